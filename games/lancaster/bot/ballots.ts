/** Votes by counting: what each seat gains by a law, how it will vote for that, and how many votes decide it. */
import type { Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { nth } from '../rules/list.ts'
import type { State } from '../types/index.ts'
import { drivenOut, lead, swings } from './laws.ts'
import type { Picks } from './picks.ts'

export interface Count {
  /** What the seat has of the law beyond the others, if it passes. */
  readonly stakes: number
  /** By side, no and yes: the number of votes that is best with it. */
  readonly votes: readonly [number, number]
  /** What each of the two is worth. */
  readonly worth: readonly [number, number]
}

export function countVotes(state: State, seat: Seat, picks: Picks): Count {
  const { weights: W } = picks
  const out = drivenOut(state, picks)
  const gains = swings(state, state.proposed[state.step] ?? -1, out, picks)
  const { voteTile } = figuresOf(state.figures)
  let balance = 0
  let loose = W.voteDoubt
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const stakes = lead(gains, other)
    const votes = votesWanted(state, other, stakes, picks)
    balance += (voteTile + votes) * side(stakes, picks)
    loose += W.voteDoubtEach * nth(state.votes, other)
  }
  const stakes = lead(gains, seat)
  const price = priceOf(state, seat, out, loose, picks)
  const no = best(state, seat, -stakes, -balance - 0.5, loose, price)
  const yes = best(state, seat, stakes, balance + 0.5, loose, price)
  return { stakes, votes: [no.votes, yes.votes], worth: [no.worth, yes.worth] }
}

/** From −1 for a sure no to 1 for a sure yes. */
function side(stakes: number, { weights: W }: Picks): number {
  return Math.tanh(stakes * W.voteSure)
}

/** The number of votes on one side, at which the others stand with that balance, that is best. */
function best(
  state: State,
  seat: Seat,
  stakes: number,
  balance: number,
  loose: number,
  price: number,
): { votes: number; worth: number } {
  const { voteTile } = figuresOf(state.figures)
  let found = { votes: 0, worth: Number.NEGATIVE_INFINITY }
  for (let votes = 0; votes <= nth(state.votes, seat); votes++) {
    const carried = 1 / (1 + Math.exp(-(balance + voteTile + votes) / loose))
    const worth = stakes * carried - price * votes
    // Where all are equal, none is spent.
    if (worth > found.worth + 1e-9) found = { votes, worth }
  }
  return found
}

/** What a vote may still bring at the laws after this one; what is left after the last is lost (LA-5.7). */
function priceOf(state: State, seat: Seat, out: readonly number[], loose: number, picks: Picks): number {
  let most = 0
  for (let step = state.step + 1; step < state.proposed.length; step++) {
    const stakes = lead(swings(state, state.proposed[step] ?? -1, out, picks), seat)
    most = Math.max(most, Math.abs(stakes))
  }
  return (picks.weights.votePrice * most) / (4 * loose)
}

/** A fair share of the votes for each law to go, more or less by what hangs on this one. */
function votesWanted(state: State, seat: Seat, stakes: number, { weights: W }: Picks): number {
  const lawsToGo = state.proposed.length - state.step
  const votes = nth(state.votes, seat)
  if (lawsToGo === 1) return votes
  return Math.min(votes, Math.round((votes / lawsToGo) * Math.min(2, Math.abs(stakes) * W.voteStakes)))
}
