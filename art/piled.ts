/** Marks as they are drawn: the same mark once, dice of one seat in one heap, and what shares a place apart from each other. */
import type { Livery } from '../engine/game.ts'
import type { Trace } from '../engine/telling.ts'

export interface Mark extends Omit<Trace, 'seat'> {
  readonly livery: Livery | null
}

export interface Piled {
  readonly mark: Mark
  /** How many others lie at the same place before it. */
  readonly pile: number
  /** How often it was left. */
  readonly n: number
}

export function piled(marks: readonly Mark[]): readonly Piled[] {
  const list: Piled[] = []
  for (const [index, mark] of marks.entries()) {
    if (isUndone(mark, marks.slice(index + 1))) continue
    const same = list.findIndex(({ mark: other }) => isSame(other, mark))
    const found = list[same]
    if (found) {
      const dice = mark.dice && [...(found.mark.dice ?? []), ...mark.dice]
      list[same] = { ...found, n: found.n + 1, mark: dice ? { ...found.mark, dice } : found.mark }
    } else list.push({ mark, pile: list.filter(({ mark: other }) => shares(other, mark)).length, n: 1 })
  }
  return list
}

/** What came and went again since is told by where it went alone. */
function isUndone({ kind, livery, at }: Mark, after: readonly Mark[]): boolean {
  return kind === 'came' && after.some((other) => isSame(other, { kind: 'gone', livery, at }))
}

function isSame(a: Mark, b: Mark): boolean {
  return a.kind === b.kind && a.livery === b.livery && a.at.join() === b.at.join()
}

/** Ways cross each other without harm; dice lie below a place, rings around it. */
function shares(a: Mark, b: Mark): boolean {
  const heap = (mark: Mark): string => (mark.kind === 'dice' ? 'dice' : mark.kind === 'way' ? 'way' : 'ring')
  return heap(a) === heap(b) && heap(a) !== 'way' && a.at.join() === b.at.join()
}
