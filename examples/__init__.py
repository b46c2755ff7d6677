"""Whole programs around Facedown, to read and to start from. Run them from the root of the repository."""
