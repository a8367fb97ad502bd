import CVector

/// The row and tile kernels of this level.
public enum Kernels {}
