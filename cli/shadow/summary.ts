/** A shadow replay in words: a line for each game, then the tables that part. */
import type { Shadowed, Tally } from '../../server/main.ts'
import type { Kept } from './kept.ts'

const SHOWN = 20
const HEADS = ['game', 'rules', 'running', 'finished', 'same', 'differ', 'cannot go on', 'lost', 'damaged'] as const

export function summary(tally: Tally, targets: Kept['targets'], replayed: number, seconds: number): string {
  const rows = Object.entries(tally.games)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([game, of]) => [
      game,
      targets[game] === undefined ? '-' : String(targets[game]),
      ...[of.running, of.finished, of.same, of.differs, of.stuck, of.lost, of.damaged].map(String),
    ])
  const table = [[...HEADS], ...rows]
  const widths = HEADS.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  const parted = tally.parted.slice(0, SHOWN).map((each) => `  ${each.game} ${each.id}: ${said(each)}`)
  const more = tally.parted.length - parted.length
  return [
    ...table.map(line),
    ...parted,
    ...(more > 0 ? [`  and ${more} more (--json names them all)`] : []),
    `${replayed} tables in ${seconds.toFixed(1)} s, ${Math.round(replayed / Math.max(seconds, 0.001))} a second`,
    '',
  ].join('\n')
}

function said({ verdict }: Shadowed): string {
  switch (verdict.kind) {
    case 'same':
      return 'the same'
    case 'differs':
      return verdict.at === 0 ? 'dealt otherwise' : `another state after move ${verdict.at}`
    case 'stuck':
      return verdict.at === 0
        ? `cannot be dealt (${verdict.why})`
        : `move ${verdict.at} is not possible (${verdict.why})`
    case 'lost':
      return verdict.why
    case 'damaged':
      return `by its own rules it does not replay at move ${verdict.at} (${verdict.why})`
  }
}

export function named(tables: readonly Shadowed[]): string {
  const names = tables.slice(0, 3).map(({ id, game }) => `${game} ${id}`)
  return tables.length > names.length ? `${names.join(', ')}, …` : names.join(', ')
}
