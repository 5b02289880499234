/** What is said of a house's tables, counted by game. */
import type { Shadowed, Verdict } from './messages.ts'

type Kind = Verdict['kind']

export interface GameTally extends Record<Kind, number> {
  running: number
  finished: number
}

export interface Tally {
  readonly games: Record<string, GameTally>
  /** Every table that does not replay to the same state. */
  readonly parted: Shadowed[]
}

export const newTally = (): Tally => ({ games: {}, parted: [] })

export function count(tally: Tally, judged: readonly Shadowed[]): void {
  for (const table of judged) {
    const game = (tally.games[table.game] ??= {
      running: 0,
      finished: 0,
      same: 0,
      differs: 0,
      stuck: 0,
      lost: 0,
      damaged: 0,
    })
    game[table.running ? 'running' : 'finished']++
    game[table.verdict.kind]++
    if (table.verdict.kind !== 'same') tally.parted.push(table)
  }
}
