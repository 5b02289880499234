/**
 * The table of moves. Moves are immutable and shared: each is made once, when it is first legal,
 * and found again by its numbers.
 */
import { BLOCK_COUNT, blockId } from './blocks.ts'
import { type CardId, CARDS, ZONES } from './ids.ts'
import { AREA_COUNT, areaId, LEGS, ROUTES, zoneId } from './map.ts'
import { POOL } from './places.ts'
import type { Move } from '../types/index.ts'

export type Table = (Move | undefined)[]

function tables(count: number): Table[] {
  return Array.from({ length: count }, () => [])
}

/** A row of a table, filled from the start so that it stays dense. */
function rowOf(rows: readonly Table[], number: number, width: number): Table {
  const row = rows[number] as Table
  if (row.length === 0) for (let i = 0; i < width; i++) row.push(undefined)
  return row
}

/** A table of moves by block and a second number. */
function byBlock(make: (block: number, other: number) => Move, width: number): (block: number, other: number) => Move {
  const rows = tables(BLOCK_COUNT)
  return (block, other) => (rowOf(rows, block, width)[other] ??= Object.freeze(make(block, other)))
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

const marches = tables(BLOCK_COUNT)

/** All marches of a block known so far, by route; missing ones are made with `newMarch`. */
export function marchesOf(block: number): Table {
  return rowOf(marches, block, ROUTES.length)
}

export function newMarch(block: number, route: number): Move {
  const move: Move = Object.freeze({ type: 'march', block: blockId(block), route: ROUTES[route] ?? [] })
  marchesOf(block)[route] = move
  return move
}

const recruits = tables(BLOCK_COUNT)

/** All ways to raise a block known so far, by area; missing ones are made with `recruit`. */
export function recruitsOf(block: number): Table {
  return rowOf(recruits, block, AREA_COUNT)
}

export function recruit(block: number, area: number): Move {
  return (recruitsOf(block)[area] ??= Object.freeze({ type: 'recruit', block: blockId(block), area: areaId(area) }))
}

export const retreat = byBlock(
  (block, area) => ({ type: 'retreat', block: blockId(block), to: areaId(area) }),
  AREA_COUNT,
)
export const regroup = byBlock(
  (block, area) => ({ type: 'regroup', block: blockId(block), to: areaId(area) }),
  AREA_COUNT,
)
export const enter = byBlock(
  (block, area) => ({ type: 'enter', block: blockId(block), area: areaId(area) }),
  AREA_COUNT,
)
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

export const ZONE_SLOTS = ZONES.length + 1
const sails = tables(BLOCK_COUNT)
const pairs = tables(BLOCK_COUNT * BLOCK_COUNT)

/** All sea moves of a block known so far; a leg takes four places: no zone named, then each zone. */
export function sailsOf(block: number): Table {
  return rowOf(sails, block, legs.length * ZONE_SLOTS)
}

/** Where a sea move stands in that row; `zone` −1 where it does not matter. */
export function sailSlot(leg: number, zone: number): number {
  return leg * ZONE_SLOTS + zone + 1
}

export function newSail(block: number, slot: number): Move {
  const leg = legs[Math.floor(slot / ZONE_SLOTS)]
  const zone = (slot % ZONE_SLOTS) - 1
  const move: Move = Object.freeze({
    type: 'sail',
    blocks: Object.freeze([blockId(block)]),
    from: areaId(leg?.from ?? 0),
    to: areaId(leg?.to ?? 0),
    zone: zone < 0 ? null : zoneId(zone),
  })
  sailsOf(block)[slot] = move
  return move
}

/** All sea moves of a pair known so far, by leg; the lower block number comes first. */
export function pairsOf(one: number, two: number): Table {
  return rowOf(pairs, one * BLOCK_COUNT + two, legs.length)
}

export function newPair(one: number, two: number, leg: number): Move {
  const move: Move = Object.freeze({
    type: 'sail',
    blocks: Object.freeze([blockId(one), blockId(two)]),
    from: areaId(legs[leg]?.from ?? 0),
    to: areaId(legs[leg]?.to ?? 0),
    zone: null,
  })
  pairsOf(one, two)[leg] = move
  return move
}

const mains = tables(AREA_COUNT)

export function mainAttack(area: number, from: number): Move {
  return (rowOf(mains, area, AREA_COUNT)[from] ??= Object.freeze({
    type: 'main',
    area: areaId(area),
    from: areaId(from),
  }))
}
