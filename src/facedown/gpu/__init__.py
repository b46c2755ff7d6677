"""The games on a GPU: the same rules, compiled for CUDA (see docs/gpu.md).

Everything here imports without a GPU and without a compiler; what is missing is said when it is needed.
"""
