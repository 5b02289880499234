/**
 * Requests and answers as they travel between the socket thread and a rules thread. Acts and what was played, which are by far the most
 * frequent, go as lists without names in one text for all of a batch: copied part by part, or with the names of all their fields, they
 * take two to three times as long. Whatever else is asked or answered goes beside it as it is, and so do the texts for viewers.
 */
import type { Act, Ask, Played, PlayedEntry, Reply, Request, SeatUpdate } from './messages.ts'

type Play = Extract<Ask, { op: 'play' }>
type Step = Extract<Act, { kind: 'act' }>

/** A request that is an act, in order; what is not has an empty list, and stands beside. */
type ActFields =
  | readonly []
  | readonly [
      no: number,
      table: string,
      length: number,
      viewers: Play['viewers'],
      hashed: Play['hashed'],
      at: number,
      paused: boolean,
      people: Play['people'],
      seat: Step['seat'],
      id: string,
      number: number,
      steps: Step['steps'],
      forced: boolean,
    ]

export interface PackedRequests {
  readonly acts: string
  readonly others: readonly Request[]
}

export function packRequests(requests: readonly Request[]): PackedRequests {
  const others: Request[] = []
  const acts = requests.map((request): ActFields => {
    if (!('ask' in request) || request.load || request.ask.op !== 'play' || request.ask.act.kind !== 'act') {
      others.push(request)
      return []
    }
    const { no, table, length, ask } = request
    const { viewers, hashed, at, paused, people } = ask
    const { seat, id, number, steps, forced = false } = request.ask.act
    return [no, table, length, viewers, hashed, at, paused, people, seat, id, number, steps, forced]
  })
  return { acts: JSON.stringify(acts), others }
}

export function unpackRequests({ acts, others }: PackedRequests): readonly Request[] {
  let next = 0
  return (JSON.parse(acts) as readonly ActFields[]).map((fields): Request => {
    if (fields.length === 0) return others[next++] as Request
    const [no, table, length, viewers, hashed, at, paused, people, seat, id, number, steps, forced] = fields
    const step: Step = { kind: 'act', seat, id, number, steps }
    const act: Step = forced ? { ...step, forced } : step
    return { no, table, length, ask: { op: 'play', act, viewers, hashed, at, paused, people } }
  })
}

type EntryFields = readonly [
  entry: PlayedEntry['entry'],
  moveId: PlayedEntry['moveId'],
  number: number,
  awaiting: PlayedEntry['awaiting'],
]
type UpdateFields = readonly [seat: SeatUpdate['seat'], number: number, print: boolean]

/** What was played, in order. */
type PlayedFields = readonly [
  log: readonly EntryFields[],
  length: number,
  settled: number,
  floor: number,
  forced: Played['forced'],
  number: number,
  awaiting: Played['awaiting'],
  out: Played['out'],
  outcome: Played['outcome'],
  versions: Played['versions'],
  open: boolean,
  stage: Played['stage'],
  updates: readonly UpdateFields[],
  snapshot: Played['snapshot'],
]

/** All that was played; of any other answer nothing, and it stands beside. */
type AnswerFields = readonly PlayedFields[]

export interface PackedAnswers {
  readonly played: string
  /** Other replies, and the text of each update. */
  readonly beside: readonly (string | Reply)[]
}

export function packAnswers(answers: readonly Reply[]): PackedAnswers {
  const beside: (string | Reply)[] = []
  const played = answers.map((reply): AnswerFields => {
    if (reply.kind !== 'played') {
      beside.push(reply)
      return []
    }
    const all = [reply.played, ...reply.more]
    for (const { updates } of all) for (const { text } of updates) beside.push(text)
    return all.map(playedFields)
  })
  return { played: JSON.stringify(played), beside }
}

function playedFields(played: Played): PlayedFields {
  return [
    played.log.map(({ entry, moveId, number, awaiting }): EntryFields => [entry, moveId, number, awaiting]),
    played.length,
    played.settled,
    played.floor,
    played.forced,
    played.number,
    played.awaiting,
    played.out,
    played.outcome,
    played.versions,
    played.open,
    played.stage,
    played.updates.map(({ seat, number, print }): UpdateFields => [seat, number, print]),
    played.snapshot,
  ]
}

export function unpackAnswers({ played, beside }: PackedAnswers): readonly Reply[] {
  let next = 0
  const text = (): string => beside[next++] as string
  return (JSON.parse(played) as readonly AnswerFields[]).map(([first, ...rest]): Reply => {
    if (!first) return beside[next++] as Reply
    return { kind: 'played', played: playedFrom(first, text), more: rest.map((each) => playedFrom(each, text)) }
  })
}

function playedFrom(fields: PlayedFields, text: () => string): Played {
  const [log, length, settled, floor, forced, number, awaiting, out, outcome, versions, open, stage, updates] = fields
  return {
    log: log.map(([entry, moveId, at, waiting]) => ({ entry, moveId, number: at, awaiting: waiting })),
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
    updates: updates.map(([seat, at, print]) => ({ seat, number: at, print, text: text() })),
    snapshot: fields[13],
  }
}
