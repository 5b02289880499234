/** Decisions of seeded games: of every kind a few, at every number of seats. */
import { quick } from '../../engine/dice.ts'
import type { AnyGame, Options, Seat } from '../../engine/game.ts'
import { defaultOptions } from '../../engine/options.ts'
import type { Offer } from '../board.ts'

export interface Decision {
  /** Where it comes from, for whoever reads a fault: "3 seats, seed 2, step 41". */
  readonly name: string
  /** The types of moves that are offered. */
  readonly kind: string
  readonly seats: number
  /** `null` for whoever looks on. */
  readonly seat: Seat | null
  readonly view: unknown
  readonly offers: readonly Offer<unknown>[]
  /** What that seat was told of the step before. */
  readonly last: readonly { readonly type: string }[]
  /** What it was told until then, the latest of it. */
  readonly told: readonly { readonly type: string }[]
  /** The same table as another seat sees it, or whoever looks on. */
  readonly seenBy: (seat: Seat | null) => Decision
  readonly ahead: (texts: readonly string[]) => readonly Offer<unknown>[]
}

export interface Sampling<Move = never> {
  /** Games played at each number of seats. */
  readonly games: number
  /** Decisions of one kind that are kept. */
  readonly each: number
  /** Decisions between more than that are left to the long run. */
  readonly most?: number
  /** What sort of move it is, for whom the types are too few. */
  readonly kindOf?: (move: Move, all: readonly Move[]) => string
  /** Options of the tables in turn: scenarios in which other things are asked. */
  readonly options?: readonly Options[]
  /** Each by mouse, by touch and by keys, not by one of them in turn. */
  readonly both?: boolean
}

const LONGEST = 3000
/** So many lines of the log does a table hand to its board. */
const TOLD = 60

interface Heard {
  readonly step: number
  readonly event: { readonly type: string }
  readonly to: readonly Seat[] | undefined
}

/** Of every kind of decision so many as are asked for, taken from one number of seats after the other. */
export function decisionsOf(game: AnyGame, sampling: Sampling): readonly Decision[] {
  const tables = game.about.seatCounts.map((seats) => decisionsAt(game, seats, sampling))
  const kinds = new Set(tables.flatMap((kept) => [...kept.keys()]))
  return [...kinds].flatMap((kind, k) => {
    const rows = tables.map((kept) => kept.get(kind) ?? [])
    const turned = rows.map((_, i) => rows[(i + k) % rows.length] ?? [])
    const dealt = Array.from({ length: sampling.each }, (_, i) => turned.flatMap((row) => row[i] ?? [])).flat()
    return dealt.slice(0, sampling.each)
  })
}

/** The decisions of seeded games by their kinds; each that was met is as likely to be among those kept. */
function decisionsAt(
  game: AnyGame,
  seats: number,
  { games, each, most = Infinity, options = [{}], kindOf = ({ type }: { readonly type: string }) => type }: Sampling,
): ReadonlyMap<string, readonly Decision[]> {
  const kept = new Map<string, Decision[]>()
  const met = new Map<string, number>()
  for (let seed = 1; seed <= games; seed++) {
    const dice = quick(seed)
    const lot = quick(seed + 1000)
    const state: unknown = game.setup(
      seats,
      { ...defaultOptions(game.about, seats), ...options[seed % options.length] },
      dice,
    )
    const heard: Heard[] = []
    for (let step = 0; step < LONGEST; step++) {
      const awaited = game.awaiting(state)
      const seat = awaited[lot.int(Math.max(1, awaited.length))]
      if (seat === undefined) break
      const moves = game.legal(state, seat) as readonly never[]
      const kind = [...new Set(moves.map((move) => kindOf(move, moves)))].toSorted().join(' ')
      const list = kept.get(kind) ?? []
      if (moves.length <= most) {
        const found = (met.get(kind) ?? 0) + 1
        met.set(kind, found)
        kept.set(kind, list)
        const at = list.length < each ? list.length : lot.int(found)
        const name = `${seats} seats, seed ${seed}, step ${step}`
        if (at < each) list[at] = decisionAt(game, state, { seats, seat, kind, name, heard: toldUntil(step, heard) })
      }
      game.apply(state, seat, moves[dice.int(moves.length)], dice, (event: Heard['event'], to?: readonly Seat[]) => {
        heard.push({ step: step + 1, event, to })
      })
    }
  }
  return kept
}

/** Games that are looked through for them. */
const FEW = 3
/** More offers than that are drawn nowhere. */
const OFFERS = 60

