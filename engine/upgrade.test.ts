/** A match that goes on by newer rules. */
import { expect, test } from 'vitest'
import type { AnyGame } from './game.ts'
import { game as roseless } from './kit/samples/joust.ts'
import { Match, type MatchSetup, refusedBy } from './match.ts'
import { isFault, recordOf, writeRecord } from './record.ts'
import { parseRecord } from './record-read.ts'
import { replayRecord } from './record-replay.ts'
import { MatchSession } from './session.ts'
import { fold, shadow } from './shadow.ts'
import { servedToday, versionsIn } from './versions.ts'

const joust = roseless as unknown as AnyGame

const boutOf = (state: unknown): number => (state as { bout: number }).bout
const first = boutOf(new Match(joust, { ...setupOf(), dice: { make: 'quick', seed: 1 } }).state)

/** Version 2: after the first bout only the first lance may be chosen. Until then nothing is different. */
const today: AnyGame = {
  ...joust,
  about: { ...joust.about, version: 2 },
  legal: (state, seat) => joust.legal(state, seat).slice(0, boutOf(state) < first ? 1 : undefined),
}
const old = servedToday(joust, today, {})
const setup = setupOf()

function setupOf(): MatchSetup {
  return {
    game: joust.about.id,
    version: 1,
    seats: 2,
    options: Object.fromEntries(joust.about.options.map((option) => [option.id, option.default])),
    dice: { make: 'sealed', key: '11'.repeat(32), entropy: ['a', 'b'] },
  }
}

/** Always the last of what is offered, so many steps. */
function play(match: Match, steps: number): void {
  for (let step = 0; step < steps && match.awaiting().length > 0; step++) {
    const seat = match.awaiting()[0]!
    match.act(seat, match.game.write(match.legal(seat).at(-1)))
  }
}
test('up to the step from which the rules differ a match can go on by the newer ones, and does', () => {
  const match = new Match(old, setup)
  play(match, 2)
  const before = match.hash()
  const seen = [...match.seen]
  expect(refusedBy(match.takeUp(2))).toBe(false)
  expect([match.hash(), match.game.about.version, match.entries.at(-1)]).toEqual([
    before,
    2,
    { kind: 'rules', seat: null, version: 2 },
  ])
  expect(versionsIn(match.entries)).toEqual([2])
  expect(match.seen).toEqual(seen.map((count) => count + 1))
  expect(match.undoable(0) ?? match.undoable(1)).toBeNull()
  play(match, 30)
  expect(match.outcome).not.toBeNull()
  // From the log alone, and from a snapshot with what came after it.
  const again = new Match(old, setup, undefined, match.entries)
  expect(again.hash()).toBe(match.hash())
  const snapshot = match.snapshot()!
  expect(new Match(old, setup, snapshot, match.entries).game.about.version).toBe(2)
})

test('a table that takes up newer rules plays on by those it has named, not by those it began with', () => {
  const session = new MatchSession(old, setup)
  expect(session.perform({ kind: 'rules', seat: null, version: 2 })).toBeNull()
  expect(session.match.entries).toEqual([{ kind: 'rules', seat: null, version: 2 }])
  expect(session.game.about.version).toBe(2)
  expect(new MatchSession(old, setup).perform({ kind: 'rules', seat: null, version: 1 })).toMatchObject({
    refused: 'rules-missing',
  })
})

test('where the newer rules would have led elsewhere nothing changes', () => {
  const match = new Match(old, setup)
  const many = (): boolean => boutOf(match.state) < first && match.legal(match.awaiting()[0]!).length > 1
  while (!many()) play(match, 1)
  // The last lance of several: by the newer rules it could not have been chosen.
  play(match, 1)
  const { length } = match.entries
  const before = match.hash()
  expect(match.standsBy(2)).toBe(false)
  expect(match.takeUp(2)).toEqual({ refused: 'rules-differ' })
  expect([match.entries.length, match.hash(), match.game.about.version]).toEqual([length, before, 1])
})

