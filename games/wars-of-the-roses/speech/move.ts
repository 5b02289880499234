/** A move as an entry of a list. Without a view (in the log) prices and sides are left out. */
import type { Phrase } from '../../../engine/index.ts'
import type { AssetId } from '../rules/ids.ts'
import type { AssetView, Move, View } from '../types/index.ts'
import { asset, card, money, place, region } from './names.ts'

export function move(move: Move, view: View | null): Phrase {
  const found = (id: AssetId): AssetView | undefined => view?.assets.find((each) => each.id === id)
  switch (move.type) {
    case 'draft':
      return move.card.startsWith('mercenary-')
        ? { say: 'move.draft.mercenary', n: Math.min(view?.supply ?? 0, view?.mercenariesPerCard ?? 0) }
        : { say: 'move.draft', card: card(move.card) }
    case 'aid':
      return move.use ? { say: 'move.aid.use', money: money(view?.aid?.amount ?? 0) } : { say: 'move.aid.keep' }
    case 'troops':
    case 'mercenaries': {
      const at = asset(move.at)
      if (move.by < 0) return { say: `move.${move.type}.less`, at }
      if (!view) return { say: `move.${move.type}.more`, at }
      const side = found(move.at)?.owner === view.seat ? 'defend' : 'attack'
      return { say: `move.${move.type}.${side}`, at, money: money(view.prices.troop) }
    }
    case 'cube': {
      const on = asset(move.on)
      if (move.cube === null) return { say: 'move.cube.off', on }
      const target = found(move.on)
      if (!target) return { say: `move.cube.${move.cube}`, on }
      return { say: `move.cube.${move.cube}.price`, on, money: money(target[move.cube]) }
    }
    case 'go':
      return move.to === null
        ? { say: 'move.stay', who: asset(move.who) }
        : { say: 'move.go', who: asset(move.who), to: place(move.to) }
    case 'calais':
      if (move.by === 0) return { say: 'move.calais.here', region: region(move.region) }
      return {
        say: move.by > 0 ? 'move.calais.raise' : 'move.calais.lower',
        region: region(move.region),
        money: money(Math.abs(move.by)),
      }
    case 'done':
      return { say: 'move.done' }
  }
}
