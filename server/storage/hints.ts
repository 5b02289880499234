/** What one node says to the others in one notice. */
import type { DueJobs, Hint, NewJob } from './port.ts'

/** PostgreSQL takes at most 8,000 bytes in one notice. */
export const HINTS_PER_NOTICE = 75

export function merged(list: readonly Hint[]): Hint {
  const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)].slice(0, HINTS_PER_NOTICE)
  return {
    tables: distinct(list.flatMap((hint) => hint.tables ?? [])),
    chat: distinct(list.flatMap((hint) => hint.chat ?? [])),
    jobs: list.some(({ jobs }) => jobs === true) || due(list.flatMap(({ jobs }) => (isList(jobs) ? jobs : []))),
    moved: list.flatMap((hint) => hint.moved ?? []),
    people: distinct(list.flatMap((hint) => hint.people ?? [])),
    notices: list.flatMap((hint) => hint.notices ?? []).slice(0, 10),
    read: list.flatMap((hint) => hint.read ?? []).slice(0, 20),
  }
}

function isList(jobs: Hint['jobs']): jobs is DueJobs {
  return typeof jobs === 'object'
}

/** When the first job of each kind is due; `false` if there are none. */
export function due(jobs: readonly Pick<NewJob, 'kind' | 'runAt'>[]): DueJobs | false {
  const first = new Map<NewJob['kind'], number>()
  for (const { kind, runAt } of jobs) first.set(kind, Math.min(runAt, first.get(kind) ?? runAt))
  return first.size === 0 ? false : [...first].map(([kind, runAt]) => ({ kind, runAt }))
}
