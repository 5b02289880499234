/** Coming back to a table: the same words, whatever the reader cannot know. */
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  type Catalogue,
  defaultOptions,
  Match,
  quick,
  refusedBy,
  render,
  type Seat,
  type Since,
  sinceOf,
  toldTo,
} from '../engine/index.ts'
import english from '../engine/since-words/en.json' with { type: 'json' }
import { catalogue } from './index.ts'

const STEPS = 160
/** A player who looks in every so many steps. */
const AWAY = 20

function textOf(since: Since, words: Catalogue): string {
  const reader = { locale: 'en' as const, catalogues: [words, english as Catalogue], seatName: (at: Seat) => `#${at}` }
  return [...since.lines, ...since.changes, since.asked].map((phrase) => render(phrase, reader)).join('\n')
}

/** Plays on at random, and hands over each absence of each viewer. */
function absences(
  game: AnyGame,
  seats: number,
  look: (seat: Seat | null, before: unknown, match: Match, events: { type: string }[]) => void,
) {
  const options = defaultOptions(game.about, seats)
  const { id, version } = game.about
  const match = new Match(game, { game: id, version, seats, options, dice: { make: 'quick', seed: 5 } })
  const player = quick(11)
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  let left = viewers.map((seat) => ({ seat, before: match.view(seat), events: [] as { type: string }[] }))
  for (let step = 1; step <= STEPS && match.awaiting().length > 0; step++) {
    const awaited = match.awaiting()
    const actor = awaited[player.int(awaited.length)] as Seat
    const moves = match.legal(actor)
    const result = match.act(actor, game.write(moves[player.int(moves.length)]))
    if (refusedBy(result)) throw new Error('refused')
    for (const { seat, events } of left) events.push(...toldTo(result.told, seat))
    if (step % AWAY !== 0) continue
    for (const { seat, before, events } of left) look(seat, before, match, events)
    left = viewers.map((seat) => ({ seat, before: match.view(seat), events: [] }))
  }
}

describe.each(catalogue.map((entry) => [entry.about.id, entry] as const))('%s', (id, entry) => {
  test('who comes back reads whole sentences, and no word depends on what that seat cannot know', async () => {
    const game = await entry.load()
    const { default: words } = (await import(`./${id}/words/en.json`, { with: { type: 'json' } })) as {
      default: Catalogue
    }
    let compared = 0
    absences(game, Math.max(...game.about.seatCounts), (seat, before, match, events) => {
      const since = sinceOf(game, { seat, before, after: match.view(seat), events })
      const text = textOf(since, words)
      expect(text).not.toMatch(/[{}]|undefined|(^|\s)(event|fact|since|prompt)\.\w/m)
      expect(since.lines.length).toBeLessThanOrEqual(5)
      // Another world that this seat cannot tell from the real one.
      const world = game.guess(match.view(seat), quick(compared++))
      const other = sinceOf(game, { seat, before, after: game.view(world, seat), events })
      expect(textOf(other, words)).toBe(text)
    })
    expect(compared).toBeGreaterThan(10)
  })
})
