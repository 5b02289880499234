/** Reading a record's text, line by line. */
import { EXTRA_TIMES, type ExtraTimes } from './clock.ts'
import { ENTROPY_WAYS } from './entropy.ts'
import type { Options, Outcome } from './game.ts'
import {
  link,
  type Record,
  type RecordDice,
  type RecordEntropy,
  type RecordFault,
  type RecordMove,
  type RecordSignature,
  TITLE,
} from './record.ts'

const LONGEST = 5_000_000

/** Reads a record and checks its chain. It says nothing yet about rules and dice: `replayRecord` does. */
export function parseRecord(text: string): Record | RecordFault {
  if (text.length > LONGEST) return { line: 0, fault: 'this file is too long to be a record' }
  const raw = text.split('\n')
  if (!raw[0]?.startsWith(TITLE)) return { line: 1, fault: `this is not a record: the first line must be "${TITLE} 3"` }
  if (raw.pop() !== '') return { line: raw.length + 1, fault: 'the record is cut off: its last line has no end' }
  const lines: string[] = []
  let chain = ''
  for (const [i, whole] of raw.entries()) {
    const cut = whole.lastIndexOf(' ~')
    const line = whole.slice(0, cut)
    chain = link(chain, line)
    if (cut < 0 || whole.slice(cut + 2) !== chain)
      return { line: i + 1, fault: 'this line, or its check digits, were changed' }
    lines.push(line)
  }
  try {
    return readLines(lines)
  } catch (error) {
    return {
      line: error instanceof LineError ? error.line : 0,
      fault: error instanceof Error ? error.message : 'unreadable',
    }
  }
}

class LineError extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Reads lines from the top, each with what it must start with. */
class Lines {
  private at = 1
  private readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    this.lines = lines
  }

  wrong(what: string): LineError {
    return new LineError(this.at, what)
  }

  take(start: string): string {
    const line = this.lines[this.at]
    if (!line?.startsWith(start)) throw new LineError(this.at + 1, `expected "${start}" here`)
    this.at++
    return line.slice(start.length)
  }

  json(start: string): unknown {
    const text = this.take(start)
    try {
      return JSON.parse(text)
    } catch {
      throw this.wrong(`"${start}" must be followed by JSON`)
    }
  }

  text(start: string): string {
    const value = this.json(start)
    if (typeof value !== 'string') throw this.wrong(`"${start}" must be followed by a text in quotes`)
    return value
  }

  has(start: string): boolean {
    return this.lines[this.at]?.startsWith(start) ?? false
  }

  get over(): boolean {
    return this.at >= this.lines.length
  }
}

function readLines(all: readonly string[]): Record {
  const lines = new Lines(all)
  const format = Number(all[0]?.slice(TITLE.length + 1))
  if (format !== 1 && format !== 2 && format !== 3 && format !== 4)
    throw new LineError(1, 'records are of format 1, 2, 3 or 4')
  const [game = '', version = ''] = lines.take('game: ').split(' ')
  const seats = Number(lines.take('seats: '))
  if (!Number.isInteger(seats) || seats < 1 || seats > 20) throw lines.wrong('seats must be a small number')
  const options = lines.json('options: ')
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw lines.wrong('"options: " must be followed by an object')
  const players = Array.from({ length: seats }, (_, seat) => lines.text(`player ${seat + 1}: `))
  const extra = format === 4 ? readExtra(lines, seats) : null
  const date = lines.text('date: ')
  const [make, detail = ''] = lines.take('dice: ').split(' ')
  if (make !== 'quick' && make !== 'sealed') throw lines.wrong('dice are quick or sealed')
  const entropy: string[] = []
  const ways: RecordEntropy[] = []
  // Format 1 let a seat be left out.
  while (format === 1 ? lines.has('entropy ') : make === 'sealed' && entropy.length < seats) {
    const start = `entropy ${entropy.length + 1}: `
    if (format >= 3) ways.push(readWay(lines, start, entropy))
    else entropy.push(lines.text(start))
  }
  lines.take('moves:')
  const moves: RecordMove[] = []
  while (lines.has(`${moves.length + 1}. `)) moves.push(readMove(lines, lines.take(`${moves.length + 1}. `)))
  const result = lines.has('result: running') ? null : undefined
  const outcome = result === null ? (lines.take('result: running'), null) : (lines.json('result: ') as Outcome)
  const state = lines.take('state: ')
  const key = make === 'sealed' ? lines.take('key: ') : ''
  const signature = lines.has('signed: ') ? readSignature(lines) : null
  if (!lines.over) throw lines.wrong('nothing may follow the end of a record')
  const dice: RecordDice =
    make === 'quick'
      ? { make, seed: Number(detail) }
      : {
          make,
          commitment: detail,
          entropy,
          ...(format >= 3 && { seats: ways }),
          key: key === 'sealed' ? null : key,
        }
  return {
    format,
    game,
    version: Number(version),
    seats,
    options: options as Options,
    players,
    extra,
    date,
    dice,
    moves,
    result: outcome,
    state,
    signature,
  }
}

