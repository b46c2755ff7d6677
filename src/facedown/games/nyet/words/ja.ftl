# NYET!：ログ、手、断る理由、ヒント。

who = { $character ->
    [bear] クマ
    [wolf] オオカミ
    [crane] ツル
    [tiger] トラ
    [eagle] ワシ
   *[other] 席{ $seat }
}
animal = { $character ->
    [bear] クマ
    [wolf] オオカミ
    [crane] ツル
    [tiger] トラ
   *[eagle] ワシ
}
colour = { $colour ->
    [b] 青
    [r] 赤
    [y] 黄
   *[g] 緑
}
a-card = { colour }{ $value }
a-supertrump = スーパー切り札の{ a-card }
suit = { $trump ->
    [1] { colour }（切り札）
   *[0] { colour }
}

## Boxes of the board, as they are vetoed

box-first = 「スタートプレイヤーは{ $name }」
box-discard = { $box ->
    [d0] 「捨て札なし」
    [d1] 「1枚ずつ捨てる」
    [d2] 「2枚ずつ捨てる」
    [x1] 「1以外を1枚ずつ捨てる」
    [x2] 「1以外を2枚ずつ捨てる」
    [p1] 「1枚ずつ左へ渡す」
   *[p2] 「2枚ずつ左へ渡す」
}
box-trump = 「切り札は{ $box ->
    [b] 青
    [r] 赤
    [y] 黄
   *[g] 緑
}」
box-super = { $box ->
    [b] 「スーパー切り札は青」
    [r] 「スーパー切り札は赤」
    [y] 「スーパー切り札は黄」
    [g] 「スーパー切り札は緑」
   *[none] 「スーパー切り札なし」
}
box-points = { $box ->
   *[other] 「1トリック{ $box }点」
}

## Log

log-character = { $name }は{ animal }です。
log-round = ラウンド{ $round }。{ $dealer }が配ります。
log-nyet = { $name }が{ $box }にNYET。
log-closed-first = スタートプレイヤーは{ $name }。
log-closed-discard = { $box ->
    [d0] 捨て札はなし。
    [d1] 1枚ずつ捨てます。
    [d2] 2枚ずつ捨てます。
    [x1] 1以外を1枚ずつ捨てます。
    [x2] 1以外を2枚ずつ捨てます。
    [p1] 1枚ずつ左へ渡します。
   *[p2] 2枚ずつ左へ渡します。
}
log-closed-trump = 切り札は{ $box ->
    [b] 青
    [r] 赤
    [y] 黄
   *[g] 緑
}。
log-closed-super = { $box ->
    [b] 青の1がスーパー切り札。
    [r] 赤の1がスーパー切り札。
    [y] 黄の1がスーパー切り札。
    [g] 緑の1がスーパー切り札。
   *[none] スーパー切り札はなし。
}
log-closed-points = トリックも戦利品も、一つにつき{ $box }点。
log-teams = { $name }は{ AND($mates) }と組みます。
log-teams-two = { $name }対{ $other }。
log-teams-alone = { $name }は一人で戦います。
log-bonus = { $name }がボーナスカード（×2）を持ちます。
log-ready = { $name }は準備できました。
log-passed = { $count ->
    [1] 全員が左へ1枚渡します。
   *[other] 全員が左へ2枚渡します。
}{ $got ->
    [0] { "" }
   *[other] 受け取った札：{ AND($cards) }。
}
log-shed = { $count ->
    [1] 全員が1枚捨てます。
   *[other] 全員が2枚捨てます。
}{ $got ->
    [0] { "" }
   *[other] 受け取った札：{ AND($cards) }。
}
log-played = { $name }が{ $card }を出します。
log-trick = { $count ->
    [0] { $name }が{ $card }でトリック{ $number }を取ります。
   *[other] { $name }が{ $card }でトリック{ $number }を取り、戦利品は{ ROW($loot) }。
}
log-loot = { $name }の{ $card }
log-scored = ラウンド{ $round }、1トリック{ $points }点：{ ROW($credits) }。
log-credit = { $name } { $credit }
log-over = { $count ->
    [1] { AND($names) }が{ $points }点で勝ち。
   *[other] { AND($names) }が{ $points }点でそろって勝ち。
}

## Moves

