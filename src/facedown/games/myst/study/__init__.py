"""What is measured and asked of MYST."""
