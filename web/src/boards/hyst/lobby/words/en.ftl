# H.Y.S.T.: what is said of the game before its board is loaded. The server has English words for the rest.

practice = Museums
