"""Plays the games on a GPU: the same rules, compiled for CUDA (see docs/gpu.md).

Everything here imports without a GPU and without a compiler; an error names what is missing when it is needed.
"""
