/** A deep copy of the state: every list by hand; moves, results and corrections are shared because they are frozen. */
import { copyJson } from '../../../engine/json.ts'
import type { State } from '../types/index.ts'

const rows = <T>(lists: readonly (readonly T[])[]): T[][] => lists.map((list) => list.slice())

export function copy(state: State): State {
  const { last, figures } = state
  return {
    ...state,
    figures: figures === null || Object.isFrozen(figures) ? figures : copyJson(figures),
    times: state.times.slice(),
    tilesLeft: state.tilesLeft.slice(),
    passed: state.passed.slice(),
    todo: state.todo.map((task) => ({ ...task })),
    slots: state.slots.slice(),
    gold: state.gold.slice(),
    squires: state.squires.slice(),
    votes: state.votes.slice(),
    points: state.points.slice(),
    supply: { ...state.supply },
    court: rows(state.court),
    reserve: rows(state.reserve),
    castle: rows(state.castle),
    extensions: rows(state.extensions),
    noblemen: rows(state.noblemen),
    counties: state.counties.map((county) => ({ ...county })),
    conflicts: state.conflicts.map(
      (conflict) =>
        conflict && {
          card: conflict.card,
          spaces: conflict.spaces.map(({ house, knights }) => ({ house, knights: knights.slice() })),
        },
    ),
    favours: state.favours.slice(),
    lawDeck: state.lawDeck.slice(),
    conflictDeck: state.conflictDeck.slice(),
    current: state.current.slice(),
    proposed: state.proposed.slice(),
    results: state.results.map((result) => (Object.isFrozen(result) ? result : copyJson(result))),
    last: last && { seat: last.seat, move: Object.isFrozen(last.move) ? last.move : { ...last.move } },
    allyColours: state.allyColours.slice(),
  }
}
