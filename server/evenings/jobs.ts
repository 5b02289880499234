/** What an evening has to be told about, and when: planned together with what makes it necessary. */
import type { NewJob } from '../storage/index.ts'
import type { StoredEvening } from './evening.ts'

const HOUR = 3_600_000
/** Before the evening; the table opens at its hour. */
const STEPS = [
  { step: 'day', before: 24 * HOUR },
  { step: 'hour', before: HOUR },
  { step: 'open', before: 0 },
] as const
export type Step = (typeof STEPS)[number]['step']

/** Whoever changes their mind within a minute is told of once. */
const ANSWER_DELAY = 60_000

export type InviteTold =
  | { readonly told: 'step'; readonly step: Step; readonly sequence: number }
  | { readonly told: 'asked'; readonly person: string }
  | { readonly told: 'moved' | 'off' | 'open'; readonly sequence: number }
  | { readonly told: 'answer'; readonly person: string }
  | { readonly told: 'declined'; readonly name: string }

/** One job for each table: the next reminder, or the hour itself. */
export function stepJob(table: string, { at, sequence }: StoredEvening, now: number): NewJob {
  const { step, before } = STEPS.find((each) => at - each.before > now) ?? { step: 'open' as const, before: 0 }
  return inviteJob(`evening:${table}`, table, { told: 'step', step, sequence }, at - before)
}

export function toldToAll(table: string, told: 'moved' | 'off' | 'open', sequence: number, now: number): NewJob {
  return inviteJob(`evening-${told}:${table}`, table, { told, sequence }, now)
}

export function askedTold(table: string, person: string, now: number): NewJob {
  return inviteJob(`evening-asked:${table}:${person}`, table, { told: 'asked', person }, now)
}

export function answerTold(table: string, person: string, now: number): NewJob {
  return inviteJob(`evening-answer:${table}:${person}`, table, { told: 'answer', person }, now + ANSWER_DELAY)
}

export function declinedTold(table: string, person: string, name: string, now: number): NewJob {
  return inviteJob(`declined:${table}:${person}`, table, { told: 'declined', name }, now)
}

function inviteJob(id: string, table: string, told: InviteTold, runAt: number): NewJob {
  return { id, kind: 'invite', table, body: JSON.stringify(told), runAt }
}
