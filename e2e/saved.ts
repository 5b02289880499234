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

/** Played at random by the smallest company; stops where `enough` says so, or at the end. */
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
