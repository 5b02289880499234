/** Nothing anybody does, taking back included, leaves anybody with more time than not having done it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { game as joust } from './kit/samples/joust.ts'
import { game as roseKing } from '../games/rose-king/index.ts'
import { type ClockSpec, type ClockState, type ClockStep, startClocks, stepClocks } from './clock.ts'
import type { AnyGame } from './game.ts'
import type { Entry } from './match.ts'
import { defaultOptions } from './options.ts'
import { MatchSession } from './session.ts'

type Timed = Pick<ClockStep, 'entry' | 'arrived' | 'at'>

function begin(game: AnyGame, seats: number): MatchSession {
  const { id, version } = game.about
  const dice = { make: 'sealed', key: '31'.repeat(32), entropy: ['a'] } as const
  return new MatchSession(game, { game: id, version, seats, options: defaultOptions(game.about), dice })
}

/** The clocks of a log, from its beginning. */
class Clocked {
  readonly session: MatchSession
  clocks: ClockState
  private readonly spec: ClockSpec

  constructor(game: AnyGame, seats: number, spec: ClockSpec, log: readonly Timed[] = []) {
    this.spec = spec
    this.session = begin(game, seats)
    this.clocks = startClocks(spec, seats, this.session.match.awaiting(), 0) ?? []
    for (const each of log) this.add(each)
  }

  add({ entry, arrived, at }: Timed): void {
    const { match } = this.session
    const index = match.entries.length
    this.session.apply(entry)
    const step = { index, entry, awaiting: match.awaiting(), settled: match.settled, arrived, at }
    this.clocks = stepClocks(this.spec, this.clocks, step) ?? []
  }

  /** Milliseconds each seat has: till its deadline, or in its reserve. */
  left(now: number): readonly number[] {
    return this.clocks.map(({ deadline, reserve }) => (deadline === null ? (reserve ?? Infinity) : deadline - now))
  }
}

/** The log as if what was taken back had never been played. */
function withoutUndone(log: readonly Timed[]): readonly Timed[] {
  const undos = log.flatMap(({ entry }, index) => (entry.kind === 'undo' ? [{ ...entry, index }] : []))
  return log.filter(
    ({ entry }, index) =>
      entry.kind === 'move' &&
      !undos.some((undo) => undo.index > index && undo.seat === entry.seat && index >= undo.from),
  )
}

const specs: readonly ClockSpec[] = [
  { kind: 'live', perMove: 0, reserve: 300, increment: 10 },
  { kind: 'live', perMove: 30, reserve: 60, increment: 5 },
  { kind: 'days', days: 1 },
]
const deed = fc.record({
  undo: fc.boolean(),
  seat: fc.nat(7),
  move: fc.nat(200),
  wait: fc.nat(20_000),
  queued: fc.nat(5000),
})

test.each([
  ['secret plans of three', joust as AnyGame, 3],
  ['secret plans of two', joust as AnyGame, 2],
  ['turns of two', roseKing as AnyGame, 2],
  ['turns of four', roseKing as AnyGame, 4],
])('acts and undos at any times leave nobody more time than without what was taken back: %s', (_name, game, seats) => {
  let undone = 0
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), fc.constantFrom(...specs), (deeds, spec) => {
      const played = new Clocked(game, seats, spec)
      const log: Timed[] = []
      let now = 0
      for (const { undo, seat, move, wait, queued } of deeds) {
        const { match } = played.session
        now += wait + queued
        const able = Array.from({ length: seats }, (_, each) => each).filter((each) => match.undoable(each) !== null)
        const awaited = match.awaiting()
        const taker = able[seat % Math.max(1, able.length)]
        const mover = awaited[seat % Math.max(1, awaited.length)]
        let entry: Entry
        if (undo && taker !== undefined) entry = { kind: 'undo', seat: taker, from: match.undoable(taker) ?? 0 }
        else if (mover === undefined) break
        else {
          const moves = match.legal(mover)
          entry = { kind: 'move', seat: mover, move: game.write(moves[move % moves.length]) }
        }
        if (entry.kind === 'undo') undone++
        const timed = { entry, arrived: now - queued, at: now }
        played.add(timed)
        log.push(timed)
        const plain = new Clocked(game, seats, spec, withoutUndone(log))
        expect(plain.session.match.hash()).toBe(match.hash())
        const most = plain.left(now)
        for (const [each, left] of played.left(now).entries()) expect(left).toBeLessThanOrEqual(most[each] ?? 0)
      }
    }),
    { numRuns: 200 },
  )
  expect(undone).toBeGreaterThan(100)
})

test.each(specs)('twenty rounds of playing and taking back mint no time: $kind', (spec) => {
  const played = new Clocked(roseKing, 2, spec)
  const [before] = played.clocks
  const { match } = played.session
  for (let round = 1; round <= 20; round++) {
    const [seat = 0] = match.awaiting()
    const at = round * 1000
    const move = match.game.write(match.legal(seat)[0])
    played.add({ entry: { kind: 'move', seat, move }, arrived: at, at })
    played.add({ entry: { kind: 'undo', seat, from: match.undoable(seat) ?? 0 }, arrived: at, at })
  }
  expect(played.clocks[0]).toEqual(before)
})
