import Testing

@Suite struct KernelsSeed {}
