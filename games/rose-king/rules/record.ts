/**
 * A whole game as text (section 11): the start position, the actions, the result. Draws carry the
 * card that came, so a record replays without any dice.
 */
import type { Dice } from '../../../engine/game.ts'
import type { State } from '../types.ts'
import { addCards, cardNamed } from './cards.ts'
import { HOUSES } from './houses.ts'
import { apply, legal } from './index.ts'
import { readPosition, write } from './notation.ts'
import { whyNot } from './refusals.ts'
import { leaderOf, scoresOf } from './scoring.ts'
import { settingsFrom } from './setup.ts'

/** A reshuffled deck may lie in any order here: the record says which card comes next. */
const NO_DICE: Dice = {
  drawn: 0,
  int() {
    throw new Error('a record replays without dice')
  },
  shuffle() {},
}

/** Carries out one action of a record for the player to move; throws with the reason if it is not legal. */
export function playToken(state: State, token: string): void {
  const seat = state.turn
  const text = token.startsWith('+') ? '+' : token
  const move = legal(state, seat).find((choice) => write(choice) === text)
  if (!move) throw new Error(`${token} is refused: ${whyNot(state, seat, text)}`)
  if (token.length > 1 && move.type === 'draw') putOnTop(state, token.slice(1))
  apply(state, seat, move, NO_DICE, null)
}

function putOnTop(state: State, notation: string): void {
  const { deck } = state
  // RK-R08, when-needed: this draw makes the discards the new deck, and the record says which of them is on top.
  const cards = deck.length > 0 ? deck : addCards(state.discard, [])
  const card = cardNamed(notation)
  const at = card === undefined ? -1 : cards.indexOf(card)
  if (card === undefined || at < 0) throw new Error(`+${notation} is refused: no such card in the deck`)
  if (deck.length === 0) {
    deck.push(...cards)
    state.discard = 0
  }
  deck.splice(at, 1)
  deck.push(card)
}

/** The result of a finished game: `# red 535:149 last-stone`. */
function writeResult(state: State): string {
  const scores = scoresOf(state.board, state.options.scoring)
  const { house } = leaderOf(scores)
  const winner = house === null ? 'draw' : HOUSES[house]?.colour
  return `# ${winner} ${scores[0].total}:${scores[1].total} ${state.status}`
}

export function writeRecord(position: string, actions: readonly string[], end: State): string {
  return `${position}\n${actions.join(' ')}\n${writeResult(end)}\n`
}

/**
 * The final state of a record; throws if an action is not legal or the result is another one.
 * A record says nothing of options: one of a table with its own needs them.
 */
export function replayRecord(text: string, options = settingsFrom({})): State {
  const [position = '', ...rest] = text.trim().split('\n')
  const [actions = '', result = ''] = rest.join(' ').split('#')
  const state = readPosition(position, null, options)
  const tokens = actions.split(' ').filter((token) => token !== '')
  tokens.forEach((token, i) => {
    try {
      playToken(state, token)
    } catch (error) {
      throw new Error(`action ${i + 1}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  })
  const reached = writeResult(state)
  if (reached !== `#${result}`) throw new Error(`the record says "#${result}", the game ended in "${reached}"`)
  return state
}
