/** Why something cannot be done outside the action phase: the first reason that applies, from what the seat itself can know. */
import type { Seat } from '../../../engine/index.ts'
import { turnBlocks } from './battle.ts'
import { BASE, blockId, IS_HEIR } from './blocks.ts'
import { seniorInBattle } from './bonus.ts'
import { ROUNDS } from './figures.ts'
import { strongestOf } from './fire.ts'
import { areaNo, BORDER_LIMIT, EXILE_OF, entranceBetween } from './map.ts'
import { shortName } from './notation.ts'
import { num } from './numbers.ts'
import { blocksOf, open } from './places.ts'
import { barred, isPirate } from './retreat.ts'
import { fedBlocks, owingArea } from './supply.ts'
import { mayRoll, mayTempt, officeOf } from './treachery.ts'
import type { Battle, Phase, State } from '../types/index.ts'

/** What a text names: what is done, by whom, and where to or with whom. */
interface Said {
  readonly deed: string
  readonly block: number
  readonly area: number
  readonly target: string
}

function read(state: State, seat: Seat, text: string): Said {
  const [, deed = '', name = '', , at = ''] = /^([a-z-]*)[:@!]([a-z0-9-]*)([>@!<]([a-z-]*))?$/.exec(text) ?? []
  const block = blocksOf(state, seat).find((own) => shortName(blockId(own)) === name) ?? -1
  return { deed, block, area: areaNo(at || name), target: at || name }
}

/** What is settled before anything else, by the phase. */
export function firstOf(phase: Phase): string {
  return `first-${phase}`
}

const HOME: readonly Phase[] = ['pretender-home', 'king-home']

export function whyNotIn(state: State, seat: Seat, text: string): string {
  const { phase } = state
  const said = read(state, seat, text)
  switch (`${phase} ${said.deed}`) {
    case 'choose-card card':
      return 'no-card'
    case 'main-attack main':
      return 'not-entered'
    case 'choose-battle battle':
      return 'no-battle'
    case 'treason-roll treason':
      return 'not-tempted'
    case 'assign-hits hit':
      return whyNoHit(state, seat, said.block)
    case 'regroup regroup':
      return whyNoRegroup(state, seat, said)
    case 'minor-entry enter':
      return 'no-entry'
    case 'supply-loss starve':
    case 'exile-surplus dismiss':
      return whyFed(state, seat, said.block)
  }
  if (phase === 'mulligan' && text === 'request') return 'no-redeal'
  if (HOME.includes(phase) && said.deed === 'home') return whyNoHome(state, said)
  if (HOME.includes(phase) && text === 'end') return 'home-first'
  if (phase === 'battle-turn' && state.battle) return whyNoTurn(state, state.battle, seat, said)
  return firstOf(phase)
}

function whyNoHit(state: State, seat: Seat, block: number): string {
  const front = state.battle?.front[seat] ?? []
  if (!front.includes(block)) return state.battle?.reserve[seat]?.includes(block) ? 'in-reserve' : 'not-in-battle'
  return strongestOf(state, front).includes(block) ? 'unknown' : 'not-strongest'
}

function whyNoTurn(state: State, battle: Battle, seat: Seat, { deed, block, area, target }: Said): string {
  if (!['fire', 'pass', 'charge', 'treachery', 'retreat'].includes(deed)) return firstOf('battle-turn')
  if (battle.reserve[seat]?.includes(block)) return 'in-reserve'
  if (!battle.front[seat]?.includes(block)) return 'not-in-battle'
  if (battle.acted.includes(block)) return 'has-acted'
  if (!turnBlocks(battle).includes(block)) return 'not-its-turn'
  if (deed === 'retreat') return whyNoRetreat(state, battle, seat, block, area)
  if (battle.round === ROUNDS && seat === battle.attacker) return 'must-leave'
  if (deed === 'charge')
    return seniorInBattle(battle, seat) === block ? 'no-target' : IS_HEIR[block] === 1 ? 'junior' : 'no-charge'
  if (deed === 'treachery') return whyNoRoll(state, battle, seat, block, target)
  return 'unknown'
}

function whyNoRoll(state: State, battle: Battle, seat: Seat, block: number, target: string): string {
  if (officeOf(state, block) === 0) return 'no-office'
  if (!mayRoll(state, battle, block)) return 'has-rolled'
  const enemy = battle.front[1 - seat]?.find((other) => shortName(blockId(other)) === target)
  if (enemy === undefined) return 'no-target'
  return mayTempt(state, battle, officeOf(state, block), enemy) ? 'unknown' : 'not-tempted'
}

function whyNoRetreat(state: State, battle: Battle, seat: Seat, block: number, to: number): string {
  if (battle.round === 1) return 'no-retreat-yet'
  if (isPirate(state, block)) return 'pirate-way'
  const entrance = entranceBetween(battle.area, to)
  if (entrance < 0) return 'no-border'
  if (EXILE_OF[to] === 1 - seat) return 'enemy-exile'
  if (!open(state, seat, to)) return 'not-open'
  if (barred(state, seat, entrance ^ 1)) return 'enemy-way'
  const used = num(battle.retreats[seat] as number[], entrance >> 1)
  return used >= num(BORDER_LIMIT, entrance >> 1) ? 'border-full' : 'unknown'
}

function whyNoRegroup(state: State, seat: Seat, { block, area: to }: Said): string {
  const { area, crossed } = state.regroup ?? { area: -1, crossed: [] }
  if (block < 0 || state.at[block] !== area) return 'not-winner'
  if (isPirate(state, block)) return 'pirate-way'
  const entrance = entranceBetween(area, to)
  if (entrance < 0) return 'no-border'
  if (EXILE_OF[to] === 1 - seat) return 'enemy-exile'
  if (!open(state, seat, to)) return 'not-open'
  return num(crossed, entrance >> 1) >= num(BORDER_LIMIT, entrance >> 1) ? 'border-full' : 'unknown'
}

function whyFed(state: State, seat: Seat, block: number): string {
  const owing = owingArea(state, seat)
  if (state.named[seat]?.includes(block)) return 'named'
  if (block < 0 || state.at[block] !== owing) return 'fed'
  return BASE[block] === owing || !fedBlocks(state, seat, owing).includes(block) ? 'fed-at-home' : 'unknown'
}

function whyNoHome(state: State, { block }: Said): string {
  if (block < 0 || !state.pending.includes(block))
    return state.plan.some((going) => going.block === block) ? 'home-planned' : 'stays-put'
  return IS_HEIR[block] === 1 ? 'no-heir-home' : 'no-home'
}
