/** What may be left to itself: a plan that stands, French Aid that waits. */
import type { Orders } from '../../../engine/index.ts'
import type { Move, View } from '../types/index.ts'

type Take = (view: View, moves: readonly Move[]) => Move | null

const done: Take = (_view, moves) => moves.find(({ type }) => type === 'done') ?? null

/** Whether the latest reveal showed somebody reaching for what is this seat's. */
function isThreatened({ revealed, assets, seat }: View): boolean {
  const mine = new Set<string>(assets.filter(({ owner }) => owner === seat).map(({ id }) => id))
  return (
    revealed?.plans.some(
      (lines, other) =>
        other !== seat &&
        lines.some(({ order }) => {
          const target = 'at' in order ? order.at : 'on' in order ? order.on : null
          return target !== null && mine.has(target)
        }),
    ) ?? false
  )
}

export const orders: Orders<View, Move> = {
  kinds: [
    { id: 'stand', take: done },
    { id: 'watch', take: done, ends: isThreatened },
    { id: 'keep-aid', take: (_view, moves) => moves.find((move) => move.type === 'aid' && !move.use) ?? null },
    { id: 'first-card', take: (_view, moves) => moves.find(({ type }) => type === 'draft') ?? null },
  ],
  turn: (view) => view.turn,
}
