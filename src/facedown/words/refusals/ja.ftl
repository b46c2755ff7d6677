# サーバーがコマンドを断る理由、接続を閉じる理由。

## 断られたコマンド

refused-watching = 観戦中です。席に着くと操作できます
refused-watching_chat = 観戦中です。書き込めるのはプレイヤーだけです
refused-not_begun = 対局はまだ始まっていません。ホストを待ってください
refused-begun = 対局はもう始まっています
refused-over = 対局は終了しています
refused-not_over = 対局はまだ終わっていません
refused-turn = あなたの番ではありません
refused-stale = テーブルの状況が変わりました。もう一度見てください
refused-racing = レース中です。ピースは手で置いてください
refused-speaker = 今は{ $name }がチームの代表として決めます
refused-captain = 投了するかどうかは、キャプテンの{ $name }が決めます
refused-no_resign = { $game }に投了はありません。テーブルから離れてください
refused-chance_move = { $move }は運で決まります。ほかの手を選んでください
refused-turn_ends = { $count }手中{ $number }手目の{ $move }より前に、あなたの番が終わります
refused-busy = テーブルが混み合っています。もう一度お試しください
refused-failed = 問題が起きました。もう一度お試しください
refused-not_saved = サーバーは今、保存ができません：{ $kind ->
    [full] ディスクがいっぱいです
    [locked] 別のプログラムがデータベースを使っています
    [unreachable] データベースが応答しません
    [moved] データベースのファイルが移動されました。サーバーの再起動が必要です
    [restored] バックアップからテーブルを復元したところです
   *[broken] ディスクかデータベースが壊れているか、書き込みが許されていません
}。あなたの記録は失われていません。少し待ってもう一度お試しください
refused-deal_open = このディールは締め切られ、カードが公開されました。対局はここまでです

## 待った

refused-no_undo = ほかの人がもう見ていて、{ $game }に待ったはありません
refused-nothing_to_undo = 取り消せる手がありません
refused-undo_alone = ほかの人がもう見ていて、同意できる人がここにいません
refused-asked = ほかの人にはもう頼んであります。お待ちください
refused-request_closed = この申し出はもう終わっています

## 席、ボット、ホスト

refused-no_name = 名前には文字が一つは必要です
refused-no_seat = 席は0から{ $last }までです
refused-own_seat = そこはあなたの席です。別の席を選んでください
refused-seat_taken = { $name }の席です。別の席を選んでください
refused-seats_taken = 席はすべて埋まっています
refused-seats_kept = 空席は友だち用です。ホストに聞いてみてください
refused-many_chairs = あなたのネットワークから、このテーブルにもう{ $most }席着いています。席へのリンクをホストからもらってください
refused-crowd = 今たくさんの人が席に着いています。もう一度お試しください
refused-free_seats = { $count ->
   *[other] 席{ AND($seats) }が空いています。リンクを送るか、ボットを入れてください
}
refused-not_host = これができるのはテーブルのホストだけです
refused-no_bot = 「{ $level }」というボットはありません。あるのは{ ROW($levels) }です
refused-bot_for_person = ボットへの交代は、ボットではなくほかの人について提案してください
refused-bot_plays = { $name }の代わりは、もうボットが務めています
refused-may_return = 離れた人が戻るかもしれません。あと{ $seconds }秒待ってください
refused-gone = あなたは席を手放しました
refused-is_here = { $name }はここにいます
refused-days = このテーブルは一手に何日もかけられます。{ $name }はここにいなくてもかまいません
refused-not_opponent = これは対戦相手についての操作です
refused-claim_clock = 勝ちを宣言できるのは、時間切れが負けになるテーブルだけです
refused-claim_time = { $name }の時計は今動いていません
refused-end_rated = レート戦は、誰かが投了するか時間切れになるまで続きます
refused-no_stand_in = あなたの代わりのボットはいません
refused-deal_bots = 同じディールのテーブルでは、ボットの席も同じです
refused-deal_alone = ほかの人も遊ぶディールは、ボットを相手に一人で遊びます
refused-rematch_ways = 再戦のしかたを選んでください：{ ROW($ways) }

## レート戦

rated-deal = レート戦と共有ディールは同時に選べません。どちらかを切ってください
rated-rules = レート戦は標準ルールで行います。このテーブルで変えてある項目：{ ROW($options) }
rated-profiles = { $count ->
   *[other] レート戦では全員にプロフィールが必要です。{ AND($names) }にはありません
}
rated-two_seats = レート戦で座れる席は一つだけです
rated-nobody = レート戦には、レーティングを受ける人が必要です
rated-mixed_team = レート戦では、一つのチームに人とボットを混ぜられません
rated-team_sizes = レート戦では、どのチームも同じ人数が必要です
rated-bot = ボットの{ $name }は、このゲームのレーティングを持っていません

## チャット

refused-chat_fast = 書き込みが速すぎます。少し待ってください
refused-chat_off = ホストがチャットをオフにしています
refused-no_team = このテーブルにはチームがありません

## ヒント

refused-no_hints = ヒントが出るのは自分の番で、ほかが全員ボットのときです
refused-hint_coming = ヒントを考えているところです
refused-position_changed = 局面が変わりました。もう一度頼んでください

## 入室

refused-no_table = テーブルが見つかりません。リンクを確かめてください
refused-no_table_or_link = テーブルが見つからないか、観戦にはリンクが必要です
refused-no_open_table = このテーブルはもう募集していません。別のテーブルを選んでください
refused-old_rules = このテーブルは{ $game }のルール第{ $rules }版で作られました
refused-damaged = このテーブルは壊れています。サーバーの管理者には伝わっています
refused-wrong_link = このリンクではテーブルを開けません
refused-link_used = この席はもう埋まっています。別のリンクをもらってください
refused-no_spectators = このテーブルは観戦できません
refused-deal_watched = 同じディールをまだ遊ぶ人がいるので、このテーブルは観戦できません
refused-deal_played = このディールはもう遊びました

## 制限

refused-many_changes = 変更が多すぎます。少し待ってください
refused-many_messages = メッセージが多すぎます。ゆっくりお願いします
refused-many_pauses = 何度も頼みました。数秒待ってください
refused-many_waiting = 順番待ちが多くなっています。少し待ってもう一度お試しください
refused-yours_waiting = あなたの順番待ちが多すぎます。少し待ってもう一度お試しください
refused-long_message = メッセージは{ $most }バイトまでです
refused-second_hello = helloはもう受け取りました

## 閉じられた接続

closed-left = テーブルから離れました
closed-busy = テーブルが混み合っています。少ししてから戻ってきてください
closed-full = サーバーが満員です。少し待ってから戻ってきてください
closed-failed = 問題が起きました。少ししてから戻ってきてください
closed-restarting = サーバーを再起動しています。少ししてから戻ってきてください
closed-restored = バックアップからテーブルを復元しました。少ししてから戻ってきてください
closed-unsure = 保存できたかどうかまだわかりません。少ししてから戻ってきてください
closed-wrong_links = 違うリンクが多すぎます。1分待ってください
closed-many_refused = 断られたメッセージが多すぎます
closed-many_new = あなたのアドレスからの新しい接続が多すぎます。少し待ってください
closed-many_open = あなたのアドレスから開いている接続が多すぎます。ほかのページを閉じてください
closed-foreign_page = このページからはテーブルを開けません
closed-no_hello = テーブルはhelloで開きますが、届きませんでした
closed-other_message = 最初のメッセージはhelloです
closed-long_message = メッセージが長すぎます
closed-unreadable_hello = helloを待っていました：{ $detail }
