"""The games on a GPU, beside pgx, in one run; each game first compared with the processor, byte by byte."""