choice-play = { $card }を出す
choice-shed = { $card }を捨てる
choice-give = { $card }を渡す
choice-nyet = { $box }にNYET
choice-char = { animal }になる
choice-team = { AND($names) }と組む
choice-alone = 一人で戦う
choice-bonus = ボーナスカードを{ $name }に渡す

## Refusals

refused-watching = 観戦中です
refused-over = 対局は終了しています
refused-turn = あなたの番ではありません
refused-ready = 準備ができています。ほかの人が選んでいるところです
refused-veto = カードを出すのは、どの行も残り1マスになってからです
refused-teams = 先にチームを決めます
refused-ones = このラウンドは、ほかのカードがある間、1を捨てられません
refused-follow = リードは{ $suit }で、手札にまだあります。フォローしてください
refused-crowned = スーパー切り札は切り札として扱い、{ $suit }のフォローにはなりません
refused-not_now = それは今できません
refused-no_move = そのような手はありません
refused-kind = { $asked ->
    [character] 今はキャラクターを選びます
    [nyet] 今はマスにNYETを言います
    [team] 今はスタートプレイヤーがチームを決めます
    [bonus] 今はボーナスカードを渡します
    [shed] 今はカードを捨てるか渡します
    [trick] 今はカードを出します
   *[other] 今は誰も決めることがありません
}
refused-no_box = このボードにそのマスはありません
refused-is_covered = そのマスはもうふさがれています
refused-last_box = その行の最後のマスなので、空けておきます
refused-team = { $players }人では、スタートプレイヤーはそのチームを組めません
refused-bonus = ボーナスカードは人数の少ないチームに渡します：{ OR($names) }
refused-taken = そのキャラクターはもう選ばれています
refused-hold = { $card }は手札にありません
refused-hold_shed = { $card }は手札にありません
refused-pass_now = このラウンドは捨てずに渡します
refused-discard_now = このラウンドは渡さずに捨てます

## Hints

advice-first-mine = 自分が最初にリードする必要はありません。
advice-first = { $name }がリードしてチームを決めることになります。
advice-ones = { $count ->
    [0] 1を持っていません。
   *[other] 12枚ある1のうち、{ $count }枚を持っています。
}
advice-trump = { $count ->
    [0] { colour }を持っていません。
   *[other] { colour }は{ $count }枚だけです。
}
advice-crown = 手持ちの1がスーパー切り札になる見込みがあります。
advice-super = { $count ->
    [0] { colour }の1は3枚とも持っていません。
   *[other] { colour }の1を1枚持っています。
}
advice-negative = -2点では、よい手札が悪い手札に変わります。
advice-points = 1トリック{ $points }点は、この手札に合いません。
advice-alone = 一人ならボーナスカードが手に入ります。
advice-partners = パートナーには自分と同じ点が入り、首位の助けにもなりません。
advice-shed-negative = -2点では、強い札や切り札はトリックを取らされるだけです。
advice-shed-short = { colour }が減れば、切り札で取れるようになります。
advice-shed-one = ただの1は、たいてい相手の戦利品になります。
advice-shed-least = いちばん使い道の少ない札の一つです。
advice-lead-negative = -2点では、トリックをほかの人に取らせやすい札です。
advice-lead-super = スーパー切り札は、あとから出たスーパー切り札にしか負けません。
advice-lead-trump = 切り札を吐き出させます。
advice-lead-high = ほかの人の{ colour }が切れる前に、強い{ colour }を使います。
advice-lead-little = 危険の少ない札です。
advice-follow-negative = -2点では、トリックもリードも欲しくありません。
advice-follow-takes = { $loot ->
    [0] 確実にトリックを取れます。
   *[other] 確実にトリックを取れ、戦利品が{ $loot }枚入ります。
}
advice-follow-beats = { $loot ->
    [0] 場の札に勝ちます。
   *[other] 場の札に勝ち、戦利品が{ $loot }枚入ります。
}
advice-follow-safe = パートナーの{ $name }が勝っているので、1を出しても安全です。
advice-follow-partner = パートナーの{ $name }が勝っています。強い札は取っておきましょう。
advice-follow-little = { $name }が勝っています。勝てないか、勝たない方がよい場面なので、弱い札を出しましょう。

## Chat

hush = NYET!のラウンド中、パートナー同士のチャットはできません。対局が終わるとまた使えます
