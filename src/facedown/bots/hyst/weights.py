"""Says what counts how much in a position, as fitted to games of the bots against themselves.

The numbers are in the order in which `worth.py` describes a seat: strength is their weighted sum. They are what
`python -m facedown.bots.hyst.fitting --seed 1` gives: six times 1,200 games of regulars with 2, 4 and 6 players, the
first ones by START. Cards are in the order of `pieces.CARDS`; before them stands what a second card of a type adds. In
the base edition, in which these games were, there are no Vents: they count by the steps they save alone.
"""

WEIGHTS = (
    # The holder: being it, the chance to get out (logit), steps (tenths), the chance to get out at once, more seats.
    0.641,
    0.19,
    0.176,
    0.784,
    0.11,
    0.167,
    0.227,
    0.16,
    0.362,
    0.193,
    0.193,
    0.191,
    0.121,
    0.052,
    0.182,
    0.023,
    0,
    # A seat after the holder: harm before its turn and after it, how far (tenths, and near), how far beside the
    # holder's steps, the order of moving.
    0.549,
    -0.327,
    0.032,
    0.354,
    -0.214,
    -0.268,
    0.026,
    0.121,
    0.155,
    0.243,
    0.179,
    0.096,
    0.143,
    0.133,
    0.02,
    0.062,
    0.16,
    0,
    # A seat when the diamond lies loose: chances to take it and to win with it (logarithms), how far (tenths), how far
    # ahead of the others, the order of moving, steps from the diamond to an exit (tenths).
    -0.011,
    0.155,
    -0.166,
    -0.069,
    -0.288,
    0.08,
    -0.006,
    0.036,
    0.084,
    0.013,
    0.05,
    0.039,
    0.035,
    0.052,
    -0.021,
    -0.036,
    0.006,
    0,
)
