# Shy Monsters：ボードを読み込む前の言葉。

tagline = 二人用の読み合いダンジョン。一人が裏向きに組み立て、もう一人が出口を探します。
learn-hero = 勇者のレッスン
learn-master = ダンジョンマスターのレッスン
pool-hero = Shy Monsters、勇者
pool-master = Shy Monsters、ダンジョンマスター
