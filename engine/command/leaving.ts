/** "Moves from Kent": those that leave Kent, not those that only pass there or end there. */
import type { Known, Vocabulary } from './grammar.ts'
import { wordsOf } from './spelling.ts'

/** Of some moves those that leave the place named after "from"; all of them where none does, or nothing is left. */
export function leaving(
  words: readonly string[],
  texts: readonly string[],
  { offers, spots }: Known,
  { from, fillers }: Pick<Vocabulary, 'from' | 'fillers'>,
): readonly string[] {
  const after = words.slice(words.findLastIndex((word) => from.includes(word)) + 1)
  if (after.length === 0 || after.length === words.length) return texts
  const names = spots
    .map(({ name }) => wordsOf(name))
    .filter((name) => name.length > 0)
    .toSorted((one, other) => other.length - one.length)
  const place = names.find((name) => name.every((word) => fillers.includes(word) || after.includes(word)))?.join(' ')
  const left = texts.filter((text) => {
    const label = offers.find((offer) => offer.text === text)?.label ?? ''
    return place !== undefined && originOf(wordsOf(label), names) === place
  })
  return left.length > 0 ? left : texts
}

/** The first place a label names, behind whoever it begins with. */
function originOf(label: readonly string[], names: readonly (readonly string[])[]): string | null {
  for (let at = 0; at < label.length;) {
    const here = names.find((name) => name.every((word, next) => label[at + next] === word))
    if (here && at > 0) return here.join(' ')
    at += here?.length ?? 1
  }
  return null
}
