/// <reference lib="dom" />
/** Games kept in the browser, played to a certain moment beforehand: a test begins where it is interesting. */
import type { BrowserContext } from '@playwright/test'
import { defaultOptions, type Entry, Match, type MatchSetup, quick, refusedBy, toldTo } from '../engine/index.ts'
import type { Entry as Shelved } from '../games/index.ts'

export interface Saved {
  readonly id: string
  readonly setup: MatchSetup
  readonly entries: readonly Entry[]
  readonly scores: readonly number[]
}

/** Played at random by the smallest company; stops where `enough` says so and the first seat is asked, or at the end. */
export async function played(
  entry: Shelved,
  enough: (match: Match, since: number) => boolean = () => false,
): Promise<Saved> {
  const { about } = entry
  const game = await entry.load()
  const seats = about.seatCounts[0] ?? 2
  const { id, version } = about
  const setup: MatchSetup = {
    game: id,
    version,
    seats,
    options: defaultOptions(about, seats),
    dice: { make: 'quick', seed: 8 },
  }
  const match = new Match(game, setup)
  const player = quick(4)
  // How many marks others have left since the first seat acted.
  let marks = 0
  while (match.awaiting().length > 0 && !(match.awaiting().includes(0) && enough(match, marks))) {
    const awaited = match.awaiting()
    const seat = awaited[player.int(awaited.length)] ?? 0
    const legal = match.legal(seat)
    const result = match.act(seat, game.write(legal[player.int(legal.length)]))
    if (refusedBy(result)) throw new Error('a legal move was refused')
    const left = (game.speech.trace?.(toldTo(result.told, 0)) ?? []).flat().length
    marks = seat === 0 ? 0 : marks + left
  }
  return { id: `${id}-saved`, setup, entries: match.entries, scores: match.outcome?.scores ?? [] }
}

/** Which of so many choices somebody takes who plays without thinking; the last is often the one that closes a plan. */
export function whimOf(made: number, choices: number): number {
  return made % 3 === 2 ? choices - 1 : (made * 7) % choices
}

/** How long a game is that the smallest company plays without thinking. */
export async function usualLength(entry: Shelved): Promise<number> {
  const { about } = entry
  const { id, version } = about
  const game = await entry.load()
  const seats = Math.min(...about.seatCounts)
  const options = defaultOptions(about, seats)
  const match = new Match(game, { game: id, version, seats, options, dice: { make: 'quick', seed: 8 } })
  for (let made = 0; match.awaiting().length > 0; made++) {
    const [seat = 0] = match.awaiting()
    const legal = match.legal(seat)
    match.act(seat, game.write(legal[whimOf(made, legal.length)]))
  }
  return match.entries.length
}

/** The same game shortly before its end: so many steps are left, if everybody goes on as they did. */
export async function nearlyPlayed(entry: Shelved, left: number): Promise<Saved> {
  const whole = await played(entry)
  return await played(entry, ({ entries }) => entries.length >= whole.entries.length - left)
}

/** Keeps it in the browsers of this context, as if its reader had last looked so many steps ago. */
export async function keep(context: BrowserContext, saved: Saved, ago = 0): Promise<void> {
  const { id, setup, entries } = saved
  const players = Array.from({ length: setup.seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Anna' } : { kind: 'bot', level: 'page' },
  )
  const over = saved.scores.length > 0
  const save = { id, setup, entries, players, touched: 0, over, yours: !over }
  await context.addInitScript(
    (table) => {
      // A reload finds what the page itself has kept since.
      if (!location.protocol.startsWith('http') || localStorage.getItem(table.name) !== null) return
      localStorage.setItem(table.name, table.save)
      localStorage.setItem(table.lookedName, table.looked)
    },
    {
      name: `roses.table.${id}`,
      save: JSON.stringify(save),
      lookedName: `roses.looked.${id}`,
      looked: String(entries.length - ago),
    },
  )
}
