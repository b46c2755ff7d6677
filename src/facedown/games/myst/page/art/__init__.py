"""Draws the island of MYST: its picture, jigsaw cut and two tints, written as SVG text by plain Python.

The picture is a list of flat shapes. A piece is a window on that list: shapes are cut off at the window and told in
the piece's own coordinates, so that the text of a piece carries its picture and nothing about where it belongs.
"""
