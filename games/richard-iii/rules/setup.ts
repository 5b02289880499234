/** Setting up a scenario (R3 chapters 4 and 15). */
import type { Dice, Options } from '../../../engine/index.ts'
import { BLOCK_COUNT, blockNo, MAX, SIDE } from './blocks.ts'
import { askRedeal, deal } from './cards.ts'
import { scenarioOf } from './figures.ts'
import type { ScenarioId } from './ids.ts'
import { AREA_COUNT, areaNo, ENTRANCE_COUNT } from './map.ts'
import { filled, num, zeros } from './numbers.ts'
import { ASIDE, DEAD, MINOR, POOL, put } from './places.ts'
import type { Rules, State } from '../types/index.ts'

export function rulesOf(options: Options): Rules {
  return {
    redealEach: options['redeals'] === 'one-each',
    bombardsSail: options['bombards-sail'] !== false,
    heirAtOnce: options['heir-after-execution'] === 'same-phase',
    heirlessPlaysOn: options['heirless-house'] === 'plays-on',
    treasonBySea: options['treason-by-sea'] !== false,
    piratePortBonus: options['pirate-port-bonus'] !== false,
    heirTakesTitle: options['returning-heir'] === 'takes-title',
    limitsEachWay: options['border-limits'] === 'each-way',
  }
}

/** A state with nobody anywhere: every block is out of the game. */
export function emptyState(scenario: ScenarioId, rules: Rules): State {
  return {
    scenario,
    rules,
    campaign: 1,
    turn: 1,
    phase: 'mulligan',
    awaited: 0,
    throne: 0,
    king: -1,
    pretender: -1,
    prisoner: -1,
    at: filled(BLOCK_COUNT, DEAD),
    strength: MAX.slice(),
    down: zeros(BLOCK_COUNT),
    moved: zeros(BLOCK_COUNT),
    via: filled(BLOCK_COUNT, -1),
    here: [zeros(AREA_COUNT), zeros(AREA_COUNT)],
    hands: [[], []],
    spent: [[], []],
    chosen: [-1, -1],
    answers: [-1, -1],
    redeals: [0, 0],
    first: -1,
    active: -1,
    points: 0,
    activated: [],
    muster: -1,
    asking: -1,
    crossed: [zeros(ENTRANCE_COUNT), zeros(ENTRANCE_COUNT)],
    entered: [zeros(ENTRANCE_COUNT), zeros(ENTRANCE_COUNT)],
    attacker: filled(AREA_COUNT, -1),
    main: filled(AREA_COUNT, -1),
    treason: -1,
    battle: null,
    roll: [],
    rollsPast: 0,
    deeds: 0,
    regroup: null,
    due: [0, 0],
    dueLater: [0, 0],
    doomed: [],
    surplus: [[], []],
    named: [[], []],
    plan: [],
    pending: [],
    winner: -1,
    reason: null,
  }
}

const OFF_MAP = new Map([
  ['@pool', POOL],
  ['@minor', MINOR],
  ['@enemy', ASIDE],
  ['@eliminated', DEAD],
])

export function setup(_seats: number, options: Options, dice: Dice): State {
  const id = options['scenario'] as ScenarioId
  const scenario = scenarioOf(id)
  const state = emptyState(id, rulesOf(options))
  state.king = blockNo(scenario.king)
  state.pretender = blockNo(scenario.pretender)
  state.throne = num(SIDE, state.king)
  for (const placement of scenario.placements) {
    const block = blockNo(placement.block)
    const to = OFF_MAP.get(placement.at) ?? areaNo(placement.at)
    // R3-15.2: a prisoner stands in his area but occupies nothing.
    if (placement.prisoner) {
      state.prisoner = block
      state.at[block] = to
    } else put(state, block, to)
  }
  deal(state, [0, 1], dice)
  askRedeal(state)
  return state
}
