/** The printed figures that are neither map, block nor card. */
import data from '../data.json' with { type: 'json' }
import { SCENARIOS, type ScenarioId } from './ids.ts'

export const {
  turnsPerCampaign: TURNS,
  handSize: HAND_SIZE,
  mulliganMaxAp: REDEAL_POINTS,
  maxBattleRounds: ROUNDS,
  maxAttackBorders: ATTACK_BORDERS,
  maxReinforceBorders: REINFORCE_BORDERS,
} = data.constants

export const LANCASTER = 0
export const YORK = 1

export interface Scenario {
  readonly id: ScenarioId
  /** Historical numbers of its campaigns; how many there are is what counts. */
  readonly campaigns: number
  readonly king: string
  readonly pretender: string
  readonly placements: readonly { readonly block: string; readonly at: string; readonly prisoner?: boolean }[]
}

export const scenarios: readonly Scenario[] = data.scenarios.map((scenario, i) => ({
  id: SCENARIOS[i] as ScenarioId,
  campaigns: scenario.campaigns.length,
  king: scenario.king,
  pretender: scenario.pretender,
  placements: scenario.placements,
}))

export function scenarioOf(id: ScenarioId): Scenario {
  return scenarios[SCENARIOS.indexOf(id)] as Scenario
}
