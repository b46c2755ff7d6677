# MYST：リプレイのそばの言葉。

heat = 誰がいつどこを埋めたか
heat-about = 数字はピースが置かれた順番です。
pace = { $pieces ->
   *[other] { $name }：ピース{ $pieces }枚、1枚あたり約{ $seconds }秒
}
pace-few = { $pieces ->
   *[other] { $name }：ピース{ $pieces }枚
}
turning = 勝負所（手札公開）
turning-none = 流れを変えた手はありません。
swing = { $points ->
   *[other] { $team }に{ $points }点
}
missed = 振り返り：逃した最善の移動
missed-one = ラウンド{ $round }：{ $team }は{ $walked }へ進みました。全カードが見えていれば、{ $cell }の方が{ $points }点よい手でした。
missed-none = 1ターンで大きく得をする手はありませんでした。
