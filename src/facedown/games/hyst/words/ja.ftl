# H.Y.S.T.：ログ、手、断る理由、ヒント。

## 怪盗：行動する人と、相手

thief = { $colour ->
    [red] 赤
    [orange] オレンジ
    [blue] 青
    [purple] 紫
    [green] 緑
   *[yellow] 黄
}

plan = { $plan }
museum = 完成
edge-of = { $first }と{ $second }の間

## カード

card-smoke = 煙幕
card-laser_trap = レーザー​トラップ
card-on_the_move = 駆け抜け
card-grapple = かぎ縄
card-blind_spot = 死角
card-shove = 突き飛ばし
card-the_burner = 飛ばし携帯
card-blown_away = 一陣の風
card-ultimate_thief = 大怪盗
card-barricade = バリケード
card-vents = 通気口
card = { $card ->
    [smoke] { card-smoke }
    [laser_trap] { card-laser_trap }
    [on_the_move] { card-on_the_move }
    [grapple] { card-grapple }
    [blind_spot] { card-blind_spot }
    [shove] { card-shove }
    [the_burner] { card-the_burner }
    [blown_away] { card-blown_away }
    [ultimate_thief] { card-ultimate_thief }
    [barricade] { card-barricade }
   *[vents] { card-vents }
}
effect = { $card ->
    [smoke] 一つの雲として3マスまで煙で満たす。煙の中では誰も見つからない。
    [laser_trap] 開いた辺にレーザーを張る。越えた者は捕まる。
    [on_the_move] 3歩進む。見られるのは最後の1歩だけ。
    [grapple] 壁に当たるまでまっすぐ滑る。
    [blind_spot] 好きなカメラを新しい向きに変える。
    [shove] 同じマスの怪盗を隣のマスへ押し出す。
    [the_burner] ほかのカードを1枚捨て、2枚引く。
    [blown_away] 3マスから煙を取り除く。
    [ultimate_thief] 同じマスの怪盗からダイヤモンドを奪う。
    [barricade] 出口を一つ、所持者に対して永久にふさぐ。
   *[vents] 隣の内壁を通り抜ける。
}

## 向き

dir-N = 北
dir-E = 東
dir-S = 南
dir-W = 西
direction = { $direction ->
    [N] { dir-N }
    [E] { dir-E }
    [S] { dir-S }
   *[W] { dir-W }
}

## ログ：美術館

log-tile_laid = 間取り{ $plan }を場所{ $slot }に置きます。
log-tile_turned = { $quarters ->
    [1] 角を開けるため、場所{ $slot }の間取り{ $tile }を90度回します。
    [2] 角を開けるため、場所{ $slot }の間取り{ $tile }を180度回します。
   *[other] 角を開けるため、場所{ $slot }の間取り{ $tile }を270度回します。
}
log-layout_thrown = この美術館は使えません。間取りを引き直します。
log-museum_laid = 美術館：{ $code }。

## ログ：手番

log-dealt = 全員に{ $count }枚ずつ配られます。
log-dealt-hand = { log-dealt }手札：{ ROW($hand) }。
log-first_player = { $who }から始めます。
log-entered = { $who }が{ $at }から始めます。
log-entered-again = { $who }が{ $at }に戻ります。
log-turn_starts = ターン{ $turn }：{ $who }。
log-rolled = { $who }の出目は{ $result }。
log-drew = { $who }がカードを1枚引きます。
log-drew-card = { $who }が「{ card }」を引きます。
log-reshuffled = 捨て札{ $deck }枚が新しい山札になります。
log-turn_ends = { $who }の番が終わりました。
log-time_up = 時間切れです。
log-sudden_death = サドンデス：次にダイヤモンドを取った人の勝ち。

## ログ：コマとダイヤモンド

