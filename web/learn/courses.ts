/** The courses of all games: which lessons they have is known at once, the lessons themselves come when one is opened. */
import type { AnyLesson } from '../../engine/lesson.ts'
import type { Catalogue, Locale } from '../../engine/words.ts'
import { catalogue } from '../game-assets.ts'
import { loadPart } from '../parts/load-part.ts'

const ids = import.meta.glob<readonly string[]>('../../games/*/lessons/ids.json', { import: 'default', eager: true })
const lessons = import.meta.glob<readonly AnyLesson[]>('../../games/*/lessons/index.ts', { import: 'lessons' })
const words = import.meta.glob<Catalogue>('../../games/*/lessons/words/*.json', { import: 'default' })

export interface Course {
  readonly game: string
  readonly ids: readonly string[]
}

export const courses: readonly Course[] = catalogue.map(({ about }) => ({
  game: about.id,
  ids: ids[`../../games/${about.id}/lessons/ids.json`] ?? [],
}))

export async function loadLesson(game: string, id: string): Promise<AnyLesson | null> {
  const load = lessons[`../../games/${game}/lessons/index.ts`]
  const all = load ? await loadPart({ what: 'game', game }, load) : []
  return all.find((lesson) => lesson.id === id) ?? null
}

export async function loadLessonWords(game: string, locale: Locale): Promise<Catalogue> {
  const load = words[`../../games/${game}/lessons/words/${locale}.json`]
  return load ? await loadPart({ what: 'words', game }, load) : {}
}
