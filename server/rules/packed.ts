/**
 * Answers as they travel from a rules thread. What was played, which is by far the most frequent, goes as one text beside the texts for
 * its viewers: copied part by part it takes twice as long.
 */
import type { Answered, Played, Reply } from './messages.ts'

/** For each answer its number, then a reply, or what was played and a text for each of its updates. */
export type Packed = readonly (number | string | Reply)[]

type PlayedFields = readonly [
  Played['log'],
  number,
  number,
  number,
  Played['forced'],
  number,
  Played['awaiting'],
  Played['out'],
  Played['outcome'],
  Played['versions'],
  boolean,
  Played['stage'],
  Played['snapshot'],
  /** Whose the updates are, and their numbers. */
  readonly (readonly [Played['updates'][number]['seat'], number])[],
]

export function pack(answers: readonly Answered[]): Packed {
  const packed: (number | string | Reply)[] = []
  for (const { no, reply } of answers) {
    packed.push(no, reply.kind === 'played' ? fieldsText(reply.played) : reply)
    if (reply.kind === 'played') for (const { text } of reply.played.updates) packed.push(text)
  }
  return packed
}

function fieldsText(played: Played): string {
  const {
    log,
    length,
    settled,
    floor,
    forced,
    number,
    awaiting,
    out,
    outcome,
    versions,
    open,
    stage,
    snapshot,
    updates,
  } = played
  const heads = updates.map((update) => [update.seat, update.number] as const)
  const fields: PlayedFields = [
    log,
    length,
    settled,
    floor,
    forced,
    number,
    awaiting,
    out,
    outcome,
    versions,
    open,
    stage,
    snapshot,
    heads,
  ]
  return JSON.stringify(fields)
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
    const [
      log,
      length,
      settled,
      floor,
      forced,
      number,
      awaiting,
      out,
      outcome,
      versions,
      open,
      stage,
      snapshot,
      heads,
    ] = JSON.parse(body) as PlayedFields
    const updates = heads.map(([seat, at]) => ({ seat, number: at, text: packed[i++] as string }))
    const rest = { number, awaiting, out, outcome, versions, open, stage, updates, snapshot }
    const played = { log, length, settled, floor, forced, ...rest }
    answers.push({ no, reply: { kind: 'played', played } })
  }
  return answers
}
