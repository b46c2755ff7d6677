# 簡易ボード：専用のボードがないゲーム用。

sheet = 見えているもの
last = 直前の出来事
players = プレイヤー
player = プレイヤー
you = あなた
acting = 手番
yes = はい
no = いいえ
find = 手を探す
find-none = その言葉の手はありません。
sure = { $say }：もう一度タップ
hint = ヒント
wait = 今決めることはありません。
