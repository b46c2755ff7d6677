"""Benchmarks: ours beside OpenSpiel's, in one run on one machine, as ratios. Run by `make bench`."""
