/** Whatever is played, taken back and gone back over: the table stands as if only what stands had ever been played. */
import { expect, test } from 'vitest'
import { makeDice, quick } from './dice.ts'
import type { AnyGame, Dice, Seat } from './game.ts'
import { stateHash } from './hash.ts'
import { game as counting } from './kit/samples/counting.ts'
import { game as joust } from './kit/samples/joust.ts'
import { game as ransom } from './kit/samples/ransom.ts'
import { type Entry, Match, type MatchSetup, refusedBy, standing } from './match.ts'
import { defaultOptions } from './options.ts'

/** A move of the log with all that decides whether it can be taken back. */
interface Made {
  readonly index: number
  readonly seat: Seat
  readonly move: string
  /** Made in secret, while others may decide as well. */
  readonly secret: boolean
  /** It threw dice, showed something, ended a phase of secrets or the game. */
  readonly firm: boolean
}

/** A table kept in the plainest way: the moves that stand, played from the beginning whenever somebody looks. */
class Plain {
  stands: Made[] = []
  /** All that was ever played, and where everybody heard that all go back. */
  readonly log: (Made | 'told to all')[] = []
  private readonly game: AnyGame
  private readonly setup: MatchSetup

  constructor(game: AnyGame, setup: MatchSetup) {
    this.game = game
    this.setup = setup
  }

  played(): { readonly state: unknown; readonly dice: Dice } {
    const dice = makeDice(this.setup.dice)
    const state = this.game.setup(this.setup.seats, this.setup.options, dice)
    for (const { seat, move } of this.stands) {
      const chosen = this.game.legal(state, seat).find((each) => this.game.write(each) === move)
      this.game.apply(state, seat, chosen, dice, null)
    }
    return { state, dice }
  }

  move(seat: Seat, move: string): void {
    const { game } = this
    const { state, dice } = this.played()
    const secret = game.together?.(state) ?? false
    const { drawn } = dice
    let firm = false
    const chosen = game.legal(state, seat).find((each) => game.write(each) === move)
    game.apply(state, seat, chosen, dice, ({ type }) => void (firm ||= game.barriers.includes(type)))
    firm ||= dice.drawn > drawn || secret !== (game.together?.(state) ?? false) || game.outcome(state) !== null
    const made = { index: this.log.length, seat, move, secret, firm }
    this.stands.push(made)
    this.log.push(made)
  }

  /** The log index of the seat's latest move that it may take back by itself. */
  undoable(seat: Seat): number | null {
    const own = this.stands.findLast((made) => made.seat === seat)
    if (!own) return null
    const since = this.log.slice(own.index)
    const stuck = since.some(
      (each) => each === 'told to all' || each.firm || (each.seat !== seat && !(each.secret && own.secret)),
    )
    return stuck ? null : own.index
  }

  undo(seat: Seat, from: number): void {
    this.stands = this.stands.filter((made) => made.seat !== seat || made.index < from)
    // Nobody but the seat itself is bound by it.
    this.log.push({ index: this.log.length, seat, move: '', secret: true, firm: false })
  }

  back(to: number): void {
    this.stands = this.stands.filter(({ index }) => index < to)
    this.log.push('told to all')
  }
}

/** At each table. */
const GAMES = 4

const SEATS = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat)

function setupOf(game: AnyGame, seats: number, make: 'sealed' | 'quick'): MatchSetup {
  const { id, version } = game.about
  const dice =
    make === 'quick' ? ({ make, seed: 3 } as const) : ({ make, key: '11'.repeat(32), entropy: ['a', 'b'] } as const)
  return { game: id, version, seats, options: defaultOptions(game.about, seats), dice }
}

/** All that anybody can ask of a match. */
const facts = (match: Match) => ({
  state: match.hash(),
  drawn: match.drawn,
  seen: match.seen,
  awaiting: match.awaiting(),
  outcome: match.outcome,
  settled: match.settled,
  floor: match.floor,
  undoable: SEATS(match.setup.seats).map((seat) => match.undoable(seat)),
  taking: SEATS(match.setup.seats).map((seat) => match.taking(seat)),
  legal: SEATS(match.setup.seats).map((seat) => match.legal(seat).map((move) => match.game.write(move))),
})

