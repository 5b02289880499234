/**
 * A record: one game as a portable text file that a person can read and anybody can check.
 *
 * Every line ends in `~` and eight digits that depend on the line and on all lines before it, so a
 * changed character is found and named with its line. `parse → replay → write` gives the same bytes.
 *
 * Format 2 vouches for one entropy of each seat, and for endings by the table counted as `endOutcome` counts them; format 1
 * is what earlier builds wrote, and what is written of their games. Format 3 says besides what each seat had committed to before any
 * was opened, and who did not open; format 4 which seats had more time, as was agreed when the table was made. The house may sign
 * all lines before the last.
 */
import type { ExtraTimes } from './clock.ts'
import { commitment, type SealedSpec } from './dice.ts'
import { endingFault } from './ending.ts'
import { type EntropyWay, entropyWay } from './entropy.ts'
import type { AnyGame, Options, Outcome } from './game.ts'
import { hashText } from './hash.ts'
import { canonical } from './json.ts'
import type { Accepted, Match } from './match.ts'
import { MatchSession } from './session.ts'
import type { Told } from './told.ts'

export interface Record {
  readonly format: 1 | 2 | 3 | 4
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Options
  /** Who sat where; names as text. */
  readonly players: readonly string[]
  /** For each seat how many times the usual time it had; `null` where all had the same. */
  readonly extra: readonly ExtraTimes[] | null
  /** When it was played, as the table wrote it; empty if it did not say. */
  readonly date: string
  readonly dice: RecordDice
  readonly moves: readonly RecordMove[]
  readonly result: Outcome | null
  /** Fingerprint of the last state. */
  readonly state: string
  readonly signature: RecordSignature | null
}

/** Ed25519, in hex, over everything before the line it stands on. */
export interface RecordSignature {
  readonly key: string
  readonly signature: string
}

export type RecordDice =
  | { readonly make: 'quick'; readonly seed: number }
  /** `key` is shown once the game is over. */
  | {
      readonly make: 'sealed'
      readonly commitment: string
      readonly entropy: readonly string[]
      /** How each came about; not told in formats 1 and 2. */
      readonly seats?: readonly RecordEntropy[]
      readonly key: string | null
    }

export interface RecordEntropy {
  readonly way: EntropyWay
  readonly committed: string | null
}

/** What stands on a line of the log: the notation with what chance added, or something the table did. */
export type RecordMove =
  | { readonly kind: 'move'; readonly seat: number; readonly token: string }
  | { readonly kind: 'undo'; readonly seat: number; readonly from: number }
  | { readonly kind: 'end'; readonly seat: number | null; readonly outcome: Outcome }
  | { readonly kind: 'back'; readonly seat: number; readonly to: number; readonly casual?: true }
  | { readonly kind: 'rules'; readonly seat: null; readonly version: number }

export interface RecordFault {
  /** 1-based; 0 for the file as a whole. */
  readonly line: number
  readonly fault: string
  /** What of the record it speaks against. */
  readonly part?: RecordPart
}

export const RECORD_PARTS = ['chain', 'moves', 'dice', 'ending'] as const
export type RecordPart = (typeof RECORD_PARTS)[number]

export const TITLE = 'Rose & Crown record'

export function isFault(value: object): value is RecordFault {
  return 'fault' in value
}

/**
 * The record of a match. The key of sealed dice goes in only when the match is over. `extra`: how many times the usual time each
 * seat had, as the table's clock says it; builds that knew of no two rounds of dice knew of none.
 */
export function recordOf(
  match: Match,
  players: readonly string[],
  date: string,
  extra: readonly ExtraTimes[] | null = null,
): Record {
  const { setup, first } = match
  const over = match.outcome !== null
  const dice: RecordDice = setup.dice.make === 'quick' ? setup.dice : recordDice(setup.dice, over)
  const again = new MatchSession(first, setup)
  let told = dice.make === 'quick' || dice.entropy.length === setup.seats
  const moves = match.entries.map((entry) => {
    if (entry.kind === 'end' && endingFault(again.match, entry.seat, entry.outcome) !== null) told = false
    return recordMove(again.game, again.apply(entry))
  })
  const more = told && dice.make === 'sealed' && dice.seats && extra?.some((times) => times > 1) ? extra : null
  return {
    format: !told ? 1 : dice.make === 'sealed' && dice.seats ? (more ? 4 : 3) : 2,
    game: setup.game,
    version: setup.version,
    seats: setup.seats,
    options: setup.options,
    players,
    extra: more,
    date,
    dice,
    moves,
    result: match.outcome,
    state: match.hash(),
    signature: null,
  }
}

