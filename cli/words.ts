import { type Catalogue, type Options, type Reader, withNames } from '../engine/index.ts'
import { findGame, findRules } from '../games/index.ts'

/** An English reader of a game's phrases; what an older version says and today's words lack is read in its own. */
export async function englishReader(
  { game, version, options }: { readonly game: string; readonly version: number; readonly options: Options },
  seatName: (seat: number) => string,
): Promise<Reader> {
  const today = await findGame(game)?.load()
  const words = (await import(`../games/${game}/words/en.json`, { with: { type: 'json' } })) as { default: Catalogue }
  const older = (await findRules(game, version)?.words('en')) ?? null
  const catalogues = older ? [words.default, older] : [words.default]
  return { locale: 'en', catalogues: today ? withNames(today, options, catalogues) : catalogues, seatName }
}
