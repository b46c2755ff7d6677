# 新しいテーブルの、オプション名以外の言葉。

team-0 = 青
team-1 = 黄
one_screen = 一つの画面では手を競えません。ピースは交互に置くか、シミュレーションになります。
team_split-person = プレイヤー{ $person }：{ $team }
team_split-unfair = 各チームに1人から3人必要です。
hands = シミュレーションのレースの手
hands-one = { $team }の手{ $hand }
