/** The throws of the battle that is fought now, and its rounds, oldest first. */
import type { Event } from '../types/index.ts'

const SHOWN = ['fired', 'charged', 'shot-back', 'round'] as const
type Shown = Extract<Event, { type: (typeof SHOWN)[number] }>

const isShown = (event: Event): event is Shown => SHOWN.some((type) => type === event.type)

export function rollsOf(told: readonly Event[]): readonly Shown[] {
  const began = told.findLastIndex(({ type }) => type === 'battle')
  return began < 0 ? [] : told.slice(began + 1).filter(isShown)
}
