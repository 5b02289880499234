/** What a card does to the territories, and what the next player can answer: hands lie open, so all of it is certain. */
import { good, plain, signed, warn } from '../../../engine/foresight.ts'
import type { Foresight, Seat } from '../../../engine/game.ts'
import { countCards } from '../rules/cards.ts'
import { copy } from '../rules/copy.ts'
import { houseOf } from '../rules/houses.ts'
import { apply, legal } from '../rules/index.ts'
import { write } from '../rules/notation.ts'
import { outcome } from '../rules/outcome.ts'
import { scoresOf } from '../rules/scoring.ts'
import type { Move, State, View } from '../types.ts'
import { stateSeen } from '../view/guess.ts'

export function foresee(view: View, moves: readonly Move[]): readonly Foresight[] {
  const { seat } = view
  const [move] = moves
  if (seat === null || move === undefined || moves.length > 1) return []
  const state = stateSeen(view)
  if (!legal(state, seat).some((choice) => write(choice) === write(move))) return []
  if (move.type === 'draw') {
    const hand = (view.hands[seat]?.length ?? 0) + 1
    return [plain({ say: 'foresee.draw', hand, limit: view.handLimit })]
  }
  return move.type === 'play' ? played(state, seat, move) : []
}

function played(state: State, seat: Seat, move: Move): readonly Foresight[] {
  const before = totals(state, seat)
  const after = step(state, seat, move)
  const now = totals(after, seat)
  const [gain, loss] = [now.own - before.own, now.other - before.other]
  const score = { own: now.own, gain: signed(gain) }
  const first =
    loss === 0
      ? plain({ say: 'foresee.score', ...score })
      : good({ say: 'foresee.score.both', ...score, other: now.other, loss: signed(loss) })
  const ended = outcome(after)
  if (ended) {
    const draw = ended.places.every((place) => place === 1)
    const end = draw ? 'draw' : ended.places[seat] === 1 ? 'won' : 'lost'
    return [first, (end === 'lost' ? warn : end === 'won' ? good : plain)({ say: `foresee.end.${end}` })]
  }
  return [first, answer(after, seat, now.other)]
}

/** The best the next player can do with the open hand. */
function answer(state: State, seat: Seat, other: number): Foresight {
  const next = state.turn
  const who = { seat: next }
  const plays = legal(state, next).filter((choice) => choice.type === 'play')
  if (plays.length === 0) return good({ say: isFull(state, next) ? 'foresee.pass' : 'foresee.stuck', who })
  if (houseOf(next) === houseOf(seat)) return plain({ say: 'foresee.partner', who, n: plays.length })
  const best = Math.max(...plays.map((choice) => totals(step(state, next, choice), seat).other - other))
  return plain({ say: 'foresee.answer', who, gain: signed(best) })
}

function isFull(state: State, seat: Seat): boolean {
  return !legal(state, seat).some(({ type }) => type === 'draw') && countCards(state.hands[seat] ?? 0) > 0
}

function step(state: State, seat: Seat, move: Move): State {
  const after = copy(state)
  apply(after, seat, move, NO_DICE, null)
  return after
}

/** Cards that are played draw nothing. */
const NO_DICE = {
  drawn: 0,
  int: (): number => {
    throw new Error('a card played needs no dice')
  },
  shuffle: (): void => undefined,
}

function totals(state: State, seat: Seat): { own: number; other: number } {
  const scores = scoresOf(state.board, state.options.scoring)
  const house = houseOf(seat)
  return { own: scores[house].total, other: scores[house === 0 ? 1 : 0].total }
}
