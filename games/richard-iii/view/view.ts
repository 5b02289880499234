/** What a seat may know (R3 chapter 17), with every number a player needs. */
import type { Seat } from '../../../engine/index.ts'
import { blockId, MAX } from '../rules/blocks.ts'
import { scenarioOf, TURNS } from '../rules/figures.ts'
import type { AreaId, BlockId, CardId, ZoneId } from '../rules/ids.ts'
import { CARDS } from '../rules/ids.ts'
import { AREA_COUNT, areaId, ENTRANCE_FROM, zoneId } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { blocksOf, contested, POOL, SEA, upright } from '../rules/places.ts'
import { ROLLS } from '../rules/rolls.ts'
import { awaiting } from '../rules/index.ts'
import { outcome } from '../rules/outcome.ts'
import { entryAreas, nextMinor } from '../rules/supply.ts'
import type { ActionView, OwnBlock, RegroupView, RollView, State, View } from '../types/index.ts'
import { attackViews, pinnedBlocks } from './attacks.ts'
import { areaViews, borderViews } from './areas.ts'
import { battleView } from './battle.ts'
import { houseView } from './houses.ts'
import { landRegroups, seaRegroups } from '../rules/retreat.ts'

export function view(state: State, seat: Seat | null): View {
  const { phase } = state
  return {
    seat,
    scenario: state.scenario,
    rules: { ...state.rules },
    campaign: state.campaign,
    campaigns: scenarioOf(state.scenario).campaigns,
    turn: state.turn,
    turns: TURNS,
    phase,
    awaiting: [...awaiting(state)],
    first: state.first < 0 ? null : state.first,
    active: state.active < 0 ? null : state.active,
    throne: state.throne,
    king: nameOf(state.king),
    pretender: nameOf(state.pretender),
    prisoner: nameOf(state.prisoner),
    areas: areaViews(state, seat),
    borders: borderViews(state),
    blocks: seat === null ? [] : ownBlocks(state, seat),
    houses: [houseView(state, seat, 0), houseView(state, seat, 1)],
    action: actionView(state, seat),
    attacks: attackViews(state, seat),
    battle: battleView(state, seat),
    roll: rollView(state),
    deeds: state.deeds,
    regroup: regroupView(state, seat),
    entry:
      phase === 'minor-entry'
        ? {
            seat: state.active,
            block: blockId(nextMinor(state, state.active)),
            areas: entryAreas(state, state.active).map(areaId),
          }
        : null,
    doomed: state.doomed.map(blockId),
    surplus: state.surplus.map((areas) => areas.map(({ area, n }) => ({ area: areaId(area), n }))),
    named: seat === null ? [] : (state.named[seat] ?? []).map(blockId),
    plan:
      seat === state.active
        ? state.plan.map(({ block, to }) => ({ block: blockId(block), to: to === POOL ? 'pool' : areaId(to) }))
        : [],
    pending: seat === state.active ? state.pending.map(blockId) : [],
    outcome: outcome(state),
  }
}

function nameOf(block: number): BlockId | null {
  return block < 0 ? null : blockId(block)
}

function ownBlocks(state: State, seat: Seat): OwnBlock[] {
  const pinned = pinnedBlocks(state, seat)
  const views: OwnBlock[] = []
  for (const block of blocksOf(state, seat)) {
    const at = num(state.at, block)
    if (at > POOL || !upright(state, block)) continue
    views.push({
      block: blockId(block),
      at: at === POOL ? 'pool' : areaId(at),
      strength: num(state.strength, block),
      max: num(MAX, block),
      moved: state.moved[block] === 1,
      pinned: pinned.includes(block),
      role: roleOf(state, seat, block, at),
      via: viaName(num(state.via, block)),
    })
  }
  return views
}

function roleOf(state: State, seat: Seat, block: number, at: number): OwnBlock['role'] {
  const { battle } = state
  if (at >= AREA_COUNT || !contested(state, at)) return null
  if (battle?.area === at) {
    if ((battle.reserve[seat] as number[]).includes(block)) return 'reserve'
    return battle.attacker === seat ? 'main' : 'defender'
  }
  const via = num(state.via, block)
  if (state.attacker[at] !== seat) return via === -1 ? 'defender' : 'reserve'
  return via >= SEA || via === state.main[at] ? 'main' : 'reserve'
}

function viaName(via: number): AreaId | ZoneId | null {
  if (via < 0) return null
  return via >= SEA ? zoneId(via - SEA) : areaId(num(ENTRANCE_FROM, via))
}

function actionView(state: State, seat: Seat | null): ActionView | null {
  if (state.phase !== 'action' && state.phase !== 'main-attack') return null
  return {
    seat: state.active,
    card: CARDS[num(state.chosen, state.active)] as CardId,
    points: state.points,
    activated: state.activated.map(areaId),
    muster: state.muster < 0 ? null : areaId(state.muster),
    asking: state.phase === 'main-attack' && seat === state.active ? areaId(state.asking) : null,
  }
}

function rollView(state: State): RollView | null {
  if (state.roll.length === 0) return null
  const [number = 0, how = 0, block = -1, target = -1, firepower = 0, hits = 0, ...dice] = state.roll
  const named = number > state.rollsPast
  return {
    number,
    how: ROLLS[how] as RollView['how'],
    block: named ? nameOf(block) : null,
    target: named ? nameOf(target) : null,
    firepower,
    dice,
    hits,
  }
}

function regroupView(state: State, seat: Seat | null): RegroupView | null {
  const { regroup } = state
  if (!regroup) return null
  const to = seat === state.active ? [...landRegroups(state, seat), ...seaRegroups(state, seat)] : []
  return {
    area: areaId(regroup.area),
    seat: state.active,
    to: to.map(({ to: area, left }) => ({ area: areaId(area), left })),
  }
}
