/** Every move there is, made once and shared. */
import type { Move } from '../types/index.ts'
import {
  ASSETS,
  CARDS,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  LOCATIONS,
  type NobleId,
  type PersonalityId,
  REGIONS,
  SEA_ZONES,
  type ShipId,
} from './ids.ts'

const shared = (move: Move): Move => Object.freeze(move)

const PERSONALITIES = ASSETS.slice(FIRST_PERSONALITY) as readonly PersonalityId[]
const MOVERS = ASSETS.slice(FIRST_SHIP) as readonly (NobleId | ShipId)[]
const SHIP_COUNT = FIRST_NOBLE - FIRST_SHIP

export const DRAFT = CARDS.map((card) => shared({ type: 'draft', card }))
export const USE_AID = shared({ type: 'aid', use: true })
export const KEEP_AID = shared({ type: 'aid', use: false })
export const DONE = shared({ type: 'done' })

/** By Location. */
export const TROOP_MORE = LOCATIONS.map((at) => shared({ type: 'troops', at, by: 1 }))
export const TROOP_LESS = LOCATIONS.map((at) => shared({ type: 'troops', at, by: -1 }))
export const MERCENARY_MORE = LOCATIONS.map((at) => shared({ type: 'mercenaries', at, by: 1 }))
export const MERCENARY_LESS = LOCATIONS.map((at) => shared({ type: 'mercenaries', at, by: -1 }))

/** By personality, counted from the first bishop. */
export const WHITE_ON = PERSONALITIES.map((on) => shared({ type: 'cube', on, cube: 'white' }))
export const BLACK_ON = PERSONALITIES.map((on) => shared({ type: 'cube', on, cube: 'black' }))
export const CUBE_OFF = PERSONALITIES.map((on) => shared({ type: 'cube', on, cube: null }))

/** By ship, then noble; then by sea zone or region. */
export const GO = MOVERS.map((who, mover) =>
  (mover < SHIP_COUNT ? SEA_ZONES : REGIONS).map((to) => shared({ type: 'go', who, to })),
)
export const STAY = MOVERS.map((who) => shared({ type: 'go', who, to: null }))

/** By region. */
const bids = (by: 1 | 5 | 0 | -1 | -5): Move[] => REGIONS.map((region) => shared({ type: 'calais', region, by }))
export const BID_ONE_MORE = bids(1)
export const BID_FIVE_MORE = bids(5)
export const BID_ONE_LESS = bids(-1)
export const BID_FIVE_LESS = bids(-5)
export const BID_HERE = bids(0)

export const ALL_MOVES: readonly Move[] = [
  ...DRAFT,
  USE_AID,
  KEEP_AID,
  ...TROOP_MORE,
  ...TROOP_LESS,
  ...MERCENARY_MORE,
  ...MERCENARY_LESS,
  ...WHITE_ON,
  ...BLACK_ON,
  ...CUBE_OFF,
  ...GO.flat(),
  ...STAY,
  ...BID_ONE_MORE,
  ...BID_FIVE_MORE,
  ...BID_ONE_LESS,
  ...BID_FIVE_LESS,
  ...BID_HERE,
  DONE,
]
