/** How the dice of battle fell: hits, beside the hits such dice give on average (R3-8.5). */
import type { Luck } from '../../../engine/telling.ts'
import type { Event } from '../types/index.ts'
import { actor } from './weight.ts'

const FACES = 6

export function luck(event: Event): Luck | null {
  if (event.type !== 'fired' && event.type !== 'charged' && event.type !== 'shot-back') return null
  const seat = actor(event)
  if (seat === null) return null
  return { seat, got: event.hits, due: (event.dice.length * event.firepower) / FACES }
}
