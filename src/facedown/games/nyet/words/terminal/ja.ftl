# 端末のNYET!：テーブルの図と、入力された手。

typed-how = { $problem }。手はplay:b7、nyet:trump:r、team:0+2、bonus:1、shed:g1、give:y3のように書きます
typed-no_move = 「{ $text }」という手はありません
typed-no_card = 「{ $text }」というカードはありません。色b、r、y、gと数1-13を、b7のように書きます
typed-no_seat = 「{ $text }」という席はありません。席は0から4までです
typed-no_team = 「{ $text }」というチームはありません。席を小さい順に、0+2のように書きます

sketch-legend = ●b 青  ★r 赤  ▲y 黄  ■g 緑;  $ 戦利品になりうる1;  ♛ スーパー切り札（切り札の仲間）
    ✗ ふさがれたマスとふさいだ人;  ◀ 残ったマス、トリックの一番強い札;  ▶ 番の人

## Lines and boxes of the board

sketch-line-first = 先手
sketch-line-discard = 捨札
sketch-line-trump = 切り札
sketch-line-super = スーパー
sketch-line-points = 得点
sketch-discard = { $box ->
    [d0] なし
    [d1] 捨1
    [d2] 捨2
    [p1] 渡1
    [p2] 渡2
    [x1] 捨1(1以外)
   *[x2] 捨2(1以外)
}
sketch-box = { $box ->
    [none] なし
   *[other] { $box }
}

## Terms of the round

sketch-round = ラウンド{ $round }{ $rounds ->
    [0] （{ $target }点まで）
   *[other] /{ $rounds }
}
sketch-first = スタートは{ $name }
sketch-trump = 切り札
sketch-super = { $colour ->
    [none] スーパー切り札なし
   *[other] スーパー
}
sketch-each = 1トリック{ $points }点
sketch-so_far = チーム{ $team } ここまで{ $points }

## Rows and columns

sketch-trick = トリック
sketch-before = 直前
sketch-to = { $name }へ
sketch-gone = 出た札
sketch-void = { ROW($colours) }なし
sketch-trumps = 切り札
sketch-aside = 捨て札
sketch-passed = 渡した
sketch-got = もらった
sketch-head-seat = 席
sketch-head-score = 得点
sketch-head-cards = 枚数
sketch-head-tricks = トリック
sketch-head-team = チーム
sketch-head-loot = 戦利品
sketch-sign-deals = 配る
sketch-sign-first = 最初
sketch-sign-bonus = ボーナスx2
sketch-sign-leads = リード
sketch-sign-ready = 準備済
sketch-sign-place = { $place }位

part-round = ラウンド
