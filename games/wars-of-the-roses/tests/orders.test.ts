/** A game by correspondence: everybody is away but when they must come. How often is that, with orders and without? */
import { expect, test } from 'vitest'
import { defaultOptions, lookAt, Match, quick, type StandingOrder } from '../../../engine/index.ts'
import { game } from '../index.ts'
import type { Move } from '../types/index.ts'

const SEATS = 4
const SEEDS = [1, 2]
const order = (kind: string, span: StandingOrder['span'] = 'revoked'): StandingOrder => ({
  id: kind,
  kind,
  span,
  turn: 0,
  steps: [],
})

interface Played {
  /** How often each seat had to come. */
  readonly visits: readonly number[]
  readonly byOrder: number
}

/** All play at random; who comes decides whatever is asked until others are awaited, leaves orders, and goes. */
function play(seed: number, orders: (seat: number) => readonly StandingOrder[]): Played {
  const { about } = game
  const dice = { make: 'quick', seed } as const
  const setup = { game: about.id, version: about.version, seats: SEATS, options: defaultOptions(about), dice }
  const match = new Match(game, setup)
  const chance = quick(seed + 100)
  const visits = Array.from({ length: SEATS }, () => 0)
  const left = visits.map((): readonly StandingOrder[] => [])
  let byOrder = 0
  let here: number | null = null
  const act = (seat: number, text: string): void => {
    const refused = match.act(seat, text)
    if ('refused' in refused) throw new Error(`${text}: ${JSON.stringify(refused)}`)
  }
  while (match.outcome === null) {
    const awaiting = match.awaiting()
    if (here !== null && !awaiting.includes(here)) here = null
    const ordered = awaiting.flatMap((seat) => {
      const { carried } = lookAt(game, match.view(seat), match.legal(seat), seat === here ? [] : left[seat]!)
      return carried ? [{ seat, text: carried.text }] : []
    })[0]
    if (ordered) {
      byOrder++
      act(ordered.seat, ordered.text)
      continue
    }
    if (here === null) {
      here = awaiting[0]!
      visits[here]!++
      left[here] = orders(here)
    }
    const moves = match.legal(here) as readonly Move[]
    const closing = moves.find(({ type }) => type === 'done')
    const chosen = closing && chance.int(8) === 0 ? closing : moves[chance.int(moves.length)]!
    act(here, game.write(chosen))
  }
  return { visits, byOrder }
}

/** The draft and French Aid, until revoked. */
const CARDS = [order('first-card'), order('keep-aid')]

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

test('four by correspondence: with two orders left at the first visit everybody comes about half as often (docs/orders.md)', () => {
  const figures = SEEDS.map((seed) => ({
    without: play(seed, () => []).visits,
    with: play(seed, () => CARDS).visits,
  }))
  for (const { without, with: ordered } of figures)
    for (let seat = 0; seat < SEATS; seat++) expect(ordered[seat]).toBeLessThan(without[seat]!)
  const before = sum(figures.flatMap(({ without }) => without)) / SEEDS.length / SEATS
  const after = sum(figures.flatMap(({ with: ordered }) => ordered)) / SEEDS.length / SEATS
  expect({ before: before.toFixed(1), after: after.toFixed(1) }).toEqual({ before: '15.0', after: '6.0' })
})

test('who lets every plan stand until somebody reaches for what is theirs comes when that happens, and not each turn', () => {
  const each = play(1, () => CARDS)
  const watching = play(1, (seat) => (seat === 0 ? [...CARDS, order('watch')] : CARDS))
  expect(each.visits[0]).toBe(6)
  expect(watching.visits[0]).toBe(4)
})
