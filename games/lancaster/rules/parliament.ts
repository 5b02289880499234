/** Phase 2: parliament, the votes (LA-5). */
import type { Seat, Tell } from '../../../engine/game.ts'
import type { Ballot, Event, Move, State } from '../types/index.ts'
import { figuresOf } from './figures.ts'
import { add, deepFreeze, nth, sum } from './list.ts'
import * as moves from './moves.ts'

export function beginParliament(state: State): void {
  state.phase = 'parliament'
  state.step = 0
  state.slots.fill(-1)
}

/** LA-5.2: yes or no, and any number of the votes still owned. */
export function listVotes(state: State, seat: Seat, into: Move[]): void {
  for (let votes = 0; votes <= nth(state.votes, seat); votes++) into.push(moves.vote(true, votes))
  for (let votes = 0; votes <= nth(state.votes, seat); votes++) into.push(moves.vote(false, votes))
}

export function readSlot(slot: number): Ballot {
  return { yes: slot % 2 === 1, votes: Math.floor(slot / 2) }
}

export function writeSlot({ yes, votes }: Ballot): number {
  return votes * 2 + (yes ? 1 : 0)
}

/** Fixes a vote; the last one opens all of them. True when the three votes are over. */
export function castVote(state: State, seat: Seat, ballot: Ballot, tell: Tell<Event>): boolean {
  state.slots[seat] = writeSlot(ballot)
  tell?.({ type: 'decided', seat })
  if (state.slots.includes(-1)) return false
  count(state, tell)
  state.slots.fill(-1)
  state.step++
  if (state.step < state.proposed.length) return false
  returnUnused(state, tell)
  return true
}

function count(state: State, tell: Tell<Event>): void {
  const figures = figuresOf(state.figures)
  const law = state.proposed[state.step] ?? 0
  const ballots = state.slots.map(readSlot)
  const side = (yes: boolean): number =>
    sum(ballots.map((ballot) => (ballot.yes === yes ? figures.voteTile + ballot.votes : 0)))
  const [yes, no] = [side(true), side(false)]
  const passed = yes >= no
  // LA-5.4: whatever the result, the votes added are spent.
  ballots.forEach(({ votes }, seat) => {
    add(state.votes, seat, -votes)
    state.supply.votes += votes
  })
  if (passed) {
    // LA-5.5: the oldest law leaves, the others move left.
    state.current.shift()
    state.current.push(law)
  }
  state.proposed[state.step] = null
  if (state.step === 0) state.results = []
  state.results.push(deepFreeze({ law, ballots, yes, no, passed }))
  tell?.({ type: 'counted', law: nth(figures.laws, law).id, ballots, yes, no, passed })
}

/** LA-5.7 */
function returnUnused(state: State, tell: Tell<Event>): void {
  const n = sum(state.votes)
  state.votes.fill(0)
  state.supply.votes += n
  if (n > 0) tell?.({ type: 'unused', n })
}
