/// <reference lib="dom" />
/** Games kept in the browser, played to a certain moment beforehand: a test begins where it is interesting. */
import type { BrowserContext, Page } from '@playwright/test'
import { forcedStep } from '../engine/forced.ts'
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

/** Nothing happens until the first seat decides: nobody else is asked beside it, and what leaves no choice the table would play by itself. */
export function still(match: Match): boolean {
  return match.awaiting().length === 1 && forcedStep(match) === null
}

/**
 * One moment for each kind of decision of the first seat, in a game played at random: the one with the most to say of those alike.
 * `kindOf` names the kind of a decision and says how much it has to say; `null` leaves it out.
 */
export async function decisionsOf(
  entry: Shelved,
  seats: number,
  kindOf: (match: Match) => { readonly kind: string; readonly much: number } | null,
): Promise<ReadonlyMap<string, Saved>> {
  const { id, version } = entry.about
  const game = await entry.load()
  const setup: MatchSetup = {
    game: id,
    version,
    seats,
    options: defaultOptions(entry.about, seats),
    dice: { make: 'quick', seed: 8 },
  }
  const match = new Match(game, setup)
  const player = quick(4)
  const found = new Map<string, { readonly much: number; readonly saved: Saved }>()
  while (match.awaiting().length > 0) {
    const awaited = match.awaiting()
    // What leaves no choice the table plays by itself.
    const asked = awaited.includes(0) && forcedStep(match) === null ? kindOf(match) : null
    if (asked && asked.much > (found.get(asked.kind)?.much ?? -1)) {
      const saved = { id: `${id}-${seats}-${found.size}`, setup, entries: [...match.entries], scores: [] }
      found.set(asked.kind, { much: asked.much, saved })
    }
    const seat = awaited[player.int(awaited.length)] ?? 0
    const legal = match.legal(seat)
    if (refusedBy(match.act(seat, game.write(legal[player.int(legal.length)]))))
      throw new Error('a legal move was refused')
  }
  return new Map([...found].map(([kind, { saved }]) => [kind, saved]))
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

/** The same game shortly before its end: so many steps are left, if everybody goes on as they did, and the next is the first seat's to choose. */
export async function nearlyPlayed(entry: Shelved, left: number): Promise<Saved> {
  const whole = await played(entry)
  const early = whole.entries.length - left
  // What leaves no choice the table plays by itself, and the game could be over before anybody looks.
  const saved = await played(entry, (match) => match.entries.length >= early && forcedStep(match) === null)
  if (saved.scores.length > 0) throw new Error(`nobody has a choice in the last ${left} steps of ${entry.about.id}`)
  return saved
}

/** What a browser keeps of it, by name, as if its reader had last looked so many steps ago. */
function keptOf({ id, setup, entries, scores }: Saved, ago: number): Readonly<Record<string, string>> {
  const players = Array.from({ length: setup.seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Anna' } : { kind: 'bot', level: 'page' },
  )
  const over = scores.length > 0
  const save = { id, setup, entries, players, touched: 0, over, yours: !over }
  return { [`roses.table.${id}`]: JSON.stringify(save), [`roses.looked.${id}`]: String(entries.length - ago) }
}

/** Keeps it in the browsers of this context, as if its reader had last looked so many steps ago. */
export async function keep(context: BrowserContext, saved: Saved, ago = 0): Promise<void> {
  await context.addInitScript(
    ({ name, kept }) => {
      // A reload finds what the page itself has kept since.
      if (!location.protocol.startsWith('http') || localStorage.getItem(name) !== null) return
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    { name: `roses.table.${saved.id}`, kept: keptOf(saved, ago) },
  )
}

/** The same in a page that is open already, which then goes there. */
export async function openSaved(page: Page, saved: Saved, ago = 0): Promise<void> {
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    },
    keptOf(saved, ago),
  )
  await page.goto(`/local/${saved.id}`)
}
