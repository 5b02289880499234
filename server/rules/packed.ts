/**
 * Answers as they travel from a rules thread. What was played, which is by far the most frequent, goes as one text beside the texts for
 * its viewers: copied part by part it takes twice as long.
 */
import type { Answered, Played, Reply } from './messages.ts'

/** For each answer its number, then a reply, or what was played and a text for each of its updates. */
export type Packed = readonly (number | string | Reply)[]

/** The texts of the updates travel beside it. */
interface WithoutTexts extends Omit<Played, 'updates'> {
  readonly updates: readonly Omit<Played['updates'][number], 'text'>[]
}

export function pack(answers: readonly Answered[]): Packed {
  const packed: (number | string | Reply)[] = []
  for (const { no, reply } of answers) {
    packed.push(no, reply.kind === 'played' ? withoutTexts(reply.played) : reply)
    if (reply.kind === 'played') for (const { text } of reply.played.updates) packed.push(text)
  }
  return packed
}

function withoutTexts(played: Played): string {
  const updates = played.updates.map(({ seat, number, print }) => ({ seat, number, print }))
  return JSON.stringify({ ...played, updates } satisfies WithoutTexts)
}

export function unpack(packed: Packed): readonly Answered[] {
  const answers: Answered[] = []
  for (let i = 0; i < packed.length;) {
    const no = packed[i++] as number
    const body = packed[i++] as string | Reply
    if (typeof body !== 'string') {
      answers.push({ no, reply: body })
      continue
    }
    const played = JSON.parse(body) as WithoutTexts
    const updates = played.updates.map((update) => ({ ...update, text: packed[i++] as string }))
    answers.push({ no, reply: { kind: 'played', played: { ...played, updates } } })
  }
  return answers
}
