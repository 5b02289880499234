/**
 * Which hidden block is likely to stand where. Rough figures from watching games: a campaign begins with
 * everybody whole and at home, nobles are raised at their shields, levies seldom, and with every turn
 * more of them are somewhere else and wounded.
 */
import type { Dice } from '../../../engine/index.ts'
import { AT_HOME, BASE, BLOCK_COUNT, IS_HEIR, KIND, LEFT_BY, SIDE } from '../rules/blocks.ts'
import { TURNS } from '../rules/figures.ts'
import { AREA_COUNT, CROWN, EXILE_OF } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import type { Phase, State } from '../types/index.ts'

/** Never quite impossible: a view may show what nobody expected. */
const HARDLY = 0.01

/** From 0 at the start of a campaign to nearly 1 at its end. */
function lateness(turn: number): number {
  return (turn - 1) / TURNS
}

/** By turn and throne, once asked for: by block and area, flat. */
const known: Float64Array[] = []

/** How likely each block is to be in each area: by block and area, flat. */
export function likelihoods({ turn, throne }: State): Float64Array {
  return (known[2 * turn + throne] ??= tableOf(lateness(turn), throne))
}

function tableOf(late: number, throne: number): Float64Array {
  const table = new Float64Array(BLOCK_COUNT * AREA_COUNT)
  for (let block = 0; block < BLOCK_COUNT; block++)
    for (let area = 0; area < AREA_COUNT; area++)
      table[block * AREA_COUNT + area] = standing(block, area, late, SIDE[block] === throne)
  return table
}

function standing(block: number, area: number, late: number, reigning: boolean): number {
  if (EXILE_OF[area] !== -1) return inExile(block, area, reigning)
  if (IS_HEIR[block] === 1) return heirAt(block, area, late, reigning)
  const home = num(AT_HOME[block] as number[], area) === 1
  switch (KIND[block]) {
    case 'noble':
      return home ? 8 : HARDLY + 3 * late
    case 'church':
      return home ? 4 : HARDLY + 1.5 * late
    case 'levy':
      return HARDLY + (home ? 1.5 : 0.2) * late
    case 'bombard':
      return HARDLY + late
    default:
      return HARDLY + (home ? 5 : 3) * late
  }
}

function inExile(block: number, area: number, reigning: boolean): number {
  if (BASE[block] === area) return 20
  if (IS_HEIR[block] === 1) return reigning ? 0.5 : 6
  if (KIND[block] === 'levy' || KIND[block] === 'bombard') return HARDLY
  return num(AT_HOME[block] as number[], area) === 1 ? 4 : 0.3
}

/** The King's heirs begin at a crown or a shield; the Pretender's come from exile. */
function heirAt(block: number, area: number, late: number, reigning: boolean): number {
  if (!reigning) return HARDLY + 4 * late
  const seated = CROWN[area] === 1 || num(AT_HOME[block] as number[], area) === 1 || LEFT_BY[area] === block
  return seated ? 6 : HARDLY + 3 * late
}

/** Draws one of the first `count` by weight; −1 if none has any. */
export function drawn(weights: Float64Array, count: number, dice: Dice): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += weights[i] as number
  if (sum <= 0) return -1
  let left = (dice.int(1_000_000) / 1_000_000) * sum
  let last = -1
  for (let i = 0; i < count; i++) {
    const part = weights[i] as number
    if (part <= 0) continue
    last = i
    left -= part
    if (left < 0) break
  }
  return last
}

/** Phases of a turn before anybody can have been hit in it. */
const UNHURT: ReadonlySet<Phase> = new Set<Phase>([
  'mulligan',
  'mulligan-answer',
  'choose-card',
  'action',
  'main-attack',
])

/** Everybody is whole at first; each turn a few more have lost a step or two. */
export function guessStrength(state: State, max: number, dice: Dice): number {
  const hurt = 6 * (state.turn - 1) + (UNHURT.has(state.phase) ? 0 : 3)
  return dice.int(100) >= hurt ? max : Math.max(1, max - 1 - dice.int(2))
}
