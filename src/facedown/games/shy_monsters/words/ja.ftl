# Shy Monsters：ログ、手、断る理由、ヒント。

monster = { $monster ->
    [bat] コウモリ
    [dragon] ドラゴン
    [mantis] カマキリ
    [cobra] コブラ
    [kraken] クラーケン
   *[gargoyle] ガーゴイル
}
monster-begin = { monster }
monster-nominative = { monster }
monster-accusative = { monster }
monster-dative = { monster }

## プレイヤー（名前がわからないとき）

hero = 勇者
master = ダンジョンマスター
seat = 席{ $seat }

## 場所：入口からの位置かコード

where-across = { $side ->
    [left] 左{ $across }
   *[right] 右{ $across }
}
where-along = { $rise ->
    [up] 上{ $along }
   *[down] 下{ $along }
}
where = { where-across }・{ where-along }

place = { $cell ->
    [entrance] 入口
    [nothing] 何もなし
   *[other] { $cell }のタイル
}
place-at = { place }
place-over = { $over ->
    [entrance] 入口
   *[other] { $over }のタイル
}

## モンスターの居心地がいい場所

home = { $monster ->
    [bat] 角にタイルが接する部屋
    [dragon] 行き止まり
    [mantis] まっすぐな通り道
    [cobra] 内側の空いた曲がり角
    [kraken] 分かれ道
   *[gargoyle] 2×2のかたまり
}
home-begin = { home }
home-yes = { $monster ->
    [bat] 角にタイルが接している
    [dragon] 行き止まりにいる
    [mantis] まっすぐな通り道にいる
    [cobra] 内側の空いた曲がり角にいる
    [kraken] 三方から道が来ている
   *[gargoyle] 2×2のかたまりの中にいる
}
home-no = { $monster ->
    [bat] 角に接するタイルがない
    [dragon] 行き止まりではない
    [mantis] まっすぐな通り道ではない
    [cobra] 内側の空いた曲がり角ではない
    [kraken] 道が三方に足りない
   *[gargoyle] 2×2のかたまりがない
}

## めくられたタイル（ログの行の一部）

flip-exit = 出口
flip-corridor = 通路
flip-known = 知っている場所
flip-active = { monster }、{ home-yes }：居心地がよく、襲ってくる
flip-uncomfy = { monster }、{ home-no }：無害
flip-panicked = { monster }、ほかのモンスターの隣でパニック：無害
flip-dead = { monster }を倒した
looked = { place }：{ $flip }
looked-then = { $first }。{ $then }

## ログ

log-roles = { $master }がダンジョンマスター、{ $hero }が勇者です。
which = { $games ->
    [1] { "" }
   *[other] 第{ $game }局：
}
log-building = { which }第{ $storey }階層：{ $storey ->
    [1] { $master }（ダンジョンマスター）が、{ $hero }（勇者）の挑む階層を組み立てています。
   *[other] { $master }が組み立てています。
}
log-building-hand = { log-building }手元：{ AND($hand) }。
log-built = 第{ $storey }階層が完成：裏向きのタイルが6枚。
log-named = 第{ $storey }階層：{ $hero }が{ place }を指定します。
log-looks = 第{ $storey }階層：{ $hero }が見ます。{ $looked }。
log-explore = { $hero }が{ place }へ進みます：{ $landed }。
log-attack = { $hero }が{ place }を攻撃：{ $landed }。
log-jump = { $hero }が{ place-over }を跳び越えて{ place }へ：{ $landed }。
log-jump-flipped = { $hero }が{ place-over }を跳び越えて{ place }へ：{ $landed }。跳び越えたタイル：{ $between }。
log-jump_attack = { $hero }が{ place-over }を跳び越え、{ place-at }を攻撃：{ $landed }。
log-jump_attack-flipped = { $hero }が{ place-over }を跳び越え、{ place-at }を攻撃：{ $landed }。跳び越えたタイル：{ $between }。
log-cleared = { $hidden ->
    [0] 第{ $storey }階層を突破。隠れたままのモンスターはいません。
    [1] 第{ $storey }階層を突破。モンスター1体は隠れたままです。
   *[other] 第{ $storey }階層を突破。モンスター{ $hidden }体は隠れたままです。
}
log-end-hero_escaped = { which }{ $hero }が最後の出口から脱出。{ $hero }の勝ち。
log-end-hero_killed = { which }第{ $storey }階層で{ monster-begin }が{ $hero }を捕らえました。{ $master }の勝ち。
log-end-hero_trapped = { which }{ $hero }は第{ $storey }階層で閉じ込められました。{ $master }の勝ち。
log-end-resigned = { which }{ $loser }が投了。
log-match = { $name }がマッチに勝利（突破した階層 { $first }対{ $second }）。
log-match-draw = マッチは引き分け。

