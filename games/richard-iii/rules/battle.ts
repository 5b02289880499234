/** The course of a battle (R3 chapter 8): reveal, rounds, turns, reserves, the end. */
import type { Dice, Seat, Tell } from '../../../engine/index.ts'
import { blockId, blockNo, FIRST_LETTER, LETTER } from './blocks.ts'
import { seniorInBattle } from './bonus.ts'
import { eliminate } from './elimination.ts'
import { ROUNDS } from './figures.ts'
import { charge, dealHits, fire, hit, strongestOf } from './fire.ts'
import { AREA_COUNT, areaId, areaNo, BORDER_COUNT } from './map.ts'
import { BATTLE, charge as chargeMove, FIRE, HIT, HOLD, PASS, TREASON, treachery } from './moves.ts'
import { num, take, zeros } from './numbers.ts'
import { blocksAt, contested, SEA } from './places.ts'
import { applyRetreat, askRegroup, listRetreats } from './retreat.ts'
import { forgetNames, markDeed } from './rolls.ts'
import { mayRoll, mayTempt, officeOf, tempt } from './treachery.ts'
import type { Battle, Event, Move, Shown, State } from '../types/index.ts'

/** Player 1 names the next battle (R3-8.1); a single one is no choice. Without any, nobody is asked. */
export function askBattle(state: State, tell: Tell<Event>): void {
  state.phase = 'choose-battle'
  state.active = state.first
  forgetNames(state)
  const areas: number[] = []
  for (let area = 0; area < AREA_COUNT; area++) if (contested(state, area)) areas.push(area)
  if (areas.length > 1) state.awaited = 1 << state.first
  else if (areas.length === 1) beginBattle(state, num(areas, 0), tell)
}

export function listBattles(state: State, into: Move[]): void {
  for (let area = 0; area < AREA_COUNT; area++) if (contested(state, area)) into.push(BATTLE[area] as Move)
}

/** Main force and blocks on the spot fight from the start; everybody else waits (R3-6.12, R3-6.13). */
function startsInFront(state: State, battle: Battle, seat: Seat, block: number): boolean {
  const via = num(state.via, block)
  if (seat !== battle.attacker) return via === -1
  const main = num(state.main, battle.area)
  return main === SEA ? via >= SEA : via === main
}

export function beginBattle(state: State, area: number, tell: Tell<Event>): void {
  const battle: Battle = {
    area,
    attacker: num(state.attacker, area),
    round: 1,
    front: [[], []],
    reserve: [[], []],
    acted: [],
    defected: [],
    rolled: 0,
    retreats: [zeros(BORDER_COUNT), zeros(BORDER_COUNT)],
    hits: 0,
  }
  for (let seat = 0; seat < 2; seat++)
    for (const block of blocksAt(state, seat, area))
      ((startsInFront(state, battle, seat, block) ? battle.front : battle.reserve)[seat] as number[]).push(block)
  state.battle = battle
  tell?.({
    type: 'battle',
    area: areaId(area),
    attacker: battle.attacker,
    front: shown(state, [...battle.front[0], ...battle.front[1]]),
    reserves: [battle.reserve[0].length, battle.reserve[1].length],
  })
  if (!askTreason(state, battle)) goOn(state, tell)
}

function shown(state: State, blocks: readonly number[]): Shown[] {
  return blocks.map((block) => ({ block: blockId(block), strength: num(state.strength, block) }))
}

/** R3-9.8: the holder of an unspent Treason is asked wherever there is somebody to tempt. */
function askTreason(state: State, battle: Battle): boolean {
  const holder = state.treason
  if (holder < 0 || !(battle.front[1 - holder] as number[]).some((block) => mayTempt(state, battle, 0, block)))
    return false
  state.phase = 'treason-roll'
  state.active = holder
  state.awaited = 1 << holder
  return true
}

/** Plays on until somebody has to decide or the battle is over. */
export function goOn(state: State, tell: Tell<Event>): void {
  const { battle } = state
  if (!battle) return
  for (;;) {
    if (battle.hits > 0) {
      const choice = dealHits(state, battle, tell)
      if (choice.length > 0) {
        state.phase = 'assign-hits'
        state.awaited = 1 << (1 - state.active)
        return
      }
    }
    if (state.winner >= 0) return
    if (isOver(state, battle, tell)) return
    if (nextToAct(battle) < 0) {
      nextRound(state, battle, tell)
      continue
    }
    const seat = ownerOfTurn(battle)
    state.active = seat
    if (battle.round === ROUNDS && seat === battle.attacker && mustGo(state, battle, seat, tell)) continue
    state.phase = 'battle-turn'
    state.awaited = 1 << seat
    return
  }
}

/** A side without front blocks brings its reserves (R3-8.18) or has lost the battle (R3-8.20). */
function isOver(state: State, battle: Battle, tell: Tell<Event>): boolean {
  for (let seat = 0; seat < 2; seat++) {
    if ((battle.front[seat] as number[]).length > 0) continue
    const reserve = battle.reserve[seat] as number[]
    if (reserve.length === 0) {
      endBattle(state, battle, 1 - seat, tell)
      return true
    }
    reserve.sort((a, b) => a - b)
    battle.front[seat] = reserve
    battle.reserve[seat] = []
    battle.acted.push(...reserve)
    tell?.({ type: 'reserves', seat, blocks: shown(state, reserve), deployed: true })
    // R3-8.19: a defender wiped out in round 1 finds himself attacking.
    if (battle.round === 1 && seat !== battle.attacker) {
      battle.attacker = seat
      tell?.({ type: 'roles-swapped', attacker: seat })
    }
  }
  return false
}

