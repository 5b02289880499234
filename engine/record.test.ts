import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { game } from './kit/samples/joust.ts'
import type { AnyGame } from './game.ts'
import { defaultOptions } from './options.ts'
import { houseEntropy, quick } from './dice.ts'
import { entropyCommitment } from './entropy.ts'
import { hashText } from './hash.ts'
import { chanceFault } from './kept-chance.ts'
import { Match, type MatchSetup } from './match.ts'
import { parseRecord } from './record-read.ts'
import { replayRecord } from './record-replay.ts'
import { checkRecord, entropyWays } from './record-check.ts'
import { isFault, type Record, recordOf, signedPart, signedRecord, writeRecord } from './record.ts'
import { MatchSession } from './session.ts'

const joust = game as AnyGame
const key = 'ab'.repeat(32)

function played(seed: number, stopAfter = Infinity): Match {
  const setup: MatchSetup = {
    game: 'joust',
    version: 1,
    seats: 3,
    options: defaultOptions(game.about),
    dice: { make: 'sealed', key, entropy: ['one', 'two "quoted"', 'tři\n'] },
  }
  const match = new Match(joust, setup)
  const player = quick(seed)
  while (match.awaiting().length > 0 && match.entries.length < stopAfter) {
    const awaited = match.awaiting()
    const seat = awaited[player.int(awaited.length)] ?? 0
    const moves = match.legal(seat)
    match.act(seat, joust.write(moves[player.int(moves.length)]))
    if (player.int(4) === 0) match.undo(seat)
  }
  return match
}

function textOf(match: Match): string {
  return writeRecord(recordOf(match, ['Anna', 'Božena', '~ end: "x"'], '2026-11-15'))
}

function parsed(text: string): Record {
  const record = parseRecord(text)
  if (isFault(record)) throw new Error(`line ${record.line}: ${record.fault}`)
  return record
}

test('parse, replay and write give the same bytes', () => {
  for (let seed = 0; seed < 30; seed++) {
    const text = textOf(played(seed))
    const match = replayRecord(parsed(text), joust)
    if (isFault(match)) throw new Error(`line ${match.line}: ${match.fault}`)
    expect(writeRecord(recordOf(match, ['Anna', 'Božena', '~ end: "x"'], '2026-11-15'))).toBe(text)
  }
})

