/**
 * A full state that looks like the view. Stocks behind screens are dealt out one by one among those
 * who have one, so that with the open supply every kind of goods adds up to what the box holds.
 */
import type { Dice, Seat } from '../../../engine/game.ts'
import { copyJson } from '../../../engine/json.ts'
import { figuresOf } from '../rules/figures.ts'
import { nth, sum } from '../rules/list.ts'
import { keep } from '../rules/moves.ts'
import { writeSlot } from '../rules/parliament.ts'
import type { AllyColour, Figures, Good, State, View } from '../types/index.ts'

interface Numbers {
  readonly cards: ReadonlyMap<string, number>
  readonly laws: ReadonlyMap<string, number>
}

const known = new WeakMap<Figures, Numbers>()

/** Conflict cards and laws by their names. */
function numbersOf(figures: Figures): Numbers {
  let numbers = known.get(figures)
  if (!numbers) known.set(figures, (numbers = { cards: numbered(figures.conflicts), laws: numbered(figures.laws) }))
  return numbers
}

function numbered(list: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(list.map(({ id }, number) => [id, number]))
}

export function guess(view: View, dice: Dice): State {
  const figures = figuresOf(view.figures)
  const { players, allies, flow } = view
  const houseOf = (who: { seat: Seat; ally: boolean }): number => (who.ally ? who.seat + view.seats : who.seat)
  const { cards, laws } = numbersOf(figures)
  const cardOf = (id: string): number => cards.get(id) ?? -1
  const lawOf = (id: string): number => laws.get(id) ?? -1
  const conflictDeck = view.conflictDeck.map(cardOf)
  dice.shuffle(conflictDeck)
  return {
    seats: view.seats,
    figures: copyJson(view.figures),
    round: view.round,
    phase: view.phase,
    start: view.start,
    turn: flow.turn,
    step: flow.step,
    served: flow.served,
    times: [...flow.times],
    tilesLeft: [...flow.tilesLeft],
    passed: [...flow.passed],
    todo: flow.todo.map((task) => ({ ...task })),
    slots: guessSlots(view, dice),
    gold: guessStocks(view, figures, 'gold', dice),
    squires: guessStocks(view, figures, 'squires', dice),
    votes: players.map((player) => player.votes),
    points: players.map((player) => player.points),
    supply: { gold: view.supply.gold, squires: view.supply.squires, votes: view.supply.votes },
    court: [...players, ...allies].map((house) => [...house.court]),
    reserve: [...players, ...allies].map((house) => [...house.reserve]),
    castle: [...players, ...allies].map((house) => [...house.castle]),
    extensions: players.map((player) => [...player.extensions]),
    noblemen: players.map((player) => [...player.noblemen]),
    counties: view.counties.map(({ holder, tiles }) => ({
      house: holder ? houseOf(holder) : -1,
      strength: holder?.strength ?? 0,
      squires: holder?.squires ?? 0,
      tiles,
    })),
    conflicts: view.conflicts.map(
      (conflict) =>
        conflict && {
          card: cardOf(conflict.card),
          spaces: conflict.spaces.map((space) => ({ house: houseOf(space), knights: [...space.knights] })),
        },
    ),
    favours: [...view.favours],
    lawDeck: guessLaws(view.laws.deck.map(lawOf), figures, dice),
    conflictDeck,
    current: view.laws.current.map(lawOf),
    proposed: view.laws.proposed.map((id) => (id === null ? null : lawOf(id))),
    results: view.laws.results.map((result) => ({ ...copyJson(result), law: lawOf(result.law) })),
    last: view.last && { seat: view.last.seat, move: keep(view.last.move) },
    allyColours: allies.flatMap(({ colour }): AllyColour[] => (colour ? [colour] : [])),
  }
}

function guessStocks(view: View, figures: Figures, good: Good, dice: Dice): number[] {
  const stocks = view.players.map((player) => player[good])
  const hidden = stocks.flatMap((stock, seat) => (stock === null ? [seat] : []))
  const guessed = stocks.map((stock) => stock ?? 0)
  if (hidden.length === 0) return guessed
  const standing = good === 'squires' ? sum(view.counties.map(({ holder }) => holder?.squires ?? 0)) : 0
  for (let left = figures.supply[good] - view.supply[good] - standing - sum(guessed); left > 0; left--) {
    const seat = nth(hidden, dice.int(hidden.length))
    guessed[seat] = nth(guessed, seat) + 1
  }
  return guessed
}

/** The own secret choice as it is, those of others who have decided at random. */
function guessSlots(view: View, dice: Dice): number[] {
  const { secret } = view
  if (!secret) return view.players.map(() => -1)
  return secret.decided.map((decided, seat) => {
    if (!decided) return -1
    if (view.phase === 'extension')
      return seat === view.seat && secret.tile !== null ? secret.tile : dice.int(view.flow.tilesLeft.length)
    if (seat === view.seat && secret.ballot) return writeSlot(secret.ballot)
    return dice.int(2 * (nth(view.players, seat).votes + 1))
  })
}

/** Shuffled inside each group; the end of the list, dealt first, holds the lowest group. */
function guessLaws(laws: readonly number[], figures: Figures, dice: Dice): number[] {
  const groupOf = (law: number): number => nth(figures.laws, law).group
  const groups = [...new Set(laws.map(groupOf))].sort((a, b) => b - a)
  return groups.flatMap((group) => {
    const own = laws.filter((law) => groupOf(law) === group)
    dice.shuffle(own)
    return own
  })
}
