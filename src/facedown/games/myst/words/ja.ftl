# MYST：ログ、手、断る理由、ヒント、レースの審判。

## チームと島の名所

team-0 = 青
team-1 = 黄
team = { $team ->
    [0] { team-0 }
   *[1] { team-1 }
}
place-gears = 大歯車
place-planetarium = プラネタリウム
place-rocket = ロケット
place-library = 図書館
place-ship = 沈没船
place-clock = 時計塔
place-cabin = 丸太小屋
place = { $landmark ->
    [gears] { place-gears }
    [planetarium] { place-planetarium }
    [rocket] { place-rocket }
    [library] { place-library }
    [ship] { place-ship }
    [clock] { place-clock }
   *[cabin] { place-cabin }
}
place-accusative = { place }
place-genitive = { place }の
spot = { $landmark ->
    [none] { $cell }
   *[other] { $cell }（{ place }）
}

## 手札

card = { place }{ $value }
card-book = リンキングブック

## ログ

log-dealt = カードが配られました。
log-dealt-own = カードが配られました：{ ROW($cards) }。
log-first = { $who }から始めます。
log-picked = { $who }が選びました。
log-picked-own = { $who }は{ place-accusative }を選びました。
log-key = { $who }が{ place-genitive }キーピースを置きます（{ $cell }）。
log-covers = { $who }が{ $cell }を取ります（残り{ $left }）。
log-book-race = { $who }がリンキングブックを使い、どこにでも1枚置けます。
log-book-walk = { $who }がリンキングブックを使います。
log-waits = { $who }は孤立して待ちます。
log-time = レースの時間切れ。ここからは交互に置き、{ $who }が先です。
log-turns = { $turns ->
    [5] 5ターンです。
    [6] 6ターンです。
    [7] 7ターンです。
    [8] 8ターンです。
    [9] 9ターンです。
   *[10] 10ターンです。
}
log-begins = { $who }が先に動きます。
log-spins = { $who }のスピナーは{ $spin }。
log-stays = { $who }は{ $cell }にとどまります。
log-walks = { $steps ->
   *[other] { $who }が{ $start }から{ $to }へ進みます（{ $steps }歩）。
}
log-jumps = { $who }が{ $to }へ跳びます。
log-lay = { $who }が{ place }のキーピースを上に置きます。
log-remove = { $who }が{ $other }の{ place }のキーピースを取り除き、ゲームから外します。
log-leave = { $who }は{ place-accusative }をそのままにします。
log-ends = { $who }が手番を終えます。
log-wins = { $own }対{ $theirs }で{ $who }の勝ち。
log-draw = { $own }対{ $theirs }で引き分け。
log-resigned = { $who }が投了。{ $other }の勝ち。

## 手

choice-key = { place-genitive }キーピースを置く
choice-place = { spot }に置く
choice-focus = { spot }のピースを探す
choice-any = 置けるピースを何でも探す
choice-book = リンキングブックを使う
choice-wait = 待つ
choice-move = { spot }へ進む
choice-stay = { $cell }にとどまる
choice-jump = { spot }へ跳ぶ
choice-step = { spot }へ1歩進む
choice-stop = ここで止まる
choice-lay = 自分のキーピースを上に置く
choice-remove = 相手のキーピースを取り除く
choice-leave = そのままにする
choice-end = 手番を終える
choice-time_up = 時間切れ
choice-resign = 投了する

## 断る理由

refused-no_move = そのような手はありません
refused-over = 対局は終了しています
refused-time_up = 時間切れを告げるのは時計だけです
refused-not_now = 今はその手ではありません：{ $asked }
refused-chance = 今は運の番です
refused-ask-key_pick = 最初のランドマークを選んでください
refused-ask-key_set = 最初のキーピースを置いてください
refused-ask-cut_off = チームは孤立しています。待つか、リンキングブックを使ってください
refused-ask-intent = 手が探すピースを決めてください。何でもよいか、特定のマスのものか
refused-ask-race = ピースを置いてください
refused-ask-pre = コマを進めてください
refused-ask-act = ここでキーピースを置くか取り除くか、そのままにしてください
refused-ask-jump = 跳ぶマスを選んでください
refused-ask-post = 手番を終えるか、リンキングブックを使ってください
refused-landing = そこにはコマがいます
refused-can_lay = ピースを置けるチームは待てません
refused-lay_or_remove = 置くと取り除くのうち、ここでできるのはもう一方です
refused-share = 二つのコマは同じマスに入れません
refused-no_book = リンキングブックを持っていません
refused-walk_only = この対局のリンキングブックは探索用です
refused-book_open = リンキングブックがもう開いています。好きな所にピースを置いてください
refused-not_cut_off = リンキングブックは孤立したチームのためのものです
refused-one_book = リンキングブックは1手番に1枚です
refused-mid_walk = 移動の途中ではできません
refused-around_walk = リンキングブックは移動の前かあとに使います
refused-covered = そのマスはもう埋まっています
refused-cut_off = チームは孤立しています
refused-looked_for = チームの別の手がそのピースを探しています
refused-touch = 自分のピースに接していなければなりません
refused-stepwise = 1歩ずつ進んでください
refused-whole_walk = 移動の終点を指定してください
refused-pawn = そこには相手のコマがいます
refused-far = { $spin }では届かないか、相手のコマがふさいでいます
refused-picked = チームが選んだキーピースを置いてください
refused-own_cards = 自分のカードのランドマークから始めてください
refused-key_lies = そのキーピースはもう置かれています

## ヒント

advice-first = 手札から見て{ $points }点の値打ちがあります。
advice-first-none = そのカードは持っていません。
advice-key = { place-genitive }キーピース：あなたには{ $points }点。
advice-key-none = { place-genitive }キーピース：相手がカードを持っているかもしれません。
advice-switch = スイッチ：1点。
advice-any = 全部のピースを一度に探すのが一番速いです。
advice-book-race = ピース1枚を、盤上のどこにでも置けます。
advice-book-walk = 同じ手番で二つ目のランドマークに行けます。
advice-yours = { place }があなたのものになります：+{ $points }。
advice-stands = あなたのコマがいる所では、誰も手を出せません。
advice-control = { place-accusative }を支配できます：あなたに+{ $points }。
advice-deny = { place-accusative }を支配し、相手には渡しません。

## リアルタイムのレースの審判

drop-race_closed = レース中ではありません。
drop-cooling = { $seconds }秒待ってください。
drop-not_holder = そのピースを持っていません。
drop-piece_held = このピースは{ $name }が持っています。
drop-cell_taken = もう埋まっています。
drop-faster = { $who }が{ $seconds }秒早く置きました。
drop-not_touching = 自分のピースに接する所に置いてください。
drop-wrong_cell = ここには合いません。
drop-wrong_turn = 場所は合っています。回してください。
drop-not_captain = ブックを使えるのはキャプテンだけです。
drop-already_pending = ブックがもう開いています。
drop-not_cut_off = 孤立していません。
drop-no_book = リンキングブックを持っていません。
drop-not_saved = 今は保存できません。少し待ってもう一度お試しください。