function endBattle(state: State, battle: Battle, winner: Seat, tell: Tell<Event>): void {
  const { area } = battle
  state.battle = null
  state.attacker[area] = -1
  tell?.({ type: 'battle-over', area: areaId(area), winner })
  askRegroup(state, winner, area)
}

/** Earlier letters first; of one letter the defender first (R3-8.4). Lower acts sooner. */
function turnKey(battle: Battle, seat: Seat, block: number): number {
  const letter = num(battle.round === 1 ? FIRST_LETTER : LETTER, block)
  return letter * 2 + (seat === battle.attacker ? 1 : 0)
}

/** The key of the next to act, −1 when the round is over. */
export function nextToAct(battle: Battle): number {
  let next = 99
  for (let seat = 0; seat < 2; seat++)
    for (const block of battle.front[seat] as number[]) {
      const key = turnKey(battle, seat, block)
      if (key < next && !battle.acted.includes(block)) next = key
    }
  return next === 99 ? -1 : next
}

function ownerOfTurn(battle: Battle): Seat {
  return nextToAct(battle) % 2 === 1 ? battle.attacker : 1 - battle.attacker
}

/** Blocks of one side and one letter, among which the owner chooses (D-31). */
export function turnBlocks(battle: Battle): number[] {
  const key = nextToAct(battle)
  const seat = ownerOfTurn(battle)
  return (battle.front[seat] as number[]).filter(
    (block) => !battle.acted.includes(block) && turnKey(battle, seat, block) === key,
  )
}

function nextRound(state: State, battle: Battle, tell: Tell<Event>): void {
  battle.round++
  battle.acted = []
  for (const retreats of battle.retreats) retreats.fill(0)
  tell?.({ type: 'round', round: battle.round })
  for (let seat = 0; seat < 2; seat++) {
    const reserve = battle.reserve[seat] as number[]
    if (reserve.length === 0) continue
    reserve.sort((a, b) => a - b)
    tell?.({ type: 'reserves', seat, blocks: shown(state, reserve), deployed: false })
    const front = battle.front[seat] as number[]
    front.push(...reserve)
    front.sort((a, b) => a - b)
    battle.reserve[seat] = []
  }
}

/** R3-8.15: in round 4 attackers leave; true if that happened without a choice. */
function mustGo(state: State, battle: Battle, seat: Seat, tell: Tell<Event>): boolean {
  const ways: Move[] = []
  const blocks = turnBlocks(battle)
  for (const block of blocks) listRetreats(state, battle, seat, block, ways)
  const only = ways[0]
  if (only?.type === 'retreat' && ways.length === 1) {
    applyRetreat(state, battle, seat, only, tell)
    return true
  }
  if (only) return false
  const block = num(blocks, 0)
  take(battle.front[seat] as number[], block)
  eliminate(state, block, 'no-retreat', tell)
  return true
}

export function listBattleTurn(state: State, seat: Seat, into: Move[]): void {
  const { battle } = state
  if (!battle) return
  const enemies = battle.front[1 - seat] as number[]
  const leaving = battle.round === ROUNDS && seat === battle.attacker
  for (const block of turnBlocks(battle)) {
    if (!leaving) {
      into.push(FIRE[block] as Move, PASS[block] as Move)
      if (seniorInBattle(battle, seat) === block) for (const target of enemies) into.push(chargeMove(block, target))
      if (mayRoll(state, battle, block)) {
        const office = officeOf(state, block)
        for (const target of enemies) if (mayTempt(state, battle, office, target)) into.push(treachery(block, target))
      }
    }
    if (battle.round > 1) listRetreats(state, battle, seat, block, into)
  }
}

export function listTreason(state: State, seat: Seat, into: Move[]): void {
  const { battle } = state
  if (!battle) return
  for (const target of battle.front[1 - seat] as number[])
    if (mayTempt(state, battle, 0, target)) into.push(TREASON[target] as Move)
  into.push(HOLD)
}

export function listHits(state: State, seat: Seat, into: Move[]): void {
  for (const block of strongestOf(state, state.battle?.front[seat] ?? [])) into.push(HIT[block] as Move)
}

export function applyBattle(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void {
  const { battle } = state
  state.awaited = 0
  if (move.type === 'battle') {
    beginBattle(state, areaNo(move.area), tell)
    return
  }
  if (!battle) return
  mark(state, move)
  act(state, battle, seat, move, dice, tell)
  goOn(state, tell)
}

function mark(state: State, move: Move): void {
  if (!('block' in move)) return
  const other = 'to' in move ? areaNo(move.to) : 'target' in move ? blockNo(move.target) : 0
  markDeed(state, blockNo(move.block), other)
}

function act(state: State, battle: Battle, seat: Seat, move: Move, dice: Dice, tell: Tell<Event>): void {
  switch (move.type) {
    case 'treason':
      state.treason = -1
      tempt(state, battle, seat, -1, blockNo(move.target), dice, tell)
      break
    case 'hold':
      tell?.({ type: 'held', seat })
      break
    case 'fire':
      fire(state, battle, seat, blockNo(move.block), dice, tell)
      break
    case 'pass':
      battle.acted.push(blockNo(move.block))
      tell?.({ type: 'passed', block: move.block })
      break
    case 'retreat':
      applyRetreat(state, battle, seat, move, tell)
      break
    case 'charge':
      charge(state, battle, seat, blockNo(move.block), blockNo(move.target), dice, tell)
      break
    case 'treachery':
      tempt(state, battle, seat, blockNo(move.block), blockNo(move.target), dice, tell)
      break
    case 'hit':
      hit(state, battle, seat, blockNo(move.block), tell)
      break
    default:
  }
}
