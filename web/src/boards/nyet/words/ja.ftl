# NYET!：ボードの言葉。

close = 閉じる
char-bear = クマ
char-wolf = オオカミ
char-crane = ツル
char-tiger = トラ
char-eagle = ワシ
colour-b = 青
colour-r = 赤
colour-y = 黄
colour-g = 緑
card = { $colour }{ $value }
card-super = { $card }、スーパー切り札
board = 五つの行
line-first = 先手
line-discard = 捨て札
line-trump = 切り札
line-super = スーパー
line-points = 得点
line-first-long = 1行目：スタートプレイヤー
line-discard-long = 2行目：捨てるか渡すカード
line-trump-long = 3行目：切り札の色
line-super-long = 4行目：スーパー切り札になる1の色
line-points-long = 5行目：トリックと戦利品1枚の得点
box-d0 = なし
box-d1 = 1枚
box-d2 = 2枚
box-x1 = 1枚（1以外）
box-x2 = 2枚（1以外）
box-p1 = 左へ1枚
box-p2 = 左へ2枚
super-none = なし
points-word = 点
said-first = 先手は{ $name }
said-trump = 切り札は{ $colour }
said-super = { $colour }の1がスーパー
said-none = スーパー切り札なし
said-points = 1トリック{ $count }点
said-d0 = 捨て札なし
said-d1 = 1枚捨てる
said-d2 = 2枚捨てる
said-x1 = 1枚捨てる（1以外）
said-x2 = 2枚捨てる（1以外）
said-p1 = 左へ1枚渡す
said-p2 = 左へ2枚渡す
short-first = 先手
short-discard = 捨て札
short-trump = 切り札
short-super = スーパー
short-points = 得点
stays = 残る
terms = このラウンドの条件
round = ラウンド{ $round }
round-of = ラウンド{ $round }/{ $rounds }
veto-you = NYET! マスを一つふさいでください。
again = もう一度タップで確定。
veto-other = { $name }がマスをふさぎます。
veto-count = { $placed }/{ $all }
veto-count-long = 置いたトークンと、全部の数
aria-neutral = { $box }：この対局では不使用
aria-covered = { $box }：{ $name }が{ $number }番目にふさぎました
aria-result = { $box }：このラウンドで確定
aria-cover = { $box }にNYETを言う
aria-open = { $box }：空き
aria-left = { $count ->
   *[other] 空きマス{ $count }
}
aria-score = { $score ->
   *[other] { $score }点
}
aria-held = { $count ->
   *[other] 手札{ $count }枚
}
aria-tricks = { $count ->
   *[other] { $count }トリック
}
aria-loot = 戦利品：{ $cards }
aria-played = { $order }：{ $name }が{ $card }を出した
aria-winning = { $order }：{ $name }が{ $card }を出した、勝っている
aria-not = 今は出せません
stock = このラウンドに使わないカード：{ $count }
team = チーム{ $letter }
teams = チーム
sign-dealer = ディーラー
sign-first = スタートプレイヤー
sign-first-short = 先手
sign-bonus = ボーナスカード：得点2倍
sign-ready = 準備完了
sign-acting = 手番
sign-away = 未接続
turn-you = あなたの番
turn-thinks = 考え中
turn-acts = 手番
trick = トリック{ $number }
takes = { $name }が取ります
takes-you = あなたが取ります
hand = { $count ->
   *[other] あなたの手札、{ $count }枚
}
trumps = 切り札{ $count }枚
received = 渡されたカード
new = 新しい
duty-lead = リードです。どのカードでも出せます。
duty-free = { $suit }がないので、どのカードでも出せます。
duty-follow = { $count ->
   *[other] { $suit }でフォロー：{ $count }枚。
}
team-need = パートナーにするプレイヤーをタップ。
team-need5 = 1人タップで2人組、2人タップで3人組。
team-alone = あなた一人対{ $others }。
team-with = { $team }対{ $others }。
team-x2you = あなたが×2を持ちます。
team-x2 = { $name }が×2を持ちます。
team-x2pair = 次に、二人のどちらが×2を持つか決めます。
team-x2other = 次に、相手の二人のどちらが×2を持つか決めます。
team-add = { $name }をチームに入れる
team-drop = { $name }を相手のチームに回す
team-go = チームを確定
team-wait = { $name }がチームを決めています。
ask-character = どのキャラクターにしますか？
wait-character = { $name }がキャラクターを選んでいます。
ask-bonus = ボーナスカードを誰に？ 得点が2倍になります。
wait-bonus = { $name }がボーナスカードを渡す人を選んでいます。
ask-shed = { $count ->
    [1] 1枚裏向きに捨ててください。
   *[other] 2枚裏向きに捨ててください。
}
ask-except = { $count ->
    [1] 1以外を1枚捨ててください。
   *[other] 1以外を2枚捨ててください。
}
ask-pass = { $count ->
    [1] 左隣の{ $name }に1枚渡してください。
   *[other] 左隣の{ $name }に2枚渡してください。
}
ask-tap = { $count ->
    [1] 手札を1枚タップ
   *[other] 手札を2枚タップ
}
ask-doshed = 捨てる
ask-dopass = 渡す
ask-back = { $card }：手札に戻す
wait-others = 準備できました。ほかの人を待っています。
wait-shed = 全員がカードを捨てます。
wait-pass = 全員が左へカードを渡します。
tally = このラウンドのここまでの得点
tally-long = トリック{ $tricks }、戦利品{ $loot }枚
tally-bonus = { $name } ×2：{ $worth }
sack = { $count ->
   *[other] 戦利品{ $count }枚
}
tools = ボードの道具
sort = 印刷された色で手札を並べる
sheet = 得点表
sheet-round = 回
sheet-leads = 首位
sheet-empty = 最初のラウンドがまだ終わっていません。
sheet-target = { $name }：{ $target }点中{ $score }点
sheet-legend = AとBはチーム、1はスタートプレイヤー、×2はボーナスカード。得点の下は合計。
last = 直前のトリック
last-won = 取った人
last-none = 見られるトリックはありません。
pause = 終わったトリックの表示
pause-short = 一瞬
pause-normal = 1秒
pause-long = 長め
pause-tap = タップするまで
seen = 出たカード
seen-about = まだ出ていないカードをタップすると、誰が持っていそうか書き留められます。メモはあなたにしか見えません。
seen-cell = 出た{ $gone }、手札{ $mine }、ほか{ $left }
seen-guess = あなたの推測：{ $name }
seen-mine = 手札
seen-gone = 出た
seen-left = ほか
voids-about = 誰がどの色を切らしているか、タップで推測を書き留められます。
voids-sure = 確実にない（プレイから）
voids-no = 推測：ない
voids-yes = 推測：ある
voids-open = 不明
what = もしも
what-hand = 色ごとの手札
what-cards = 枚数
what-ones = 1
what-top = 最高
what-about = まだありうる切り札（縦）とスーパー切り札（横）ごとの、あなたの切り札の枚数
what-cell = 切り札{ $trumps }、うちスーパー切り札{ $supers }
scored = ラウンド{ $round }終了
shown = { $name }の捨て札
shown-stock = 山札：
next = 次は{ $name }が配ります。
next-go = 次のラウンド
next-end = 最終結果
over = 最終結果
over-won = あなたの勝ち！
over-shared = そろって勝ち！
over-winner = { $name }の勝ち
over-winners = { $name }の勝ち
over-best = 最高のラウンド：{ $name }、ラウンド{ $round }の{ $credit }点。
over-loot = { $count ->
   *[other] 最多の戦利品：{ $name }、{ $count }枚。
}
talk-hushed = ラウンド中、パートナー同士のチャットはできません。対局が終わるとまた使えます。
hands-laid_aside = 捨てた札
hands-given = 渡した札
hands-received = 渡された札
