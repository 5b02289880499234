/**
 * Random lines of The Rose King for two on the board made for search: listed, made, and all taken back. A process of its own:
 * `node bench/rose-king-board.ts <seconds>` prints lines, actions and seconds as `rules-speed.ts` prints games.
 */
import { defaultOptions, quick } from '../engine/index.ts'
import { knowledge } from '../games/rose-king/bot/index.ts'
import { game } from '../games/rose-king/index.ts'
import { cpuSeconds } from './figures.ts'
import type { Simulated } from './rules-speed.ts'

const BATCH = 1000
/** So many lines from one deal: what a board costs to set up is not what is asked. */
const LINES = 20

const dice = quick(1485)
const options = defaultOptions(game.about)
const moves = new Int32Array(64)
type Board = NonNullable<ReturnType<NonNullable<typeof knowledge.board>>>

function deal(): Board {
  const board = knowledge.board?.(game.setup(2, options, dice), 0, dice)
  if (!board) throw new Error('The Rose King has no board for search')
  return board
}

/** How many actions the line had: the game ends or the board can make no more. */
function playLine(board: Board): number {
  let made = 0
  for (; made < board.longest && !board.over(); made++) {
    const count = board.moves(moves)
    board.make(moves[dice.int(count)] as number)
  }
  for (let i = 0; i < made; i++) board.unmake()
  return made
}

function playFor(length: number): Simulated {
  let [games, actions, seconds] = [0, 0, 0]
  while (seconds < length) {
    seconds += cpuSeconds(() => {
      let board = deal()
      for (let i = 1; i <= BATCH; i++) {
        if (i % LINES === 0) board = deal()
        actions += playLine(board)
      }
    })
    games += BATCH
  }
  return { games, actions, seconds }
}

const [seconds = 1] = process.argv.slice(2).map(Number)
playFor(seconds)
console.log(JSON.stringify(playFor(seconds)))
