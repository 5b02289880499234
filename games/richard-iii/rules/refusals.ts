/**
 * Why a text is not a legal move, as far as the seat itself can know: only its own blocks and what
 * everybody sees are looked at.
 */
import type { Seat } from '../../../engine/index.ts'
import { blockId } from './blocks.ts'
import { freeToLeave, room } from './borders.ts'
import { areaNo, EXILE_OF, entranceBetween } from './map.ts'
import { cardOf, mayMove } from './movement.ts'
import { shortName } from './notation.ts'
import { num } from './numbers.ts'
import { blocksOf, holds } from './places.ts'
import { maySail } from './sea.ts'
import type { State } from '../types/index.ts'
import { whyNotIn } from './why-phase.ts'

/** How the notation of any move begins. */
const KINDS =
  /^(decline|request|keep|give-back|hold|end)$|^\+|^[a-z-]+:[a-z-]+[>~]|^[a-z-]+\+[a-z-]+:|^(card|fire|pass|retreat|charge|treachery|hit|regroup|execute|spare|starve|dismiss|home|enter):|^(main|battle|muster|plague)@|^treason!/

export function whyNot(state: State, seat: Seat, text: string): string {
  if ((state.awaited & (1 << seat)) === 0) return 'not-your-turn'
  if (!KINDS.test(text)) return 'unknown'
  if (state.phase !== 'action') return whyNotIn(state, seat, text)
  if (text.startsWith('card:')) return 'card-played'
  const land = /^([a-z-]{1,40}):([a-z-]{1,20}(?:>[a-z-]{1,20}){1,3})$/.exec(text)
  if (land) return whyNoMarch(state, seat, land[1] ?? '', (land[2] ?? '').split('>').map(areaNo))
  const sea = /^([a-z-]{1,40})(?:\+[a-z-]{1,40})?:([a-z-]{1,20})~([a-z-]{1,20})/.exec(text)
  if (sea) return whyNoSail(state, seat, sea[1] ?? '', areaNo(sea[3] ?? ''))
  if (text.startsWith('+')) return cardOf(state, seat).recruit ? spent(state, 'no-recruit') : 'card-forbids'
  return /^(muster|plague)@/.test(text) ? 'not-there' : 'unknown'
}

function spent(state: State, otherwise: string): string {
  return state.points === 0 ? 'no-points' : otherwise
}

function ownBlock(state: State, seat: Seat, name: string): number {
  return blocksOf(state, seat).find((block) => shortName(blockId(block)) === name) ?? -1
}

function whyNoMarch(state: State, seat: Seat, name: string, route: readonly number[]): string {
  const block = ownBlock(state, seat, name)
  const [from = -1, ...steps] = route
  const card = cardOf(state, seat)
  if (block < 0 || route.includes(-1) || state.at[block] !== from) return 'unknown'
  if (card.areas === 0) return 'card-forbids'
  if (!mayMove(state, block)) return 'has-moved'
  if (state.muster < 0 && !state.activated.includes(from) && state.points === 0) return 'no-points'
  if (freeToLeave(state, seat, from) <= 0) return 'pinned'
  if (steps.length > card.areas) return 'too-far'
  return whyNoStep(state, seat, from, steps, card.wider)
}

function whyNoStep(state: State, seat: Seat, from: number, steps: readonly number[], wider: number): string {
  let here = from
  for (const [i, next] of steps.entries()) {
    const entrance = entranceBetween(here, next)
    if (entrance < 0) return 'no-border'
    if (EXILE_OF[next] === 1 - seat) return 'enemy-exile'
    if (i === 0 && state.attacker[from] === 1 - seat && num(state.entered[1 - seat] as number[], entrance ^ 1) > 0)
      return 'enemy-border'
    if (room(state, seat, entrance, wider) <= 0) return 'border-full'
    const last = i === steps.length - 1
    if (holds(state, 1 - seat, next)) return last ? 'too-many-borders' : 'enemy-stops'
    here = next
  }
  return 'must-stop'
}

function whyNoSail(state: State, seat: Seat, name: string, to: number): string {
  const block = ownBlock(state, seat, name)
  if (block < 0 || to < 0) return 'unknown'
  if (!cardOf(state, seat).sea) return 'card-forbids'
  if (state.points === 0) return 'no-points'
  if (!mayMove(state, block)) return 'has-moved'
  if (!maySail(state, block)) return 'cannot-sail'
  if (EXILE_OF[to] === 1 - seat) return 'enemy-exile'
  return holds(state, 1 - seat, to) ? 'enemy-coast' : 'no-sea-way'
}
