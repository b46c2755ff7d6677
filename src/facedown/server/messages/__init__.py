"""Declares the messages between page and server."""
