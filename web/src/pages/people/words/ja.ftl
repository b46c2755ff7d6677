# 一緒に遊んだ人。

title = 遊んだ人
about = 一緒に遊んだ人の一覧です。お互いに承認して友だちになると、相手が今在席しているかどうかがわかります。それ以外のことは、テーブルの外には伝わりません。
none = まだ誰とも遊んでいません。対戦相手を探すか、テーブルのリンクを誰かに送りましょう。
find = ゲームを選ぶ
invitations = 招待
friends = 友だち
asks = 友だち申請
others = 一緒に遊んだ人
muted = ミュート中
here = 在席中
away = 不在
asked = 申請中
invite = また招待
game = ゲーム
befriend = 友だちになる
yes = 承認する
part = 友だちをやめる
withdraw = 取り下げる
mute = ミュート
unmute = ミュート解除
