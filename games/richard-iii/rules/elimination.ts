/** Elimination, succession and the sudden end (R3 chapters 10 and 14). */
import { BASE, blockId, COUNTERPART, FATE, HEIRS, SIDE, TURNCOAT_HEIR } from './blocks.ts'
import { AREA_COUNT, areaId } from './map.ts'
import { num } from './numbers.ts'
import { ASIDE, DEAD, lay, ownerOf, POOL, put } from './places.ts'
import type { Cause, Event, State } from '../types/index.ts'
import type { Tell } from '../../../engine/index.ts'

/** An heir of his own house who lives, minors and a prisoner included (R3-13.3). */
export function lives(state: State, heir: number): boolean {
  const at = num(state.at, heir)
  return at !== DEAD && at !== ASIDE
}

/** The house's senior living heir, −1 if none. A prisoner comes last (D-16). */
export function seniorHeir(state: State, seat: number): number {
  const heirs = HEIRS[seat] as number[]
  for (const heir of heirs) if (heir !== state.prisoner && lives(state, heir)) return heir
  return state.prisoner >= 0 && heirs.includes(state.prisoner) ? state.prisoner : -1
}

/** Takes a block out of play by its kind (R3-10.5 to R3-10.11), and sees to titles and victory. */
export function eliminate(state: State, block: number, cause: Cause, tell: Tell<Event>): void {
  const seat = ownerOf(state, block)
  const fate = FATE[block] as 'dead' | 'pool' | 'home'
  if (fate === 'dead') {
    put(state, block, DEAD)
    const other = num(COUNTERPART, block)
    if (other >= 0) state.at[other] = DEAD
  } else lay(state, block, fate === 'home' ? num(BASE, block) : POOL)
  tell?.({ type: 'eliminated', block: blockId(block), cause, fate })
  const turncoat = num(TURNCOAT_HEIR, block)
  // R3-13.4: a turncoat's death is the death of an heir of his first house.
  if (turncoat >= 0) heirDied(state, 1 - seat, turncoat, cause, tell)
  else if ((HEIRS[seat] as number[]).includes(block)) heirDied(state, seat, block, cause, tell)
}

function heirDied(state: State, house: number, heir: number, cause: Cause, tell: Tell<Event>): void {
  // D-13: a minor who follows an executed heir comes one supply phase later.
  const due = cause === 'execution' && !state.rules.heirAtOnce ? state.dueLater : state.due
  due[house] = num(due, house) + 1
  if (heir === state.king) state.king = -1
  checkHeirs(state, tell)
  if (state.winner < 0 && heir === state.pretender) setPretender(state, seniorHeir(state, house), tell)
}

/** R3-14.1 and D-14, after every elimination and defection. */
export function checkHeirs(state: State, tell: Tell<Event>): void {
  if (state.winner >= 0) return
  for (let house = 0; house < 2; house++) {
    const heirs = HEIRS[house] as number[]
    if (heirs.some((heir) => lives(state, heir))) continue
    const dead = heirs.every((heir) => state.at[heir] === DEAD)
    if (!dead && state.rules.heirlessPlaysOn) continue
    state.winner = 1 - house
    state.reason = dead ? 'heirs-dead' : 'heirless'
    tell?.({ type: 'over', winner: state.winner, reason: state.reason })
    return
  }
}

/** R3-10.4: the next in line is Pretender at once. */
export function setPretender(state: State, block: number, tell: Tell<Event>): void {
  state.pretender = block
  if (block >= 0) tell?.({ type: 'pretender', block: blockId(block) })
}

/** R3-10.2: the senior living heir becomes King where he stands. */
export function succeed(state: State, tell: Tell<Event>): void {
  if (state.king >= 0) return
  setKing(state, seniorHeir(state, state.throne), tell)
  const at = num(state.at, Math.max(state.king, 0))
  if (state.king >= 0 && at < AREA_COUNT) tell?.({ type: 'king-stands', block: blockId(state.king), area: areaId(at) })
}

export function setKing(state: State, block: number, tell: Tell<Event>): void {
  state.king = block
  if (block >= 0) tell?.({ type: 'king', block: blockId(block) })
}

/** D-35: an heir who comes back to his house; by the other reading the senior takes the title. */
export function heirReturned(state: State, heir: number, tell: Tell<Event>): void {
  const house = num(SIDE, heir)
  const royal = house === state.throne
  const holder = royal ? state.king : state.pretender
  // A vacant King's title waits for the supply phase; a vacant Pretender's is filled at once.
  if (holder < 0 && royal) return
  if (holder >= 0 && !state.rules.heirTakesTitle) return
  const senior = seniorHeir(state, house)
  if (senior === holder) return
  if (royal) setKing(state, senior, tell)
  else setPretender(state, senior, tell)
}

/** R3-15.2: the prisoner goes free when a block of Lancaster's player is alone with him. */
export function tryFreeing(state: State, tell: Tell<Event>): void {
  const captive = state.prisoner
  if (captive < 0) return
  const area = num(state.at, captive)
  const house = num(SIDE, captive)
  if (num(state.here[house] as number[], area) === 0 || num(state.here[1 - house] as number[], area) > 0) return
  state.prisoner = -1
  const here = state.here[house] as number[]
  here[area] = num(here, area) + 1
  tell?.({ type: 'freed', block: blockId(captive) })
  if (state.throne !== house) setPretender(state, captive, tell)
}
