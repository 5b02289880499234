/**
 * What quick picks go by, in victory points where nothing else is said: each number is one set by hand here, times a factor in
 * `learned.json` for the number of players, where `roses train` puts what games of picks against picks have taught (`training.ts`).
 */
import { orderedFactors, timesFactors } from '../../../engine/factors.ts'
import learned from './learned.json' with { type: 'json' }

export const BY_HAND = {
  /** How much of its worth an asset keeps from turn to turn: much is bribed and stormed away. */
  lasting: 0.6,
  /** A lead of this many control points is as good as safe. */
  safeLead: 9,
  /** What a control point is worth in every parliament wherever it stands, beside what it changes in its region. */
  plain: 0.025,
  /** What taking from a rival counts, beside having it oneself. */
  rivalry: 1,
  /** A pound, and in the last turn. */
  pound: 0.3,
  lastPound: 0.02,
  /** The part of an award that one more of its kind is worth: drawing level with the first, and being behind. */
  level: 0.4,
  behind: 0.15,
  /** The part of a pair's bonus that its first half is worth; and of awards and bonuses what counts against losing one. */
  half: 0.2,
  kept: 0.7,
  /** A mercenary when cards are drafted, and when one is sent, as a part of the price of a troop. */
  mercenary: 0.8,
  mercenaryPrice: 0.7,
  /** The chance that one rival with a footing in the region storms a Location. */
  storm: 0.22,
  /** How the chances of an attack are taken. */
  attack: 1,
  /** The chance of a bribe: with one rival who can pay, and with each more. */
  bribed: 0.35,
  bribedMore: 0.1,
  /** What a rival's gain by a bribe counts, beside the own loss. */
  spite: 1,
  /** The chance that a bribe holds, less for each player who bribes later. */
  bribe: 0.7,
  bribeLater: 0.08,
  /** How fast a higher bid makes the Captain of Calais likely: this much money, two times in three. */
  likelyBid: 4,
  /** A move of a noble or ship must bring more than this. */
  move: 0.4,
}

export type Picks = Readonly<typeof BY_HAND>

const bySeats = new Map(
  Object.entries(learned.seats).map(([seats, factors]) => [
    Number(seats),
    timesFactors(BY_HAND, orderedFactors(BY_HAND, factors)),
  ]),
)

export function picksFor(seats: number): Picks {
  const picks = bySeats.get(seats)
  if (!picks) throw new Error(`nobody plays this game with ${seats} players`)
  return picks
}