/** Check digits by a writer of the test's own: of all lines up to this one, or of one line alone. */
function digits(before: string, line: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${before}\n${line}`))).slice(0, 8)
}

function chained(lines: readonly string[], alone = false): string {
  let chain = ''
  return lines.map((line) => `${line} ~${(chain = digits(alone ? '' : chain, line))}\n`).join('')
}

test('every line is chained to all before it: another reader finds the same digits, and lines of another file do not fit', () => {
  const text = textOf(played(4))
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.lastIndexOf(' ~')))
  expect(chained(lines)).toBe(text)
  expect(isFault(parseRecord(chained(lines)))).toBe(false)
  expect(parseRecord(chained(lines, true))).toMatchObject({ line: 2 })
  const whole = text.split('\n')
  const other = textOf(played(5)).split('\n')
  // The second move that differs: its digits are true in the other file, where another move came before it.
  const at = whole.findIndex((line, i) => i > 14 && line !== other[i])
  expect(parseRecord(whole.with(at, other[at] ?? '').join('\n'))).toMatchObject({ line: at + 1 })
})

test.each([0, 4, 2 ** 31, 2 ** 32 - 1, Number.MAX_SAFE_INTEGER])(
  'quick dice of the number %i are read as written',
  (seed) => {
    const match = new Match(joust, { ...played(1, 0).setup, dice: { make: 'quick', seed } })
    match.act(0, joust.write(match.legal(0)[0]))
    const text = textOf(match)
    expect(parsed(text).dice).toEqual({ make: 'quick', seed })
    const again = replayRecord(parsed(text), joust)
    if (isFault(again)) throw new Error(again.fault)
    expect(textOf(again)).toBe(text)
  },
)

test('an undo is written with the number of the move it reaches back to, counted from one', () => {
  const { setup } = played(1, 0)
  const match = new Match(joust, setup)
  match.act(0, joust.write(match.legal(0)[0]))
  match.undo(0)
  expect(textOf(match)).toContain('\n2. 1 undo 1 ~')
})

test('a changed character is found and named with its line', () => {
  const text = textOf(played(5))
  fc.assert(
    fc.property(fc.nat(text.length - 2), fc.constantFrom('x', '0', ' ', '~', 'é'), (at, character) => {
      fc.pre(text[at] !== character && text[at] !== '\n')
      const record = parseRecord(text.slice(0, at) + character + text.slice(at + 1))
      const line = text.slice(0, at).split('\n').length
      expect(isFault(record) && record.line).toBe(line)
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('a record whose chain was made anew is found out by the rules and the dice', () => {
  const record = parsed(textOf(played(6)))
  const drawn = record.moves.findIndex((move) => move.kind === 'move' && move.token.startsWith('+'))
  const move = record.moves[drawn]
  if (move?.kind !== 'move') throw new Error('no draw in this game')
  const other = move.token === '+L1' ? '+L2' : '+L1'
  const moves = record.moves.with(drawn, { ...move, token: other })
  const fault = replayRecord(parsed(writeRecord({ ...record, moves })), joust)
  expect(fault).toMatchObject({ fault: `the dice say ${move.token}, the record ${other}` })
})

test('a key that does not fit the commitment is refused', () => {
  const record = parsed(textOf(played(7)))
  if (record.dice.make !== 'sealed') throw new Error('sealed dice expected')
  const forged: Record = { ...record, dice: { ...record.dice, key: 'cd'.repeat(32) } }
  expect(replayRecord(forged, joust)).toMatchObject({ fault: 'the key does not fit what was committed to' })
})

test('the key stays sealed while the game runs', () => {
  const text = textOf(played(8, 3))
  expect(text).not.toContain(key)
  expect(replayRecord(parsed(text), joust)).toMatchObject({
    fault: 'the game is not over, so the key of its dice is still sealed',
  })
})

test('garbage, cut-off and endless files get a fault and nothing else', () => {
  const text = textOf(played(9))
  expect(parseRecord('')).toMatchObject({ line: 1 })
  expect(parseRecord('x'.repeat(10_000_000))).toMatchObject({ line: 0 })
  for (const cut of [30, 200, text.length - 1]) expect(isFault(parseRecord(text.slice(0, cut)))).toBe(true)
  // Only the end of the last line is missing: it is said so, and not that a line was changed.
  expect(parseRecord(text.slice(0, -1))).toMatchObject({ fault: expect.stringContaining('cut off') })
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (garbage) => isFault(parseRecord(garbage))))
})

test('a head that says something no writer writes is a fault of its line, though every digit fits', () => {
  const lines = textOf(played(9))
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.lastIndexOf(' ~')))
  const [seats, dice] = ['seats: ', 'dice: '].map((start) => lines.findIndex((line) => line.startsWith(start)))
  for (const [at = -1, text] of [
    [seats, 'seats: 0'],
    [seats, 'seats: 21'],
    [seats, 'seats: 2.5'],
    [dice, 'dice: loaded 4'],
    [dice, 'dice: '],
    [0, 'Rose & Crown record 5'],
    [0, 'Rose & Crown record 0'],
  ] as const)
    expect(parseRecord(chained(lines.with(at, text))), text).toMatchObject({ line: at + 1 })
  expect(parseRecord(chained([...lines, 'and more']))).toMatchObject({
    fault: 'nothing may follow the end of a record',
  })
})

test('a game may write a move of its own as "end" or "undo"', () => {
  const odd = { ...joust, write: (move: unknown) => (joust.write(move) === '+' ? 'end' : joust.write(move)) } as AnyGame
  const setup = { ...played(1, 0).setup }
  const match = new Match(odd, setup)
  match.act(0, 'end')
  match.end(1, { places: [1, 3, 1], scores: [0, 0, 0], reason: 'resigned' })
  const text = writeRecord(recordOf(match, ['a', 'b', 'c'], ''))
  const again = replayRecord(parsed(text), odd)
  expect(isFault(again) ? again.fault : again.entries).toEqual(match.entries)
})

test('options no table could have been given are a fault of their line', () => {
  const record = parsed(textOf(played(10)))
  const withOptions = (options: unknown): object => {
    const read = parseRecord(writeRecord({ ...record, options: options as Record['options'] }))
    return isFault(read) ? read : replayRecord(read, joust)
  }
  for (const options of [null, 5, [], 'x', { nope: true }, { __proto__: null, constructor: 1 }])
    expect(withOptions(options)).toMatchObject({ line: 4 })
  for (const { id } of game.about.options) expect(withOptions({ [id]: 12 })).toMatchObject({ line: 4 })
  // What a record leaves out had its default.
  expect(withOptions({})).toBeInstanceOf(Match)
})

/** A game that the table ended itself after a few moves. */
function endedEarly(reason: 'resigned' | 'timeout' | 'agreed-draw'): Record {
  const { setup, entries } = played(11, 6)
  const session = new MatchSession(joust, setup, entries)
  const [awaited = 0] = session.match.awaiting()
  session.perform({ kind: 'end', seat: reason === 'agreed-draw' ? null : awaited, reason })
  return parsed(writeRecord(recordOf(session.match, ['a', 'b', 'c'], '')))
}

test.each(['resigned', 'timeout', 'agreed-draw'] as const)(
  'nobody can write another end into a game that ended as %s: not who, not the places, not the scores, not the reason',
  (reason) => {
    const record = endedEarly(reason)
    expect(record.format).toBe(2)
    expect(replayRecord(record, joust)).toBeInstanceOf(Match)
    const end = record.moves.at(-1)
    if (end?.kind !== 'end') throw new Error('no end')
    const idle = [0, 1, 2].find((seat) => seat !== end.seat) ?? 0
    const lies = [
      { ...end, seat: end.seat === null ? 0 : idle },
      { ...end, outcome: { ...end.outcome, places: end.outcome.places.map((place) => 4 - place) } },
      { ...end, outcome: { ...end.outcome, scores: end.outcome.scores.map((score) => score + 1) } },
      { ...end, outcome: { ...end.outcome, reason: 'forged' } },
    ]
    for (const lie of lies) {
      const forged = { ...record, moves: [...record.moves.slice(0, -1), lie], result: lie.outcome }
      expect(replayRecord(parsed(writeRecord(forged)), joust)).toMatchObject({ part: 'ending' })
    }
  },
)

test('a record names the entropy of every seat, one each', () => {
  const record = parsed(textOf(played(12)))
  if (record.dice.make !== 'sealed') throw new Error('sealed dice expected')
  for (const entropy of [record.dice.entropy.slice(1), [...record.dice.entropy, 'one more']]) {
    const forged: Record = { ...record, dice: { ...record.dice, entropy } }
    expect(isFault(parseRecord(writeRecord(forged)))).toBe(true)
  }
})

test('of each part of a record it is said whether it holds, does not, or is not there', async () => {
  const load = () => Promise.resolve(joust)
  const said = async (text: string) => Object.values((await checkRecord(text, load)).findings)
  const record = endedEarly('resigned')
  expect(await said(writeRecord(record))).toEqual(['holds', 'holds', 'holds', 'holds'])
  expect(await said(writeRecord(record).replace('"a"', '"x"'))).toEqual(['fails', 'unknown', 'unknown', 'unknown'])
  const quickDice = writeRecord(
    recordOf(new Match(joust, { ...played(1, 0).setup, dice: { make: 'quick', seed: 4 } }), ['a', 'b', 'c'], ''),
  )
  expect(await said(quickDice)).toEqual(['holds', 'holds', 'absent', 'absent'])
  const result = { places: [1, 1, 1], scores: [7, 7, 7], reason: 'agreed-draw' }
  expect(await said(writeRecord({ ...record, result }))).toEqual(['holds', 'holds', 'holds', 'fails'])
})

test('a signature stands on the last line and speaks for all before it', () => {
  const text = textOf(played(13))
  const signature = { key: 'ab'.repeat(32), signature: 'cd'.repeat(64) }
  const signed = signedRecord(text, signature)
  expect(signedPart(signed)).toBe(text)
  expect(parsed(signed).signature).toEqual(signature)
  expect(writeRecord(parsed(signed))).toBe(signed)
})

describe('format 3', () => {
  const opened = 'aa'.repeat(32)
  const openly = 'bb'.repeat(32)
  /** Seat 1 opened what it had committed to, seat 2 did not open, seat 3 sent it openly. */
  function twoRounds(extra: Record['extra'] = null): Record {
    const base = played(14).setup
    const committed = [entropyCommitment(opened), 'cc'.repeat(32), null]
    const dice = { make: 'sealed' as const, key, entropy: [opened, houseEntropy(key, 1), openly], committed }
    const session = new MatchSession(joust, { ...base, dice })
    session.perform({ kind: 'end', seat: null, reason: 'agreed-draw' })
    return parsed(writeRecord(recordOf(session.match, ['a', 'b', 'c'], '', extra)))
  }
  const load = () => Promise.resolve(joust)

  test('a record says of each seat what it had committed to, and who did not open', async () => {
    const record = twoRounds()
    expect(record.format).toBe(3)
    expect(entropyWays(record)).toEqual(['opened', 'withheld', 'openly'])
    expect(await checkRecord(writeRecord(record), load)).toMatchObject({ fault: null, findings: { dice: 'holds' } })
    const text = writeRecord(record)
    expect(text).toContain(`entropy 1: opened ${hashText(`rose-and-crown dice entropy ${opened}`)} "${opened}" ~`)
    expect(text).toContain(`entropy 2: withheld ${'cc'.repeat(32)} "`)
    expect(text).toContain(`entropy 3: openly "${openly}" ~`)
  })

  test('more time that was agreed stands in the record and is checked with it; where there was none, not a byte is different', async () => {
    const record = twoRounds([1, 2, 1.5])
    const text = writeRecord(record)
    expect(text.split('\n')[0]).toMatch(/^Rose & Crown record 4 ~/)
    expect(text.split('\n')[7]).toMatch(/^extra time: \[1,2,1\.5\] ~/)
    expect(await checkRecord(text, load)).toMatchObject({ fault: null, record: { extra: [1, 2, 1.5] } })
    expect(writeRecord(twoRounds([1, 1, 1]))).toBe(writeRecord(twoRounds()))
    expect(writeRecord(twoRounds())).toMatch(/^Rose & Crown record 3 ~/)
    // Written otherwise than a table could have agreed it, it is a fault of its line, and so is a line that was left out.
    for (const extra of [[2, 1], [1, 2, 1, 1], [1, 1, 1], [1, 9, 1], ['2', 1, 1], null, 2])
      expect(await checkRecord(writeRecord({ ...record, extra: extra as Record['extra'] }), load)).toMatchObject({
        fault: { line: 8 },
      })
    expect(parseRecord(text.replace('[1,2,1.5]', '[1,3,1.5]'))).toMatchObject({ line: 8 })
    expect(parseRecord(writeRecord({ ...record, format: 3 }).replace('record 3', 'record 4'))).toMatchObject({
      line: 1,
    })
  })

  test('a seat that opened something else, or a house that put something else in its place, is named with its line', async () => {
    const record = twoRounds()
    const { dice } = record
    if (dice.make !== 'sealed' || !dice.seats) throw new Error('two rounds expected')
    const lies = [
      [10, { ...dice, entropy: dice.entropy.with(0, openly) }],
      [10, { ...dice, seats: dice.seats.with(0, { way: 'opened', committed: 'dd'.repeat(32) }) }],
      [11, { ...dice, entropy: dice.entropy.with(1, openly) }],
      [12, { ...dice, seats: dice.seats.with(2, { way: 'house', committed: null }) }],
    ] as const
    for (const [line, lie] of lies)
      expect(await checkRecord(writeRecord({ ...record, dice: lie }), load)).toMatchObject({
        fault: { line, part: 'dice' },
        findings: { dice: 'fails' },
      })
    const unbound = writeRecord({
      ...record,
      dice: { ...dice, seats: dice.seats.with(0, { way: 'opened', committed: null }) },
    })
    expect(parseRecord(unbound)).toMatchObject({ line: 10 })
  })

  test('whatever does not fit is named with the line that a reader finds it on, in every format', () => {
    const base = played(15).setup
    const committed = [entropyCommitment(opened), null, null]
    const entropy = [opened, houseEntropy(key, 1), houseEntropy(key, 2)]
    const written = (dice: MatchSetup['dice'], extra: Record['extra'] = null): Record => {
      const session = new MatchSession(joust, { ...base, dice })
      for (let seat = 0; seat < 3; seat++) session.perform({ kind: 'idle', seat })
      session.perform({ kind: 'end', seat: null, reason: 'agreed-draw' })
      return parsed(writeRecord(recordOf(session.match, ['a', 'b', 'c'], '', extra)))
    }
    const sealed = { make: 'sealed' as const, key, entropy }
    const records = [
      written({ make: 'quick', seed: 5 }),
      written(sealed),
      written({ ...sealed, committed }),
      written({ ...sealed, committed }, [1, 2, 1]),
    ]
    expect(records.map(({ format, dice }) => `${format} ${dice.make}`)).toEqual([
      '2 quick',
      '2 sealed',
      '3 sealed',
      '4 sealed',
    ])
    for (const record of records) {
      const { dice, moves } = record
      const third = moves[2]
      if (third?.kind !== 'move') throw new Error('a move expected')
      const lies: [start: string, lie: Record][] = [
        ['3. ', { ...record, moves: moves.with(2, { ...third, token: 'nonsense' }) }],
        ['result: ', { ...record, result: { places: [1, 2, 3], scores: [0, 0, 0], reason: 'agreed-draw' } }],
        ['state: ', { ...record, state: 'ee'.repeat(16) }],
      ]
      if (dice.make === 'sealed') lies.push(['key: ', { ...record, dice: { ...dice, key: 'cd'.repeat(32) } }])
      if (dice.make === 'sealed' && dice.seats)
        lies.push(['entropy 2: ', { ...record, dice: { ...dice, entropy: dice.entropy.with(1, openly) } }])
      for (const [start, lie] of lies) {
        const text = writeRecord(lie)
        const line = 1 + text.split('\n').findIndex((each) => each.startsWith(start))
        const found = replayRecord(parsed(text), joust)
        expect([record.format, start, isFault(found) && found.line]).toEqual([record.format, start, line])
      }
    }
  })

  test('a player finds out when the house shows another key, another part of theirs, or another commitment of somebody else’s', () => {
    const record = twoRounds()
    const { dice } = record
    if (dice.make !== 'sealed' || !dice.seats) throw new Error('two rounds expected')
    const seats: (string | null)[] = [entropyCommitment(opened), 'cc'.repeat(32), entropyCommitment(openly)]
    const kept = { seat: 0, entropy: opened, commitment: dice.commitment, seats }
    expect(chanceFault(record, kept)).toBe(null)
    expect(chanceFault(record, { ...kept, commitment: 'ee'.repeat(32) })).toBe('key')
    expect(chanceFault(record, { ...kept, entropy: openly })).toBe('mine')
    expect(chanceFault(record, { ...kept, seat: 1, entropy: openly })).toBe('mine')
    // The host had been bound to something else when I opened mine, or to nothing, or was not there.
    for (const [seat, other] of [
      [1, 'ff'.repeat(32)],
      [1, null],
      [2, null],
      [2, 'ff'.repeat(32)],
    ] as const)
      expect(chanceFault(record, { ...kept, seats: seats.with(seat, other) })).toBe('others')
    expect(chanceFault(record, { ...kept, seats: seats.slice(0, 2) })).toBe('others')
    expect(chanceFault(parsed(textOf(played(3))), kept)).toBe('unsealed')
  })
})

