# H.Y.S.T.: what stands below the drawn examples in its rules.

lines = Red stripes are what cameras see. A step from { $from } to { $to } runs into { $by ->
    [laser] a laser
   *[camera] the view of a camera
}: caught before getting across, and the diamond stays on { $dropped }.
lines-seen = The museum with red stripes from each camera to the next wall. A thief with the diamond on { $from }; the step to { $to } is marked as caught at a laser.
turn = A roll of { $rolled }. From { $from } it is { $steps } steps to { $to } on a way that no camera sees; that leaves { $left ->
    [one] { $left } point
   *[other] { $left } points
}. Cards may come before, between and after the steps.
turn-seen = A die showing { $rolled }, and the museum with a dotted way from { $from } to { $to }.
steal = Of the { $all } faces of the diamond die { $good ->
    [one] one steals: a chance of one in { $all }
   *[other] { $good } steal
}. One try a turn.
steal-seen = The faces of the diamond die; ticked are those that steal, { $good } of { $all }.
escape = The holder walks from { $from } through the corner to the starting space { $to } and has won at once. A Barricade on it would stop this.
escape-seen = A corner of the museum: a dotted way leads the thief with the diamond out to { $to }. Another starting space lies under a Barricade.
