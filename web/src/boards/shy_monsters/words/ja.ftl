# Shy Monsters：ボードの言葉。

monster-bat = コウモリ
monster-dragon = ドラゴン
monster-mantis = カマキリ
monster-cobra = コブラ
monster-kraken = クラーケン
monster-gargoyle = ガーゴイル
home-bat = 角にタイル
home-dragon = 行き止まり
home-mantis = まっすぐな通り道
home-cobra = 内側の空いた曲がり角
home-kraken = 三方以上の道
home-gargoyle = 2×2のかたまり
why-bat-active = 角にタイルが接し、居心地がいい。
why-dragon-active = 行き止まりで、居心地がいい。
why-mantis-active = まっすぐな通り道で、居心地がいい。
why-cobra-active = 内側の空いた曲がり角で、居心地がいい。
why-kraken-active = 三方から道が来て、居心地がいい。
why-gargoyle-active = 2×2のかたまりの中で、居心地がいい。
why-bat-uncomfy = 角にタイルがなく、無害
why-dragon-uncomfy = 行き止まりでなく、無害
why-mantis-uncomfy = まっすぐな通り道でなく、無害
why-cobra-uncomfy = 内側の空いた曲がり角でなく、無害
why-kraken-uncomfy = 道が三方に足りず、無害
why-gargoyle-uncomfy = 2×2のかたまりがなく、無害
verdict-active = { $monster }：居心地がよく、襲ってくる！
verdict-uncomfy = { $monster }：{ $why }
verdict-panicked = { $monster }：ほかのモンスターの隣でパニック、無害
verdict-dead = { $monster }：倒した
verdict-exit = 出口！
verdict-corridor = 空の通路
tile-entrance = 入口
tile-exit = 出口
tile-corridor = 通路
tile-down = 裏向き
mood-active = 居心地がよく、襲ってくる
mood-uncomfy = 居心地が悪く、無害
mood-panicked = パニックで無害
mood-dead = 倒した
aria-tile = { $what }、{ $where }、辺の隣{ $edges }、斜めの隣{ $corners }
aria-hero = 勇者がここにいる
aria-secret = 勇者には見えない
aria-note = あなたのメモ：{ $note }
aria-chances = 出口{ $exit }%、襲われる{ $deadly }%
aria-named = { $number }番目に指定
aria-look = ここを見る
aria-step = ここへ進む
aria-hit = ここを攻撃
aria-over = ここを跳び越える
aria-land = ここに降りる
aria-stroke = ここに降りて攻撃
note-exit = 出口？
note-danger = 危険？
note-safe = 安全？
skills = この階層のスキル
skill-attack = 攻撃
skill-jump = ジャンプ
skill-attack-long = 攻撃：タイルに踏み込み、そこにいるモンスターを倒す（A）
skill-jump-long = ジャンプ：タイルを跳び越え、その隣に降りる（J）
skill-spent = { $skill }：使用済み
storeys = 階層
storey = 第{ $storey }階層
storey-flips = { $count ->
   *[other] 第{ $storey }階層：最初に{ $count }枚見る
}
role-hero = 勇者
role-master = ダンジョンマスター
role-master-short = マスター
match-game = 第{ $game }局/{ $games }局
match-hero_escaped = { $name }が脱出
match-hero_killed = { $name }は{ $cleared }階層突破
match-hero_trapped = { $name }は{ $cleared }階層突破
match-resigned = 投了、{ $name }は{ $cleared }階層突破
reference = 六体のモンスター
reference-seen = 見た
reference-aside = 使用済み
reference-here = ここにいる
reference-held = 手元
reference-possible = まだいるかも
pile = 山のモンスター：{ $count }
aside = { $count ->
   *[other] 不明のモンスター{ $count }体が使われました。
}
hidden = { $count ->
    [0] この階層に隠れたモンスターはもういません。
   *[other] モンスター{ $count }体がまだ裏向きです。
}
stayed = { $count ->
    [0] モンスターは2体とも見つかりました。
   *[other] モンスター{ $count }体が隠れたままです。
}
building = { $name }（ダンジョンマスター）が第{ $storey }階層を組み立てています
drawing = モンスターを引いています
ask-reveal = { $count ->
   *[other] 見るタイルを{ $count }枚選んでください
}
ask-move = 光るタイルへ進むか、スキルを選んでください
ask-skill = ふつうに進める道がありません。スキルを使ってください
ask-attack = どのタイルを攻撃しますか？
ask-over = どのタイルを跳び越えますか？
ask-land = どこに降りますか？
ask-stroke = どこに降りて攻撃しますか？
ask-again = 未知のタイルへ？ もう一度タップ。
ask-cancel = やめる
wait-reveal = { $name }が見るタイルを{ $count }枚選んでいます。
wait-move = { $name }が進みます。
aid-none = ここにいるかもしれないモンスターに、このタイルは居心地が悪い場所です。
aid-some = ここなら襲ってくるもの：{ $monsters }
tools = 道具
pencil = 鉛筆：タイルに自分用の印を付ける
pencil-on = タイルをタップ：出口？ 危険？ 安全？ 印はあなたにしか見えません。
options = ボードの設定
options-aid = 裏向きのタイルで居心地がいいモンスターを表示
options-confirm = 未知のタイルへ進む前に確認
options-risk = 練習：進む先の危険度を表示
options-risk-about = でたらめに置く相手を想定した値です。実際の相手は違います。
risk-about = でたらめに置かれたときの危険度
secret = 暗いタイルは、勇者には裏向きです。
moment-cleared = 第{ $storey }階層を突破
moment-hero_killed = { $monster }に捕まった
moment-hero_trapped = 閉じ込められた
moment-hero_trapped-more = { $name }にはもう進む道がありません。第{ $storey }階層で終わりです。
moment-hero_escaped = 光の中へ！
moment-hero_escaped-more = { $name }が最後の出口から出ます。
moment-resigned = 投了
moment-resigned-more = 対局は第{ $storey }階層で終わります。
moment-why = ✓がモンスターの好みです。
moment-on = 次へ
end-hero_escaped = { $name }が脱出
end-hero_killed = { $monster }が{ $name }を捕らえた
end-hero_trapped = { $name }は閉じ込められた
end-resigned = 投了で終局
end-match = { $name }がマッチに勝利
end-draw = マッチは引き分け
end-killed = { $monster }に捕まった
end-trapped = ここで閉じ込められた
end-left = ここで投了
end-cleared = 突破
end-held = モンスター：{ $monsters }
end-legend = 暗いタイルは最後までめくられませんでした。
after-storey = 第{ $game }局、第{ $storey }階層
after-deadly = モンスターの置き方{ $all }通りのうち{ $deadly }通りで、この道筋の勇者は倒れていました。
