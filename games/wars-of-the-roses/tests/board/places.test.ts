import { expect, test } from 'vitest'
import { offersByPlace } from '../../../../art/offers.ts'
import { quick } from '../../../../engine/dice.ts'
import { defaultOptions } from '../../../../engine/options.ts'
import { bidsOf, countersOf, cubeOf, type Offers, placeOf, waysOf } from '../../board/places.ts'
import { knowledge } from '../../bot/index.ts'
import { game } from '../../index.ts'
import type { Move, View } from '../../types/index.ts'

/** Plays a whole game; most picks are sensible, some are by chance, so that all kinds of orders come up. */
function eachDecision(seats: number, seed: number, look: (view: View, moves: readonly Move[]) => void) {
  const dice = quick(seed)
  const state = game.setup(seats, defaultOptions(game.about), dice)
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legal(state, seat)
    look(game.view(state, seat), moves)
    const wise = dice.int(3) > 0 ? knowledge.pick?.(state, seat, moves, dice) : undefined
    const move = wise ?? moves[dice.int(moves.length)]
    if (!move) throw new Error('an awaited seat has no choice')
    game.apply(state, seat, move, dice, null)
  }
}

const offersOf = (moves: readonly Move[]): Offers => moves.map((move) => ({ move, text: game.write(move), label: '' }))

test.each([2, 3, 4])('with %i players every legal move has its place on the board', (seats) => {
  const kinds = new Set<string>()
  eachDecision(seats, seats, (view, moves) => {
    const drawn = new Set<string>([
      'aid',
      'done',
      ...(view.draft?.display ?? []),
      ...view.prices.bidRegions.map((id) => `calais ${id}`),
    ])
    // In planning a piece can be clicked where it stands on the map, and nowhere else.
    if (view.phase === 'planning') for (const { id, region } of view.assets) if (region) drawn.add(id)
    expect(moves.filter((move) => !drawn.has(placeOf(move)))).toEqual([])
    for (const move of moves) kinds.add(move.type)
  })
  for (const kind of ['draft', 'aid', 'troops', 'cube', 'go', 'calais', 'done']) expect(kinds).toContain(kind)
})

test('every offer of a place is one of its controls, and no offer is lost', () => {
  eachDecision(3, 7, (view, moves) => {
    if (view.phase !== 'planning') return
    const offers = offersOf(moves)
    const at = offersByPlace(offers, placeOf)
    const reached = new Set<string>()
    const reach = (offer: Offers[number] | undefined) => offer && reached.add(offer.text)
    for (const place of new Set(moves.map(placeOf))) {
      const here = at(place)
      for (const kind of ['troops', 'mercenaries'] as const) {
        const { more, less } = countersOf(here, kind)
        reach(more)
        reach(less)
      }
      reach(cubeOf(here))
      for (const offer of waysOf(here).values()) reach(offer)
      for (const offer of bidsOf(here).values()) reach(offer)
    }
    reach(at('done')[0])
    expect([...reached].toSorted()).toEqual(offers.map(({ text }) => text).toSorted())
  })
})
