# テーブルがどのゲームでも言うこと。

hint-only = 選べる手はこれだけです。
hint = { $why }{ hint-worth }
hint-worth = 勝率{ $worth }%。
hint-next = { $hint }次善の手：{ $move }、{ $worth }%。
hint-quick = 上級ボットが混み合っているため、ざっと読んだ手です。
hint-quick-why = { $why }上級ボットが混み合っているため、ざっと読んだ手です。
turn-move = { $move }：{ $reason }

# 名前がわからない席のプレイヤー：ゲームでの呼び名。

player = { $otherwise }

# 言葉で言わないときの記号による書き方。

notation = { $written }
