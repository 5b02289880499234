/** How promising the moves of a battle look, by the odds of the dice. */
import type { Seat } from '../../../engine/index.ts'
import { AT_HOME, COUNTS, FIREPOWER, IS_HEIR, LOYALTY, FATE } from '../rules/blocks.ts'
import { firepower } from '../rules/bonus.ts'
import { ROUNDS } from '../rules/figures.ts'
import { num } from '../rules/numbers.ts'
import type { Battle, State } from '../types/index.ts'
import { treacheryDice, officeOf } from '../rules/treachery.ts'
import { dominated } from './absurd.ts'
import { odds } from './attack.ts'
import type { Read } from './moves.ts'
import { peril, picks } from './picks.ts'
import { POWER } from './survey.ts'

/** Of the fight as it stands, the part that goes to each side; written by `surveyBattle`. */
let outlook = 0.5

export function surveyBattle(state: State, seat: Seat): void {
  const { battle } = state
  if (!battle) return
  sum(state, battle, seat)
  const force = sumForce
  const bodies = sumBodies
  sum(state, battle, 1 - seat)
  outlook = odds(force, bodies, sumForce, sumBodies)
}

let sumForce = 0
let sumBodies = 0

function sum(state: State, battle: Battle, seat: Seat): void {
  sumForce = 0
  sumBodies = 0
  const defends = seat !== battle.attacker
  for (const list of [battle.front[seat], battle.reserve[seat]])
    for (const block of list ?? []) {
      const strength = num(state.strength, block)
      const home = defends ? num(AT_HOME[block] as number[], battle.area) : 0
      sumForce += strength * (num(POWER, block) + home)
      sumBodies += strength
    }
}

/** What losing a block costs, in heads. */
export function worthOf(block: number): number {
  if (IS_HEIR[block] === 1) return picks.heirWorth
  if (COUNTS[block] === 0) return picks.manWorth
  return FATE[block] === 'dead' ? picks.roseWorth : 1
}

/** By dice, firepower and hits wanted: the chance of at least that many hits. */
const AT_LEAST: readonly (readonly (readonly number[])[])[] = Array.from({ length: 5 }, (_, dice) =>
  Array.from({ length: 7 }, (_, fire) => {
    const p = fire / 6
    let chances = [1]
    for (let i = 0; i < dice; i++)
      chances = Array.from(
        { length: chances.length + 1 },
        (_, hits) => (chances[hits] ?? 0) * (1 - p) + (chances[hits - 1] ?? 0) * p,
      )
    return chances.map((_, hits) => chances.slice(hits).reduce((a, b) => a + b, 0))
  }),
)

export function atLeast(dice: number, fire: number, hits: number): number {
  return AT_LEAST[dice]?.[Math.min(6, fire)]?.[hits] ?? 0
}

export function firePromise(state: State, seat: Seat, block: number): number {
  const { battle } = state
  if (!battle) return 1
  return picks.fireBase + (picks.hit * num(state.strength, block) * firepower(state, battle, seat, block)) / 6
}

export function chargePromise(state: State, seat: Seat, { block, other }: Read): number {
  const { battle } = state
  if (!battle || dominated(state, seat, other)) return 0
  const dice = num(state.strength, block)
  const fire = firepower(state, battle, seat, block)
  const target = num(state.strength, other)
  const kill = atLeast(dice, fire, target)
  const back = (1 - kill) * Math.max(1, target - 1) * (num(FIREPOWER, other) / 6)
  const danger = (back / num(state.strength, block)) * worthOf(block)
  return Math.max(
    0.02,
    picks.chargeBase +
      kill * worthOf(other) * picks.chargeKill +
      picks.hit * ((dice * fire) / 6) * picks.chargeHit -
      picks.chargeDanger * danger,
  )
}

export function treacheryPromise(state: State, { block, other }: Read): number {
  const dice = block < 0 ? num(LOYALTY, other) : treacheryDice(officeOf(state, block), other)
  return picks.treacheryBase + (picks.treacheryTurn + picks.treacheryStrength * num(state.strength, other)) / 2 ** dice
}

export function retreatPromise(state: State, seat: Seat, { block, to }: Read): number {
  const { battle } = state
  if (!battle) return 0
  const safe = 1 - peril(seat, to, num(state.strength, block) * num(POWER, block))
  if (battle.round === ROUNDS && seat === battle.attacker) return picks.retreatLast + safe
  const losing = Math.max(0, picks.retreatLosing - outlook)
  const fragile =
    worthOf(block) * (num(state.strength, block) <= 1 ? 1.6 : num(state.strength, block) === 2 ? 1.1 : 0.8)
  return Math.max(
    0.01,
    picks.retreatBase *
      losing *
      losing *
      fragile *
      (0.5 + 0.5 * safe) *
      (COUNTS[block] === 1 ? picks.retreatHead : picks.retreatOther),
  )
}

export function hitPromise(block: number): number {
  return 1 / worthOf(block)
}
