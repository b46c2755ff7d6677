# 端末がゲームのまわりで言うこと。

## 画面の見出し

nobody = なし
seat = 席{ $seat }
you_are = あなた：{ $name }
watching = 観戦中
your_turn = あなたの番
to_act = { AND($names) }の番
commitment = サイコロのハッシュ値 { $commitment }

## 質問

question = { $title }：あなたの手、{ $count ->
    [1] 1
   *[other] 1から{ $count }
}?
help-line = { $undo ->
    [1] 番号か言葉; ? hint undo help
   *[0] 番号か言葉; ? hint help
}
yes_no = { $question } { $default ->
    [1] [Y/n]
   *[0] [y/N]
}
yes = y
numbered = 選択肢の番号は1から{ $count }までです。
menu-or = または
menu-summed = （選択肢{ $count }個：{ $example }のように入力。listで全部表示）
goes_on = Enterで進みます。{ ROW($commands) }も使えます。
next_part = Enterで次の{ $part }へ
leave = Enterで終わります（{ $undo ->
    [1] score、undo、save FILE
   *[0] score、save FILE
}も使えます）
overwrite = { $file }はもうあります。上書きしますか？
save_first = 先に対局を保存しますか？

## helpが並べるコマンド

help-explain = 今大事なルール。「? 切り札」で言葉を探す
help-hint = 上級者ならどうするか、その理由
help-undo = 直前の自分の決定に戻る（待ったのあるゲームのみ）
help-log = 最近の出来事
help-score = これまでの節目
help-list = 選択肢を言葉と記法で
help-seen = テーブルに見えているものすべてと記号の意味
help-dice = この対局のシードのハッシュ値
help-save = 対局をファイルに書く：save、または save FILE
help-quit = テーブルから離れる（保存するか尋ねます）
help-help = この一覧
help-type = 選択肢の番号、記法{ $example }、または言葉を入力。ほかに：
help-keys = Enterでテーブルを描き直します。Ctrl-CかCtrl-Dで保存して離れます。

## コマンドへの返事

no_undo = { $game }に待ったはありません。
nothing_to_undo = まだ何も決めていません。
undone = 待ったをしました。選び直してください。
nothing_to_decide = 今決めることはありません。
only_move = 選べる手は一つだけです：{ $move }。
hint = ヒント：
hint-why = { $move }。{ $why }
hint-move = { $move }。
hint-worth = 勝率{ $worth }%。次善の手：{ $next }、{ $next_worth }%。
dice-hash = この対局の運すべてを決めるシードのハッシュ値です。シードは最後に示されます。
dice-verify = そのあと`facedown verify FILE`ですべて計算し直せます。
saved_as = { $file }に保存しました。
save_elsewhere = { $problem }。何も失われていません。save FILEで別の場所に保存してください。
still_here = { $problem }。まだテーブルにいます。save FILEで別の場所に保存してください。
goes_on_unsaved = 対局は続きます。`save FILE`で別の場所に保存するか、もう一度Ctrl-Cで保存せずに離れます。
go_on_with = 保存しました。続きは：{ $command }

## 区切りと対局の終わり

part_over = { $part }{ $number }が終わりました
part_over_plain = { $part }が終わりました
no_milestones = まだ節目になる出来事はありません。
nobody_wins = 勝者はいません。
draw = 引き分け。
you_win = あなたの勝ち！
shared_win = { AND($names) }がそろって勝ち！
others_win = { $count ->
   *[other] { AND($names) }の勝ち。
}
you = あなた
share = 勝ちの{ $share }
game_over = 対局終了
looking_back = 振り返り
seed = シードは{ $seed }でした。
look_again = もう一度見る：facedown replay { $file }
was_fair = 運は公平でしたか？ facedown verify { $file }

## ルール

no_section = 「{ $phase }」についての節がルールにありません。`facedown rules { $game }`をお試しください。
no_mention = 「{ $word }」はルールに出てきません。

## 値の表

sheet-yes = はい
sheet-no = いいえ
sheet-none = なし
sheet-entries = { $count }件
sheet-unknown = （不明{ $count }）

## 対局の準備

setup-players = あなたを入れて何人で遊びますか（{ $seats }）？
setup-role = どの役をしますか（{ ROW($roles) }）？
setup-bots = { $most ->
    [2] 相手の強さは（{ ROW($levels) }）？
   *[other] ほかのプレイヤーの強さは（{ ROW($levels) }、またはコンマで区切って一人ずつ）？
}
setup-length = 対局の長さは（{ ROW($lengths) }{ $example ->
    [none] { "" }
   *[other] 、または{ $example }のようなオプション
}）？
setup-number = { $least }から{ $most }までの数を書いてください。
no_clock = { $game }を時計つきで遊ぶには時計が必要ですが、端末にはありません：{ ROW($problems) }。ブラウザでも遊べます（facedown serve）
flags-watch_seat = --watchと--seatは同時に使えません。観戦者に席はありません
flags-watch_role = --watchと--roleは同時に使えません。観戦者に役はありません
flags-seat = { $players }人では席は0から{ $last }までです。{ $seat }はありません
flags-bots = ボットは{ $needed }体必要ですが、{ $count }体が指定されています。全員に一つか、一体ずつ指定してください
flags-role = 役「{ $role }」はありません。{ $count ->
    [0] { $game }に役はありません
   *[other] あるのは{ ROW($roles) }です
}
flags-role_seat = { $role }は席{ $seat }です。{ $wanted }ではありません
flags-role_option = --roleと--option { $option }は同じことです。片方だけ使ってください
flags-load = --loadはすべてをファイルから読みます。一緒に使えるのは--paceと--languageだけです
flags-other_game = { $file }は{ $game }の対局です
flags-language = 言語「{ $language }」はありません。あるのは{ ROW($languages) }です
people = 席{ ROW($seats) }は人の席です。端末で遊べるのは一人です