log-moved-die = { $who }が歩きます：{ $path }。
log-moved-on_the_move = { $who }が駆け抜けます：{ $path }。
log-moved-grapple = { $who }が縄で飛びます：{ $path }。
log-moved-vents = { $who }が這って進みます：{ $path }。
log-moved-shove = { $who }が押されます：{ $path }。
log-sets_out = { $who }が{ $at }から動き出します。
log-caught = { $who }が{ $at }で見つかります。
log-caught-dropped = { $who }が{ $at }で見つかり、ダイヤモンドを{ $dropped }に落とします。
by-cameras = { $count ->
   *[other] { AND($cameras) }のカメラ
}
log-caught-camera = { $who }が{ $at }で{ by-cameras }に見つかります。
log-caught-camera-dropped = { $who }が{ $at }で{ by-cameras }に見つかり、ダイヤモンドを{ $dropped }に落とします。
log-caught-laser = { $who }が{ $edge }のレーザーにかかります。
log-caught-laser-dropped = { $who }が{ $edge }のレーザーにかかり、ダイヤモンドを{ $dropped }に落とします。
log-attacked = { $who }が{ $whom }を襲います：出目{ $die }。
log-steal = { $who }が{ $whom }から奪おうとします：{ $die }。
log-steal-failed = { $who }が{ $whom }から奪おうとします：{ $die }、失敗。
log-battle = { $who }が{ $whom }から奪おうとします：{ $die }対{ $defence }。
log-battle-failed = { $who }が{ $whom }から奪おうとします：{ $die }対{ $defence }、失敗。
log-taken = { $who }が{ $at }でダイヤモンドを取ります。
log-stolen = { $who }が{ $whom }からダイヤモンドを奪います。

## ログ：カード

log-played = { $who }が「{ card }」を使います。
log-picked-camera = { $who }が{ $at }のカメラに手を伸ばします。
log-picked-victim = { $who }が{ $whom }をつかみます。
log-picked-clear = { $who }が{ $at }の煙を払います。
log-camera_turned = { $who }が{ $at }のカメラを{ direction }に向けます。
log-laser_laid = { $who }が{ $edge }にレーザーを張ります。
log-laser_gone = { $count ->
   *[other] { ROW($edges) }のレーザーが消えます。
}
log-smoke_placed = { $who }が{ $at }を煙で満たします。
log-smoke_placed-camera = { $who }が{ $at }をカメラごと煙で満たします。
log-smoke_cleared = { $who }が{ ROW($spaces) }の煙を吹き飛ばします。
log-card_done = { $who }が「{ card }」を終えます。
log-barricaded = { $who }が{ $at }をふさぎます。
log-burned = { $who }が「{ card }」を捨てます。
log-hand_replaced = { $who }が{ ROW($cards) }を捨てて引き直します。
log-hand_replaced-empty = { $who }は手札がなく、新しく引きます。

## ログ：終わり

log-end-escaped = { $who }がダイヤモンドを持って{ $exit }から脱出。{ $who }の勝ち。
log-end-held_at_end = 時間切れ：ダイヤモンドを持つ{ $who }の勝ち。
log-end-sudden_death = { $who }がダイヤモンドを取り、勝ち。
log-end-no_holder = 時間切れ：誰もダイヤモンドを持っておらず、勝者なし。
log-end-turn_limit = 最後のターンが終わり、勝者なし。
level = { $level ->
    [easy] やさしい
    [medium] ふつう
    [hard] むずかしい
   *[any] 指定なし
}
log-end-no_layout = 千回試しても美術館ができませんでした（難しさ：{ level }、間取り{ $plans }枚）。

## 手

choice-roll = サイコロを振る
choice-replace_hand = 手札を捨てて3枚引く
choice-take = ダイヤモンドを取る
choice-steal = ダイヤモンドを奪おうとする
choice-end_turn = 手番を終える
choice-done = これで終える
choice-time_up = 時間切れ
choice-play = 「{ card }」を使う
choice-discard = 「{ card }」を捨てる
choice-face = { direction }に向ける
choice-grapple = { direction }へ縄で飛ぶ
choice-victim = { $whom }を突き飛ばす
choice-move = { $at }へ進む
choice-camera = { $at }のカメラを回す
choice-place = { $at }に煙
choice-clear = { $at }の煙を払う
choice-shove = { $at }へ押し出す
choice-vent = { $at }へ這う
choice-edge = { $at }にレーザー
choice-block = { $at }をふさぐ
choice-start = { $at }から始める

## 断る理由：使えないカード

refused-over = 対局は終了しています
refused-not_your_turn = カードは自分の番に使います
refused-roll_first = 先にサイコロを振ってください
refused-card_open = 使っている途中のカードを終えてください
refused-not_in_hand = そのカードは手札にありません
refused-smoke_pile_empty = 煙タイルが残っていません
refused-all_smoky = どこも煙でいっぱいです
refused-laser_pile_empty = レーザーが残っていません
refused-no_edge = レーザーを張る場所がありません
refused-outside = 先に美術館へ入ってください
refused-no_cameras = カメラがありません
refused-nobody_here = ほかの怪盗と同じマスにいる必要があります
refused-only_card = 捨てるカードがほかに必要です
refused-no_smoke = 美術館に煙がありません
refused-not_with_holder = 所持者と同じマスにいる必要があります
refused-all_barricaded = 出口はすべてふさがれています
refused-no_wall = 隣に内壁がありません

