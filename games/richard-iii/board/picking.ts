/** Which blocks lie in the hand when a question is new: those it can only be about. */
import type { BlockId } from '../rules/ids.ts'
import type { View } from '../types/index.ts'
import type { Deed, Place } from './places.ts'
import { movers } from './places.ts'

export interface InHand {
  readonly from: Place | null
  readonly blocks: readonly BlockId[]
}

const NOTHING: InHand = { from: null, blocks: [] }

export function firstHand(view: View, deeds: readonly Deed[], before: InHand): InHand {
  const actors = [...new Set(deeds.flatMap((deed) => deed.blocks))]
  // In battle the first block of those whose turn it is; its owner may name another.
  if (view.phase === 'battle-turn') {
    const named = before.blocks.find((block) => actors.includes(block))
    const block = named ?? actors[0]
    return block ? { from: null, blocks: [block] } : NOTHING
  }
  const able = movers(deeds)
  if (view.phase === 'minor-entry') return { from: null, blocks: [...able] }
  // Of the way home the next man who has to be decided about.
  if (view.phase === 'pretender-home' || view.phase === 'king-home') {
    const kept = before.blocks.filter((block) => able.has(block) && view.pending.includes(block))
    const next = view.pending.find((block) => able.has(block))
    return { from: null, blocks: kept.length > 0 ? kept : next ? [next] : [] }
  }
  // The victor looks at his men first.
  const from = before.from ?? (view.phase === 'regroup' && able.size > 0 ? (view.regroup?.area ?? null) : null)
  if (from === null) return NOTHING
  const here = view.blocks.filter(({ at, block }) => at === from && able.has(block)).map(({ block }) => block)
  if (here.length === 0) return NOTHING
  return { from, blocks: before.blocks.filter((block) => here.includes(block)) }
}
