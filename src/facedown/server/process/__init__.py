"""Starts the server and looks after it while it runs."""
