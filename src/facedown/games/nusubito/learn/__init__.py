"""Helps bots and learners: quick play, tensors, reasons for hints."""
