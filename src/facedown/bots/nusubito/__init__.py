"""The bots of Nusubito: for each level a Mist and a Thief (docs/bots.md)."""
