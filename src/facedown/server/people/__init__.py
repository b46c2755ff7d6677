"""Keeps profiles, passkeys and ratings."""
