/** The 63 blocks as numbers (R3 chapter 3). Lancaster's come first, then York's, the rebel last. */
import data from '../data.json' with { type: 'json' }
import { BLOCKS, type BlockId, type Colour } from './ids.ts'
import { areaNo, SHIELDS } from './map.ts'

export const BLOCK_COUNT = BLOCKS.length
const numbers = new Map<string, number>(BLOCKS.map((id, i) => [id, i]))

export function blockNo(id: string): number {
  return numbers.get(id) ?? -1
}

export function blockId(block: number): BlockId {
  return BLOCKS[block] as BlockId
}

const blocks = data.blocks

export const REBEL = blockNo('rebel')
/** Printed side; the rebel's is −1, since it serves the Pretender (R3-3.10). */
export const SIDE = blocks.map((block) => (block.side === 'lancaster' ? 0 : block.side === 'york' ? 1 : -1))
/** By seat: the first of its blocks and the one after its last. */
export const FIRST = [0, SIDE.indexOf(1)] as const
export const AFTER = [SIDE.indexOf(1), REBEL] as const

export const KIND = blocks.map((block) => block.kind)
export const IS_HEIR = blocks.map((block) => (block.kind === 'heir' ? 1 : 0))
/** Counts for usurpation (R3-12.2). */
export const COUNTS = blocks.map((block) => (['heir', 'noble', 'church'].includes(block.kind) ? 1 : 0))
export const MAX = blocks.map((block) => block.maxStrength)
/** 0 for A to 3 for D. */
export const LETTER = blocks.map((block) => 'ABCD'.indexOf(block.initiative))
/** In round 1: bombards open the battle (R3-8.5). */
export const FIRST_LETTER = blocks.map((block) => 'ABCD'.indexOf(block.firstRoundInitiative ?? block.initiative))
export const FIREPOWER = blocks.map((block) => block.firepower)
/** Dice of a treachery roll; 0 for blocks that never defect (R3-3.4). */
export const LOYALTY = blocks.map((block) => block.loyalty ?? 0)
/** 1 senior to 5; 0 for everybody but heirs. */
export const RANK = blocks.map((block) => block.heirRank ?? 0)
export const COUNTERPART = blocks.map((block) => (block.counterpart === null ? -1 : blockNo(block.counterpart)))
export const CAN_SAIL = blocks.map((block) => (block.canSail ? 1 : 0))
export const NEVILLE = blocks.map((block) => (block.neville ? 1 : 0))
/** Areas of its own shield, cathedral, city or base. */
export const HOME = blocks.map((block) => block.home.map(areaNo))
export const FATE = blocks.map((block) =>
  block.onDeath === 'permanent' ? 'dead' : block.onDeath === 'home-face-down' ? 'home' : 'pool',
)

/** By seat: its heirs, senior first. */
export const HEIRS = data.sides.map((side) => side.heirs.map(blockNo))

/**
 * For an heir of the other house who changed sides: the heir block of his own house (R3-13.3).
 * −1 for everybody else.
 */
export const TURNCOAT_HEIR = COUNTERPART.map((other, block) =>
  other >= 0 && IS_HEIR[other] === 1 && IS_HEIR[block] === 0 ? other : -1,
)
export const TURNCOATS = BLOCKS.map((_, block) => block).filter((block) => TURNCOAT_HEIR[block] !== -1)

export const WARWICKS = [blockNo('lancaster-warwick'), blockNo('york-warwick')] as const
export const CLARENCE_SERVING_LANCASTER = blockNo('lancaster-clarence')
/** Northumberland and Westmoreland never listen to Warwick (R3-9.7). */
const DEAF = new Set(['northumberland', 'westmoreland'])
export const DEAF_TO_WARWICK = blocks.map((block) => (block.shield && DEAF.has(block.shield) ? 1 : 0))
/** Kent and Salisbury show Warwick's shield (R3-9.6). */
export const FOLLOWS_WARWICK = blocks.map((block) => (block.mark === 'warwick-shield' ? 1 : 0))

/** Mercenaries with a base in exile; the Welsh are raised in Wales (R3-10.9). */
export const BASE = blocks.map((block) => (block.onDeath === 'home-face-down' ? areaNo(block.home[0] ?? '') : -1))

/** By block and area: its own shield, its cathedral or its city stands there. */
export const AT_HOME = blocks.map((block) => SHIELDS.map((_, area) => (block.home.map(areaNo).includes(area) ? 1 : 0)))

/** Shields that a dead owner leaves to the other Lancaster heirs (R3-2.13): area → owner's heir block. */
export const LEFT_BY = SHIELDS.map((shields) => {
  const left = data.shields.find((shield) => shields.includes(shield.id) && shield.use.includes('once-owner-is-dead'))
  return left ? blockNo(left.owners.find((owner) => blockNo(owner) < FIRST[1]) ?? '') : -1
})
/** By seat and area: a shield every heir of the house may use. */
export const HOUSE_SHIELD = ['house-lancaster', 'house-york'].map((shield) =>
  SHIELDS.map((shields) => (shields.includes(shield) ? 1 : 0)),
)

/** The colour of a block's back, which everybody sees. */
export function colourOf(block: number): Colour {
  return block === REBEL ? 'black' : SIDE[block] === 0 ? 'red' : 'white'
}
