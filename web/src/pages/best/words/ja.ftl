# 上位プレイヤー。

title = 上位プレイヤー
games = ゲーム
none = 載っているプレイヤーはまだいません。
place = 順位
name = 名前
rating = レーティング
played = 対局
won = 勝ち
you = あなた
bot = ボット：{ $level }
about = 掲載を希望し、レート戦を5局終えたプレイヤーです。ボットは比較用です。掲載はプロフィールで設定できます：
