/** What the bots call their levels, in the reader's language. */
import { computed, effect, signal } from '@preact/signals'
import type { About } from '../../engine/game.ts'
import { type Catalogue, render } from '../../engine/words.ts'
import { isOffered, levels, temperOf, withTemper } from '../../bots/levels.ts'
import { locale, readerOf } from '../words/index.ts'

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

/** "Earl", or with a temper "Bold Earl". */
export function levelName(id: string): string {
  const { name, temper } = temperOf(id)
  const plain = word(`level.${name}`, name)
  if (temper === null) return plain
  return render(
    { say: `temper.${temper}.named`, level: plain },
    readerOf([words.value, { [`temper.${temper}.named`]: `${plain}, ${temper}` }], () => ''),
  )
}

/** The ids of a level with each temper that a game offers it; none for a level that shows none. */
export function tempersOf({ tempers = [] }: Pick<About, 'tempers'>, level: string): readonly string[] {
  const { name } = temperOf(level)
  return tempers.map((temper) => withTemper(name, temper)).filter((id) => id !== name)
}

/** A level that was chosen before, at this game: without its temper where the game does not offer that. */
export function levelAt(about: Pick<About, 'tempers'>, level: string): string {
  return isOffered(about, level) ? level : temperOf(level).name
}
