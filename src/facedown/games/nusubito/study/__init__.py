"""Says what is measured and asked of Nusubito."""
