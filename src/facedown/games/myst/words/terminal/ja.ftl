# 端末のMYST：島の図、入力された手、確かめる質問。

typed-no_move = 「{ $text }」という手はありません。key:rocket、place:D4、focus:D4、any、book、wait、move:H2、jump:I4、lay、remove、leave、endのように書きます
risk-book = リンキングブックを使いますか？ 手札から永久になくなります。
risk-end = これが最後のターンで、残したリンキングブックは0点です。それでも終えますか？

sketch-legend = b y 青と黄のピース、· 空き;  G P R L S T C キーマス、小文字はその絵の残り
    B Y 上に置かれたキーピース、y▸B：黄が置き、上は青;  × 確定;  ⊥ スイッチ
    ■ ● 青と黄のコマ、数字：そこまでの歩数;  • 置けるマス;  ▮ 残りのラウンド
sketch-short = { $landmark ->
    [gears] 歯車
    [planetarium] プラネタリウム
    [rocket] ロケット
    [library] 図書館
    [ship] 沈没船
    [clock] 時計塔
   *[cabin] 丸太小屋
}

## Columns

sketch-head-pieces = ピース
sketch-head-keys = キー
sketch-head-hand = 手札
sketch-head-landmark = ランドマーク
sketch-head-points = 点

## The race and the walk

sketch-race = レース
sketch-open = { $count ->
   *[other] 空きマス{ $count }
}
sketch-state-anywhere = どこにでも置ける
sketch-state-cut_off = 孤立
sketch-state-waits = 待機
sketch-hands = 手
sketch-walk = 探索
sketch-round = ラウンド{ $round }/{ $turns }
sketch-last_turn = 最後のターン：応手なし
sketch-spin = スピナー
sketch-spun = { $count ->
   *[other] { team }は{ $spin }、残り{ $count }歩
}
sketch-in_reach = 届く範囲
sketch-reach = { $action ->
    [lay] { $cell } 置く
   *[remove] { $cell } 取り除く
}
sketch-here = ここ
sketch-key_action = { $action ->
    [lay] 置くと{ $count }点
   *[remove] 取り除くと{ $count }点
}

## Cards, odds and the count

sketch-cards = カード
sketch-picked_head = 選択
sketch-picked = { sketch-short }（秘密）
sketch-they_hold = 相手の手札
sketch-books = ブック
sketch-undealt = 配られなかった札
sketch-switches = スイッチ{ $points }点
sketch-gained = { $points ->
    [0] なし、相手が支配
   *[other] { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ ボーナス{ $bonus }
    }
}
