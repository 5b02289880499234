/** What a seat may know (LA-14). */
import type { Seat } from '../../../engine/game.ts'
import { copyJson } from '../../../engine/json.ts'
import { conflictStrength } from '../rules/conflicts.ts'
import { figuresOf } from '../rules/figures.ts'
import { who } from '../rules/houses.ts'
import { awaiting } from '../rules/index.ts'
import { ownedStrength } from '../rules/knights.ts'
import { nth, sum } from '../rules/list.ts'
import { recall } from '../rules/moves.ts'
import { readSlot } from '../rules/parliament.ts'
import type { AllyView, ConflictView, CountyView, Figures, PlayerView, State, View } from '../types/index.ts'
import { askOf } from './ask.ts'

/** Screens stand with three players and more, until the end (LA-14.1, LA-14.2, LA-14.6). */
function isOpen(state: State, seat: Seat | null, owner: Seat): boolean {
  return seat === owner || state.seats === 2 || state.phase === 'over'
}

/** LA-14: what stands behind the screens, and what one has chosen in secret. */
export function overlay(state: State, seat: Seat): Pick<View, 'seat' | 'players' | 'secret'> {
  return { seat, players: playerViews(state, seat), secret: secretView(state, seat) }
}

export function view(state: State, seat: Seat | null): View {
  const figures = figuresOf(state.figures)
  const lawId = (law: number): string => nth(figures.laws, law).id
  return {
    seat,
    seats: state.seats,
    figures: copyJson(state.figures),
    round: state.round,
    rounds: figures.rounds,
    phase: state.phase,
    start: state.start,
    awaiting: [...awaiting(state)],
    ask: askOf(state, figures),
    players: playerViews(state, seat),
    allies: state.seats === 2 ? state.points.map((_, owner) => allyView(state, owner)) : [],
    counties: state.counties.map((_, county) => countyView(state, figures, county)),
    conflicts: state.conflicts.map((_, slot) => conflictView(state, figures, slot)),
    favours: [...state.favours],
    laws: {
      current: state.current.map(lawId),
      proposed: state.proposed.map((law) => (law === null ? null : lawId(law))),
      // LA-14.5: what is left is known, its order is not.
      deck: state.lawDeck.toSorted((a, b) => a - b).map(lawId),
      applying: state.phase === 'laws' ? state.step : null,
      results: state.results.map((result) => ({ ...copyJson(result), law: lawId(result.law) })),
    },
    conflictDeck: state.conflictDeck.toSorted((a, b) => a - b).map((card) => nth(figures.conflicts, card).id),
    supply: { limited: figures.supply.limited, ...state.supply },
    secret: secretView(state, seat),
    last: state.last && { seat: state.last.seat, move: recall(state.last.move) },
    flow: {
      turn: state.turn,
      step: state.step,
      served: state.served,
      times: [...state.times],
      tilesLeft: [...state.tilesLeft],
      passed: [...state.passed],
      todo: state.todo.map((task) => ({ ...task })),
    },
  }
}

function playerViews(state: State, seat: Seat | null): PlayerView[] {
  return state.points.map((_, owner) => playerView(state, owner, isOpen(state, seat, owner)))
}

function playerView(state: State, owner: Seat, open: boolean): PlayerView {
  return {
    points: nth(state.points, owner),
    gold: open ? nth(state.gold, owner) : null,
    squires: open ? nth(state.squires, owner) : null,
    votes: nth(state.votes, owner),
    court: [...nth(state.court, owner)],
    reserve: [...nth(state.reserve, owner)],
    castle: [...nth(state.castle, owner)],
    extensions: [...nth(state.extensions, owner)],
    noblemen: [...nth(state.noblemen, owner)],
    strength: ownedStrength(state, owner),
  }
}

function allyView(state: State, owner: Seat): AllyView {
  const house = owner + state.seats
  return {
    colour: state.allyColours[owner] ?? null,
    court: [...nth(state.court, house)],
    reserve: [...nth(state.reserve, house)],
    castle: [...nth(state.castle, house)],
  }
}

function countyView(state: State, figures: Figures, county: number): CountyView {
  const { id, letter, minStrength } = nth(figures.counties, county)
  const { house, strength, squires, tiles } = nth(state.counties, county)
  const holder = house < 0 ? null : { ...who(state, house), strength, squires, total: strength + squires }
  return { id, letter, minStrength, tiles, holder }
}

function conflictView(state: State, figures: Figures, slot: number): ConflictView | null {
  const conflict = state.conflicts[slot]
  if (!conflict) return null
  const { id, frenchStrength, points } = nth(figures.conflicts, conflict.card)
  return {
    card: id,
    frenchStrength,
    points: [...points],
    spaces: conflict.spaces.map(({ house, knights }) => ({
      ...who(state, house),
      knights: [...knights],
      total: sum(knights),
    })),
    total: conflictStrength(conflict),
  }
}

/** LA-14.4: of the others nothing but that they have decided. */
function secretView(state: State, seat: Seat | null): View['secret'] {
  if (state.phase !== 'extension' && state.phase !== 'parliament') return null
  const slot = seat === null ? -1 : nth(state.slots, seat)
  return {
    decided: state.slots.map((chosen) => chosen >= 0),
    tile: state.phase === 'extension' && slot >= 0 ? slot : null,
    ballot: state.phase === 'parliament' && slot >= 0 ? readSlot(slot) : null,
  }
}
