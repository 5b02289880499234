/** What the bots call their levels, in the reader's language. */
import { computed, effect, signal } from '@preact/signals'
import type { Catalogue } from '../../engine/words.ts'
import { levels } from '../../bots/levels.ts'
import { locale } from '../words/index.ts'

const catalogues = import.meta.glob<Catalogue>('../../bots/words/*.json', { import: 'default' })
const words = signal<Catalogue>({})

effect(() => {
  const wanted = locale.value
  void catalogues[`../../bots/words/${wanted}.json`]?.().then((found) => {
    if (locale.peek() === wanted) words.value = found
  })
})

function word(id: string, otherwise: string): string {
  const text = words.value[id]
  return typeof text === 'string' ? text : otherwise
}

export interface LevelWords {
  readonly id: string
  readonly name: string
  readonly about: string
}

export const levelList = computed<readonly LevelWords[]>(() =>
  levels.map(({ id }) => ({ id, name: word(`level.${id}`, id), about: word(`level.${id}.about`, '') })),
)

/** Words of the bots' own: `hint.title`, `hint.expects.even`. */
export function botWord(id: string): string {
  return word(id, '')
}

export function levelName(id: string): string {
  return word(`level.${id}`, id)
}
