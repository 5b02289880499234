/** Positions in which a seat decides in secret, and two ways to do it that look the same to another: a short and a long one. */
import { type AnyGame, canonical, type Dice, Match, quick, type Seat } from '../engine/index.ts'
import type { Entry } from '../games/index.ts'
import { setupOf } from './games.ts'

export interface SecretPhase {
  readonly match: Match
  readonly actor: Seat
  /** Sees nothing of it, and may act at the same time. */
  readonly observer: Seat
  /** What the actor does in either world, step by step. */
  readonly scripts: readonly [readonly string[], readonly string[]]
  /** A step of the observer's own that can be taken back, and one of the actor's. */
  readonly own: string | null
  readonly try: string | null
}

const SEARCHED = 400
const SCRIPTS = 60
const LONGEST = 60

export function secretPhase(entry: Entry, game: AnyGame, seed: number): SecretPhase | null {
  if (!game.together) return null
  for (let from = 0; from < SEARCHED; from++) {
    const dice = quick(seed * SEARCHED + from)
    const match = somewhere(entry, game, seed * SEARCHED + from, dice)
    if (!game.together(match.state) || match.awaiting().length < 2) continue
    const [actor, observer] = match.awaiting() as [Seat, Seat]
    if (match.undoable(observer) !== null || match.undoable(actor) !== null) continue
    const scripts = twoWays(match, actor, observer, dice)
    const undoable = { own: ownStep(match, observer), try: ownStep(match, actor) }
    if (scripts) return { match, actor, observer, scripts, ...undoable }
  }
  return null
}

function somewhere(entry: Entry, game: AnyGame, seed: number, dice: Dice): Match {
  const { seatCounts } = entry.about
  const match = new Match(game, setupOf(entry, seatCounts[dice.int(seatCounts.length)] ?? 2, seed))
  for (let steps = dice.int(150); steps > 0 && match.awaiting().length > 0; steps--) {
    const awaited = match.awaiting()
    const seat = awaited[dice.int(awaited.length)] ?? 0
    const moves = match.legal(seat)
    match.act(seat, game.write(moves[dice.int(moves.length)]))
  }
  return match
}

/** The shortest and the longest of many ways (of equally long ones, those written most differently) that the observer cannot tell apart afterwards. */
function twoWays(match: Match, actor: Seat, observer: Seat, dice: Dice): SecretPhase['scripts'] | null {
  const ways = new Map<string, { script: readonly string[]; state: string }[]>()
  for (let i = 0; i < SCRIPTS; i++) {
    const { game, setup, entries } = match
    const mine = new Match(game, setup, undefined, entries)
    const script: string[] = []
    while (script.length < LONGEST && mine.awaiting().includes(actor) && game.together?.(mine.state)) {
      const moves = mine.legal(actor)
      const step = game.write(moves[dice.int(moves.length)])
      mine.act(actor, step)
      script.push(step)
    }
    if (mine.awaiting().includes(actor) || !mine.awaiting().includes(observer)) continue
    const seen = canonical([mine.view(observer), mine.version(observer), mine.awaiting()])
    ways.set(seen, [...(ways.get(seen) ?? []), { script, state: canonical(mine.state) }])
  }
  const alike = [...ways.values()].sort((a, b) => b.length - a.length)[0] ?? []
  const ordered = alike.toSorted(
    (a, b) => a.script.length - b.script.length || a.script.join().localeCompare(b.script.join()),
  )
  const [short, long] = [ordered[0], ordered.at(-1)]
  return short && long && short.state !== long.state ? [short.script, long.script] : null
}

function ownStep(match: Match, seat: Seat): string | null {
  const { game, setup, entries } = match
  for (const move of match.legal(seat)) {
    const step = game.write(move)
    const tried = new Match(game, setup, undefined, entries)
    tried.act(seat, step)
    if (tried.awaiting().includes(seat) && tried.undoable(seat) === entries.length) return step
  }
  return null
}
