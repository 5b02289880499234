/**
 * The Rose King as it might be after a release: version 2, in which no hero turns a stone as long as there is anything else
 * to do, with version 1 frozen beside it.
 */
import type { AnyGame } from '../../engine/index.ts'
import { game } from '../../games/rose-king/index.ts'
import { knowledge } from '../../games/rose-king/bot/index.ts'
import type { Entry } from '../../games/registry.ts'
import words from '../../games/rose-king/words/en.json' with { type: 'json' }

const first = game as unknown as AnyGame

function withoutHeroes(moves: readonly unknown[]): readonly unknown[] {
  const plain = moves.filter((move) => !first.write(move).endsWith('x'))
  return plain.length > 0 ? plain : moves
}

const second: AnyGame = {
  ...first,
  about: { ...first.about, version: 2, changes: [{ id: 'heroes', version: 2, rules: ['RK-4.4'] }] },
  legal: (state, seat) => withoutHeroes(first.legal(state, seat)),
}

export const catalogue: readonly Entry[] = [
  {
    about: second.about,
    behaviour: 'mended',
    frozen: [
      {
        version: 1,
        hash: null,
        behaviour: 'first',
        load: () => Promise.resolve({ game: first, words: { en: words, fr: words, it: words, cs: words, de: words } }),
      },
    ],
    load: () => Promise.resolve(second),
    knowledge: () => Promise.resolve(knowledge as never),
  },
]
