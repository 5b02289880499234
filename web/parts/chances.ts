/** How often who stands like that has won, as the bots' games have shown: a file for each game that was measured. */
import type { Chances } from '../../engine/chances.ts'

const files = import.meta.glob<Chances>('../../games/*/bot/chances.json', { import: 'default' })

/** `null` where nobody has measured it, or it cannot be had now: nothing waits for it. */
export async function loadChances(game: string): Promise<Chances | null> {
  const load = files[`../../games/${game}/bot/chances.json`]
  return (await load?.().catch(() => null)) ?? null
}
