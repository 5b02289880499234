/**
 * The games of the house after a release that nobody has made: in the next version of Rose King heroes who go three steps win glory, and
 * none goes one step north. The version before it is still there.
 */
import type { AnyGame, FrozenModule } from '../../engine/index.ts'
import { catalogue as today, type Entry } from '../../games/index.ts'

const NO_WORDS = { en: {}, fr: {}, it: {}, cs: {}, de: {} }

/** The same game one version on, with today's kept beside it as a release would. */
export function raised(entry: Entry, change: (game: AnyGame) => AnyGame): Entry {
  const { version } = entry.about
  const about = { ...entry.about, version: version + 1 }
  const load = async (): Promise<FrozenModule> => ({ game: await entry.load(), words: NO_WORDS })
  const frozen = { version, hash: null, behaviour: entry.behaviour ?? '', load }
  return {
    ...entry,
    about,
    behaviour: 'next',
    frozen: [...(entry.frozen ?? []), frozen],
    load: async () => ({ ...change(await entry.load()), about }),
  }
}

function withGlory(game: AnyGame): AnyGame {
  return {
    ...game,
    copy: (state) => ({ ...(state as object), ...(game.copy?.(state) as object) }),
    legal: (state, seat, into) => {
      const moves = game.legal(state, seat)
      const left = moves.filter((move) => game.write(move) !== 'N1x')
      if (!into) return left
      into.push(...left)
      return into
    },
    apply: (state, seat, move, dice, tell) => {
      game.apply(state, seat, move, dice, tell)
      const won = state as { glory?: number }
      if (game.write(move).endsWith('3x')) won.glory = (won.glory ?? 0) + 1
    },
  }
}

export const catalogue: readonly Entry[] = today.map((entry) =>
  entry.about.id === 'rose-king' ? raised(entry, withGlory) : entry,
)
