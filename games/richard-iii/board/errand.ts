/** A group goes as one act: all of its steps, each found among what is offered after the ones before. */
import type { BoardProps } from '../../../art/index.ts'
import type { Move, View } from '../types/index.ts'
import { type Deed, deedOf, type Errand, nextStep, without } from './places.ts'

type Ahead = BoardProps<View, Move>['ahead']

/** The steps of an errand in order; whoever cannot go, or only after something that is not known yet, stays. */
export function errandSteps(deeds: readonly Deed[], errand: Errand, ahead: Ahead): readonly string[] {
  const texts: string[] = []
  let left = errand
  let open = deeds
  for (;;) {
    const step = left.blocks.length > 0 ? nextStep(open, left) : null
    if (!step) return texts
    texts.push(step.offer.text)
    left = without(left, step.blocks)
    open = left.blocks.length > 0 ? (ahead?.(texts) ?? []).map(deedOf) : []
  }
}
