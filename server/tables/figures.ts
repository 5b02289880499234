/** What anybody is told of a table whose figures are not those of the box. */
import { type AnyGame, differences, type Options } from '../../engine/index.ts'
import type { Entry } from '../../games/registry.ts'
import { MOST_DIFFERENCES, type TableFigures } from '../../protocol/figures.ts'

export type FiguresTold = (game: string, options: Options) => TableFigures

const AS_PRINTED: TableFigures = { n: 0, differ: [] }
export const nothingTold: FiguresTold = () => AS_PRINTED

/** Games whose figures can be corrected are loaded once: a table's page is made at once or not at all. */
export async function figuresTold(catalogue: readonly Entry[]): Promise<FiguresTold> {
  const games = new Map<string, { readonly game: AnyGame; readonly option: string }>()
  for (const entry of catalogue) {
    const { about } = entry
    const spec = about.options.find(({ kind }) => kind === 'figures')
    if (spec) games.set(about.id, { game: await entry.load(), option: spec.id })
  }
  return (id, options) => {
    const known = games.get(id)
    const given = known && options[known.option]
    return known && given ? told(known.game, given) : AS_PRINTED
  }
}

function told(game: AnyGame, given: unknown): TableFigures {
  const all = differences(game, given)
  const differ = all
    .slice(0, MOST_DIFFERENCES)
    .map(({ figure: { path }, printed, here }) => ({ figure: path, printed, here }))
  return { n: all.length, differ }
}
