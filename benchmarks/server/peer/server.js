// boardgame.io's own server with a game that asks as little of it as a game can: a hundred cells, two players, one cell
// a move, nothing hidden. STORAGE=flatfile keeps what is played (its durable storage), anything else keeps it in memory.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const Cells = {
  name: "cells",
  setup: () => ({ cells: Array(100).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (!(cell >= 0 && cell < 100) || G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.includes(null) ? undefined : { draw: true }),
};

const kept = process.env.STORAGE === "flatfile" ? { db: new FlatFile({ dir: process.env.FOLDER }) } : {};
const server = Server({ games: [Cells], origins: [Origins.LOCALHOST], ...kept });
server.run({ port: Number(process.env.PORT || 0), callback: () => {} }).then(({ appServer }) => {
  console.log(`127.0.0.1:${appServer.address().port}`);
});