test.each([
  ['turns with throws and shown things', counting, 2, 'sealed'],
  ['turns at a table without a house', counting, 2, 'quick'],
  ['secret lances of two', joust as AnyGame, 2, 'sealed'],
  ['secret lances of three', joust as AnyGame, 3, 'sealed'],
  ['secret pledges', ransom as AnyGame, 2, 'sealed'],
] as const)('%s', (_, game, seats, make) => {
  const setup = setupOf(game, seats, make)
  let [undone, gone] = [0, 0]
  for (let seed = 1; seed <= GAMES; seed++) {
    const lot = quick(seed)
    const match = new Match(game, setup)
    const plain = new Plain(game, setup)
    for (let step = 0; step < 40 && match.awaiting().length > 0; step++) {
      const takers = SEATS(seats).filter((seat) => match.undoable(seat) !== null)
      const taker = takers[lot.int(Math.max(1, takers.length))]
      const who = lot.int(seats)
      const { length } = match.entries
      if (lot.int(4) === 0 && taker !== undefined) {
        const from = match.undoable(taker) ?? 0
        expect(refusedBy(match.undo(taker))).toBe(false)
        plain.undo(taker, from)
        undone++
      } else if (lot.int(8) === 0 && match.lastTurn(who) !== null) {
        const to = match.lastTurn(who) ?? 0
        expect(refusedBy(match.back(who, to))).toBe(false)
        plain.back(to)
        gone++
      } else {
        const awaited = match.awaiting()
        const seat = awaited[lot.int(awaited.length)] ?? 0
        const moves = match.legal(seat)
        const text = game.write(moves[lot.int(moves.length)])
        expect(refusedBy(match.act(seat, text))).toBe(false)
        plain.move(seat, text)
      }
      expect(match.entries).toHaveLength(length + 1)
      const { state, dice } = plain.played()
      expect([match.hash(), match.drawn]).toEqual([stateHash(state), dice.drawn])
      expect(standing(match.entries)).toEqual(plain.stands.map(({ index }) => index))
      expect(SEATS(seats).map((seat) => match.undoable(seat))).toEqual(SEATS(seats).map((seat) => plain.undoable(seat)))
      const over = game.outcome(state) !== null
      for (const seat of SEATS(seats))
        expect(match.legal(seat).length > 0).toBe(!over && game.awaiting(state).includes(seat))
      // From its log, or from its snapshot and the log, it is the same to whoever asks.
      expect(facts(new Match(game, setup, undefined, match.entries))).toEqual(facts(match))
      const kept = match.snapshot()
      if (kept) expect(facts(new Match(game, setup, structuredClone(kept), match.entries))).toEqual(facts(match))
    }
    refusesAll(match)
  }
  expect([undone > 0, gone > 0 || seats === 2]).toEqual([true, true])
})

/** Once the table has ended it, nothing can be done any more, and trying changes nothing. */
function refusesAll(match: Match): void {
  const outcome = { places: match.setup.seats === 3 ? [1, 1, 1] : [1, 1], scores: [0, 0], reason: 'agreed-draw' }
  match.end(null, outcome)
  const before = facts(match)
  const entries = [...match.entries]
  const [own] = standing(entries).flatMap((index) => (entries[index]?.kind === 'move' ? [index] : []))
  const tries: Entry[] = [
    { kind: 'move', seat: 0, move: 'one' },
    { kind: 'back', seat: entries[own ?? 0]?.seat ?? 0, to: own ?? 0 },
    { kind: 'end', seat: 0, outcome },
    { kind: 'rules', seat: null, version: 2 },
  ]
  for (const entry of tries) expect(match.apply(entry)).toEqual({ refused: 'game-over' })
  for (const seat of SEATS(match.setup.seats)) {
    expect(match.undo(seat)).toEqual({ refused: 'nothing-to-undo' })
    expect([match.undoable(seat), match.taking(seat), match.lastTurn(seat)]).toEqual([null, null, null])
    expect(match.legal(seat)).toEqual([])
  }
  expect(facts(match)).toEqual(before)
  expect(match.entries).toEqual(entries)
}
