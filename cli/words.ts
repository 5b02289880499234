import type { Catalogue, Reader } from '../engine/index.ts'
import { findRules } from '../games/index.ts'

/** An English reader of a game's phrases; what an older version says and today's words lack is read in its own. */
export async function englishReader(
  { game, version }: { readonly game: string; readonly version: number },
  seatName: (seat: number) => string,
): Promise<Reader> {
  const words = (await import(`../games/${game}/words/en.json`, { with: { type: 'json' } })) as { default: Catalogue }
  const older = (await findRules(game, version)?.words('en')) ?? null
  return { locale: 'en', catalogues: older ? [words.default, older] : [words.default], seatName }
}
