"""Answers requests and sockets."""