/** With the fewest at the table and with the most: the decision with most to choose from, and the one with most to see. */
export function fullestOf(game: AnyGame, { games, options = [{}] }: Sampling): readonly Decision[] {
  const counts = game.about.seatCounts
  return counts
    .filter((_, i) => i === 0 || i === counts.length - 1)
    .flatMap((seats) => {
      const best: { readonly of: 'choose from' | 'see'; most: number; decision: Decision | null }[] = [
        { of: 'choose from', most: 0, decision: null },
        { of: 'see', most: 0, decision: null },
      ]
      for (let seed = 1; seed <= Math.min(FEW, games); seed++) {
        const dice = quick(seed)
        const chosen = { ...defaultOptions(game.about, seats), ...options[seed % options.length] }
        const state: unknown = game.setup(seats, chosen, dice)
        const heard: Heard[] = []
        for (let step = 0; step < LONGEST; step++) {
          const [seat] = game.awaiting(state)
          if (seat === undefined) break
          const moves = game.legal(state, seat)
          const sizes = [moves.length <= OFFERS ? moves.length : 0, JSON.stringify(game.view(state, seat)).length]
          for (const [i, each] of best.entries()) {
            const size = sizes[i] ?? 0
            if (size <= each.most) continue
            each.most = size
            const name = `${seats} seats, seed ${seed}, step ${step}`
            const kind = `most to ${each.of}`
            each.decision = decisionAt(game, state, { seats, seat, kind, name, heard: toldUntil(step, heard) })
          }
          game.apply(
            state,
            seat,
            moves[dice.int(moves.length)],
            dice,
            (event: Heard['event'], to?: readonly Seat[]) => {
              heard.push({ step: step + 1, event, to })
            },
          )
        }
      }
      return best.flatMap(({ decision }) => decision ?? [])
    })
}

/** What was told until a step. */
type Told = (seat: Seat | null) => Pick<Decision, 'last' | 'told'>

function toldUntil(now: number, all: readonly Heard[]): Told {
  const heard = all.slice()
  return (seat) => {
    const own = heard.filter(({ to }) => to === undefined || (seat !== null && to.includes(seat)))
    return {
      last: own.filter(({ step }) => step === now).map(({ event }) => event),
      told: own.slice(-TOLD).map(({ event }) => event),
    }
  }
}

interface Where extends Pick<Decision, 'name' | 'kind' | 'seats' | 'seat'> {
  readonly heard: Told
}

function decisionAt(game: AnyGame, now: unknown, where: Where): Decision {
  return decisionOf(game, structuredClone(now), where)
}

function decisionOf(game: AnyGame, state: unknown, where: Where): Decision {
  const { name, kind, seats, seat, heard } = where
  const offered = (at: unknown): readonly Offer<unknown>[] =>
    seat !== null && game.awaiting(at).includes(seat)
      ? game.legal(at, seat).map((move: unknown) => ({ move, text: game.write(move), label: game.write(move) }))
      : []
  return {
    name,
    kind,
    seats,
    seat,
    ...heard(seat),
    view: game.view(state, seat),
    offers: offered(state),
    seenBy: (other) => decisionOf(game, state, { ...where, seat: other }),
    ahead: (texts) => {
      const next = structuredClone(state)
      const dice = quick(1)
      for (const text of texts) {
        const offer = offered(next).find((known) => known.text === text)
        if (!offer) return []
        game.apply(next, seat ?? 0, offer.move, dice, null)
      }
      return offered(next)
    },
  }
}

/** A table that a test has laid out, as that seat sees it; `last` is what it was told of the step before. */
export function laidOut(
  game: AnyGame,
  state: unknown,
  seat: Seat | null,
  seats: number,
  last: Decision['last'] = [],
): Decision {
  return decisionAt(game, state, {
    name: 'laid out',
    kind: 'laid out',
    seats,
    seat,
    heard: () => ({ last, told: last }),
  })
}

/** A table as it stands when a seeded game is over, for the first seat. */
export function endOf(game: AnyGame, seats: number, options: Options = {}): Decision {
  const dice = quick(1)
  const state: unknown = game.setup(seats, { ...defaultOptions(game.about, seats), ...options }, dice)
  const heard: Heard[] = []
  let step = 0
  for (; step < LONGEST; step++) {
    const [seat] = game.awaiting(state)
    if (seat === undefined) break
    const moves = game.legal(state, seat)
    game.apply(state, seat, moves[dice.int(moves.length)], dice, (event: Heard['event'], to?: readonly Seat[]) => {
      heard.push({ step: step + 1, event, to })
    })
  }
  return decisionAt(game, state, {
    seats,
    seat: 0,
    kind: 'over',
    name: `${seats} seats`,
    heard: toldUntil(step, heard),
  })
}
