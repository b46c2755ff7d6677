# 端末のShy Monsters：階層の図と、入力された手。

typed-how = { $problem }。手はlay:1,0、exit:2,0、monster:bat:1,1、reveal:1,0、explore:1,0、attack:1,0、jump:1,0>2,0のように書きます
typed-no_move = 「{ $text }」という手はありません
typed-no_cell = 「{ $text }」という場所はありません。1,-2のようにx,yで書きます
typed-far_cell = 「{ $text }」という場所はありません。|x| + |y|は{ $reach }以下で、入口は0,0です
typed-no_monster = 「{ $text }」というモンスターはいません。いるのは{ ROW($monsters) }です
typed-no_jump = 「{ $text }」というジャンプはありません。1,0>2,0のように、降りる所は跳び越えるタイルの隣です

sketch-legend = { "[" } ] 勇者が歩ける表向きのタイル、( ) その他;  @ 勇者
    ▓ 勇者の足場の隣の裏向きのタイル、░ その他; 25%：襲ってくる確率; ?：見ると指定した所
    E 入口、X 出口、+ 通路; 裏向きのタイルの小文字：そこで居心地がいいモンスター
    :) 居心地がいい裏向きのモンスター、:( 居心地が悪いもの（組み立てた人だけにわかる）
    図：# タイル、x タイルなし、· どちらでもよい; 向きは自由
sketch-role = { $role ->
    [master] ダンジョンマスター
   *[hero] 勇者
}
sketch-curtain = 階層は幕の裏で組み立てられています。
sketch-storey = 第{ $storey }階層
sketch-face = { $face ->
    [active] 襲う
    [uncomfy] 無害
    [panicked] 恐慌
    [dead] 倒
    [exit] 出口
   *[entrance] 入口
}

## Beside the storey

sketch-storeys = 階層
sketch-looks = { $count ->
   *[other] 見る{ $count }枚
}
sketch-skills = スキル
sketch-skill = { $skill ->
    [attack] { $count ->
        [0] （攻撃は使用済み）
        [1] { "[" }攻撃]
       *[other] { "[" }攻撃] x{ $count }
    }
   *[jump] { $count ->
        [0] （ジャンプは使用済み）
        [1] { "[" }ジャンプ]
       *[other] { "[" }ジャンプ] x{ $count }
    }
}
sketch-no_skills = なし
sketch-hidden = 隠れ
sketch-unseen = { $count ->
    [0] モンスターなし：どのタイルも安全
   *[other] { ROW($monsters) }のうち{ $count }体
}
sketch-out = 除外
sketch-unknown = 不明{ $count }
sketch-at_home = 居心地がいい場所：{ $cells }
sketch-homeless = 居心地がいい場所はまだなし

part-storey = 階層
part-game = 対局
