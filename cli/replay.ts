import { readFile } from 'node:fs/promises'
import {
  isFault,
  type Match,
  MatchSession,
  parseRecord,
  type Record,
  recordOf,
  render,
  replayRecord,
  writeRecord,
} from '../engine/index.ts'
import { findGame } from '../games/index.ts'
import { type Flags, readFlags, wholeNumber } from './arguments.ts'
import { Failure, refuse } from './refusal.ts'
import { englishReader } from './words.ts'

/** Reads a record from a file, or from standard input when the file is `-`. */
async function textOf(file: string | undefined): Promise<string> {
  if (file === undefined) return refuse('which file? (- for standard input)')
  if (file === '-') {
    let text = ''
    for await (const part of process.stdin.setEncoding('utf8')) {
      text += part as string
      if (text.length > 6_000_000) return refuse('this is too long to be a record')
    }
    return text
  }
  return readFile(file, 'utf8').catch(() => refuse(`cannot read ${file}`))
}

async function replayed(flags: Flags): Promise<{ record: Record; match: Match; text: string }> {
  const text = await textOf(flags.words[0])
  const record = parseRecord(text)
  if (isFault(record)) return refuse(`line ${record.line}: ${record.fault}`)
  const entry = findGame(record.game) ?? refuse(`line 2: there is no game "${record.game}" here`)
  const match = replayRecord(record, await entry.load())
  if (isFault(match)) throw new Failure(`line ${match.line}: ${match.fault}`)
  return { record, match, text }
}

export async function verifyCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, { json: { type: 'boolean' } })
  const { record, match, text } = await replayed(flags)
  if (writeRecord(recordOf(match, record.players, record.date)) !== text)
    throw new Failure('it replays, but is not written as a record is')
  const dice = record.dice.make === 'sealed' ? 'the key fits the commitment' : 'quick dice'
  const result = { game: record.game, moves: record.moves.length, draws: match.drawn, verified: true }
  process.stdout.write(
    flags.values['json']
      ? `${JSON.stringify(result)}\n`
      : `verified: ${record.moves.length} moves of ${record.game}, ${match.drawn} draws, ${dice}\n`,
  )
}

export async function replayCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, { at: { type: 'string' }, json: { type: 'boolean' } })
  const { record, match } = await replayed(flags)
  const { game, setup } = match
  const stop = wholeNumber(flags, 'at', match.entries.length)
  const reader = await englishReader(record.game, (seat) => record.players[seat] ?? `Seat ${seat + 1}`)
  const session = new MatchSession(game, setup)
  const told: { number: number; seat: number | null; move: string; events: string[] }[] = []
  for (const [i, entry] of match.entries.slice(0, stop).entries()) {
    const step = session.apply(entry)
    const events =
      entry.kind === 'move' ? step.told.map(({ event }) => render(game.speech.event(event), reader)) : [entry.kind]
    told.push({ number: i + 1, seat: entry.seat, move: entry.kind === 'move' ? entry.move : entry.kind, events })
  }
  if (flags.values['json']) {
    process.stdout.write(
      `${JSON.stringify({ game: record.game, players: record.players, moves: told, outcome: session.match.outcome })}\n`,
    )
    return
  }
  for (const step of told)
    process.stdout.write(
      `${step.number}. ${record.players[step.seat ?? -1] ?? '-'} ${step.move}\n${step.events.map((event) => `     ${event}\n`).join('')}`,
    )
  if (game.speech.sketch) process.stdout.write(`\n${game.speech.sketch(session.match.view(null))}\n`)
  const outcome = session.match.outcome
  if (outcome)
    process.stdout.write(
      `\n${render({ say: `end.${outcome.reason}` }, reader)} Scores: ${outcome.scores.join(' : ')}\n`,
    )
}
