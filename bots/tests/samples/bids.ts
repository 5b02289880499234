/**
 * Secret bids for open prizes. Each seat holds a hidden hand; all lay one card at once; the highest
 * card alone takes the prize (equal highest cards: nobody). Two to four seats.
 */
import type { AnyGame, AnyKnowledge, Dice, Game, Knowledge } from '../../../engine/index.ts'
import { aboutSample, mute } from './house.ts'

export interface Bids {
  hands: number[][]
  laid: (number | null)[]
  spent: number[]
  prizes: number[]
  points: number[]
}
export interface BidsView {
  seat: number | null
  hand: number[]
  sizes: number[]
  laid: boolean[]
  own: number | null
  spent: number[]
  prize: number
  left: number
  points: number[]
}
type Event = { type: 'laid'; seat: number } | { type: 'revealed' }

const CARDS = Array.from({ length: 20 }, (_, i) => i + 1)
const PRIZES = [1, 2, 3, 4, 5]

const bids: Game<Bids, number, Event, BidsView> = {
  about: aboutSample('bids', [2, 3, 4]),
  setup(seats, _options, dice) {
    const cards = [...CARDS]
    const prizes = [...PRIZES]
    dice.shuffle(cards)
    dice.shuffle(prizes)
    const hands = Array.from({ length: seats }, (_, i) => sorted(cards.slice(i * 5, i * 5 + 5)))
    return { hands, laid: hands.map(() => null), spent: [], prizes, points: hands.map(() => 0) }
  },
  awaiting: (s) => (s.prizes.length === 0 ? [] : s.laid.flatMap((card, seat) => (card === null ? [seat] : []))),
  together: (s) => s.prizes.length > 0,
  legal: (s, seat) => (s.prizes.length > 0 && s.laid[seat] === null ? [...(s.hands[seat] ?? [])] : []),
  apply(s, seat, card, _dice, tell) {
    s.laid[seat] = card
    s.hands[seat] = (s.hands[seat] ?? []).filter((other) => other !== card)
    tell?.({ type: 'laid', seat })
    if (s.laid.includes(null)) return
    const laid = s.laid.map((value) => value ?? 0)
    const winner = laid.indexOf(Math.max(...laid))
    s.points[winner] = (s.points[winner] ?? 0) + (s.prizes.shift() ?? 0)
    s.spent.push(...laid)
    s.laid = laid.map(() => null)
    tell?.({ type: 'revealed' })
  },
  view: (s, seat) => ({
    seat,
    hand: seat === null ? [] : [...(s.hands[seat] ?? [])],
    sizes: s.hands.map((hand) => hand.length),
    laid: s.laid.map((card) => card !== null),
    own: seat === null ? null : (s.laid[seat] ?? null),
    spent: [...s.spent],
    prize: s.prizes[0] ?? 0,
    left: s.prizes.length,
    points: [...s.points],
  }),
  guess,
  outcome(s) {
    if (s.prizes.length > 0) return null
    const places = s.points.map((mine) => 1 + s.points.filter((other) => other > mine).length)
    return { places, scores: [...s.points], reason: 'last-prize' }
  },
  idle: (s, seat) => s.hands[seat]?.[0] ?? 0,
  write: (card) => String(card),
  barriers: ['revealed'],
  speech: mute((view) => view.points),
}

function guess(v: BidsView, dice: Dice): Bids {
  const cards = CARDS.filter((card) => !v.spent.includes(card) && !v.hand.includes(card) && card !== v.own)
  dice.shuffle(cards)
  const hands = v.sizes.map((size, seat) => (seat === v.seat ? [...v.hand] : sorted(cards.splice(0, size))))
  const laid = v.laid.map((is, seat) => (is ? (seat === v.seat ? v.own : (cards.pop() ?? 0)) : null))
  const taken = v.points.reduce((a, b) => a + b, 0)
  // Which prizes are gone is known by their sum alone; any rest with the right sum and length will do.
  const rest = PRIZES.filter((prize) => prize !== v.prize)
  do dice.shuffle(rest)
  while (rest.slice(v.left - 1).reduce((a, b) => a + b, 0) !== taken && v.left > 0)
  const prizes = v.left > 0 ? [v.prize, ...rest.slice(0, v.left - 1)] : []
  return { hands, laid, spent: [...v.spent], prizes, points: [...v.points] }
}

const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b)

const knowledge: Knowledge<Bids, number> = {
  evaluate(s, seat) {
    const mine = s.points[seat] ?? 0
    const best = Math.max(...s.points.filter((_, other) => other !== seat))
    return (mine - best) / 15
  },
}

export const bidsGame = bids as unknown as AnyGame
export const bidsKnowledge = knowledge as unknown as AnyKnowledge
