# Shy Monsters：オプションの意味と、両立しないもの。

option-players-about = 二人用のゲームです。
option-dm_seat-about = （第1局で）ダンジョンマスターになる人。
option-match_games-about = 1局、または役を交代する2局のマッチ。
option-opening_reveals-about = 勇者が歩き出す前に第1、2、3階層でめくるタイルの枚数。それぞれ0から6。
option-reveal_mode-about = 最初のタイルは1枚ずつめくるか、すべて指定してからめくります。
option-reveal_jumped_on_exit-about = 出口に降りるジャンプでも、跳び越えたタイルをめくります。
option-allow_walk_into_active-about = 襲ってくるとわかっているモンスターの所へも、勇者は進めます。
option-jump_back-about = 見るためだけに、知らないタイルを跳び越えて知っている場所に戻れます。
option-unrevealed_monsters-about = めくられなかったモンスターは、裏向きのまま外すか、公開します。
option-postgame_reveal-about = 対局が終わると、テーブルで全階層を公開します（リプレイではいつも見えます）。
option-attack_uses-about = 1階層ごとの攻撃の回数。
option-jump_uses-about = 1階層ごとのジャンプの回数。
option-fear-about = 表向きのモンスターの隣でめくられたモンスターはパニックになります。
