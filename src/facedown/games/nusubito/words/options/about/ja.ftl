# Nusubito：オプションの意味と、両立しないもの。

option-players-about = 二人用のゲームです。
option-thief_seat-about = （第1局で）盗人になる人。
option-match_games-about = 1局、または役を交代する2局のマッチ。
option-configuration-about = B2、C2、D2のコマ。反対側にも同じ三つが立ちます。
option-start_mirror-about = ボードを半回転させるか、鏡に写すか。
option-custom_start-about = 最初のコマの代わりに、B2:H+C2:B+D2:Sのようなマスとレベル。
option-pawns_per_level-about = 3から9。
option-darts_total-about = 2から15。
option-thief_start_darts-about = 多くても全部。
option-bolster_count-about = 0から3。
option-mist_day_actions-about = 1から6。
option-mist_night_ap-about = 1から6。
option-thief_publication-about = 見えることをまとめて示すか、起きた順に示すか。
option-treasure_midwalk-about = 盗人は、通りがかっただけの寺院でも宝を宣言できます。
option-stuck_may_claim-about = 動けなくなった盗人も、今いる場所で宝を宣言できます。
option-night_pickup_current-about = 夜には、今いる寺院のコインも取り戻せます。
option-bluff_sacrifice-about = 3ポイント跳ばなくても、コインを捧げられます。
option-capture_costs_action-about = 捕まえるには霧のアクションが一つ必要で、一つ使います。
option-spawned_pawns_act-about = 現れたコマが同じ手番に動けます。
option-healed_pawns_act-about = 治ったコマが同じ手番に動けます。
option-bolster_adjacency-about = 隣の寺院だけか、角で接する寺院もか。
option-builder_trio-about = 角でつながっていればよいか、一直線のときだけか。
option-bolster_source-about = 移すのはストックにないときだけか、霧の好きなときか。
option-healer_stream-about = 流れの隣のどこでもか、流れが終わる所だけか。
option-night_spawn-about = 寺院に置かれたヒーラーはそこにとどまり、盗人が来ると倒れます。
option-max_days-about = これより長い対局は引き分け。
option-mist_aid-about = 盗人がいうる場所か、寺院ごとの確率をテーブルに表示します。
option-thief_aid-about = 盗人に、自分がいうる寺院の数と、そこにシーカーが来られるかどうかを教えます。

## Options that do not go together

options-darts = { $option }は{ $all }以下にしてください
options-pawns = 最初の{ $level ->
    [healer] ヒーラー
    [builder] ビルダー
   *[seeker] シーカー
}が{ $count }個ありますが、全部で{ $most }個しかありません
options-stuck = 盗人が最初の手番で動けません
options-no_pawn = { $option }：「{ $text }」はコマではありません。B2:H+C2:Bのように、中庭のマスとレベルを書いてください
options-two_pawns = { $option }：{ $cell }にコマが二つあります