test('a match that went over is the same when it is folded by the newer rules from the beginning', () => {
  const match = new Match(old, setup)
  play(match, 2)
  match.takeUp(2)
  play(match, 4)
  const { match: again, stuck } = fold(today, setup, match.entries)
  expect([stuck, again?.hash(), again?.seen]).toEqual([null, match.hash(), match.seen])
})

test('a version that is not there, or not newer, is refused', () => {
  const match = new Match(old, setup)
  for (const version of [0, 1, 3, Number.NaN]) expect(match.takeUp(version)).toEqual({ refused: 'rules-missing' })
  expect(new Match(today, { ...setup, version: 2 }).takeUp(2)).toEqual({ refused: 'rules-missing' })
})

test('a record says where the newer rules were taken up, and is checked by the old ones before and the new after', () => {
  const match = new Match(old, setup)
  play(match, 2)
  match.takeUp(2)
  play(match, 99)
  const text = writeRecord(recordOf(match, ['a', 'b'], ''))
  expect(text).toMatch(/^3\. - rules 2 /m)
  const record = parseRecord(text)
  if (isFault(record)) throw new Error(record.fault)
  const again = replayRecord(record, old)
  expect(isFault(again) ? again.fault : again.hash()).toBe(match.hash())
  expect(writeRecord(recordOf(again as Match, ['a', 'b'], ''))).toBe(text)
  // Without the newer rules at hand it cannot be checked.
  expect(isFault(replayRecord(record, joust))).toBe(true)
})

/** Whether somebody has chosen a lance after the first bout. */
function chosenLater(state: unknown): boolean {
  return (
    boutOf(state) < first && (state as { readonly chosen: readonly unknown[] }).chosen.some((lance) => lance !== null)
  )
}

/** The number of the first entry after which that is so. */
function firstLater({ entries }: Match): number {
  const match = new Match(joust, setup)
  return 1 + entries.findIndex((entry) => !refusedBy(match.apply(entry)) && chosenLater(match.state))
}

/** Rules of version 2 that do something else where that is so, and nothing else. */
const later = (change: (...given: Parameters<AnyGame['apply']>) => void): AnyGame => ({
  ...joust,
  about: { ...joust.about, version: 2 },
  apply: (state, seat, move, dice, tell) => {
    joust.apply(state, seat, move, dice, tell)
    if (chosenLater(state)) change(state, seat, move, dice, tell)
  },
})

test.each<[what: string, AnyGame, same: boolean]>([
  ['do the same', later(() => undefined), true],
  ['throw a die more', later((_state, _seat, _move, dice) => void dice.int(6)), false],
  ['leave another state', later((state) => void ((state as { scores: number[] }).scores[0] = 7)), false],
])('newer rules that %s', (_, rules, same) => {
  const match = new Match(servedToday(joust, rules, {}), setup)
  play(match, 2)
  expect([match.standsBy(2), shadow(match, rules)]).toEqual([true, { kind: 'same' }])
  play(match, 6)
  expect(match.standsBy(2)).toBe(same)
  expect(shadow(match, rules)).toEqual(same ? { kind: 'same' } : { kind: 'differs', at: firstLater(match) })
})

test('newer rules that keep silent where the older told everybody something are others', () => {
  const apply: AnyGame['apply'] = (state, seat, move, dice, tell) =>
    joust.apply(state, seat, move, dice, boutOf(state) === first ? tell : null)
  const silent = { ...later(() => undefined), apply }
  const match = new Match(servedToday(joust, silent, {}), setup)
  play(match, 8)
  expect([match.standsBy(2), shadow(match, silent)]).toEqual([false, { kind: 'differs', at: 5 }])
})

test('rules by which a log cannot be played are stuck at the first entry that they refuse, or fail on', () => {
  const match = new Match(joust, setup)
  play(match, 8)
  const refusing = later(() => undefined)
  const legal: AnyGame['legal'] = (state, seat) => (boutOf(state) < first ? [] : joust.legal(state, seat))
  expect(shadow(match, { ...refusing, legal })).toMatchObject({ kind: 'stuck', at: 5, why: 'not-legal' })
  const failing = later(() => {
    throw new Error('a lance breaks')
  })
  expect(shadow(match, failing)).toEqual({ kind: 'stuck', at: firstLater(match), why: 'a lance breaks' })
})
