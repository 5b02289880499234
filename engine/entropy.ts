/** How each seat's part of the dice came about: bound first and opened later, or not. */
import { houseEntropy } from './dice.ts'
import { hashText } from './hash.ts'
import { canonical } from './json.ts'

/**
 * `opened`: committed to, then opened. `withheld`: committed to and never opened, so that the house's stands for it. `house`: a bot, or
 * somebody who added nothing. `openly`: sent in the open, by a program that did not commit first.
 */
export const ENTROPY_WAYS = ['opened', 'withheld', 'house', 'openly'] as const
export type EntropyWay = (typeof ENTROPY_WAYS)[number]

/** What a seat commits to when it sits down: 32 random bytes in hex, which it opens at the start. */
export function entropyCommitment(entropy: string): string {
  return hashText(`rose-and-crown dice entropy ${entropy}`)
}

export function entropyWay(key: string, seat: number, committed: string | null, entropy: string): EntropyWay {
  if (committed !== null) return entropyCommitment(entropy) === committed ? 'opened' : 'withheld'
  return entropy === houseEntropy(key, seat) ? 'house' : 'openly'
}

/** A name for who is bound to what at a table: whoever opens says by it what they have seen. */
export function openingRound(commitment: string, seats: readonly (string | null)[]): string {
  return hashText(`rose-and-crown dice opening ${canonical([commitment, ...seats])}`)
}

/** What speaks against a seat's entropy having come about in that way; `null` if nothing does. */
export function entropyFault(
  key: string,
  seat: number,
  {
    way,
    committed,
    entropy,
  }: { readonly way: EntropyWay; readonly committed: string | null; readonly entropy: string },
): string | null {
  if (way === 'opened' && entropyCommitment(entropy) !== committed)
    return `seat ${seat + 1} opened something else than it had committed to`
  if ((way === 'house' || way === 'withheld') && entropy !== houseEntropy(key, seat))
    return `what stands for seat ${seat + 1} does not follow from the key`
  return null
}
