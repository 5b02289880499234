import type { AnyGame, Options } from './game.ts'
import type { Catalogue } from './words.ts'

/** The words of a table: what it has corrected the name of is called so there, in whatever language. */
export function withNames(game: AnyGame, options: Options, catalogues: readonly Catalogue[]): readonly Catalogue[] {
  const names = game.speech.names?.(options) ?? {}
  return Object.keys(names).length > 0 ? [names, ...catalogues] : catalogues
}
