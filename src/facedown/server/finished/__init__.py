"""Works on what is over: analyses of games, results of deals that several tables played."""
