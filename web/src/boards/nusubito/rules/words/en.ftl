# Nusubito: what stands below the drawn examples in its rules.

thief = The Thief: Rod { $rod }
mist = The Mist: Rod { $rod }
house = The house at the start with its { $pawns } pawns. Columns are letters, rows are numbers; nine temples have roofs, and a Rod stands at the edge of each of their rows and columns.
house-seen = A board of five by five cells, A1 to E5. Temples lie at the corners, in the middle of each side and in the centre; { $pawns } pawns stand in the courtyard between them.
sacrifice = Three turns of a day. The Mist sees backs alone, and that a second Coin lies under the last one: it was sacrificed for a run.
sacrifice-seen = A row of three slots with face-down Coins, { $coins } in all; under the third one another Coin peeps out.
walk = From C3 to { $temple } the way leads over { $cell }. That costs { $price ->
    [0] no Dart
    [one] a Dart
   *[other] { $price } Darts
}, and the pawn there ({ $pawn }) falls. The Mist hears of it, but not where he is.
walk-seen = The board as the Thief sees it: he is on { $temple }, and the pawn on { $cell } lies. Below it a list of what the Mist will see.
rod = The Thief has looked at Rod { $rod } and knows that it is { $colour ->
    [green] green
   *[red] red
}. The Mist { $known ->
    [none] only sees which Rod was turned
   *[other] sees that too
}: he must have been in its row.
rod-seen = The Rods of the three rows, twice. The Thief's have a colour on Rod { $rod }; those of the Mist show the same Rod turned, without a colour.