## 断る理由：ほかの手

refused-no_move = そのような手はありません
refused-clock = 時間切れを告げるのは時計だけです
refused-start = スタートマスをS1からS4の中から選んでください
refused-turn_start = サイコロを振るか、手札を捨ててください
refused-asks = 「{ card }」で今選ぶのは{ $kind ->
    [place] 煙を置くマス
    [edge] レーザーを張る辺
    [move] 次の1歩
    [grapple] 向き
    [camera] カメラ
    [face] 新しい向き
    [victim] 突き飛ばす怪盗
    [shove] 隣のマス
    [discard] 捨てるカード
    [clear] 払う煙
    [block] 出口
   *[vent] 通り抜ける壁
}です
refused-no_points = 移動力が残っていません
refused-come_back = いったんマスを離れてから取りに戻ってください
refused-not_at_feet = ダイヤモンドは足元にありません
refused-tried = もう試しました。1手番に一度だけです
refused-share = 奪うには所持者と同じマスにいる必要があります
refused-acted = もう行動しました
refused-before_roll = 手札の交換はサイコロを振る前です
refused-rolled = もうサイコロを振りました
refused-with_card = それはカードの手です。先にカードを使ってください
refused-shut = { $at }はふさがれていて、脱出できません
refused-walk_back = ダイヤモンドなしでスタートマスには戻れません
refused-far = { $at }は隣ではありません
refused-wall = { $at }との間に壁があります
refused-vent_open = { $at }との間に壁はありません
refused-vent_far = 隣ではありません：{ $at }
refused-clear_twice = { $at }はもう選んであります
refused-clear_none = { $at }に煙はありません
refused-camera = { $at }にカメラはありません
refused-face = もうその向きです
refused-victim = 突き飛ばせるのは同じマスの怪盗です
refused-block = { $at }はもうふさがれています
refused-grapple = すぐそこが壁です
refused-smoky = そこはもう煙です
refused-no_tile = 煙タイルが残っていません。カメラを煙の面に返すことだけできます
refused-cloud = このカードの雲に接していなければなりません
refused-edge_wall = { $at }は壁です
refused-edge_laser = { $at }にはもうレーザーがあります
refused-edge_smoke = { $at }は両側とも煙です

## ヒント

advice-take = ダイヤモンドが足元にあります。
advice-steal = 1手番に一度、{ $share }%で奪えます。
advice-no_points = 移動力が残っていません。
advice-step-wins = 出口です。勝ちになります。
advice-step-caught = そこでは捕まってしまいます。
advice-step-diamond = ダイヤモンドがそこにあります。
advice-step-way = 誰にも見られない最短の道です。そこから{ $goal ->
    [exit] 出口
    [holder] 所持者
   *[diamond] ダイヤモンド
}まであと{ $left }歩。
advice-card-wins = 外へ出て勝てるカードです。
advice-card-diamond = ダイヤモンドを取れる見込みがあります。
advice-card-catches = ダイヤモンドを持つ{ $whom }を捕まえられるかもしれません。
advice-card-ultimate_thief = 確実にダイヤモンドを奪えます。
advice-card-barricade = 所持者は別の出口を探すことになります。
advice-card-the_burner = 役に立たない2枚が、新しい2枚になります。
advice-card-laser_trap = 所持者は捕まるか、回り道をすることになります。
advice-card-smoke = 煙の中では誰も見つかりません。
advice-card-on_the_move = 最初の2歩はカメラに映りません。
advice-card-grapple = 移動力を使わずに廊下の端まで行けます。
advice-card-vents = 壁を抜ける近道です。
advice-replace = 安全な道がなく、この手札では開けそうにありません。
advice-exit = { $steps ->
   *[other] 出口まで{ $steps }歩。この出目で{ $share }%。
}
advice-safe = { $steps ->
   *[other] ダイヤモンドまで安全に{ $steps }歩。
}
advice-answer-wins = その道は外に通じています。
advice-answer-caught = 自分が捕まってしまいます。
advice-answer-holder = 所持者を捕まえられるかもしれません。
advice-entry-none = そこからダイヤモンドへの安全な道はありません。
