/**
 * The Rose King for two as one would write it with boardgame.io from its documentation: a plain `G`,
 * moves that return INVALID_MOVE, `endIf`, and `ai.enumerate` for a random player. It exists to be
 * measured; nobody plays it.
 */
import { createRequire } from 'node:module'

// boardgame.io publishes folders, which Node finds only in the older module system.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core')

const DIRECTIONS = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
}
const CARDS = Object.entries(DIRECTIONS).flatMap(([name, [dx, dy]]) =>
  [1, 2, 3].map((distance) => ({ id: `${name}${distance}`, dx: dx * distance, dy: dy * distance })),
)
/** In the order of their numbers in our views. */
export const CARD_IDS = CARDS.map((card) => card.id)
const CARD = Object.fromEntries(CARDS.map((card) => [card.id, card]))
const HAND_LIMIT = 5

function targetOf(G, id) {
  const column = (G.crown % 9) + CARD[id].dx
  const row = Math.floor(G.crown / 9) + CARD[id].dy
  return column < 0 || column > 8 || row < 0 || row > 8 ? null : row * 9 + column
}

/** 'plain', 'hero' or null. */
function formOf(G, playerID, id) {
  const target = targetOf(G, id)
  if (target === null) return null
  const stone = G.board[target]
  if (stone === null) return 'plain'
  return stone !== playerID && G.heroes[playerID] > 0 ? 'hero' : null
}

function canPlay(G, playerID) {
  return G.hands[playerID].some((id) => formOf(G, playerID, id) !== null)
}

function isBlocked(G, playerID) {
  return G.hands[playerID].length === HAND_LIMIT && !canPlay(G, playerID)
}

export const RoseKing = {
  name: 'rose-king',

  setup: ({ random }) => {
    const cards = random.Shuffle(CARDS.map((card) => card.id))
    return {
      board: Array(81).fill(null),
      crown: 40,
      hands: { 0: cards.slice(0, 5), 1: cards.slice(5, 10) },
      heroes: { 0: 4, 1: 4 },
      deck: cards.slice(10),
      discard: [],
      stonesLeft: 52,
    }
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    play: ({ G, playerID }, id, hero) => {
      const hand = G.hands[playerID]
      const at = hand.indexOf(id)
      if (at < 0 || formOf(G, playerID, id) !== (hero ? 'hero' : 'plain')) return INVALID_MOVE
      const target = targetOf(G, id)
      hand.splice(at, 1)
      G.discard.push(id)
      G.board[target] = playerID
      G.crown = target
      if (hero) G.heroes[playerID]--
      else G.stonesLeft--
    },

    draw: ({ G, playerID, random }) => {
      if (G.hands[playerID].length >= HAND_LIMIT) return INVALID_MOVE
      G.hands[playerID].push(G.deck.shift())
      if (G.deck.length === 0) {
        G.deck = random.Shuffle(G.discard)
        G.discard = []
      }
    },

    pass: ({ G, playerID }) => {
      if (!isBlocked(G, playerID)) return INVALID_MOVE
    },
  },

  endIf: ({ G }) => {
    if (G.stonesLeft === 0) return { reason: 'last-stone' }
    if (isBlocked(G, '0') && isBlocked(G, '1')) return { reason: 'deadlock' }
  },

  ai: {
    enumerate: (G, ctx) => {
      const playerID = ctx.currentPlayer
      const moves = []
      for (const id of G.hands[playerID]) {
        const form = formOf(G, playerID, id)
        if (form) moves.push({ move: 'play', args: [id, form === 'hero'] })
      }
      if (G.hands[playerID].length < HAND_LIMIT) moves.push({ move: 'draw', args: [] })
      return moves.length > 0 ? moves : [{ move: 'pass', args: [] }]
    },
  },
}

/** One game between two random players, through the client's own reducer. */
export function playRandomGame(seed, pick) {
  const client = Client({ game: { ...RoseKing, seed }, numPlayers: 2, debug: false })
  let actions = 0
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover) return { actions, reason: ctx.gameover.reason }
    const moves = RoseKing.ai.enumerate(G, ctx)
    const { move, args } = moves[pick(moves.length)]
    client.moves[move](...args)
    actions++
  }
}
