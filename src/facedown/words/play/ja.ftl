# 手、オプション、保存された対局についてエンジンが言うこと。

## 入力された手

move-ambiguous = 「{ $text }」は{ OR($candidates) }のどれにも取れます。どれか一つを書いてください
move-of_chance = 「{ $text }」は運の手で、プレイヤーの手ではありません
move-no_bell = ここで鳴る時計はありません
move-not_to_act = 席{ $seat }の番ではありません。今の番：{ $count ->
    [0] なし（運で決まります）
   *[other] { AND($seats) }
}

## オプション

option-unknown = オプション「{ $option }」はありません。あるのは{ ROW($options) }です
option-called = 「{ $name }」
option-set = 「{ $name }：{ $value }」
option-unreadable = 「{ $text }」：オプションはname=valueの形で書いてください
option-most = { $inside ->
    [1] { $option }の数はどれも{ $bound }以下です
   *[0] { $option }は{ $bound }以下です
}
option-least = { $inside ->
    [1] { $option }の数はどれも{ $bound }以上です
   *[0] { $option }は{ $bound }以上です
}
option-kind = { $option }には{ OR($kinds) }を書いてください
option-numbers = コンマで区切った{ $count }個の整数
option-a = { $kind ->
    [switch] yesかno
    [number] 整数
    [word] 単語
   *[list] 単語の並び
}

## 保存された対局

file-this = 保存された対局
file-the = ファイル
file-at = { $place }：{ $problem }
file-place = { $file }、{ $number }手目（{ $who } { $text }）
file-unsaved = 対局を保存できません：{ $detail }
file-unreadable = ファイルを読めません：{ $detail }
file-no_text = 保存された対局ではありません（テキストファイルではありません）
file-foreign = Facedownの保存された対局ではありません
file-format = ファイル形式{ $format }はここでは読めません（こちらは{ $known }です）
file-game = 「{ $game }」は知らないゲームです。あるのは{ ROW($games) }です
file-rules = { $game }のルール第{ $rules }版で書かれています。こちらは第{ $here }版です
file-options = オプション：{ ROW($problems) }
file-seed = シードが壊れています
file-commitment = シードが、対局前に示されたハッシュ値と合いません
file-seats = { $players }人に対して席が{ $seats }個あります
file-head_edited = ファイルの先頭かこの手が書き換えられています
file-edited = ここが書き換えられているか、前の手が抜けています
file-cut_off = 終わりが切れているか書き換えられています：書かれた手は{ $written }手、ここにあるのは{ $here }手です
file-forfeit = 席{ $seat }がここで時間切れ負けになることはありません
file-chance_move = 運とプレイヤーは、互いの手を選べません
file-chance_here = ここで運がこうなることはありません
file-dice = { $number }手目：ファイルでは{ $file }、シードからは{ $seed }です
file-broken_in = ファイルが壊れているか、{ $number }手目の途中で切れています
file-broken_after = ファイルが壊れているか、{ $number }手目のあとで切れています：{ $detail }

## ボット

bots-warming = ボットを準備しています（初回は15秒ほどかかります）…
bots-thinking = ボットが考えています…
bots-unstarted = ボットのプロセスを始められません：{ $detail }
bots-restarted = ボットのプロセスが思いがけず終了しました（{ $detail }）。もう一度始めます。
bots-gone = ボットのプロセスがまた終了しました（{ $detail }）。ボットは続けられません
bots-gave_up = ボットのプロセスが続けて{ $times }回終了しました
