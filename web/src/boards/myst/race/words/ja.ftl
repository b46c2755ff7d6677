# MYST：リアルタイムのレースの言葉。

tray = { $number ->
   *[other] トレイ、ピース{ $number }枚
}
keys = 矢印キーでピースを選び、Enterで取り、Rで回し、D5のようなマスとEnterで置き、Escapeで戻します。
piece = ピース{ $number }
held-me = あなたの手の中
held-other = { $name }が持っています
deadpiece = マスが埋まりました
edges-0 = 直線の辺なし
edges-1 = 直線の辺一つ
edges-2 = 直線の辺二つ
shade-dark = 暗い
shade-medium = 中間
shade-light = 明るい
turn-1 = 1回転した向き
turn-2 = 2回転した向き
turn-3 = 3回転した向き
cell-open = { $cell }、空き
cell-touch = { $cell }、空き、自分に接する
cell-team = { $cell }、{ $team }

order = 並べ方
order-laid = そのまま
order-edges = 辺から
order-shade = 暗い順
straight = 直線の辺だけ
tidy = すき間を詰める
heaps = 山
heap-0 = トレイ
heap-n = 山{ $number }
heap-count = { $number ->
   *[other] { $heap }、ピース{ $number }枚
}
heap-empty = ここは空です。ピースを山の名前へドラッグすると分けられます。
rims = 置ける場所を表示
help = R、ホイール、右クリック、2本目の指で回します。ボードを長押しすると指し示せます。キーではPです。
border = 自分の境界を見る
turn = 回す
back = 戻す
drawer = 使えないピース：{ $number }。{ $team }がそのマスを埋めました。
rack-about = 探索まで待つキーピース：{ $names }
tools = トレイ

covered = トレイは隠されています
ready = 準備して
go = スタート！
head = { $team }が先行
paused = 一時停止
paused-both = 両チームの希望で停止中。ボードとトレイは隠されています。
paused-lost = 片方のチームの接続が切れました。レースは{ $seconds }秒以内に再開します。
resume = 再開
resumes = 再開まで
pause = 一時停止を頼む
apart = 別のサーバーにいる人がいます。一時停止はできず、その人の手は見えません。
pause-asked = 一時停止の依頼を取り下げる
pause-agree = { $team }の一時停止に同意
clock = レースの時間
count = { $team }：ピース{ $pieces }、スイッチ{ $switches }、キーピース{ $keys }
left = 残り{ $number }
line-good = 接続良好
line-fair = 接続はふつう
line-poor = 接続不良
line-none = 接続を測定中
line-about = 往復{ $rtt }ミリ秒。補正として、あなたのピースは{ $credit }ミリ秒早く置いたとみなします。
cut = 孤立しました。待ちましょう。
cut-team = { $team }は孤立しています
pending = リンキングブック：空きマスのどこにでも1枚置けます。
pending-team = { $team }はどこにでも1枚置けます
book = 孤立しました。リンキングブックを使いますか？
book-captain = 孤立しました。キャプテンがリンキングブックを使えます。
book-play = 使う
book-sure = 取り消せません。使いますか？
book-yes = 使う
book-no = 使わない
over = 島が完成しました
over-turns = 時間切れ：残りは交互に置きます
over-next = まもなく探索が始まります。
flipped = 絵と凹凸で隣を探しましょう。
watch = 観戦中です。トレイはそのチームにしか見えません。
point = { $name }：ここを見て
you = あなた
hinted = ヒント：{ $piece }を置けます。

said-laid = { $cell }を取りました。
said-grabbed = { $piece }を手に取りました。接する空きマス：{ $cells }。
said-put = トレイに戻しました。
said-opened = スタート！ トレイが開きました。
said-typed = マス{ $cell }。Enterで置きます。
why-piece_gone = このピースはもうありません。
why-dead = { $team }がそのマスを埋めました。
why-let_go = 長く持ちすぎたのでトレイに戻りました。
why-no_answer = テーブルから返事がありません。もう一度お試しください。
