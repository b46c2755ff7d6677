# MYST: what stands below the drawn examples in its rules.

bare = as laid in the race
covered = covered by the others’ Key Piece
settled = won back for good
place = Lit are the { $count } cells on which { $team } may lay now: each shares an edge with a cell of its own colour. Cells at a corner alone are not among them.
place-seen = The island in the race, with blue and yellow cells. { $count } open cells beside cells of { $team } are lit.
step = { $team } has spun { $spin } and walks { $steps } steps from { $from } to { $to }, over cells of any colour, never diagonally. All lit cells are near enough.
step-seen = The finished island. A line leads the pawn of { $team } from { $from } to { $to }; the cells that it can reach are lit.
key = A ring says who controls a landmark. { $covered }: { $laid } laid it in the race, { $over } lies on top. { $settled }: the piece on top was taken off again, so it is { $owner }’s for good.
key-seen = The finished island with its landmarks. A list says of each who controls it and how: as laid, covered, or won back for good.
score = { $team }: { $switches } for switches, { $values } for cards, { $bonuses } as bonus, { $total } in all. { $other } has { $least }.
score-seen = A table of points. { $team }: switches { $switches }, cards { $values }, bonus { $bonuses }, total { $total }. { $other }: total { $least }.
