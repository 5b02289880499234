import { createPublicKey, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  checkRecord,
  ENTROPY_WAYS,
  type EntropyWay,
  entropyWays,
  type Finding,
  isFault,
  type Match,
  MatchSession,
  parseRecord,
  type Record,
  render,
  replayRecord,
  versionsIn,
  signedPart,
} from '../engine/index.ts'
import { type Flags, readFlags, wholeNumber } from './arguments.ts'
import { Failure, refuse } from './refusal.ts'
import { gameOfVersion } from './rules.ts'
import { findGame } from '../games/index.ts'
import { differenceLines } from './figures.ts'
import { englishReader } from './words.ts'

/** What stands before the 32 bytes of a public key in its DER form. */
const ED25519_HEAD = '302a300506032b6570032100'

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

async function replayed(flags: Flags): Promise<{ record: Record; match: Match }> {
  const text = await textOf(flags.words[0])
  const record = parseRecord(text)
  if (isFault(record)) return refuse(`line ${record.line}: ${record.fault}`)
  const match = replayRecord(record, await gameOfVersion(record.game, record.version, versionsIn(record.moves)))
  if (isFault(match)) throw new Failure(`line ${match.line}: ${match.fault}`)
  return { record, match }
}

/** Whether the house whose key is named in it wrote the record, and it is the house one expects. */
function signatureOf(record: Record | null, text: string, expected: string | undefined): Finding {
  if (!record) return 'unknown'
  if (!record.signature) return expected === undefined ? 'absent' : 'fails'
  const { key, signature } = record.signature
  if (expected !== undefined && key !== expected.toLowerCase()) return 'fails'
  const der = Buffer.from(`${ED25519_HEAD}${key}`, 'hex')
  const publicKey = createPublicKey({ key: der, type: 'spki', format: 'der' })
  return verify(null, Buffer.from(signedPart(text)), publicKey, Buffer.from(signature, 'hex')) ? 'holds' : 'fails'
}

const FINDINGS: { readonly [finding in Finding]: string } = {
  holds: 'holds',
  fails: 'does not hold',
  absent: 'not there',
  unknown: 'cannot be said',
}

const WAYS: { readonly [way in EntropyWay]: string } = {
  opened: 'sealed first, opened at the start',
  withheld: 'sealed and never opened: by the house',
  house: 'by the house',
  openly: 'sent openly, not sealed first',
}

function entropyLines(record: Record): readonly string[] {
  const ways = entropyWays(record)
  return ENTROPY_WAYS.flatMap((way) => {
    const seats = ways.flatMap((each, seat) => (each === way ? [seat + 1] : []))
    return seats.length > 0 ? [`entropy of seat ${seats.join(', ')} ${WAYS[way]}`] : []
  })
}

/** Who had more time, as was agreed when the table was made. */
function timeLines({ extra }: Record): readonly string[] {
  return (extra ?? []).flatMap((times, seat) =>
    times > 1 ? [`seat ${seat + 1} had ${times} times the time, as agreed before the game`] : [],
  )
}

/** In what its figures differ from the box. */
async function differing({ game, options }: Record): Promise<readonly string[]> {
  const today = await findGame(game)?.load()
  return today ? await differenceLines(today, options['figures']) : []
}

export async function verifyCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, { json: { type: 'boolean' }, key: { type: 'string' } })
  const text = await textOf(flags.words[0])
  const { record, fault, draws, findings } = await checkRecord(text, gameOfVersion)
  if (!record) return refuse(fault ? `line ${fault.line}: ${fault.fault}` : 'unreadable')
  const expected = flags.values['key']
  const signature = signatureOf(record, text, typeof expected === 'string' ? expected : undefined)
  const all = { ...findings, signature }
  const verified = !fault && signature !== 'fails' && findings.dice === 'holds'
  if (flags.values['json']) {
    const dice = entropyWays(record)
    const { extra } = record
    const result = { game: record.game, extra, moves: record.moves.length, draws, findings: all, dice, verified }
    process.stdout.write(`${JSON.stringify(result)}\n`)
  } else {
    const dice = findings.dice === 'absent' ? 'quick dice, which anybody can choose' : 'the key fits the commitment'
    const what = `${record.moves.length} moves of ${record.game}, ${draws} draws, ${dice}`
    if (!fault) process.stdout.write(`${verified ? 'verified' : 'not verified'}: ${what}\n`)
    for (const line of [...timeLines(record), ...entropyLines(record)]) process.stdout.write(`  ${line}\n`)
    for (const line of await differing(record)) process.stdout.write(`  not as in the box: ${line}\n`)
    for (const [part, finding] of Object.entries(all))
      process.stdout.write(`  ${part.padEnd(10)} ${FINDINGS[finding]}\n`)
  }
  if (fault) throw new Failure(`line ${fault.line}: ${fault.fault}`)
  if (signature === 'fails') throw new Failure('the signature is not that of the house')
}

export async function replayCommand(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, { at: { type: 'string' }, json: { type: 'boolean' } })
  const { record, match } = await replayed(flags)
  const { first, setup } = match
  const stop = wholeNumber(flags, 'at', match.entries.length)
  const reader = await englishReader(record, (seat) => record.players[seat] ?? `Seat ${seat + 1}`)
  const session = new MatchSession(first, setup)
  const told: { number: number; seat: number | null; move: string; events: string[] }[] = []
  for (const [i, entry] of match.entries.slice(0, stop).entries()) {
    const step = session.apply(entry)
    const events =
      entry.kind === 'move'
        ? step.told.map(({ event }) => render(session.game.speech.event(event), reader))
        : [entry.kind]
    told.push({ number: i + 1, seat: entry.seat, move: entry.kind === 'move' ? entry.move : entry.kind, events })
  }
  if (flags.values['json']) {
    process.stdout.write(
      `${JSON.stringify({ game: record.game, players: record.players, moves: told, outcome: session.match.outcome })}\n`,
    )
    return
  }
  for (const line of await differing(record)) process.stdout.write(`Not as in the box: ${line}\n`)
  for (const step of told)
    process.stdout.write(
      `${step.number}. ${record.players[step.seat ?? -1] ?? '-'} ${step.move}\n${step.events.map((event) => `     ${event}\n`).join('')}`,
    )
  const { speech } = session.game
  if (speech.sketch) process.stdout.write(`\n${speech.sketch(session.match.view(null))}\n`)
  const outcome = session.match.outcome
  if (outcome)
    process.stdout.write(
      `\n${render({ say: `end.${outcome.reason}` }, reader)} Scores: ${outcome.scores.join(' : ')}\n`,
    )
}
