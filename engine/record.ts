/**
 * A record: one game as a portable text file that a person can read and anybody can check.
 *
 * Every line ends in `~` and eight digits that depend on the line and on all lines before it, so a
 * changed character is found and named with its line. `parse → replay → write` gives the same bytes.
 */
import { commitment, type DiceSpec } from './dice.ts'
import type { AnyGame, Options, Outcome } from './game.ts'
import { hashText } from './hash.ts'
import { canonical } from './json.ts'
import { type Entry, Match, refusedBy, type Told } from './match.ts'
import { readOptions } from './options.ts'

export interface Record {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Options
  /** Who sat where; names as text. */
  readonly players: readonly string[]
  /** When it was played, as the table wrote it; empty if it did not say. */
  readonly date: string
  readonly dice: RecordDice
  readonly moves: readonly RecordMove[]
  readonly result: Outcome | null
  /** Fingerprint of the last state. */
  readonly state: string
}

export type RecordDice =
  | { readonly make: 'quick'; readonly seed: number }
  /** `key` is shown once the game is over. */
  | {
      readonly make: 'sealed'
      readonly commitment: string
      readonly entropy: readonly string[]
      readonly key: string | null
    }

/** What stands on a line of the log: the notation with what chance added, or something the table did. */
export type RecordMove =
  | { readonly kind: 'move'; readonly seat: number; readonly token: string }
  | { readonly kind: 'undo'; readonly seat: number; readonly from: number }
  | { readonly kind: 'end'; readonly seat: number | null; readonly outcome: Outcome }

export interface RecordFault {
  /** 1-based; 0 for the file as a whole. */
  readonly line: number
  readonly fault: string
}

const TITLE = 'Rose & Crown record 1'
const LONGEST = 5_000_000

export function isFault(value: object): value is RecordFault {
  return 'fault' in value
}

/** The record of a match. The key of sealed dice goes in only when the match is over. */
export function recordOf(match: Match, players: readonly string[], date: string): Record {
  const { setup, game } = match
  const over = match.outcome !== null
  const dice: RecordDice =
    setup.dice.make === 'quick'
      ? setup.dice
      : {
          make: 'sealed',
          commitment: commitment(setup.dice.key),
          entropy: setup.dice.entropy,
          key: over ? setup.dice.key : null,
        }
  const again = new Match(game, setup)
  const moves = match.entries.map((entry) => recordMove(again, entry))
  return {
    game: setup.game,
    version: setup.version,
    seats: setup.seats,
    options: setup.options,
    players,
    date,
    dice,
    moves,
    result: match.outcome,
    state: match.hash(),
  }
}

function recordMove(match: Match, entry: Entry): RecordMove {
  if (entry.kind === 'undo') {
    match.undo(entry.seat, entry.from)
    return { kind: 'undo', seat: entry.seat, from: entry.from }
  }
  if (entry.kind === 'end') {
    match.end(entry.seat, entry.outcome)
    return entry
  }
  return { kind: 'move', seat: entry.seat, token: playToken(match, entry.seat, entry.move) ?? entry.move }
}

/** Plays a move and gives its token, or `null` if it is not legal. */
function playToken(match: Match, seat: number, text: string): string | null {
  const move = match.legal(seat).find((choice) => match.game.write(choice) === text)
  const result = match.act(seat, text)
  if (move === undefined || refusedBy(result)) return null
  return text + annotation(match.game, move, result.told)
}

function annotation(game: AnyGame, move: unknown, told: readonly Told[]): string {
  return (
    game.annotate?.(
      move,
      told.map((item) => item.event),
    ) ?? ''
  )
}

export function writeRecord(record: Record): string {
  const lines = [TITLE, `game: ${record.game} ${record.version}`, `seats: ${record.seats}`]
  lines.push(`options: ${canonical(record.options)}`)
  record.players.forEach((player, seat) => lines.push(`player ${seat + 1}: ${JSON.stringify(player)}`))
  lines.push(`date: ${JSON.stringify(record.date)}`)
  if (record.dice.make === 'quick') lines.push(`dice: quick ${record.dice.seed}`)
  else {
    lines.push(`dice: sealed ${record.dice.commitment}`)
    record.dice.entropy.forEach((entropy, seat) => lines.push(`entropy ${seat + 1}: ${JSON.stringify(entropy)}`))
  }
  lines.push('moves:')
  record.moves.forEach((move, i) => lines.push(`${i + 1}. ${moveText(move)}`))
  lines.push(`result: ${record.result ? canonical(record.result) : 'running'}`)
  lines.push(`state: ${record.state}`)
  if (record.dice.make === 'sealed') lines.push(`key: ${record.dice.key ?? 'sealed'}`)
  let chain = ''
  return lines.map((line) => `${line} ~${(chain = link(chain, line))}\n`).join('')
}

function moveText(move: RecordMove): string {
  switch (move.kind) {
    case 'move':
      return `${move.seat + 1} ${move.token}`
    case 'undo':
      return `${move.seat + 1} undo ${move.from + 1}`
    case 'end':
      return `${move.seat === null ? '-' : move.seat + 1} end ${canonical(move.outcome)}`
  }
}

function link(chain: string, line: string): string {
  return hashText(`${chain}\n${line}`).slice(0, 8)
}

