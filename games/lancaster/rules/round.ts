/** The course of a round (LA-3, LA-10): goes on by itself until somebody must decide. */
import type { Tell } from '../../../engine/game.ts'
import type { Event, State } from '../types/index.ts'
import { beginCastles, nextCastleStep } from './castles.ts'
import { beginConflicts, nextConflict } from './conflicts.ts'
import { beginCounties, nextCounty } from './counties.ts'
import { runTodo } from './effects.ts'
import { figuresOf } from './figures.ts'
import { nextLawStep } from './laws.ts'
import { nth } from './list.ts'
import { scoreFinal } from './outcome.ts'
import { beginParliament } from './parliament.ts'
import { beginPlacement, nextTurn } from './placement.ts'
import { dealConflicts, dealLaws } from './setup.ts'

export function advance(state: State, tell: Tell<Event>): void {
  while (!runTodo(state, tell) && goOn(state, tell));
}

/** One step of the current phase; false when it waits for a decision or the game is over. */
function goOn(state: State, tell: Tell<Event>): boolean {
  switch (state.phase) {
    case 'ally':
    case 'extension':
    case 'parliament':
    case 'over':
      return false
    case 'placement':
      if (!nextTurn(state)) beginParliament(state)
      return false
    case 'laws':
      if (!nextLawStep(state, tell)) beginCounties(state)
      return true
    case 'counties':
      if (!nextCounty(state)) beginCastles(state)
      return true
    case 'castles': {
      const step = nextCastleStep(state, tell)
      if (step === 'over') beginConflicts(state)
      return step !== 'ask'
    }
    case 'conflicts':
      if (!nextConflict(state, tell)) endRound(state, tell)
      return true
  }
}

function endRound(state: State, tell: Tell<Event>): void {
  const figures = figuresOf(state.figures)
  if (state.round === figures.rounds) {
    scoreFinal(state, tell)
    return
  }
  // LA-10: nothing else changes.
  state.round++
  dealConflicts(state, figures)
  state.favours.fill(true)
  dealLaws(state, figures)
  tell?.({
    type: 'round',
    round: state.round,
    conflicts: [0, 1].flatMap((slot) => {
      const conflict = state.conflicts[slot]
      return conflict ? [nth(figures.conflicts, conflict.card).frenchStrength] : []
    }),
    laws: state.proposed.flatMap((law) => (law === null ? [] : [nth(figures.laws, law).id])),
  })
  beginPlacement(state)
}
