/**
 * A record: one game as a portable text file that a person can read and anybody can check.
 *
 * Every line ends in `~` and eight digits that depend on the line and on all lines before it, so a
 * changed character is found and named with its line. `parse → replay → write` gives the same bytes.
 */
import { commitment } from './dice.ts'
import type { AnyGame, Options, Outcome } from './game.ts'
import { hashText } from './hash.ts'
import { canonical } from './json.ts'
import type { Accepted, Match } from './match.ts'
import { MatchSession } from './session.ts'
import type { Told } from './told.ts'

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

export const TITLE = 'Rose & Crown record 1'

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
  const again = new MatchSession(game, setup)
  const moves = match.entries.map((entry) => recordMove(game, again.apply(entry)))
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

/** The check digits of a line, which depend on all lines before it. */
export function link(chain: string, line: string): string {
  return hashText(`${chain}\n${line}`).slice(0, 8)
}
