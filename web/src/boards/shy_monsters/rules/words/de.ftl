# Shy Monsters: was unter den gezeichneten Beispielen in den Regeln steht.

turned = gedreht
may = darf liegen
before = vorher
after = danach
outline = Was dieses Monster mag ({ $monster }): Plättchen, wo das Feld hell ist, keine, wo es durchgestrichen ist. Gedreht passt das Bild auf dieses Stockwerk, also fühlt es sich hier zu Hause.
outline-seen = Links das Monster ({ $monster }) mit den acht Plätzen ringsum, daneben dasselbe gedreht. Rechts ein Stockwerk, auf dem das gedrehte Bild liegt: Haken, wo Plättchen liegen, Kreuze, wo keine liegen dürfen.
layout = Alle sechs Plättchen hängen mit ihren Kanten zusammen: Das ist erlaubt. Ein Plättchen, das nur eine Ecke berührt, wird abgelehnt ({ $clause }).
layout-seen = Links ein zusammenhängendes Stockwerk aus sieben Plättchen. Rechts der Eingang mit einem Plättchen daneben und einem dritten, das nur eine Ecke berührt und als nicht erlaubt gezeichnet ist.
attack = Das Monster ({ $monster }) wurde angesehen und ist { $before ->
    [active] tödlich
   *[uncomfy] harmlos
}. Der Held greift an: Er steht auf seinem Plättchen, und das Monster ({ $monster }) ist { $after ->
    [dead] tot
   *[active] am Leben
}. Sein Angriff für dieses Stockwerk ist verbraucht.
attack-seen = Zwei Stockwerke. Vorher: der Held am Eingang, daneben das Monster ({ $monster }) mit einem Schwert. Danach: der Held auf dessen Plättchen.
leap = Der Held springt über ein verdecktes Plättchen. Er ist heil gelandet, dann wird das Plättchen hinter ihm aufgedeckt: { $monster }, { $mood ->
    [active] tödlich, aber nun ohne Wirkung auf ihn
   *[uncomfy] hier harmlos
}.
leap-seen = Zwei Stockwerke. Vorher: ein Pfeil vom Eingang über ein verdecktes Plättchen auf das nächste. Danach: Der Held steht dort, und das übersprungene Plättchen zeigt: { $monster }.
