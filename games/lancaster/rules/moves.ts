/** Every move there can be, made once and shared: listing legal moves allocates nothing. */
import type { Seat } from '../../../engine/game.ts'
import { ALLY_COLOURS, type KeptMove, type Move, type Where } from '../types/index.ts'

/** A table of moves that grows on demand; `key` is any small whole number. */
function table<Key extends unknown[]>(
  keyOf: (...key: Key) => number,
  make: (...key: Key) => Move,
): (...key: Key) => Move {
  const made: (Move | undefined)[] = []
  return (...key) => {
    const number = keyOf(...key)
    return (made[number] ??= Object.freeze(make(...key)))
  }
}

const bit = (flag: boolean): number => (flag ? 1 : 0)

export const PASS: Move = Object.freeze({ type: 'pass' })
export const DECLINE: Move = Object.freeze({ type: 'decline' })
export const DONE: Move = Object.freeze({ type: 'done' })

export const allyMoves: readonly Move[] = ALLY_COLOURS.map((colour) => Object.freeze({ type: 'ally', colour }))

export const extend = table(
  (space: number) => space,
  (space) => ({ type: 'extend', space }),
)

export const county = table(
  (ally: boolean, strength: number, index: number, squires: number) =>
    squires * 72 + bit(ally) * 36 + (strength - 1) * 9 + index,
  (ally, strength, index, squires) => ({ type: 'county', ally, strength, county: index, squires }),
)

export const castle = table(
  (ally: boolean, strength: number, space: number) => bit(ally) * 24 + (strength - 1) * 6 + space,
  (ally, strength, space) => ({ type: 'castle', ally, strength, space }),
)

export const conflict = table(
  (ally: boolean, strength: number, slot: number) => bit(ally) * 16 + (strength - 1) * 4 + slot,
  (ally, strength, slot) => ({ type: 'conflict', ally, strength, slot }),
)

export const favour = table(
  (index: number) => index,
  (index) => ({ type: 'favour', favour: index }),
)

export const nobleman = table(
  (index: number) => index,
  (index) => ({ type: 'nobleman', county: index }),
)

const WHERE: readonly Where[] = ['court', 'county', 'castle', 'conflict']

export const upgrade = table(
  (ally: boolean, where: Where, index: number, strength: number, to: number) =>
    (((bit(ally) * 4 + WHERE.indexOf(where)) * 9 + index) * 4 + strength - 1) * 4 + to - 1,
  (ally, where, index, strength, to) => ({ type: 'upgrade', ally, where, index, strength, to }),
)

export const vote = table(
  (yes: boolean, votes: number) => votes * 2 + bit(yes),
  (yes, votes) => ({ type: 'vote', yes, votes }),
)

export const exchange = table(
  (times: number) => times,
  (times) => ({ type: 'exchange', times }),
)

export const take = {
  nobleman: Object.freeze({ type: 'take', what: 'nobleman' }),
  reward: Object.freeze({ type: 'take', what: 'reward' }),
  both: Object.freeze({ type: 'take', what: 'both' }),
} as const satisfies { readonly [what: string]: Move }

export const name = table(
  (seat: Seat) => seat,
  (seat) => ({ type: 'name', seat }),
)

export const journey = table(
  (slot: number) => slot,
  (slot) => ({ type: 'journey', slot }),
)

const ITEMS = ['knight', 'tile', 'ally'] as const

export const resolve = table(
  (what: (typeof ITEMS)[number], space: number) => ITEMS.indexOf(what) * 6 + space,
  (what, space) => ({ type: 'resolve', what, space }),
)

export const free = table(
  (strength: number) => strength,
  (strength) => ({ type: 'free', strength }),
)

const kept = new WeakMap<Move, KeptMove>()

/** The move as the state keeps it: made once as well. */
export function keep(move: Move): KeptMove {
  const known = kept.get(move)
  if (known) return known
  const { type, ...rest } = move
  const made = Object.freeze({ do: type, ...rest }) as KeptMove
  kept.set(move, made)
  return made
}

/** A kept move as a move, in fresh data. */
export function recall({ do: type, ...rest }: KeptMove): Move {
  return { type, ...rest } as Move
}
