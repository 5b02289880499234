/**
 * Writes records of the build it stands in, for later builds to verify: `node proofs/records/make.ts <folder>`. Every game at
 * every number of seats, with sealed dice, steps taken back, changed options and the ends that a table makes itself; some are cut
 * off, changed or still running and must be refused. `verdicts.json` says what this build made of each.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyGame,
  defaultOptions,
  hashText,
  isFault,
  Match,
  type Options,
  type OptionSpec,
  type Outcome,
  parseRecord,
  quick,
  recordOf,
  replayRecord,
  writeRecord,
} from '../../engine/index.ts'
import { catalogue, findGame, findRules } from '../../games/index.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('where to?')
mkdirSync(folder, { recursive: true })
const verdicts: Record<string, string> = {}

function changed(spec: OptionSpec): Options[string] {
  if (spec.kind === 'choice') return spec.values.find((value) => value !== spec.default) ?? spec.default
  return spec.kind === 'flag' ? !spec.default : null
}

/** A game at random for so many moves, or to its end, with about one step in six taken back. */
function played(game: AnyGame, seats: number, seed: number, most: number, options: Options): Match {
  const key = hashText(`key ${seed}`)
  const entropy = Array.from({ length: seats }, (_, seat) => hashText(`entropy ${seed} ${seat}`))
  const { id, version } = game.about
  const match = new Match(game, { game: id, version, seats, options, dice: { make: 'sealed', key, entropy } })
  const player = quick(seed)
  while (match.awaiting().length > 0 && match.entries.length < most) {
    const awaited = match.awaiting()
    const seat = awaited[player.int(awaited.length)] ?? 0
    const moves = match.legal(seat)
    match.act(seat, game.write(moves[player.int(moves.length)]))
    if (player.int(6) === 0) match.undo(seat)
  }
  return match
}

function names(seats: number): readonly string[] {
  return ['Anna', 'Božena "B."', 'Cecily', 'Dorothée', 'Elisabeth', 'Frances'].slice(0, seats)
}

function textOf(match: Match): string {
  return writeRecord(recordOf(match, names(match.setup.seats), '2026-11-16'))
}

async function keep(name: string, text: string): Promise<void> {
  writeFileSync(join(folder ?? '', `${name}.record`), text)
  const record = parseRecord(text)
  const game = isFault(record) ? null : await findRules(record.game, record.version)?.load()
  const verdict = isFault(record) || !game ? record : replayRecord(record, game)
  verdicts[name] = isFault(verdict) ? `line ${verdict.line}: ${verdict.fault}` : 'verified'
}

const ended = (match: Match, seat: number | null, places: readonly number[], reason: string): Match => {
  const standing = match.game.speech.standing(match.view(null))
  const outcome: Outcome = { places, scores: standing.map(({ score }) => score), reason }
  match.end(seat, outcome)
  return match
}

const SHORT = 120
for (const entry of catalogue) {
  const { about } = entry
  const game = await entry.load()
  const plain = defaultOptions(about)
  for (const [i, seats] of about.seatCounts.entries()) {
    // One whole game of each, at the fewest seats; the others end by agreement before they grow long.
    const match = played(game, seats, 10 + i, i === 0 ? 100_000 : SHORT, plain)
    const all = Array.from({ length: seats }, () => 1)
    await keep(`${about.id}-${seats}`, textOf(match.outcome ? match : ended(match, null, all, 'agreed-draw')))
  }
  const seats = about.seatCounts[0] ?? 2
  const others = Object.fromEntries(about.options.map((spec) => [spec.id, changed(spec)]))
  const odd = played(game, seats, 40, SHORT, others)
  await keep(
    `${about.id}-options`,
    textOf(odd.outcome ? odd : ended(odd, 0, [2, ...Array.from({ length: seats - 1 }, () => 1)], 'timeout')),
  )
}

const king = findGame('rose-king')
if (!king) throw new Error('no Rose King')
const game = await king.load()
const plain = defaultOptions(king.about)
// As the server counted places, and as the browser did.
await keep('resigned-server', textOf(ended(played(game, 4, 50, 20, plain), 0, [2, 1, 2, 1], 'resigned')))
await keep('resigned-browser', textOf(ended(played(game, 4, 51, 20, plain), 0, [3, 1, 3, 1], 'resigned')))
await keep('aborted', textOf(ended(played(game, 2, 52, 20, plain), null, [1, 1], 'aborted')))
await keep('running', textOf(played(game, 2, 53, 20, plain)))
const whole = textOf(played(game, 2, 54, 100_000, plain))
await keep('cut-off', whole.slice(0, Math.floor(whole.length / 2)))
await keep('changed-character', whole.replace('Anna', 'Enna'))
const record = parseRecord(whole)
if (isFault(record)) throw new Error(record.fault)
await keep('forged-result', writeRecord({ ...record, result: { places: [1, 1], scores: [9, 9], reason: 'forged' } }))
await keep('forged-state', writeRecord({ ...record, state: '0'.repeat(32) }))
writeFileSync(join(folder, 'verdicts.json'), `${JSON.stringify(verdicts, null, 2)}\n`)
