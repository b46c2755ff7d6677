"""Runs the live race before the log (M-54 .. M-66): trays, holds, lines and claims. Pure: time and lots are brought in.

Only what a team has laid, and a Book it has played, becomes an action of the game.
"""
