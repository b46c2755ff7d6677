# Nusubito：ログ、手、断る理由、ヒント、メモ。

## プレイヤー（名前がわからないとき）

thief = 盗人
mist = 霧
seat = 席{ $seat }

## コマと場所

slot = { $day }日目・ラウンド{ $round }{ $layer ->
    [S] （下）
   *[L] { "" }
}
pawn = { $level ->
    [0] ヒーラー
    [1] ビルダー
   *[2] シーカー
}
colour = { $colour ->
    [green] 緑
   *[red] 赤
}
line = { $axis ->
    [row] { $name }行目
   *[column] { $name }列
}
rod = ロッド{ $name }は{ colour }
fallen = { $thrown ->
    [0] { $start }の{ pawn }
   *[1] { $start }の{ pawn }（{ $to }へ）
}
which = { $games ->
    [1] { "" }
   *[other] 第{ $game }局：
}

## What the Thief did by day: "Ann ..."

did-lay = コインを置く
did-lay-two = コインを重ねて置く
did-sacrifice = コインを脇に置く
did-dart = 矢を取る
did-rod = ロッド{ $name }を見る
did-coin = { $name }のコインを取り戻す

## The same as steps in their order

order-down = { $start }の{ pawn }が倒れる
order-thrown = { $start }の{ pawn }が{ $to }へ飛ばされる
order-sacrifice = コインを捧げる
order-dart = 矢
order-rod = ロッド{ $name }
order-coin = { $name }のコイン

## What the Thief did by night

night-dart = 矢
night-rod = ロッド{ $name }
night-coin = { $name }のコイン
night-unbolster = { $name }の補強

## Log

log-roles = { $thief }が盗人、{ $mist }が霧です。
log-begins = { $games ->
    [1] 対局開始：{ $thief }（盗人）対{ $mist }（霧）。
   *[other] 第{ $game }局開始：{ $thief }（盗人）対{ $mist }（霧）。
}宝は隠され、盗人はC3にいます。
log-day = { $day }日目、ラウンド{ $round }。{ $acts ->
    [0] { $thief }は動きません。
   *[other] { $thief }の行動：{ ROW($did) }。
}{ $count ->
    [0] { "" }
   *[other] 倒れたコマ：{ ROW($downed) }。
}{ $order ->
    [0] { "" }
   *[other] 順番：{ ROW($steps) }。
}手持ちの矢{ $darts }本。
log-night = { $day }日目の夜。{ $thief }が{ $points }ポイント使います：{ ROW($done) }。{ $reveal ->
    [row] 居場所は{ $name }行目です。
    [col] 居場所は{ $name }列です。
    [temple] 居場所は{ $name }です。
   *[nothing] { "" }
}手持ちの矢{ $darts }本。
log-night-nothing = { $day }日目の夜。{ $thief }は隠れたまま何もしません。手持ちの矢{ $darts }本。
log-step-leap = { $name }へ跳びました。{ $count ->
    [0] { "" }
   *[other] 倒れたコマ：{ ROW($downed) }。
}
log-step-throw = シーカーは{ $name }に落ちました。
log-step-shoot = { $name }のシーカーを射ました。
log-step-sacrifice = コイン{ $name }を脇に置きました。
log-step-dart = 矢を1本取りました。
log-step-rod = ロッド{ $name }を見ました：{ colour }。
log-step-coin = { $slot }のコイン{ $coin }を取り戻しました。
log-step-unbolster = { $name }の補強を取りました。
log-step-lay = コイン{ $name }を置きました。
log-move = { $start }の{ pawn }が{ $to }へ移動{ $healer ->
    [0] { "" }
   *[1] し、{ $start }にヒーラーを残します
}。
log-climb = { $start }の{ pawn }が{ $to }に登り{ $healer ->
    [0] ます
   *[1] 、{ $start }にヒーラーを残します
}。
log-heal = { $healer }のヒーラーを手放し、{ $pawn }のコマが起き上がります。
log-upgrade = { $first }、{ $second }、{ $third }が合体し、{ $to }の{ pawn }になります。
log-bolster = { $builder }のビルダーを手放し、{ $temple }を補強します。
log-bolster-moved = { $builder }のビルダーを手放し、{ $source }の補強を{ $temple }に移します。
log-spawn = { $cell }に{ pawn }が現れます。
log-raise = { $cell }のコマが{ pawn }に格上げされます。
log-done = { $mist }が手番を終えます。
log-done-night = { $mist }が夜を終えます。
log-new_day = { $count ->
    [0] 起き上がるコマはありません。
   *[other] すべてのコマが起き上がります：{ ROW($risen) }。
}{ $day ->
    [0] { "" }
   *[other] { $day }日目が始まります。
}
log-claimed = { $thief }が{ $temple }で宝を宣言：{ $row }、{ $column }。
log-captured = { $temple }のシーカーが{ $thief }を捕まえようとします。{ $right ->
    [0] 失敗：{ $thief }は{ $thief_at }にいました。
   *[1] 成功：{ $thief }はそこにいました。
}
log-end-treasure_found = { which }宝はそこにありました。{ $thief }の勝ち。
log-end-treasure_missed = { which }宝は{ $treasure }でした。{ $mist }の勝ち。
log-end-thief_caught = { which }{ $thief }が捕まりました。{ $mist }の勝ち。
log-end-capture_missed = { which }捕まえ損ねました。{ $thief }の勝ち。
log-end-thief_stuck = { which }{ $thief }は{ $thief_at }で逃げ道を失いました。{ $mist }の勝ち。
log-end-resigned = { which }{ $loser }が投了。
log-end-drawn = { which }最後の日が終わりました。引き分け。
log-match = { $name }が{ $most }対{ $least }でマッチに勝利。
log-match-drawn = マッチは引き分け。

