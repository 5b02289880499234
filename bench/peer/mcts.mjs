/**
 * boardgame.io's own MCTS bot for The Rose King behind our engine protocol, so that a league can seat it:
 *
 *     roses league rose-king --bots 'monarch@100,engine@60000:node bench/peer/mcts.mjs 1000 50'
 *
 * The numbers are its iterations a move and the depth of its playouts, which are its defaults. It sees what a player sees: the
 * deck is put into an order by lot.
 */
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { CARD_IDS, RoseKing } from './rose-king.mjs'

const require = createRequire(import.meta.url)
const { MCTSBot } = require('boardgame.io/ai')
const { Client } = require('boardgame.io/client')

const [iterations = 1000, playoutDepth = 50] = process.argv.slice(2).map(Number)

/** The bot learns from who wins, which a random player does not ask for. */
const game = {
  ...RoseKing,
  endIf: (context) => {
    const end = RoseKing.endIf(context)
    if (!end) return undefined
    const [first, second] = ['0', '1'].map((player) => totalOf(context.G.board, player))
    return first === second ? { ...end, draw: true } : { ...end, winner: first > second ? '0' : '1' }
  },
}

/** The squares of the sizes of a player's territories. */
function totalOf(board, player) {
  const seen = new Set()
  let total = 0
  for (const [start, stone] of board.entries()) {
    if (stone !== player || seen.has(start)) continue
    const territory = [start]
    seen.add(start)
    for (const space of territory) {
      const column = space % 9
      const sides = [space - 9, space + 9, column > 0 ? space - 1 : -1, column < 8 ? space + 1 : -1]
      for (const near of sides) {
        if (board[near] !== player || seen.has(near)) continue
        seen.add(near)
        territory.push(near)
      }
    }
    total += territory.length ** 2
  }
  return total
}

const names = (cards) => cards.map((card) => CARD_IDS[card])

function shuffled(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[list[i], list[j]] = [list[j], list[i]]
  }
  return list
}

const { G: _, ...empty } = Client({ game, numPlayers: 2, debug: false }).getState()

function stateFrom(view) {
  const player = String(view.turn)
  const G = {
    board: view.board.map((stone) => (stone === 0 ? null : String(stone - 1))),
    crown: view.crown,
    hands: { 0: names(view.hands[0]), 1: names(view.hands[1]) },
    heroes: { 0: view.heroes[0], 1: view.heroes[1] },
    deck: shuffled(names(view.deck)),
    discard: names(view.discard),
    stonesLeft: view.stonesLeft,
  }
  return { ...empty, G, ctx: { ...empty.ctx, currentPlayer: player, playOrderPos: view.turn, numMoves: 0 } }
}

const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth })

async function answer({ view, seat }) {
  const { action } = await bot.play(stateFrom(view), String(seat))
  const { type, args } = action.payload
  if (type === 'play') return `${args[0]}${args[1] ? 'x' : ''}`
  return type === 'draw' ? '+' : '-'
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line)
  if (question.type === 'hello') say({ type: 'ready', protocol: 1, name: `boardgame.io MCTS ${iterations}` })
  else if (question.type === 'move') say({ type: 'move', id: question.id, move: await answer(question) })
  else if (question.type === 'quit') break
}
