# MYST：オプションの意味と、両立しないもの。

option-players-about = 青と黄の二つのチーム。
option-race_driver-about = 置く順番：全員同時、シミュレーション、交互。テーブルに合わせると、人がいれば同時になります。
option-youngest_team-about = いちばん若い人のチームが先にキーピースを置きます。
option-people-about = 両チームを合わせた人数。
option-team_split-about = 人を押すとチームが変わります。1チームは1人から3人です。
option-team_decision-about = チームを代表する人：探索では交代で、いつもキャプテン、最初に動いた人。
option-first_landmark-about = 最初のランドマーク：どこでも、または自分のカードにある所。
option-touch-about = 新しいピースが自分のチームのピースに接する条件。
option-board_face-about = 裏の面：空のボードは絵がなく、マス目だけです。
option-dead_pieces-about = 相手がマスを埋めたピースは、トレイから消えるか、灰色になるか、そのまま残ります。
option-piece_turns-about = トレイのピースの向きがばらばらになります。
option-turn_hint-about = 場所が合って向きだけ違うピースは、そう知らせ、待ち時間もありません。
option-wrong_drop_wait_ms-about = 間違ったマスのあとの最初の待ち時間（ミリ秒）。
option-lag_cap_ms-about = 通信の遅れを補正する上限（ミリ秒）。
option-race_idle_hint_s-about = この秒数ピースを置かないとヒントが出ます。
option-race_time_limit_s-about = この秒数を過ぎると、レースは交互に置く形になります。
option-head_start_s-about = この間は、このチームだけが置けます。
option-bot_race_skill-about = リアルタイムのレースでの手の速さ。考える強さはレベルで決まります。
option-bot_pace-about = ボットは全速で動くか、相手側の人に合わせます。
option-blue_hands-about = シミュレーションのレースでの青の手と、それぞれの速さ。
option-yellow_hands-about = シミュレーションのレースでの黄の手と、それぞれの速さ。
option-book_in_race-about = レースで孤立したチームがリンキングブックを使えるかどうか。
option-books_per_turn-about = 探索の1手番に使えるリンキングブックの枚数。
option-first_mover-about = 先に進むチーム：ピースが少ない方、多い方、いちばん若い人のチーム。
option-tie_first_mover-about = 30対30のときに先に進むチーム。
option-turns-about = 探索のターン数：スピナーで決めるか、3から15。
option-pawn_block-about = 相手のコマのマスは通れないか、通り抜けられます。
option-reach_rule-about = キーピースに着くのは、止まったときか、通っただけでもよいか。
option-stay_reaches-about = キーマスにとどまったコマは、また着いたことになります。
option-move_diagonal-about = コマが8方向に進めます。
option-bonus_needs_card-about = ボーナスは、そのランドマークのカードがあるときだけ入ります。
option-first_key_bonus-about = チームの最初のキーピースにもボーナスが付きます。
option-draw_rule-about = 同点のとき：引き分け、スイッチの多い方が勝ち、ピースの少ない方が勝ち。
option-reveal_undealt-about = すべて終わると、配られなかったカードを見せます。
option-turn_timer_s-about = この秒数で決めないと、無難な手が選ばれます。
option-spectators_see-about = 観戦だけの人に見えるもの。
option-cut_seed-about = ピースの切り方を決める数。リアルタイムのレースではいつも新しく切ります。
option-art_seed-about = 絵の波、雲、木の葉を決める数。

## Options that do not go together

options-turns = { $turns }：{ $spin }か、{ $least }から{ $most }にしてください
options-hands = { $option }：チームの手は1から{ $most }本です。{ $count }本ではありません
options-team_split = { $option }：{ $people }人それぞれを{ $blue }か{ $yellow }にしてください。1チームは1人から{ $most }人です
options-real_time = { $live }は秒を争います。{ $alternate }にするか、ボット向けに{ $simulated }にしてください
options-no_live_race = リアルタイムのレースは待ってくれません。{ $alternate }にするか、ボット向けに{ $simulated }にしてください
