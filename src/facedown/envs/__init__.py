"""Offers the games as environments for learning and search: one game (`env`), or thousands in one array (`batch`)."""
