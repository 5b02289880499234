import type { ChanceTable } from '../../engine/chances.ts'

/** So much more than a fair share is worth a word. */
const NOTABLE = 0.1
/** What lies within so many standard errors could be luck. */
const SURE = 2

export interface Favoured {
  readonly seat: number
  /** Of ten games it wins about so many. */
  readonly tenths: number
}

/** The side that wins clearly more than its share among equals; `null` where none does. */
export function favoured({ won, games }: Pick<ChanceTable, 'won' | 'games'>): Favoured | null {
  // Partners win together, so that all shares may come to more than one.
  const fair = won.reduce((sum, each) => sum + each, 0) / won.length
  const most = Math.max(...won)
  const error = Math.sqrt((fair * (1 - fair)) / games)
  if (most - fair < Math.max(NOTABLE, SURE * error)) return null
  return { seat: won.indexOf(most), tenths: Math.min(9, Math.round(most * 10)) }
}