/** One for each seat, of those a table can be made with, and not the same for everybody: else there is nothing to say. */
function readExtra(lines: Lines, seats: number): readonly ExtraTimes[] {
  const told = lines.json('extra time: ')
  const extra = Array.isArray(told) ? told.flatMap((each) => EXTRA_TIMES.filter((times) => times === each)) : []
  if (!Array.isArray(told) || extra.length !== seats || told.length !== seats || extra.every((times) => times === 1))
    throw lines.wrong(`extra time is ${EXTRA_TIMES.join(', ')} for each seat, and more than 1 for one of them`)
  return extra
}

const WAY = /^([a-z]+)(?: ([0-9a-f]{64}))? (".*")$/

/** How a seat's entropy came about, and what it is: `opened <commitment> "<entropy>"`. */
function readWay(lines: Lines, start: string, entropy: string[]): RecordEntropy {
  const [, word, committed = null, text = ''] = WAY.exec(lines.take(start)) ?? []
  const way = ENTROPY_WAYS.find((known) => known === word)
  const bound = way === 'opened' || way === 'withheld'
  if (way === undefined || bound !== (committed !== null))
    throw lines.wrong('an entropy is opened, withheld, by the house or sent openly; the first two after a commitment')
  try {
    entropy.push(JSON.parse(text) as string)
  } catch {
    throw lines.wrong('an entropy ends with a text in quotes')
  }
  return { way, committed }
}

function readSignature(lines: Lines): RecordSignature {
  const [make, key = '', signature = '', ...more] = lines.take('signed: ').split(' ')
  const fits = make === 'ed25519' && /^[0-9a-f]{64}$/.test(key) && /^[0-9a-f]{128}$/.test(signature)
  if (!fits || more.length > 0) throw lines.wrong('a signature is ed25519, a key and a signature in hex')
  return { key, signature }
}

function readMove(lines: Lines, text: string): RecordMove {
  const [who = '', what = '', ...rest] = text.split(' ')
  const seat = who === '-' ? null : Number(who) - 1
  // A game may write a move of its own as `end` or `undo`: only the house's entries have more on the line.
  if (what === 'end' && rest.length > 0) {
    try {
      return { kind: 'end', seat, outcome: JSON.parse(rest.join(' ')) as Outcome }
    } catch {
      throw lines.wrong('an end needs its outcome')
    }
  }
  if (seat === null && what === 'rules' && rest.length === 1 && /^[1-9]\d{0,5}$/.test(rest[0] ?? ''))
    return { kind: 'rules', seat, version: Number(rest[0]) }
  if (seat === null || !Number.isInteger(seat)) throw lines.wrong('a move needs its seat')
  if (what === 'undo' && rest.length > 0) return { kind: 'undo', seat, from: Number(rest[0]) - 1 }
  if (what === 'back' && rest.length > 0)
    return { kind: 'back', seat, to: Number(rest[0]) - 1, ...(rest[1] === 'casual' && { casual: true as const }) }
  return { kind: 'move', seat, token: what }
}
