import Testing

@Suite struct KernelLevelTests {}
