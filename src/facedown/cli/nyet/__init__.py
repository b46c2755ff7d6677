"""How the terminal draws NYET!."""
