/**
 * Who plays whom on which deal, and what the results say. Pure: the games themselves are played in
 * `bots/node`.
 *
 * Bots meet in pairs. Every deal is played several times with the seats exchanged, so that a good deal
 * helps both alike.
 */
import { quick } from '../engine/index.ts'

/** `split`: each bot has half the seats. `one`: the first bot has one seat, the second all others. */
export type Seating = 'split' | 'one'

export interface Plan {
  readonly bots: readonly string[]
  readonly seats: number
  /** For each seat the side it wins and loses with. */
  readonly sides: readonly number[]
  /** Games of each pair. */
  readonly games: number
  readonly seed: number
  readonly seating: Seating
  /** Only neighbours in the list of bots meet. */
  readonly ladder?: boolean
}

export interface Fixture {
  readonly number: number
  readonly pair: readonly [string, string]
  /** Seed of the dice; games of one pair with the same deal differ only in who sits where. */
  readonly deal: number
  /** For each seat its bot. */
  readonly bots: readonly string[]
}

export interface Result {
  readonly number: number
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** The game has beaten everybody. */
  readonly lost?: true
  readonly steps: number
  /** Illegal or late answers of outside programs, by seat; each was replaced by the game's idle move. */
  readonly faults: readonly number[]
}

/** Games of a pair are numbered within its own range, so that a league can be made longer. */
const MOST_GAMES = 1_000_000

export function schedule(plan: Plan): readonly Fixture[] {
  const patterns = seatings(plan)
  const fixtures: Fixture[] = []
  pairs(plan).forEach((pair, meeting) => {
    for (let game = 0; game < plan.games; game++) {
      const round = Math.floor(game / patterns.length)
      const pattern = patterns[game % patterns.length] ?? []
      const deal = quick(plan.seed * 1_000_003 + round).int(2 ** 32)
      fixtures.push({
        number: meeting * MOST_GAMES + game,
        pair,
        deal,
        bots: pattern.map((first) => pair[first ? 0 : 1]),
      })
    }
  })
  return fixtures
}

function pairs({ bots, ladder }: Plan): (readonly [string, string])[] {
  return bots.flatMap((first, i) =>
    bots.slice(i + 1, ladder ? i + 2 : bots.length).map((second): readonly [string, string] => [first, second]),
  )
}

/** For each game of a deal, which seats the first bot of the pair has. */
function seatings({ seats, sides, seating }: Plan): readonly (readonly boolean[])[] {
  const teams = [...new Set(sides)]
  if (seating === 'one') return teams.map((team) => sides.map((side) => side === team))
  const even = Array.from({ length: seats }, (_, seat) => teams.indexOf(sides[seat] ?? seat) % 2 === 0)
  return [even, even.map((first) => !first)]
}

/** What one game says about its pair. */
export interface Points {
  /** Of all meetings of a seat of the first bot with one of the second, the part the first came out ahead in. */
  readonly ahead: number
  /** The first bot's part of the first place. */
  readonly won: number
  /** Its part if everybody were equal. */
  readonly fair: number
}

export function points(fixture: Fixture, result: Result, sides: readonly number[]): Points {
  const { places, lost } = result
  const mine = fixture.bots.map((bot) => bot === fixture.pair[0])
  let ahead = 0
  let meetings = 0
  let winners = 0
  let won = 0
  places.forEach((place, seat) => {
    if (place === 1 && !lost) {
      winners++
      if (mine[seat]) won++
    }
    places.forEach((other, rival) => {
      if (!mine[seat] || mine[rival] || sides[seat] === sides[rival]) return
      meetings++
      ahead += place < other ? 1 : place === other ? 0.5 : 0
    })
  })
  const fair = mine.filter(Boolean).length / mine.length
  return { ahead: ahead / (meetings || 1), won: won / (winners || 1), fair }
}