## Moves

choice-leap = { $name }へ跳ぶ
choice-shoot = { $name }のシーカーを射る
choice-sacrifice = コイン{ $name }を捧げる
choice-land = シーカーを{ $name }へ飛ばす
choice-unbolster = { $name }の補強を取る
choice-rod = { line }のロッドを見る
choice-dart = 矢を取る
choice-lay = ここで止まり、コインを置く
choice-treasure = ここで宝を宣言する
choice-concede = 負けを認める
choice-end = 手番を終える
choice-coin = { $name }のコインを取り戻す
choice-capture = { $name }で盗人を捕まえる
choice-spawn = { $name }にヒーラーを置く
choice-raise = { $name }のコマを格上げする
choice-reveal-row = 終えて行を明かす
choice-reveal-col = 終えて列を明かす
choice-move = { $start }から{ $to }へ動かす
choice-heal = { $healer }のヒーラーを手放し、{ $pawn }を治す
choice-upgrade = { $first }、{ $second }、{ $third }を{ $to }で合体させる
choice-bolster = { $builder }のビルダーを手放し、{ $temple }を補強する
choice-bolster-moved = { $builder }のビルダーを手放し、{ $source }の補強を{ $temple }に移す
choice-resign = 投了する

## Refusals

refused-no_move = そのような手はありません
refused-no_way_on = そのあと手番を終えられなくなります
refused-resign = 投了は手番の手ではありません
refused-asked = 今できるのは次のどれかです：{ ROW($verbs) }
refused-stage-land = 先に、シーカーを飛ばす先をこの寺院の空いた道のマスから選んでください
refused-stage-close = コインは置きました。手番を終えるか、宝を宣言してください
refused-stage-stuck = できる手番がありません。ここで宝を宣言するか、負けを認めてください
refused-leap-far = 隣の寺院ではありません
refused-leap-bolsters = 補強された寺院同士の間は跳べません
refused-leap-points = その跳躍には{ $points }ポイント必要ですが、残りは{ $most }のうち{ $left }です
refused-leap-darts = その跳躍には矢が{ $darts }本必要ですが、持っているのは{ $held }本です
refused-seeker = そこに立っているシーカーはいません
refused-shoot-line = その寺院は同じ行にも列にもないか、あなたの居場所です
refused-shoot-darts = 射るには矢が2本必要です
refused-special-twice = 特別行動は1手番に一度です
refused-special-sacrifice = コインを捧げる手番に特別行動はできません
refused-special-leap = 特別行動と組み合わせられるのは、1ポイントの跳躍1回だけです
refused-pool = プールに矢がありません
refused-rod = そのロッドは、今いる行や列のものではありません
refused-coin = そこにコインはありません
refused-sacrifice-special = 特別行動をした手番にコインは捧げられません
refused-sacrifice-twice = コインはもう一つ捧げました
refused-sacrifice-held = そのコインは手元にありません
refused-treasure = 宝を宣言できるのは、最初に跳ぶ前か、コインを置いたあとです
refused-lay-leap = 先に別の寺院へ跳んでください
refused-lay-start = 手番は始めた場所では終われません
refused-lay-held = この寺院のコインは手元にないので置けません
refused-lay-points = 捧げたあとは、3ポイントすべてを使わなければなりません
refused-night-end = 2ポイント使ったら、行か列を明かします
refused-night-coin = そこに取れるコインはありません
refused-night-unbolster = そこに補強はありません
refused-night-reveal = 行や列を明かすのは、2ポイント使ったあとだけです
refused-actions = アクションが残っていません
refused-lies = { $cell }に立っているコマはありません
refused-used = { $cell }のコマはこの手番にもう動きました
refused-pawn = そこにはコマがあります
refused-level = 次のレベルのコマが残っていません
refused-move-climb = 寺院に登れるのはシーカーだけです
refused-move-bolster = 補強された寺院にシーカーは入れません
refused-move-builder = ビルダーは中庭の中を斜めに動きます
refused-move-seeker = 中庭のシーカーは1歩だけ動きます
refused-move-stream_end = このテーブルでは、ヒーラーは流れの端からだけ出られます
refused-move-far = このコマや、その流れの隣ではありません
refused-move-never = それはできません
refused-heal-healer = 治すために手放せるのはヒーラーだけです
refused-heal-none = そこに倒れたコマはありません
refused-heal-beside = 倒れたコマの隣に、立っているヒーラーがいません
refused-upgrade = 合体には、同じレベルの、立っていてまだ動いていないコマが三つ必要です
refused-upgrade-healers = ヒーラー三つは辺でつながっていなければなりません
refused-upgrade-builders = { $straight ->
    [0] ビルダー三つは角でつながっていなければなりません
   *[1] ビルダー三つは角で一直線につながっていなければなりません
}
refused-bolster-builder = 補強できるのはビルダーだけです
refused-bolster-far = その寺院はビルダーの隣ではありません
refused-bolster-taken = そこには補強かコマがあります
refused-bolster-stock = ストックに補強があるので、移すことはできません
refused-bolster-source = ストックに補強がありません。どの寺院から移すか指定してください
refused-spawn-courtyard = ヒーラーが現れるのは中庭です
refused-spawn-bolster = そこには補強があります
refused-spawn-none = ヒーラーが残っていません
refused-raise-lies = そこに立っているコマはありません
refused-raise-seeker = シーカーは最高レベルです
refused-raise-points = ビルダーの格上げには2ポイント必要です

