/** Counts as a table that can stand in a page. */
import type { Counts } from './play.ts'

export function tableOf({ all }: Counts): string {
  const rows = [...all].map(([what, { n, of }]) => [
    what,
    figure(n),
    of === undefined ? '' : `${figure(all.get(of)?.n ?? 0)} ${of}`,
  ])
  const widths = [0, 1, 2].map((column) => Math.max(4, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(['what', 'n', 'of']), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n')
}

function figure(n: number): string {
  return Number.isInteger(n) ? String(n) : n.toFixed(2)
}
