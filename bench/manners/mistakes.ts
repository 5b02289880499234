/** How bad mistakes are: decisions drawn by lot, held against what an earl would have done (an effort of 240) in the same forty worlds. */
import { findLevel, type Request, verdict } from '../../bots/index.ts'
import type { Dice } from '../../engine/index.ts'
import type { Counts, Decision, MakeWatch } from './play.ts'

/** Where 2 lies between a lost and a won game, so much less is one that anybody would see, and half of it. */
const LOSSES = [0.5, 0.25]

interface Drawn {
  readonly request: Request
  /** A secret plan is judged as a whole. */
  readonly steps: string[]
}

export function mistakes(drawn: number): MakeWatch {
  const earl = findLevel('earl')
  if (!earl) throw new Error('there is no earl')
  return (counts) => {
    counts.add('decisions looked at', 0, 'decisions with a choice')
    for (const loss of LOSSES) counts.add(over(loss), 0, 'decisions looked at')
    counts.add('decisions with a choice', 0)
    let kept: Drawn[] = []
    let met = 0
    let last: Drawn | null = null
    return {
      decides(decision: Decision<never, never>) {
        if (decision.goesOn) last?.steps.push(decision.choice.move)
        else if (decision.moves.length > 1) {
          met++
          const place = placeFor(met, drawn, decision.lot)
          last = place < 0 ? null : { request: decision.asked(earl), steps: [decision.choice.move] }
          if (last) kept[place] = last
        } else last = null
      },
      over() {
        counts.add('decisions with a choice', met)
        for (const each of kept) look(counts, each)
        kept = []
        met = 0
      },
    }
  }
}

/** Every decision of a game is as likely to be among those that are kept at its end. */
function placeFor(met: number, drawn: number, lot: Dice): number {
  if (met <= drawn) return met - 1
  const place = lot.int(met)
  return place < drawn ? place : -1
}

function look(counts: Counts, { request, steps }: Drawn): void {
  counts.add('decisions looked at')
  const loss = verdict(request, steps)?.loss ?? 0
  for (const least of LOSSES) if (loss > least) counts.add(over(least))
}

function over(loss: number): string {
  return `worse by more than ${loss}`
}
