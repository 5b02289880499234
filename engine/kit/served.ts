/** An older version of a game as it is served today: today's voice, board and bots over lifted shapes. */
import { quick } from '../dice.ts'
import type { AnyGame, AnyKnowledge, Seat } from '../game.ts'
import { canonical, notPlain } from '../json.ts'
import { Match, refusedBy } from '../match.ts'
import { defaultOptions } from '../options.ts'
import type { Catalogue } from '../words.ts'
import { demand } from './fault.ts'
import { checkPhrase, checkSpeech } from './speech.ts'
import { viewers } from './viewers.ts'

export interface ServedOptions {
  /** The rules of today, for their notation. */
  readonly today: AnyGame
  /** What bots know, as they get it for the older version. */
  readonly knowledge: AnyKnowledge
  /** Today's English words and those of the older version under them. */
  readonly words: Catalogue
  readonly games?: number
  /** Every how many steps it is looked at closely; 5 unless told. */
  readonly every?: number
}

/** Plays games by the older rules and checks at every step that what is made today can follow. */
export function checkServed(old: AnyGame, given: ServedOptions): void {
  for (const seats of old.about.seatCounts)
    for (let seed = 0; seed < (given.games ?? 2); seed++) playOne(old, seats, seed, given)
}

function playOne(old: AnyGame, seats: number, seed: number, given: ServedOptions): void {
  const { id, version } = old.about
  const options = defaultOptions(old.about, seats)
  const match = new Match(old, { game: id, version, seats, options, dice: { make: 'quick', seed } })
  const player = quick(seed + 1)
  for (let step = 0; match.awaiting().length > 0; step++) {
    const where = `${id} ${version} served today, ${seats} seats, seed ${seed}, step ${step}`
    const awaited = match.awaiting()
    const seat = awaited[player.int(awaited.length)] as Seat
    const moves = match.legal(seat)
    if (step % (given.every ?? 5) === 0) look(match, seat, given, where)
    const chosen = moves[player.int(moves.length)]
    const result = match.act(seat, old.write(chosen))
    demand(!refusedBy(result), where, () => `${old.write(chosen)} was refused`)
    for (const { event } of result.told)
      checkPhrase(old.speech.event(event), `the event ${event.type}`, given.words, where)
  }
}

function look(match: Match, seat: Seat, { today, knowledge, words }: ServedOptions, where: string): void {
  const { game, state, setup } = match
  const { lift = {} } = game
  const before = canonical(state)
  for (const move of match.legal(seat)) {
    const text = game.write(move)
    const lifted = today.write(lift.move?.(move) ?? move)
    demand(lifted === text, where, () => `${text} is ${lifted} when lifted: a move must keep its notation`)
  }
  checkSpeech(game, state, setup.seats, words, where)
  for (const viewer of viewers(setup.seats)) {
    const view = match.view(viewer)
    const fault = notPlain(lift.view?.(view) ?? view)
    demand(fault === null, where, () => `a lifted view is not plain JSON at ${fault}`)
  }
  const worth = knowledge.evaluate(state, seat)
  demand(worth >= -1 && worth <= 1, where, () => `the bots judge a state as ${worth}`)
  const pick = knowledge.pick?.(state, seat, match.legal(seat), quick(1))
  const texts = match.legal(seat).map((move) => game.write(move))
  demand(pick === undefined || texts.includes(game.write(pick)), where, () => 'the bots pick what is not offered')
  demand(canonical(state) === before, where, () => 'looking at a state through the lift changed it')
}
