# MYST：ボードの言葉。

book = リンキング​ブック

island = 島
whole = 島全体
legend = 数えるのは印の付いた板だけ
legend-about = 「1」の板が付いたスイッチは、埋めたチームの1点になります。
cell-open = 空き
cell-key = { $place }のキーマス
cell-switch = スイッチ、1点
cell-top = 上に{ $team }のキーピース
cell-pawn = { $team }のコマ
cell-here = 選べます
cell-steps = { $steps ->
    [0] ここにとどまる
   *[other] { $steps }歩
}
cell-lay = ここで自分のキーピースを置ける
cell-remove = ここで相手のキーピースを取り除ける
cell-stake = { $points ->
   *[other] { $points }点の見込み
}

ask-wait = お待ちください…
ask-deal = カードが配られています。
ask-pick = どのランドマークから始めますか？ 相手チームには見えません。
ask-pick-sure = { $place }から始めますか？
ask-pick-done = { $place }を秘密に選びました。{ $team }が選んでいます。
ask-pick-both = 両チームが最初のランドマークを秘密に選んでいます。
ask-set = 最初のキーピースを置いてください：{ $place }。
ask-set-again = { $place }は先に取られました。別のランドマークを選んでください。
ask-set-other = { $who }が最初のキーピースを置きます。
ask-race = 自分のピースに接するように置いてください。
ask-race-sure = { $cell }：{ $motif }。よろしいですか？
ask-race-any = リンキングブックが開いています。どこにでも1枚置けます。
ask-race-other = { $who }がピースを置きます。
ask-cut = 孤立しました。自分のピースに接する空きマスがありません。
ask-cut-other = { $who }は孤立しています。
ask-intent = 手{ $hand }：置けるピースを何でも探しますか、一つのマスを狙いますか？
ask-intent-other = ピースを探しています。
ask-spin = スピナーが回っています。
ask-pre = { $steps ->
   *[other] { $steps }歩まで進むか、とどまってください。
}
ask-pre-sure = { $steps ->
   *[other] { $cell }：{ $motif }へ{ $steps }歩。もう一度タップで移動。
}
ask-pre-pass = 1歩ずつ：残り{ $steps }。
ask-pre-other = { $who }は{ $steps }歩まで進めます。
ask-act = { $place }に着きました。
ask-act-other = { $who }が{ $place }に着きました。
ask-jump = コマのいないマスへ、どこにでも跳べます。
ask-jump-sure = { $cell }：{ $motif }へ跳びますか？
ask-jump-other = { $who }が跳びます。
ask-post = 移動しました。手番を終えますか？
ask-post-other = { $who }が移動しました。
ask-mate = { $name }がチームの代表です。
ask-live = レース中です。

do-choose = 選ぶ
do-lay-first = 置く
do-done = 決定
do-undo = 待った
do-any = 置けるピース
do-wait = 待つ
do-wait-always = 最後まで待つ
do-book = リンキングブックを使う
do-book-walk = 移動の前かあとに、どこへでも跳べます
do-book-race = どこにでも1枚置けます
do-book-sure = 今使いますか？ 取り消せません。
do-book-yes = ブックを使う
do-book-no = 取っておく
do-stay = とどまる
do-stop = ここで止まる
do-end = 手番終了
do-go = { $cell }へ進む
do-jump = { $cell }へ跳ぶ
do-seek = { $cell }を狙う
do-lay = 自分のキーピースを上に置く
do-lay-so = { $place }を支配できます
do-remove = 相手のキーピースを取り除く
do-remove-so = { $place }は永久にあなたのもの
do-leave = そのままにする
do-leave-so = 何も変わりません
do-points = { $points ->
    [0] 自分の得点なし
   *[other] あなたに+{ $points }
}

count-pieces = ピース
count-switches = スイッチ
count-keys = ランドマーク
count-now = 今なら{ $points }点
count-cut = 孤立
count-book = ブック使用中

strip-title = ランドマーク
strip-control = { $team }が支配
strip-nobody = 空き
strip-base = 下は{ $team }
strip-top = 上は{ $team }
strip-settled = 確定
strip-cards = あなたのカード{ $values }、{ $points }点がかかる
strip-theirs = { $team }は{ $values }

hand-title = あなたのカード
hand-of = { $team }のカード
hand-bonus = ボーナス2
hand-bonus-about = このキーピースをレースで置いていれば+2。
hand-played = ブック使用済み
hand-cover = 隠す
hand-uncover = 見せる
hand-covered = 伏せたカード
hand-open = カード
hand-book = どこへでも跳ぶ、1回

turns-title = ターン{ $round }/{ $turns }
turns-last = 最後のターン：相手の応手なし
turns-lastround = 最後のラウンド
turns-first = { $team }が先に動きます
spin-turns = { $number }ターン
spin-spaces = { $team }のスピナーは{ $number }

tool-notes = メモと距離
reach-about = 各コマからの歩数と、スピナー1回で届く確率。
reach-pawn = 今いる所
notes-about = あなたの手札から見て、相手チームが持ちうるカード。印はあなたにしか見えません。
notes-odds = 未見{ $number }枚、1枚以上持つ確率{ $chance }%
notes-books = 相手の手札のリンキングブック
notes-have = 持っている
notes-may = 持つかも
notes-not = 持たない

score-title = 得点計算
score-skip = 飛ばす
score-again = もう一度数える
score-switches = スイッチ
score-values = カードの値
score-bonuses = ボーナス
score-total = 合計
score-bonus = ボーナス+2
score-undealt = 配られなかったカード
score-wins = { $team }の勝ち
score-draw = 引き分け
score-resigned = { $team }の投了
