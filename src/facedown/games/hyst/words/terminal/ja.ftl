# 端末のH.Y.S.T.：美術館の図、入力された手、確かめる質問。

typed-no_move = 「{ $text }」という手はありません。roll、move:E5、play:smoke、place:D3、camera:F3、face:W、edge:C3-D3、steal、end_turnのように書きます
risk = { $danger ->
    [laser] レーザーに踏み込みますか？ { caught-now }。
    [camera] 見られる所へ進みますか？ { caught-now }。
   *[sight] 本当にしますか？ 何が続いても{ caught-now }。
}
caught-now = { $holds ->
    [1] 捕まってダイヤモンドを落とします
   *[0] 捕まります
}

sketch-legend = ▲ ▶ ▼ ◀ カメラとその向き;  /// 見張られている、▒▒▒ 煙（中では見つからない）;  ╳ レーザー
    R O B P G Y 怪盗、◆ ダイヤモンド、文字の後ろなら所持者;  R+3：赤とほかに三つのコマ
    • 移動力で届く、! 見張りかレーザーを通るときだけ;  ▓ バリケード;  ▮ カード;  (カード) 今は使えない
sketch-again = 同じ美術館でもう一度：--option layout={ $code }
sketch-outside = 外
sketch-no_cards = カードなし

## The turn and the diamond

sketch-turn = ターン
sketch-number = { $turn }{ $left ->
    [-1] { "" }
   *[other] 、残り{ $left }
}
sketch-time = 時間
sketch-sudden_death = サドンデス：次にダイヤモンドを取った人の勝ち
sketch-points = 移動力
sketch-of = /{ $count }
sketch-card = カード
sketch-plays = { $who }が「{ $card }」を使用中
sketch-diamond = ダイヤモンド
sketch-lies = { $space }にある
sketch-has_it = 所持
sketch-no_way_out = 安全な出口なし
sketch-way_out = { $count ->
   *[other] { $exit }まで{ $count }歩（次の出目で{ $share }）
}
sketch-rival = { $count ->
   *[other] { $who }まで{ $count }歩（{ $share }）
}

## What a choice leads to

leads-win = { $sure ->
    [1] 勝ち！
   *[0] 勝てるかも
}
leads-diamond = { $sure ->
    [1] ダイヤモンド！
   *[0] ダイヤモンドを取れるかも
}
leads-caught = { $danger ->
    [laser] レーザーで捕まる
    [camera] カメラで捕まる
   *[sight] 捕まる
}
leads-catches = { $sure ->
    [1] { AND($names) }を捕まえる
   *[0] { AND($names) }を捕まえるかも
}

## Hand, piles and unseen cards

sketch-hand = 手札
sketch-piles = 山
sketch-pile_counts = 山札{ $deck }、煙{ $smoke }、レーザー{ $lasers }
sketch-discards = 捨て札
sketch-house = ルール
sketch-exposed_head = 露見
sketch-exposed = { OR($cameras) }のカメラを向けられるかも
sketch-card_head = カード
sketch-unseen = 未見
sketch-unseen_of = { $count }/{ $all }
