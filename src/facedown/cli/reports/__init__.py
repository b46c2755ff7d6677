"""Writes the reports of `facedown solve` as web pages."""
