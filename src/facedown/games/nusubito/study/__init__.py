"""What is measured and asked of Nusubito."""
