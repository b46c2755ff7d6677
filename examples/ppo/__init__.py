"""A network that learns a game for two by playing against itself.

    python -m examples.ppo.train --minutes 5 --out build/ppo      # needs PyTorch; on a GPU if there is one
    python -m examples.ppo.evaluate build/ppo                     # plays the checkpoints against the bots, draws a plot

`worlds` has the games, `network` the policy, `learning` the method (PPO), `train` the loop; `checkpoints` and `play`
need NumPy alone.
"""
