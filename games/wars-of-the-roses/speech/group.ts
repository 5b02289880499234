/** Events in a row that the log tells in one line: who is ready, what everybody collects. */
import type { Phrase } from '../../../engine/index.ts'
import type { Event } from '../types/index.ts'
import { money, seatPhrase } from './names.ts'

export function group(events: readonly Event[]): Phrase | null {
  const type = events[0]?.type
  if (type === 'ready') return { say: 'event.ready.all', list: events.flatMap(seatOf) }
  if (type === 'income') return { say: 'event.income.all', list: events.flatMap(incomeOf) }
  return null
}

function seatOf(event: Event): readonly Phrase[] {
  return event.type === 'ready' ? [seatPhrase(event.seat)] : []
}

function incomeOf(event: Event): readonly Phrase[] {
  if (event.type !== 'income') return []
  return [{ say: 'event.income.one', seat: { seat: event.seat }, money: money(event.amount) }]
}