function recordDice({ key, entropy, committed }: SealedSpec, over: boolean): RecordDice {
  const seats = committed?.map((bound, seat) => ({
    way: entropyWay(key, seat, bound, entropy[seat] ?? ''),
    committed: bound,
  }))
  return { make: 'sealed', commitment: commitment(key), entropy, ...(seats && { seats }), key: over ? key : null }
}

function recordMove(game: AnyGame, { entry, move, told }: Accepted): RecordMove {
  return entry.kind === 'move'
    ? { kind: 'move', seat: entry.seat, token: tokenOf(game, entry.move, move, told) }
    : entry
}

/** The notation of a move with what chance added to it. */
export function tokenOf(game: AnyGame, text: string, move: unknown, told: readonly Told[]): string {
  const events = told.map(({ event }) => event)
  return text + (game.annotate?.(move, events) ?? '')
}

export function writeRecord(record: Record): string {
  const lines = [`${TITLE} ${record.format}`, `game: ${record.game} ${record.version}`, `seats: ${record.seats}`]
  lines.push(`options: ${canonical(record.options)}`)
  record.players.forEach((player, seat) => lines.push(`player ${seat + 1}: ${JSON.stringify(player)}`))
  if (record.format === 4) lines.push(`extra time: ${canonical(record.extra)}`)
  lines.push(`date: ${JSON.stringify(record.date)}`)
  if (record.dice.make === 'quick') lines.push(`dice: quick ${record.dice.seed}`)
  else {
    lines.push(`dice: sealed ${record.dice.commitment}`)
    const { entropy, seats } = record.dice
    const way = (seat: number): string => (record.format >= 3 ? wayText(seats?.[seat]) : '')
    entropy.forEach((text, seat) => lines.push(`entropy ${seat + 1}: ${way(seat)}${JSON.stringify(text)}`))
  }
  lines.push('moves:')
  record.moves.forEach((move, i) => lines.push(`${i + 1}. ${moveText(move)}`))
  lines.push(`result: ${record.result ? canonical(record.result) : 'running'}`)
  lines.push(`state: ${record.state}`)
  if (record.dice.make === 'sealed') lines.push(`key: ${record.dice.key ?? 'sealed'}`)
  if (record.signature) lines.push(signatureLine(record.signature))
  let chain = ''
  return lines.map((line) => `${line} ~${(chain = link(chain, line))}\n`).join('')
}

function wayText(seat: RecordEntropy | undefined): string {
  return seat ? `${seat.way} ${seat.committed === null ? '' : `${seat.committed} `}` : ''
}

function moveText(move: RecordMove): string {
  switch (move.kind) {
    case 'move':
      return `${move.seat + 1} ${move.token}`
    case 'undo':
      return `${move.seat + 1} undo ${move.from + 1}`
    case 'back':
      return `${move.seat + 1} back ${move.to + 1}${move.casual ? ' casual' : ''}`
    case 'end':
      return `${move.seat === null ? '-' : move.seat + 1} end ${canonical(move.outcome)}`
    case 'rules':
      return `- rules ${move.version}`
  }
}

function signatureLine({ key, signature }: RecordSignature): string {
  return `signed: ed25519 ${key} ${signature}`
}

/** A record's text with the signature of it as its last line. */
export function signedRecord(text: string, signature: RecordSignature): string {
  const line = signatureLine(signature)
  return `${text}${line} ~${link(text.slice(-9, -1), line)}\n`
}

/** What a record's signature was made of: the text without its last line. */
export function signedPart(text: string): string {
  return text.slice(0, text.lastIndexOf('\nsigned: ') + 1)
}

/** The check digits of a line, which depend on all lines before it. */
export function link(chain: string, line: string): string {
  return hashText(`${chain}\n${line}`).slice(0, 8)
}
