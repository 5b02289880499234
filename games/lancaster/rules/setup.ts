/** Set-up (LA-2, LA-12.1). */
import type { Dice, Options } from '../../../engine/game.ts'
import { copyJson } from '../../../engine/json.ts'
import { type Conflict, type Corrections, type Figures, GOODS, SLOTS, type State } from '../types/index.ts'
import { figuresOf } from './figures.ts'
import { deepFreeze, nth } from './list.ts'

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))

export function setup(seats: number, options: Options, dice: Dice): State {
  const given = options['figures'] ?? null
  const corrections = given === null ? null : deepFreeze(copyJson(given) as Corrections)
  const figures = figuresOf(corrections)
  const { start, knights, ally } = figures
  const allies = seats === 2
  const lawDeck = shuffledLaws(figures, dice)
  const conflictDeck = figures.conflicts.flatMap((card, i) => (card.usedWith.includes(seats) ? [i] : []))
  dice.shuffle(conflictDeck)
  const first = dice.int(seats)

  const state: State = {
    seats,
    figures: corrections,
    round: 1,
    phase: allies ? 'ally' : 'extension',
    start: first,
    turn: first,
    step: 0,
    served: 0,
    times: times(seats, () => 0),
    tilesLeft: figures.castle.map(() => false),
    passed: times(seats, () => false),
    todo: [],
    slots: times(seats, () => -1),
    gold: times(seats, () => start.gold),
    squires: times(seats, () => start.squires),
    votes: times(seats, () => start.votes),
    points: times(seats, () => start.points),
    supply: { gold: 0, squires: 0, votes: 0 },
    court: times(seats, () => [...start.court]),
    reserve: times(seats, () => knights.map((count, i) => count - nth(start.court, i))),
    castle: times(seats, () => figures.castle.map(() => 0)),
    extensions: times(seats, () => figures.castle.map(() => false)),
    noblemen: times(seats, () => figures.counties.map(() => false)),
    counties: figures.counties.map(() => ({
      house: -1,
      strength: 0,
      squires: 0,
      tiles: figures.noblemenPerCounty[seats] ?? 0,
    })),
    conflicts: SLOTS.map(() => null),
    favours: figures.favours.map(() => true),
    lawDeck,
    conflictDeck,
    current: times(figures.lawsPerRow, () => lawDeck.pop() as number),
    proposed: [],
    results: [],
    last: null,
    allyColours: [],
  }
  for (const good of GOODS) state.supply[good] = figures.supply[good] - seats * start[good]
  if (allies)
    for (let seat = 0; seat < seats; seat++) {
      state.court.push([...ally.court])
      state.reserve.push(knights.map((count, i) => count - nth(ally.court, i)))
      state.castle.push(ally.castle.map(() => 0))
    }
  dealConflicts(state, figures)
  dealLaws(state, figures)
  return state
}

/** LA-2.7: each group shuffled by itself, group 0 dealt first. The end of the list is the top of the deck. */
function shuffledLaws(figures: Figures, dice: Dice): number[] {
  const groups = [...new Set(figures.laws.map((law) => law.group))].sort((a, b) => b - a)
  return groups.flatMap((group) => {
    const laws = figures.laws.flatMap((law, i) => (law.group === group ? [i] : []))
    dice.shuffle(laws)
    return laws
  })
}

/** Two new cards into the upper row, left then right (LA-2.5, LA-10.1). */
export function dealConflicts(state: State, figures: Figures): void {
  for (let slot = 0; slot < figures.newConflicts; slot++) {
    const card = state.conflictDeck.pop()
    state.conflicts[slot] = card === undefined ? null : ({ card, spaces: [] } satisfies Conflict)
  }
}

/** Three new proposed laws from left to right (LA-2.7, LA-10.3). */
export function dealLaws(state: State, figures: Figures): void {
  state.proposed = times(figures.lawsPerRow, () => state.lawDeck.pop() ?? null)
}
