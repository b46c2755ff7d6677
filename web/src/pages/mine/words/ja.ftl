# 自分のゲームのページ。

turn = あなたの番
waiting = 相手の番
over = 終了
gone = もうありません
gone-about = サーバーにこのテーブルがないか、席を失っています。
won = あなたの勝ち。
shared = そろって勝ち：{ $names }。
lost = あなたの負け。勝者：{ $names }。
lost-all = あなたの負け。
filter-game = ゲーム
filter-phase = 表示
filter-all = すべて
filter-running = 対局中
filter-won = 勝ち
filter-lost = 負け
filter-draw = 引き分け
filter-name = 相手
filter-anyone = 誰でも
score = 得点：{ $score }（{ $others }）
score-one = { $name } { $score }
nothing = 当てはまる対局がありません。上で条件を変えてください。
file = ファイルからリプレイ
none = 対局はまだありません。このブラウザで遊んだ対局がここに並びます。
