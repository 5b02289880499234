/** One click from the lobby to a table: the reader in the first seat, bots in the others. */
import type { About } from '../../engine/game.ts'
import { readStored } from '../local-store.ts'
import { loadPart } from './load-part.ts'

export const USUAL_LEVEL = 'squire'

export async function playNow(about: About, route: (url: string) => void): Promise<void> {
  const open = await loadPart({ what: 'page' }, () => import('../table/open.ts')).catch(() => null)
  // What is missing is told already.
  if (!open) return
  const level = readStored('level')
  const bot = { kind: 'bot', level: typeof level === 'string' ? level : USUAL_LEVEL } as const
  const seats = about.seatCounts[0] ?? 2
  const others = Array.from({ length: seats - 1 }, () => bot)
  route(`/local/${open.newLocalTable({ game: about.id, players: [{ kind: 'person', name: null }, ...others] })}`)
}
