# Nusubito：ボードを読み込む前の言葉。

tagline = 二人用の隠密ゲーム。見えない盗人と、迫りくる霧。
learn-thief = 盗人のレッスン
learn-mist = 霧のレッスン
pool-thief = Nusubito、盗人
pool-mist = Nusubito、霧
