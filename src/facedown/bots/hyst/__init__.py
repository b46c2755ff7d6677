"""The bots of H.Y.S.T."""
