# H.Y.S.T.: what is said of the game before its board is loaded. The server has English words for the rest.

tagline = Ein Einbruch ins Museum für 2 bis 6: an den Kameras vorbei zum Diamanten und vor den anderen hinaus.
practice = Museen
