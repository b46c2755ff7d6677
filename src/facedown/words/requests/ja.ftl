# サーバーが断るリクエストへの返事。

request-failed = サーバーで問題が起きました
request-failed_once = 処理中に問題が起きました。少し待ってもう一度お試しください
request-unsure = 保存できたかどうかまだわかりません。少ししてから確かめてください
request-gone = 接続が切れました
request-nothing_here = このアドレスには何もありません
request-no_game = 「{ $game }」というゲームはありません
request-no_game_of = 「{ $game }」というゲームはありません。あるのは{ ROW($games) }です

## 送られたもの

request-unreadable = { $detail }
request-too_deep = JSONの入れ子が深すぎます。リストとオブジェクトの重なりは{ $most }段までです
request-zero = テキストに文字U+0000は使えません。取り除いてください
request-zero_in_address = アドレスに文字U+0000は使えません。取り除いてください
request-twice = 一つのオブジェクトに同じ名前が二度あります。項目は一度だけ送ってください
request-no_utf8 = テキストの形式が正しくありません。UTF-8で送ってください
request-no_json = 本文はJSONで、Content-Type: application/jsonを付けて送ってください
request-foreign_page = ほかのサイトのページからは受け付けません。このサーバーのページを使ってください

## 制限

request-many = リクエストが多すぎます。少し待ってください
request-many_tables = あなたのアドレスからの新しいテーブルが多すぎます。少し待ってください
request-many_searches = あなたのアドレスからの相手探しが多すぎます。どれかをやめるか、少し待ってください
request-many_profiles = あなたのアドレスからの新しいプロフィールが多すぎます。しばらく待ってください
request-many_analyses = あなたのアドレスからの解析が多すぎます。少し待ってください
request-much_sent = 一度に送られる量が多すぎます。少し待ってもう一度お試しください
request-wrong_tries = あなたのアドレスからの失敗が多すぎます。1分待ってください
request-wrong_secrets = 間違いが多すぎます。1分待ってください
request-too_long = ここでは時間がかかりすぎます。ログをダウンロードしてfacedown replayを使ってください

## 新しいテーブル

request-drawn = { $option }はテーブルが引いて秘密にします。指定しないでください
request-start_bots = すぐに始めるには、ほかのすべての席にボットが必要です
request-no_guest_seat = 席「{ $seat }」にはほかの人は座れません
request-no_bot_seat = 席「{ $seat }」にはボットは座れません。ボットの席は1から{ $last }までです
request-rated_profile = レート戦のテーブルを作れるのは、プロフィールがある人だけです
request-clock_none = 時計のないテーブルに秒数はありません
request-clock_seconds = 時計：{ $kind ->
    [move] 一手は{ $least }秒から{ $most }秒までです
    [game] 一つの席の持ち時間は{ $least }秒から{ $most }秒までです
   *[days] 一手は{ $least }日から{ $most }日まで（秒で、一日単位）です
}
request-clock_extra = 時計：秒を加えられるのは、対局全体の持ち時間があるときだけです

## 対戦相手探し

request-search_count = { $option }は指定しないでください。人数はcountsで指定します
request-search_rated_bots = レート戦では人を待ちます。bots_afterは指定しないでください
request-search_wait = wait：秒数を数で指定してください
request-no_person = このテーブルでその人と遊んだことはありません
request-no_search = この相手探しは終わっています。新しく始めてください

## 共有ディール

request-deal_alone = ディールのテーブルは一人用です。ほかの席にはすべてボットを入れてください
request-deal_listed = ディールのテーブルには空席も観戦もありません。ロビーには出せません
request-no_deals = このゲームは複数のテーブルで同じディールを遊べません
request-no_deal = そのディールはありません
request-deal_closed = このディールは締め切られました。もう遊べません
request-deal_unfinished = 先に自分の対局を終えてから招待してください
request-deal_full = 一つのディールの招待は{ $most }件までです。別のディールを作ってください
request-deal_results = このディールは締め切られました。結果は誰でも見られます
request-deal_old = このディールは別の版のルールで作られました
request-deal_not_yours = 招待や締め切りができるのは、ディールを作った人だけです
request-invitation_used = この招待は使用済みです。一つの招待で開けるテーブルは一つです
request-invitation_wrong = この招待ではディールを開けません。別の招待をもらってください

## リプレイ、ログ、解析

request-replay_later = 対局が終わると見られます
request-replay_sealed = このディールをまだ遊ぶ人がいます。締め切りのあとで見られます
request-replay_unfinished = この対局は終わっていません。端末で続けてください：facedown play --load FILE
request-replay_sight = sightはopen、spectator、または0から{ $last }までの席です
request-replay_long = 対局が長すぎて一手ずつ見られません。ログをダウンロードしてfacedown replayを使ってください
request-log_running = 対局中にログを受け取れるのは、テーブルにいる人だけです
request-log_sealed = 同じディールを遊ぶ人がいる間は、テーブルにいる人だけがログを受け取れます
request-no_analysis = その解析は（もう）ありません
request-analysis_not_yours = 止められるのは、対局した人か解析を始めた人だけです
request-analysis_waits = 解析待ちの対局が多くあります。しばらくしてから続けてください
request-analyses_open = あなたのアドレスの解析がいくつも動いています。一つ終わるまで待ってください
request-analyses_full = 解析待ちの対局が多くあります。しばらくしてからもう一度お試しください

## テーブルのそばでゲームが見せるもの

request-no_desk = そのような台はありません
request-desk_seat = これを尋ねられるのは、テーブルにいる人だけです
request-tray_seat = トレイを持つのはプレイヤーだけです
request-tray_covered = トレイは隠されています

## プロフィール、復旧コード、パスキー

request-signed_out = ログインしていません
request-code_wrong = このコードのプロフィールはありません
request-code_signs = コードに{ OR($signs) }は使われません（l、o、0、1はありません）
request-code_length = コードは{ $right }文字です。これは{ $count }文字です
request-code_slip = コードの文字が一つ違うか、二つ入れ替わっています。もう一度見比べてください
request-passkey_page = パスキーはこのサーバー自身のページで使います
request-passkeys_full = パスキーは一つのプロフィールに{ $most }個までです。先に一つ削除してください
request-passkey_refused = パスキーを登録できませんでした：{ $detail }
request-passkey_wrong = パスキーが認められませんでした：{ $detail }
request-passkey_known = このパスキーは登録済みです
request-passkey_opens_nothing = このパスキーのプロフィールはここにありません。削除されたのかもしれません
request-passkey_gone = そのパスキーはありません
request-passkey_late = 時間がかかりすぎました。もう一度お試しください
request-passkey_twice = 二度送られました。もう一度お試しください
request-no_passkey = パスキーではありません

## 通知

request-push_seat = 自分の番の通知を受けられるのは、プレイヤーだけです
request-push_many = 通知を求めるブラウザが多すぎます。少し待ってください
request-push_no_address = アドレスではありません
request-push_no_service = プッシュサービスのアドレスではありません
request-push_https = プッシュサービスにはhttpsで接続します
request-push_port = プッシュサービスにはポート{ $port }で接続します
request-push_inside = このサーバーの内部ネットワークには送りません
request-push_silent = そのプッシュサービスが応答しません。あとでもう一度お試しください
request-push_unknown = そのアドレスが見つかりません
request-push_keys = ブラウザの鍵ではありません
