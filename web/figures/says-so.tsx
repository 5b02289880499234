/** Where a table shows its options: what few tables have to say about figures is fetched by those alone. */
import { lazy } from 'preact-iso'
import type { Options } from '../../engine/game.ts'

const Differs = lazy(() => import('./differs.tsx').then((module) => module.Differs))

export function SaysFigures({ id, options }: { readonly id: string; readonly options: Options }) {
  return options['figures'] ? <Differs id={id} options={options} /> : null
}
