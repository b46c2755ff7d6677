# NYET!：オプションの意味と、両立しないもの。

option-players-about = 遊ぶ人数。
option-end_mode-about = 決まったラウンド数、または目標得点まで。
option-round_count-about = 遊ぶラウンド数。ふつうは8ラウンド、3人では9、5人では10。
option-target_score-about = 得点で終わる対局の、終了になる得点。
option-round_cap-about = 得点で終わる対局も、このラウンドで必ず終わります。
option-nyet_starter-about = ラウンドの最初のトークンを置く人。
option-discard_line-about = カードを捨てるか渡すかを決める行のマス。
option-character_choice-about = キャラクターは席の順か、最初に順番に選ぶか。
option-first_dealer-about = 最初に配る人。
option-loot_includes_supertrumps-about = 奪ったスーパー切り札も戦利品に数えます。
option-bonus_doubles_negative-about = ボーナスカードは失点も2倍にします。
option-finish_dealing_cycle-about = 得点で終わる対局のみ：全員が同じ回数配るまで続けます。
option-card_memory-about = すでに出た札のうち、テーブルに表示するもの。
option-reveal_discards-about = ラウンドが終わると、捨てられた札を見せます。
option-auto_play_forced-about = 出せる札が1枚しかなければ、自動で出します。

## Options that do not go together

options-no_line = { $option }の「{ $line }」は不明です。{ ROW($lines) }か、マスの並びを指定してください
options-no_box = { $option }にマス「{ $box }」はありません。あるのは{ ROW($boxes) }です
options-box_twice = { $option }に同じマスが二度あります
options-boxes = { $option }のマスは2から6個です。{ $count }個ではありません
options-dealer = { $dealer }：{ $players }人ではその席はありません
options-round_count = { $option }は{ $mode }のときだけです。得点で終わる対局の上限は{ $cap }で決めます
options-points_only = { $option }は{ $points }のときだけです
options-dealing_cycle = { $option }は{ $points }のときだけです。ラウンド数は{ $rounds }で決めます
