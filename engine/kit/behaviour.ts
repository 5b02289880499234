/**
 * What the rules of a version do, written down step by step over random games: whoever changes it without raising the
 * version is told the first step that differs. Sentences, views and drawings are not part of it; whatever a log, a
 * snapshot or a record depends on is.
 */
import { quick } from '../dice.ts'
import type { AnyGame, Seat } from '../game.ts'
import { hashText } from '../hash.ts'
import { canonical } from '../json.ts'
import { Match, refusedBy } from '../match.ts'
import { tokenOf } from '../record.ts'
import { anyOptions } from './fuzz.ts'

interface PlayedGame {
  readonly seats: number
  readonly seed: number
  /** Four digits for the set-up and for each step. */
  readonly steps: string
}

export interface Behaviour {
  readonly game: string
  readonly version: number
  readonly games: readonly PlayedGame[]
}

const DIGITS = 4
/** Shared out among the numbers of seats. */
const GAMES = 24

/** The hash under which a behaviour is known: of snapshots and saves, who made them. */
export function behaviourHash(behaviour: Behaviour): string {
  return hashText(canonical(behaviour)).slice(0, 16)
}

export function behaviourOf(game: AnyGame): Behaviour {
  const { id, version, seatCounts } = game.about
  const games = seatCounts.flatMap((seats) =>
    Array.from({ length: Math.ceil(GAMES / seatCounts.length) }, (_, seed): PlayedGame => {
      let steps = ''
      for (const { digits } of playedSteps(game, seats, seed)) steps += digits
      return { seats, seed, steps }
    }),
  )
  return { game: id, version, games }
}

/** `null` when the rules do what is written there; else the first step that differs. */
export function behaviourFault(game: AnyGame, written: Behaviour): string | null {
  for (const { seats, seed, steps } of written.games) {
    let at = 0
    const where = `${game.about.id}, ${seats} seats, dice ${seed}`
    for (const { digits, what } of playedSteps(game, seats, seed)) {
      const before = steps.slice(at, at + DIGITS)
      if (before !== digits)
        return before === ''
          ? `${where}: the game was over before step ${at / DIGITS} (${what})`
          : `${where}: step ${at / DIGITS} (${what}) leads elsewhere than it did`
      at += DIGITS
    }
    if (at < steps.length) return `${where}: the game ends after step ${at / DIGITS - 1}, and went on before`
  }
  return null
}

/** The same seed always makes the same choices, as long as the same are offered. */
function* playedSteps(game: AnyGame, seats: number, seed: number): Generator<{ digits: string; what: string }> {
  const player = quick(seed + 1)
  const options = anyOptions(game, seats, player)
  const { id, version } = game.about
  const match = new Match(game, { game: id, version, seats, options, dice: { make: 'quick', seed } })
  let offers = offersOf(match)
  yield { digits: digitsOf(match, offers, ''), what: 'the set-up' }
  while (offers.length > 0) {
    const [seat, texts] = offers[player.int(offers.length)] as Offers
    const text = texts[player.int(texts.length)] as string
    const result = match.act(seat, text)
    if (refusedBy(result)) throw new Error(`the legal move ${text} was refused`)
    offers = offersOf(match)
    const token = tokenOf(game, text, result.move, result.told)
    yield { digits: digitsOf(match, offers, token), what: `seat ${seat + 1} plays ${token}` }
  }
}

type Offers = readonly [Seat, readonly string[]]

/** In an order of their own: another order of the same moves is no change of the rules. */
function offersOf(match: Match): readonly Offers[] {
  return [...match.awaiting()]
    .sort((a, b) => a - b)
    .map((seat) => [
      seat,
      match
        .legal(seat)
        .map((move) => match.game.write(move))
        .sort(),
    ])
}

function digitsOf(match: Match, offers: readonly Offers[], token: string): string {
  const { state, seen, settled, drawn, outcome } = match
  const out = match.out()
  const text = `${canonical(state)}${canonical([offers, token, seen, settled, drawn, outcome, out])}`
  return checkDigits(text)
}

/** FNV-1a, folded to 16 bits: nobody forges these, and thousands are made. */
export function checkDigits(text: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return ((sum ^ (sum >>> 16)) & 0xffff).toString(16).padStart(DIGITS, '0')
}
