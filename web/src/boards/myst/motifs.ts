/** What each cell shows (M-22), row by row, for those who have it read to them (M-U.26). */

export const motifs = {
  en: [
    "surf with three gulls", "cliff path", "small upper gear", "bent pine", "dome crown", "dome side, telescope", "brick path", "rocket nose, pennant", "clouds, crescent moon", "compass rose",
    "rim of the big gear, waterfall", "hub of the big gear", "meshing teeth", "meadow with sundial", "wall, round window", "door, star chart", "fern hollow, bench", "rocket hull, porthole", "gantry, ladder", "sea stack with an arch",
    "mast top, torn sail", "crow's nest, rigging", "stone stairs", "spire, weather vane", "fountain", "signpost", "two poplars", "rocket fins, cradle", "boulders, aloe", "beach, rowing boat",
    "bow half under water", "stern, lantern", "end of a jetty", "dial at five past ten", "pond with lilies", "spiral mosaic", "hedge, iron gate", "wooden footbridge", "chimney, smoke", "roof edge, tall fir",
    "whirlpool", "reef, seal", "plank pier, crates", "tower door", "cog bridge", "ring of flower beds", "columns", "roof lantern, windows", "log wall, window", "wood pile, axe",
    "buoy rock", "leaping dolphin", "sail on the horizon", "kelp, starfish", "sandbar, shells", "shore post", "broad steps", "urn, ivy", "clearing, tree stump", "cove, cave mouth",
  ],
  de: [
    "Brandung mit drei Möwen", "Klippenweg", "kleines oberes Zahnrad", "krumme Kiefer", "Kuppelspitze", "Kuppelseite, Fernrohr", "Ziegelweg", "Raketenspitze, Wimpel", "Wolken, Mondsichel", "Kompassrose",
    "Rand des großen Zahnrads, Wasserfall", "Nabe des großen Zahnrads", "verzahnte Räder", "Wiese mit Sonnenuhr", "Mauer, rundes Fenster", "Tür, Sternkarte", "Farnmulde, Bank", "Raketenrumpf, Bullauge", "Startgerüst, Leiter", "Felsnadel mit Bogen",
    "Mastspitze, zerrissenes Segel", "Mastkorb, Takelage", "Steintreppe", "Turmspitze, Wetterfahne", "Brunnen", "Wegweiser", "zwei Pappeln", "Raketenflossen, Gestell", "Felsen, Aloe", "Strand, Ruderboot",
    "Bug halb unter Wasser", "Heck, Laterne", "Ende eines Stegs", "Zifferblatt, fünf nach zehn", "Seerosenteich", "Spiralmosaik", "Hecke, Eisentor", "Holzbrücke", "Schornstein, Rauch", "Dachkante, hohe Tanne",
    "Strudel", "Riff, Robbe", "Bohlensteg, Kisten", "Turmtür", "Zahnradbrücke", "Ring aus Beeten", "Säulen", "Dachlaterne, Fenster", "Blockwand, Fenster", "Holzstapel, Axt",
    "Bojenfels", "springender Delfin", "Segel am Horizont", "Tang, Seestern", "Sandbank, Muscheln", "Uferpfosten", "breite Stufen", "Urne, Efeu", "Lichtung, Baumstumpf", "Bucht, Höhleneingang",
  ],
}; // prettier-ignore
