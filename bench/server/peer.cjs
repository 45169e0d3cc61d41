// A dice game for boardgame.io's server, as small as its own examples and as large on the wire as a position of Dicy Cards:
// six dice, five cards a player; freeze a card to reroll some dice, score one, or skip. `node peer.cjs PORT`
'use strict';
const { Server } = require('boardgame.io/server');

const CARDS = ['odd', 'pairs', 'straight', 'triples', 'snow'];
const TARGET = 1e9; // it never ends

const best = (dice, active) =>
  Object.fromEntries(active.map((card) => [card, { dice, points: dice.reduce((sum, face) => sum + face, 0) }]));

const rolled = (G, seat, dice) => {
  G.dice = [...dice].sort();
  G.rolling = 0;
  G.best = best(G.dice, G.active[seat]);
};

const over = (G, events) => {
  G.dice = [];
  G.best = {};
  G.rolling = 6;
  events.endTurn();
};

const dicy = {
  name: 'dicy',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    cards: CARDS,
    target: TARGET,
    first: 0,
    round: 1,
    scores: [0, 0],
    active: [CARDS, CARDS],
    dice: [],
    rolling: 6,
    best: {},
    reaction: null,
    waiting: [],
    over: false,
    winners: [],
  }),
  moves: {
    roll: ({ G, playerID, random }) => {
      if (G.rolling !== 6) return 'INVALID_MOVE';
      rolled(G, Number(playerID), random.D6(6));
    },
    freeze: ({ G, playerID, random }, card, count) => {
      const seat = Number(playerID);
      if (!G.active[seat].includes(card) || G.dice.length !== 6 || count < 1 || count > 6) return 'INVALID_MOVE';
      G.active[seat] = G.active[seat].filter((other) => other !== card);
      rolled(G, seat, [...G.dice.slice(count), ...random.D6(count)]);
    },
    score: ({ G, playerID, events }, card) => {
      const seat = Number(playerID);
      if (!G.active[seat].includes(card) || G.dice.length !== 6) return 'INVALID_MOVE';
      G.scores[seat] += G.best[card].points;
      G.active[seat] = G.active[seat].filter((other) => other !== card);
      over(G, events);
    },
    skip: ({ G, playerID, events }) => {
      G.active[Number(playerID)] = CARDS;
      G.round += 1;
      over(G, events);
    },
  },
  endIf: ({ G }) => (Math.max(...G.scores) >= TARGET ? { winner: G.scores.indexOf(Math.max(...G.scores)) } : undefined),
};

Server({ games: [dicy], origins: ['*'] }).run(Number(process.argv[2]));
