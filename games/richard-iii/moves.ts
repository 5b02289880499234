/**
 * The table of moves. Moves are immutable and shared: each is made once, when it is first legal,
 * and found again by its numbers.
 */
import { BLOCK_COUNT, blockId } from './blocks.ts'
import { type CardId, CARDS, ZONES } from './ids.ts'
import { AREA_COUNT, areaId, LEGS, ROUTES, zoneId } from './map.ts'
import { POOL } from './places.ts'
import type { Move } from './types.ts'

type Table = (Move | undefined)[]

function tables(count: number): Table[] {
  return Array.from({ length: count }, () => [])
}

/** A table of moves by block and a second number; rows are filled from the start so that they stay dense. */
function byBlock(make: (block: number, other: number) => Move, width: number): (block: number, other: number) => Move {
  const rows = tables(BLOCK_COUNT)
  return (block, other) => {
    const row = rows[block] as Table
    if (row.length === 0) for (let i = 0; i < width; i++) row.push(undefined)
    return (row[other] ??= Object.freeze(make(block, other)))
  }
}

function list(make: (n: number) => Move, count: number): readonly Move[] {
  return Array.from({ length: count }, (_, n) => Object.freeze(make(n)))
}

export const END: Move = Object.freeze({ type: 'end' })
export const DECLINE: Move = Object.freeze({ type: 'decline' })
export const REQUEST: Move = Object.freeze({ type: 'request' })
export const KEEP: Move = Object.freeze({ type: 'keep' })
export const GIVE_BACK: Move = Object.freeze({ type: 'give-back' })
export const HOLD: Move = Object.freeze({ type: 'hold' })

export const CARD = list((n) => ({ type: 'card', card: CARDS[n] as CardId }), CARDS.length)
export const MUSTER = list((n) => ({ type: 'muster', area: areaId(n) }), AREA_COUNT)
export const PLAGUE = list((n) => ({ type: 'plague', area: areaId(n) }), AREA_COUNT)
export const BATTLE = list((n) => ({ type: 'battle', area: areaId(n) }), AREA_COUNT)
export const TREASON = list((n) => ({ type: 'treason', target: blockId(n) }), BLOCK_COUNT)
export const FIRE = list((n) => ({ type: 'fire', block: blockId(n) }), BLOCK_COUNT)
export const PASS = list((n) => ({ type: 'pass', block: blockId(n) }), BLOCK_COUNT)
export const HIT = list((n) => ({ type: 'hit', block: blockId(n) }), BLOCK_COUNT)
export const EXECUTE = list((n) => ({ type: 'execute', block: blockId(n) }), BLOCK_COUNT)
export const SPARE = list((n) => ({ type: 'spare', block: blockId(n) }), BLOCK_COUNT)
export const STARVE = list((n) => ({ type: 'starve', block: blockId(n) }), BLOCK_COUNT)
export const DISMISS = list((n) => ({ type: 'dismiss', block: blockId(n) }), BLOCK_COUNT)

export const march = byBlock(
  (block, route) => ({ type: 'march', block: blockId(block), route: ROUTES[route] ?? [] }),
  ROUTES.length,
)
export const recruit = byBlock(
  (block, area) => ({ type: 'recruit', block: blockId(block), area: areaId(area) }),
  AREA_COUNT,
)
export const retreat = byBlock((block, area) => ({ type: 'retreat', block: blockId(block), to: areaId(area) }), AREA_COUNT)
export const regroup = byBlock((block, area) => ({ type: 'regroup', block: blockId(block), to: areaId(area) }), AREA_COUNT)
export const enter = byBlock((block, area) => ({ type: 'enter', block: blockId(block), area: areaId(area) }), AREA_COUNT)
export const goHome = byBlock(
  (block, to) => ({ type: 'home', block: blockId(block), to: to === POOL ? 'pool' : areaId(to) }),
  AREA_COUNT + 1,
)
export const charge = byBlock(
  (block, target) => ({ type: 'charge', block: blockId(block), target: blockId(target) }),
  BLOCK_COUNT,
)
export const treachery = byBlock(
  (block, target) => ({ type: 'treachery', block: blockId(block), target: blockId(target) }),
  BLOCK_COUNT,
)

const legs = LEGS.flatMap((row, from) => row.map((leg) => ({ ...leg, from })))

/** By block and sea leg; `zone` −1 where it does not matter. */
const sailing = byBlock((block, other) => {
  const leg = legs[Math.floor(other / 4)]
  const zone = (other % 4) - 1
  return {
    type: 'sail',
    blocks: Object.freeze([blockId(block)]),
    from: areaId(leg?.from ?? 0),
    to: areaId(leg?.to ?? 0),
    zone: zone < 0 ? null : zoneId(zone),
  }
}, legs.length * (ZONES.length + 1))

export function sail(block: number, leg: number, zone: number): Move {
  return sailing(block, leg * 4 + zone + 1)
}

const pairs = tables(BLOCK_COUNT * BLOCK_COUNT)

/** Two blocks port to port; the lower block number comes first. */
export function sailTogether(one: number, two: number, leg: number): Move {
  const row = pairs[one * BLOCK_COUNT + two] as Table
  if (row.length === 0) for (let i = 0; i < legs.length; i++) row.push(undefined)
  return (row[leg] ??= Object.freeze({
    type: 'sail',
    blocks: Object.freeze([blockId(one), blockId(two)]),
    from: areaId(legs[leg]?.from ?? 0),
    to: areaId(legs[leg]?.to ?? 0),
    zone: null,
  }))
}

const mains = tables(AREA_COUNT)

export function mainAttack(area: number, from: number): Move {
  const row = mains[area] as Table
  if (row.length === 0) for (let i = 0; i < AREA_COUNT; i++) row.push(undefined)
  return (row[from] ??= Object.freeze({ type: 'main', area: areaId(area), from: areaId(from) }))
}