## 手

choice-lay = { $cell }にタイルを置く
choice-exit = { place }に出口を置く
choice-monster = { place }に{ monster-accusative }を置く
choice-reveal = { place }を見る
choice-explore = { place }へ進む
choice-attack = { place }を攻撃する
choice-jump = { place-over }を跳び越えて{ place-at }に降りる
choice-jump_attack = { place-over }を跳び越えて{ place-at }を攻撃する
choice-resign = 投了する

## 断る理由

refused-no_move = そのような手はありません
refused-resign = 投了は手番の手ではありません
refused-kind = { $asked ->
    [lay] 今はタイルを置きます
    [exit] 今は出口を置きます
    [monster] 今はモンスターを置きます
    [reveal] 今は勇者がタイルを見ます
   *[walk] 今は勇者が進むか、攻撃か、ジャンプをします
}
refused-lies = そこにはもうタイルがあります
refused-touch = タイルはほかのタイルに接していなければなりません
refused-order = 今は{ monster-nominative }を置きます
refused-entrance = 入口には何も置けません
refused-taken = そこにはもう何かあります
refused-not_yours = そこにあなたのタイルはありません
refused-not_down = そこに裏向きのタイルはありません
refused-named = もう指定してあります
refused-is_up = もう表向きです
refused-no_attack = この階層の攻撃は使い切りました
refused-no_jump = この階層のジャンプは使い切りました
refused-no_tile = { place-at }にタイルはありません
refused-free = そこは自由に歩けるので、手にはなりません
refused-far = 歩ける所の隣ではありません
refused-deadly = そこには居心地のいいモンスターがいます。攻撃するか、跳び越えるか、回り道をしてください
refused-known_exit = わかっている出口に攻撃する相手はいません
refused-land_nowhere = 降りるタイルがありません
refused-land_back = ジャンプは跳んだ場所には戻れません
refused-land_deadly = 居心地のいいモンスターの上に降りてしまいます
refused-strike = 降りる所に攻撃する相手がいません
refused-land_ahead = このテーブルでは、ジャンプで歩ける所には戻れません
refused-waste = 知っているタイルを越えて歩ける所に戻っても、ジャンプが無駄になるだけです

## ヒント

advice-lay = { home-begin }：{ monster-nominative }の好みです。
advice-makes = { place-at }が{ home }になり、{ monster-nominative }の好みに合います。
advice-door = 入口から先への道は一つだけです。
advice-exit = 入口からいちばん遠い部屋です。
advice-beside = { monster-dative }の隣：あとからめくられた方がパニックになります。
advice-bluff = はったり：そこでは無害ですが、勇者にはわかりません。
advice-gate = { home-begin }で、出口への道はすべてここを通ります。
advice-home = { home-begin }：{ monster-nominative }にとって居心地のいい場所です。
advice-safe-up = モンスターは2体とも表向き。残りは安全です。
advice-safe-nobody = まだここにいるかもしれないモンスターには、居心地の悪い場所です。
advice-safe-panic = 表向きのモンスターの隣では、ほかのモンスターはパニックになります。
advice-look-way = 避けて通れない場所です。
advice-look-most = いちばん多くのモンスターの好みに合う場所です。
advice-out = 外への出口です。
advice-down = 下へ降りる出口です。
advice-step-fewer = 隣のタイルの中で、好みに合うモンスターが少ない方です。
advice-step-only = ほかに進む道がありません。
advice-attack-kills = { monster-accusative }を倒して道を開けます。
advice-attack-look = 出口はもうわかっています。ここで調べても損はありません。
advice-attack-way = そこに危険はなく、避けて通ることもできません。
advice-jump-look = ただで見られます。降りるのは知っている場所です。
advice-jump-exit = まっすぐ出口に着きます。
advice-jump-strikes = 降りる所に危険はなく、間のタイルも見られます。
advice-jump-safe = 見てわかる安全な場所に降ります。
advice-jump-past = { monster-dative }をやり過ごせます。
advice-jump-fewer = 降りる所より、間のタイルの方が多くのモンスターの好みに合います。