## What is asked for, in a refusal

verb-leap = 跳ぶ
verb-shoot = 射る
verb-dart = 矢を取る
verb-rod = ロッドを見る
verb-coin = コインを取り戻す
verb-sacrifice = コインを捧げる
verb-lay = コインを置く
verb-treasure = 宝を宣言する
verb-unbolster = 補強を取る
verb-end = 手番を終える
verb-reveal = 行か列を明かす
verb-move = 動かす
verb-heal = 治す
verb-upgrade = 合体
verb-bolster = 補強
verb-capture = 捕まえる
verb-spawn = ヒーラーを加える
verb-raise = 格上げ

## Hints

advice-treasure-sure = ロッドが両方とも緑。宝はここです。
advice-treasure-half = ロッドの一つが緑。確率は二つか三つに一つです。
advice-leap-silent = 跡が残りません。
advice-leap-healer = ただで跳べますが、倒れるヒーラーが道筋を明かします。
advice-rod = 三度に一度は緑が見つかります。
advice-rod-settles = この向きが確実にわかります。
advice-dart = 矢が2本あれば、どのコマも一つなら越えられます。
advice-coin = 手元のコインは{ $count }枚だけです。
advice-end = これ以上は何も明かしません。
advice-shoot = 行く手をふさがなくなり、治されるまで捕まえることもできません。
advice-capture = 盗人はそこで見られました。
advice-climb = 寺院のシーカーは盗人を捕まえられ、道もふさぎます。
advice-move-healer = 鳴子になります。倒れたら、この道が使われた印です。
advice-move-builder = この道に矢1本の値がつきます。
advice-heal = シーカーが働けるようになります。
advice-upgrade = 新しいコマが、二つの寺院の間の道をふさぎます。
advice-bolster = 出入りに手番の2ポイントすべてがかかるようになります。
advice-spawn = 流れにつながります。

## Notes for the Mist, with the aid

note-over = { $cell }を跳び越えました。
note-thrown = { $temple }にいました。そこのシーカーが{ $to }へ飛ばされています。
note-struck = どこかの時点で、{ $row }行目か{ $column }列、または{ $temple }にいました。
note-stood = { $count ->
    [1] { $last }は跳び越えていません。そこのコマはまだ立っています。
   *[other] { ROW($cells) }と{ $last }は跳び越えていません。そこのコマはまだ立っています。
}
note-special = 1ポイントの跳躍を1回だけしました。前にいた寺院の隣にいて、どちらも補強されていません。
note-looked = 手番の初めか終わりに{ line }にいました。
note-coin = { $slot }のコインが手元に戻りました。これからはその寺院に戻れます。
note-run = 1から3ポイント使い、手元のコインがもう1枚減りました。
note-walk = 1か2ポイント使いました。
note-line = { line }にいます。
note-temple = { $temple }にいます。
note-nothing = 動いておらず、居場所の手がかりもありません。
