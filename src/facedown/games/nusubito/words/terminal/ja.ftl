# 端末のNusubito：中庭の図、入力された手、確かめる質問。

typed-no_move = 「{ $text }」という手はありません。leap:C1、rod:3、coin:1.2S、lay、move:B2-B3、heal:B2>E3、upgrade:B2+B3+C2@B2、bolster:C2>C1のように書きます
risk-treasure = { $temple }で宝を宣言しますか？ 外れたらその場で負けです。
risk-capture = { $cell }のシーカーで捕まえますか？ 盗人がいなければその場で負けです。
risk-concede = 負けを認めますか？ 霧の勝ちになります。

sketch-legend = H ヒーラー、B ビルダー、S シーカー：矢0、1、2本;  S* この手番に動いた、_s_ 倒れている
    { "[" } ] 寺院、║2║ 補強あり;  @ 盗人、$ 宝があるかもしれない;  33%、?、x：盗人がいる確からしさ
    ─ │ 二つの寺院の間のマス、· どの寺院の隣でもない十字路;  >3：夜に明かした行や列
    端のロッド：[ ] 未見、[?] 見られた、[G] 緑、[R] 赤
    日とラウンドごとのコイン：●● 裏向き、+●● 一緒に捧げた、-- なし、かっこ：取り戻し中
sketch-role = { $role ->
    [thief] 盗人
   *[mist] 霧
}

## Supplies

sketch-left = { $kind ->
    [action] { $count ->
       *[other] 残りアクション{ $left }/{ $count }
    }
   *[point] { $count ->
       *[other] 残りポイント{ $left }/{ $count }
    }
}
sketch-streams = 流れ
sketch-time = 時
sketch-day = { $round ->
    [0] ☾ { $day }日目の夜
   *[other] ☼ { $day }日目、ラウンド{ $round }
}
sketch-darts = 矢
sketch-dart_pool = { $darts }（プール{ $pool }）
sketch-stock = 、補強のストック{ $count }
sketch-pools = プール
sketch-coins = コイン{ $day }日目
sketch-hand = 手元
sketch-hand_count = { $count ->
   *[other] コイン{ $count }枚
}
sketch-later = { ROW($coins) }は次の手番から
sketch-treasure = 宝
sketch-or = { OR($temples) }

## The Thief's own turn

sketch-tonight_head = 今夜
sketch-tonight = { $number ->
    [0] なし
   *[other] { ROW($actions) }
}（{ $count ->
   *[other] { $count }ポイント
}）
sketch-price_head = 代償
sketch-price = 0-1ポイント：隠れたまま。2：行か列を明かす。3：寺院が知られる。
sketch-turn = 手番
sketch-leapt = { $moved ->
    [1] { $start }から{ $at }へ
   *[0] { $at }
}
sketch-points_of = { $count ->
   *[other] { $points }/{ $count }ポイント
}
sketch-coin_aside = コイン{ $coin }を脇に
sketch-leaps = 跳躍
sketch-points = { $count ->
   *[other] { $count }ポイント
}
sketch-darts_paid = { $count ->
   *[other] 矢{ $count }本
}
sketch-then_sacrifice = そのあと捧げる
sketch-special_head = 特別
sketch-no_special = { $sacrificed ->
    [1] 捧げたあとは不可
   *[0] 1ポイントの跳躍1回とだけ
}
sketch-stuck_head = 行き詰まり
sketch-no_turn = 手番を終えられません
sketch-no_coin = 手元にコインなし
sketch-stuck-here = 今いる所：手番は別の所で終える
sketch-stuck-far = 遠すぎる
sketch-stuck-bolsters = 補強がふさぐ
sketch-stuck-coin = もう1枚コインが必要
sketch-stuck-darts = { $count ->
   *[other] 矢が{ $count }本足りない
}
sketch-seen = 見える
sketch-exposed_head = 露見
sketch-exposed = { $count ->
   *[other] 候補の寺院{ $count }
}{ $danger ->
    [yes] 。シーカーが来られる
    [no] 。シーカーは来られない
   *[unknown] { "" }
}

## What others know of the Thief

sketch-last_night = { $axis ->
    [row] 昨夜は{ $name }行目
    [col] 昨夜は{ $name }列
    [temple] 昨夜は寺院{ $name }
   *[none] 目撃なし
}
sketch-on = { $temple }
sketch-aid = 手助け
sketch-can_be = 候補は{ AND($temples) }
sketch-no_healers = ヒーラーのプールは空：シーカーが動いてもヒーラーは残りません。
sketch-stuck_builder = B2、D2、B4、D4のビルダーは動けません。

part-game = 対局
