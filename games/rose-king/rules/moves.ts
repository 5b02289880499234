/** Every move there is, made once and shared. */
import type { Move } from '../types.ts'
import { CARDS } from './cards.ts'

export const PLAIN_PLAYS: readonly Move[] = CARDS.map((_, card) => Object.freeze({ type: 'play', card, hero: false }))
export const HERO_PLAYS: readonly Move[] = CARDS.map((_, card) => Object.freeze({ type: 'play', card, hero: true }))
export const DRAW: Move = Object.freeze({ type: 'draw' })
export const PASS: Move = Object.freeze({ type: 'pass' })