/** Reads a record and checks its chain. It says nothing yet about rules and dice: `replayRecord` does. */
export function parseRecord(text: string): Record | RecordFault {
  if (text.length > LONGEST) return { line: 0, fault: 'this file is too long to be a record' }
  const raw = text.split('\n')
  if (!raw[0]?.startsWith(TITLE)) return { line: 1, fault: `this is not a record: the first line must be "${TITLE}"` }
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
  const [game = '', version = ''] = lines.take('game: ').split(' ')
  const seats = Number(lines.take('seats: '))
  if (!Number.isInteger(seats) || seats < 1 || seats > 20) throw lines.wrong('seats must be a small number')
  const options = lines.json('options: ')
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw lines.wrong('"options: " must be followed by an object')
  const players = Array.from({ length: seats }, (_, seat) => lines.text(`player ${seat + 1}: `))
  const date = lines.text('date: ')
  const [make, detail = ''] = lines.take('dice: ').split(' ')
  if (make !== 'quick' && make !== 'sealed') throw lines.wrong('dice are quick or sealed')
  const entropy: string[] = []
  while (lines.has('entropy ')) entropy.push(lines.text(`entropy ${entropy.length + 1}: `))
  lines.take('moves:')
  const moves: RecordMove[] = []
  while (lines.has(`${moves.length + 1}. `)) moves.push(readMove(lines, lines.take(`${moves.length + 1}. `)))
  const result = lines.has('result: running') ? null : undefined
  const outcome = result === null ? (lines.take('result: running'), null) : (lines.json('result: ') as Outcome)
  const state = lines.take('state: ')
  const key = make === 'sealed' ? lines.take('key: ') : ''
  if (!lines.over) throw lines.wrong('nothing may follow the end of a record')
  const dice: RecordDice =
    make === 'quick'
      ? { make, seed: Number(detail) }
      : { make, commitment: detail, entropy, key: key === 'sealed' ? null : key }
  return {
    game,
    version: Number(version),
    seats,
    options: options as Options,
    players,
    date,
    dice,
    moves,
    result: outcome,
    state,
  }
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
  if (seat === null || !Number.isInteger(seat)) throw lines.wrong('a move needs its seat')
  if (what === 'undo' && rest.length > 0) return { kind: 'undo', seat, from: Number(rest[0]) - 1 }
  return { kind: 'move', seat, token: what }
}

/** Plays a record by the rules and with its dice; every token, the result and the last state must come out the same. */
export function replayRecord(record: Record, game: AnyGame): Match | RecordFault {
  const first = firstMoveLine(record)
  const dice = diceOf(record)
  if ('fault' in dice) return dice
  if (game.about.version !== record.version)
    return {
      line: 2,
      fault: `it was played by rules version ${record.version}; these are version ${game.about.version}`,
    }
  const { version, seats } = record
  if (!game.about.seatCounts.includes(seats)) return { line: 3, fault: `${record.game} does not seat ${seats}` }
  // What no table could have been given is a lie like any other; an option it leaves out had its default.
  const read = readOptions(game, record.options)
  if ('problems' in read) return { line: 4, fault: read.problems.join('; ') }
  const match = new Match(game, { game: record.game, version, seats, options: read.options, dice })
  for (const [i, move] of record.moves.entries()) {
    const fault = replayMove(match, move)
    if (fault) return { line: first + i, fault }
  }
  const after = first + record.moves.length
  if (canonical(match.outcome) !== canonical(record.result))
    return { line: after, fault: 'the game did not end like this' }
  if (match.hash() !== record.state) return { line: after + 1, fault: 'the last state is another one' }
  return match
}

function diceOf(record: Record): DiceSpec | RecordFault {
  if (record.dice.make === 'quick') {
    const { seed } = record.dice
    return Number.isSafeInteger(seed) && seed >= 0
      ? record.dice
      : { line: 0, fault: 'the seed of the dice is not a whole number' }
  }
  const { key, entropy } = record.dice
  if (key === null) return { line: 0, fault: 'the game is not over, so the key of its dice is still sealed' }
  if (!/^[0-9a-f]{64}$/.test(key) || commitment(key) !== record.dice.commitment)
    return {
      line: firstMoveLine(record) + record.moves.length + 2,
      fault: 'the key does not fit what was committed to',
    }
  return { make: 'sealed', key, entropy }
}

function firstMoveLine(record: Record): number {
  const entropy = record.dice.make === 'sealed' ? record.dice.entropy.length : 0
  return 4 + record.players.length + 2 + entropy + 2
}

function replayMove(match: Match, move: RecordMove): string | null {
  if (move.kind === 'end') return refusedBy(match.end(move.seat, move.outcome)) ? 'the game was over already' : null
  if (move.kind === 'undo')
    return refusedBy(match.undo(move.seat, move.from)) ? 'nothing could be taken back here' : null
  const { game } = match
  const texts = match.legal(move.seat).map((choice) => game.write(choice))
  const fitting = texts.filter((text) => move.token.startsWith(text)).sort((a, b) => b.length - a.length)
  if (fitting.length === 0) return `seat ${move.seat + 1} could not play ${move.token}`
  for (const text of fitting) {
    if (text !== move.token && !game.annotate) continue
    const token = playToken(match, move.seat, text)
    if (token === move.token) return null
    return `the dice say ${token}, the record ${move.token}`
  }
  return `seat ${move.seat + 1} could not play ${move.token}`
}
