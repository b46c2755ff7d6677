"""H.Y.S.T. in the terminal."""
