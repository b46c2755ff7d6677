"""Says what is measured and asked of Shy Monsters."""
