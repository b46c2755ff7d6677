"""Solves Shy Monsters storey by storey; docs/solving.md describes how, and how good the result is."""
