/** A group on its way: steps are sent one after the other, each when the one before is done. */
import { useEffect, useRef } from 'preact/hooks'
import { type Deed, type Errand, nextStep, without } from './places.ts'

interface Sent {
  readonly errand: Errand
  /** The choice there was when the last step was sent. */
  readonly decision: string
}

/**
 * Starts errands. A step is known to be done when the choice has changed; if it was refused the choice
 * stays as it was, and the errand with it ends at the reader's next deed.
 */
export function useErrand(deeds: readonly Deed[], decision: string, act: (texts: readonly string[]) => void) {
  const under = useRef<Sent | null>(null)

  const advance = (errand: Errand) => {
    const step = errand.blocks.length > 0 ? nextStep(deeds, errand) : null
    under.current = step ? { errand: without(errand, step.blocks), decision } : null
    if (step) act([step.offer.text])
  }
  useEffect(() => {
    const sent = under.current
    if (!sent || sent.decision === decision || deeds.length === 0) return
    advance(sent.errand)
  }, [decision])

  return advance
}
