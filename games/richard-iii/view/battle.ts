/** A battle as a seat sees it: what fights is public, what waits is not (R3-8.2). */
import type { Seat } from '../../../engine/index.ts'
import { turnBlocks } from '../rules/battle.ts'
import { blockId, FIRST_LETTER, LETTER } from '../rules/blocks.ts'
import { bonusesOf, firepower, seniorInBattle } from '../rules/bonus.ts'
import { ROUNDS } from '../rules/figures.ts'
import { areaId, zoneId } from '../rules/map.ts'
import { num } from '../rules/numbers.ts'
import { SEA } from '../rules/places.ts'
import { isPirate, landRetreats, seaWays } from '../rules/retreat.ts'
import { mayRoll, mayTempt, OFFICES, officeOf, treacheryDice } from '../rules/treachery.ts'
import type { Battle, BattleView, FighterView, Office, ReserveView, State, TreacheryView } from '../types/index.ts'

export function battleView(state: State, viewer: Seat | null): BattleView | null {
  const { battle } = state
  if (!battle) return null
  return {
    area: areaId(battle.area),
    attacker: battle.attacker,
    round: battle.round,
    rounds: ROUNDS,
    front: [0, 1].flatMap((seat) => (battle.front[seat] ?? []).map((block) => fighterView(state, battle, seat, block))),
    reserves: [0, 1].map((seat) => {
      const reserve = battle.reserve[seat] as number[]
      const known = reserve.filter((block) => battle.defected.includes(block))
      return { n: reserve.length, known: reserveViews(state, known) }
    }),
    own: viewer === null ? [] : reserveViews(state, battle.reserve[viewer] as number[]),
    next: state.phase === 'battle-turn' ? turnBlocks(battle).map(blockId) : [],
    defected: battle.defected.map(blockId),
    rolled: OFFICES.filter((_, i) => (battle.rolled & (1 << i)) !== 0),
    treachery: treacheryViews(state, battle),
    hits: battle.hits,
    retreats: [0, 1].map((seat) => retreatViews(state, battle, seat)),
  }
}

function reserveViews(state: State, blocks: readonly number[]): ReserveView[] {
  return [...blocks]
    .sort((a, b) => a - b)
    .map((block) => ({ block: blockId(block), strength: num(state.strength, block) }))
}

function fighterView(state: State, battle: Battle, seat: Seat, block: number): FighterView {
  const letter = num(battle.round === 1 ? FIRST_LETTER : LETTER, block)
  return {
    block: blockId(block),
    seat,
    strength: num(state.strength, block),
    letter: 'ABCD'[letter] as FighterView['letter'],
    firepower: firepower(state, battle, seat, block),
    bonuses: bonusesOf(state, battle, seat, block),
    acted: battle.acted.includes(block),
    mayCharge: seniorInBattle(battle, seat) === block,
    pirate: isPirate(state, block) ? zoneId(num(state.via, block) - SEA) : null,
  }
}

/** Every roll that could still be made in this round. */
function treacheryViews(state: State, battle: Battle): TreacheryView[] {
  const views: TreacheryView[] = []
  const add = (seat: Seat, block: number, office: number): void => {
    for (const target of battle.front[1 - seat] as number[]) {
      if (!mayTempt(state, battle, office, target)) continue
      const dice = treacheryDice(office, target)
      const name = office === 0 ? 'treason' : (OFFICES[office >> 1] as Office)
      const by = block < 0 ? null : blockId(block)
      views.push({ office: name, seat, block: by, target: blockId(target), dice, oneIn: 2 ** dice })
    }
  }
  if (state.phase === 'treason-roll') add(state.treason, -1, 0)
  for (let seat = 0; seat < 2; seat++) {
    if (battle.round === ROUNDS && seat === battle.attacker) continue
    for (const block of battle.front[seat] as number[])
      if (mayRoll(state, battle, block) && !battle.acted.includes(block)) add(seat, block, officeOf(state, block))
  }
  return views
}

function retreatViews(state: State, battle: Battle, seat: Seat): BattleView['retreats'][number] {
  const byLand = landRetreats(state, battle, seat).map(({ to, left }) => ({ to: areaId(to), left }))
  const zones = new Set(
    (battle.front[seat] ?? []).filter((b) => isPirate(state, b)).map((b) => num(state.via, b) - SEA),
  )
  const coasts = new Set([...zones].flatMap((zone) => seaWays(state, seat, battle.area, zone)))
  const bySea = [...coasts].sort((a, b) => a - b).map((to) => ({ to: areaId(to), left: null }))
  return [...byLand, ...bySea]
}
