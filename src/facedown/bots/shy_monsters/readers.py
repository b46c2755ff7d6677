"""Lists the readers of Shy Monsters, and the Hero who cannot be read."""

from facedown.bots.reader import Reader as Listed
from facedown.bots.shy_monsters.players import ByRole
from facedown.bots.shy_monsters.reader import ReadingHero
from facedown.bots.shy_monsters.sure import ProvenHero

READERS = (
    Listed(
        "reader",
        "as the Hero, knows the expert's mixes and reads past outlines and flips; as the Dungeon Master, the expert",
        lambda game, seconds: ByRole(game, "reader", "expert", ReadingHero()),
    ),
    Listed(
        "sure",
        "as the Hero, keeps what docs/solving.md proves; as the Dungeon Master, the expert",
        lambda game, seconds: ByRole(game, "sure", "expert", ProvenHero()),
    ),
)