test('what a record says of its table must be sayable of a table', () => {
  const record = parsed(textOf(played(10)))
  const read = (more: Partial<Record>) => parseRecord(writeRecord({ ...record, ...more }))
  const seated = (seats: number) => ({ seats, players: Array.from({ length: seats }, () => 'A') })
  for (const seats of [0, 21, 1.5]) expect(read(seated(seats))).toMatchObject({ line: 3 })
  expect(read({ players: ['A', 7 as never, 'C'] })).toMatchObject({ line: 6 })
  expect(read({ date: 2026 as never })).toMatchObject({ fault: expect.stringContaining('a text in quotes') })
  // Twenty may sit at a table of some game, though not at one of these.
  const twenty = read({ ...seated(20), dice: { make: 'quick', seed: 1 } })
  expect(isFault(twenty) || replayRecord(twenty, joust)).toMatchObject({ line: 3, fault: 'joust does not seat 20' })
})

test('a record that breaks off is told with the line at which it does', () => {
  const text = textOf(played(10))
  const lines = text.split('\n')
  for (const kept of [1, 5, lines.length - 1])
    expect(parseRecord(lines.slice(0, kept).join('\n'))).toMatchObject({
      line: kept,
      fault: expect.stringContaining('cut off'),
    })
})

test('what is no record, and a move that nobody made, are told with their lines', () => {
  expect(parseRecord('A shopping list\n')).toMatchObject({ line: 1, fault: expect.stringContaining('not a record') })
  expect(parseRecord('\n')).toMatchObject({ line: 1 })
  const record = parsed(textOf(played(10)))
  const [first, ...rest] = record.moves
  for (const seat of [0.5, Number.NaN])
    expect(parseRecord(writeRecord({ ...record, moves: [{ ...first, seat } as never, ...rest] }))).toMatchObject({
      fault: expect.stringContaining('seat'),
    })
})
