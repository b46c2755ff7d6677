# MYST：ボードを読み込む前の言葉。

tagline = 二つのチームが競って島を組み上げ、そのあと探索します。
pool-live = MYST、リアルタイムのレース
pool-lot = MYST、シミュレーションのレース
pool-turns = MYST、交互のレース
