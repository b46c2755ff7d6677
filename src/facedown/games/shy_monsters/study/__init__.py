"""What is measured and asked of Shy Monsters."""
