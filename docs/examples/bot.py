"""A bot that plays a whole game of Facedown through the API: `python bot.py http://127.0.0.1:8000 nyet`

It makes a table, lets the server's bots take the other seats, and plays to the end. Given a link that somebody has
sent (http://.../t/TABLE#s=TOKEN), it takes that seat instead. Needs `pip install websockets`; what the messages mean is
told in docs/bot-api.md.
"""

import asyncio
import json
import random
import sys
from collections import Counter
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PAUSE = 0.12  # seconds before a move: a socket may say ten things a second
TRY_AGAIN = {"too_fast", "failed", "not_saved"}  # refused for no fault of the move


class Bot:
    def __init__(self, server: str, table: str, token: str) -> None:
        self.address = server.replace("http", "ws", 1).rstrip("/") + "/ws"
        self.hello = {"type": "hello", "table": table, "token": token, "name": "Example"}
        self.move: dict[str, Any] = {}
        self.done: Counter[str] = Counter()  # what it has chosen so far, and how often

    def choose(self, state: dict[str, Any]) -> dict[str, Any]:
        """Nothing twice as long as there is something new to try: that gets a walker out of every corner."""
        fewest = min(self.done[choice["text"]] for choice in state["choices"])
        chosen = random.choice([choice for choice in state["choices"] if self.done[choice["text"]] == fewest])
        self.done[chosen["text"]] += 1
        return dict(chosen)

    async def play(self) -> dict[str, Any]:
        """Until the game is over; the last state says who has won."""
        while True:  # a connection may break: the next hello brings the present state, and nothing is lost
            try:
                async with connect(self.address, proxy=None, max_size=None) as socket:
                    await socket.send(json.dumps(self.hello))
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] == "closing" and message["code"] != "restarting":
                            raise SystemExit(message["reason"])
                        if message["type"] == "state" and message["phase"] == "over":
                            return dict(message)
                        if message["type"] == "state" and message["choices"]:
                            # An answer to the same state has the same id: however often it is sent, it counts once.
                            self.move = {"type": "move", "id": f"move-{message['seq']}", "seq": message["seq"]}
                            self.move["action"] = self.choose(message)["action"]
                        elif message["type"] == "refused" and message["code"] in TRY_AGAIN:
                            await asyncio.sleep(1)
                        else:
                            continue
                        await asyncio.sleep(PAUSE)
                        await socket.send(json.dumps(self.move))
            except (ConnectionClosed, OSError):
                await asyncio.sleep(1)


def new_table(server: str, game: str, **options: Any) -> tuple[str, str]:
    """A table where bots sit on all other seats; its id, and the token of our own seat."""
    games = {info["name"]: info for info in json.load(urlopen(f"{server}/api/games"))}
    wish = {"game": game, "name": "Example", "options": options, "start": True}
    seats = options.get(games[game]["count"], games[game]["least_seats"])
    wish["options"] = {games[game]["count"]: seats} | options
    wish["bots"] = {str(seat): "random" for seat in range(1, seats)}
    head = {"Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables", json.dumps(wish).encode(), head)) as answer:
        made = json.load(answer)
    return made["table"], made["seats"][0]["token"]


def main() -> None:
    server, _, link = sys.argv[1].partition("/t/")
    table, token = link.split("#s=") if link else new_table(server, sys.argv[2])
    last = asyncio.run(Bot(server, table, token).play())
    print(f"{last['title']}: won {last['result'][last['you']]:.0%}, table {server}/t/{table}")


if __name__ == "__main__":
    main()
