"""Holds what people read in each language: messages as codes with values, and the catalogues that have the words.

A catalogue is all Fluent files (`<language>.ftl`) in the `words` folder of a game and the folders inside of it, or in
this one for everything that is not a game's own. The terminal reads them as they are; the page's build compiles the
same files, each into a part of the page that is fetched when it is needed.
"""

from facedown.words.catalogue import LANGUAGES, Speaker, folder_of, in_language, speaking, spoken
from facedown.words.message import Message, Said, said_of
from facedown.words.named import player

__all__ = [
    "LANGUAGES",
    "Message",
    "Said",
    "Speaker",
    "folder_of",
    "in_language",
    "player",
    "said_of",
    "speaking",
    "spoken",
]
