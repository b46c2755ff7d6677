# H.Y.S.T.：オプションの意味と、両立しないもの。

option-players-about = 怪盗の人数。
option-edition-about = デラックス版：引く間取りが8枚増え、山札に「通気口」が3枚入ります。
option-layout-about = ランダム、用意された美術館、またはコードで指定する自作の美術館。
option-layout_level-about = ランダムな美術館の難しさ。
option-first_player-about = 最初に動く人。
option-dice_battle-about = 奪うときは怪盗と所持者がダイヤモンドダイスを振り、大きい方のものになります。
option-power_outage-about = カメラと「死角」のカードを使いません。
option-full_throttle-about = 手番の終わりに手札を3枚まで補充します。
option-quick_hyst-about = クイックH.Y.S.T.：時間切れのときにダイヤモンドを持つ人の勝ち。時計か、ターン数で。
option-quick_minutes-about = クイックH.Y.S.T.の時計の分数。
option-quick_turns-about = ターン数で計るときの、全員を合わせたターン数。
option-quick_no_holder-about = 時間切れで誰もダイヤモンドを持っていないとき：次に取った人の勝ち、または勝者なし。
option-tactical_insertion-about = スタートマスを振らずに選びます。最初だけ、または捕まったときも。
option-laser_drop-about = レーザーでダイヤモンドが落ちるのは、手前側か、向こう側か。
option-on_the_move_exact-about = 「駆け抜け」は1から3歩ではなく、必ず3歩。
option-diamond_under_pawn-about = 足元に落ちたダイヤモンドは、その場で取れるか、離れて戻る必要があるか。
option-replace_hand_when-about = 手札を交換できるのは振る前だけか、何もしていなければ振ったあともか。
option-steal_faces-about = ダイヤモンドダイスのうち奪える目の数。ふつうはダイヤモンドの目の数。
option-smoke_adjacency-about = 煙は壁越しにもつながるか、開いた辺だけか。
option-smoke_spread-about = 1枚のカードの煙が一つの雲か、それぞれがどの煙に接してもよいか。
option-blown_away_exact-about = 「一陣の風」は1から3マスではなく、必ず3マス。
option-walk_back-about = ダイヤモンドを持たないコマも、スタートマスに戻れます。
option-turn_limit-about = このターン数で、勝者なしに終わります。
option-reveal_hands_at_end-about = 対局が終わると、全員の手札を公開します。
option-card_counter-about = まだ見えていないカードをテーブルに表示します。
option-deck_counts-about = 実験用に、smoke:4+vents:0のようにカードの枚数を変えます。
option-decision_timer_s-about = この秒数で決めないとボットが決めます。

## Options that do not go together

options-first_player = { $first }：{ $players }人ではその席はありません
options-layout = { $option }：{ $problem }
options-layout_unknown = { $option }：{ $problem }。用意された美術館は{ ROW($museums) }です
options-layout_level = { $option }は{ $random }のときだけです
options-few_cards = カード{ $cards }枚では足りません。{ $players }人には{ $needed }枚必要です
options-deck_counts = { $option }：「{ $text }」：smoke:4のように、カードと{ $most }までの数を書いてください
options-barricades = { $option }：バリケードは{ $most }枚までです
options-no_clock = ターンを数える{ $by_turns }（{ $turns }）を使ってください

## Museums that cannot be laid

layout-bad_format = 配置コードではありません。コードは{ $shape }のような形です
layout-bad_check = 確認用の2桁が合いません。コードのどこかが間違っています
layout-unknown_tile = 間取り{ AND($plans) }はありません
layout-duplicate_tile = 間取り{ AND($plans) }が二度以上あります
layout-tile_not_in_edition = 間取り{ AND($plans) }はデラックス版にしかありません
layout-corner_blocked = { AND($corners) }からダイヤモンドへの道がありません
layout-repaired = { $problem }。間取りを回せば{ $code }になります
layout-unfinished = 九つの場所にまだ空きがあります
layout-no_layout = { $plans }枚の間取りから{ $draws }回引いても、{ $level ->
    [any] 美術館
    [easy] やさしい美術館
    [medium] ふつうの美術館
   *[hard] むずかしい美術館
}ができませんでした
