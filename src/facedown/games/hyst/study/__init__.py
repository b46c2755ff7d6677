"""Says what is measured and asked of H.Y.S.T."""
