/** What an order or a card brings as far as the reader can see: money left, counters against a garrison, who leads a region. */
import { type Foresight, good, plain, quick, type Seat, warn } from '../../../engine/index.ts'
import { controlPoints, regionOf } from '../rules/control.ts'
import { realmOf } from '../rules/figures.ts'
import {
  assetNumber,
  FIRST_NOBLE,
  FIRST_SHIP,
  type LocationId,
  type RegionId,
  REGIONS,
  regionNumber,
  zoneNumber,
} from '../rules/ids.ts'
import { apply, legal } from '../rules/index.ts'
import { write } from '../rules/notation.ts'
import type { Move, View } from '../types/index.ts'
import { guess, view as viewOf } from '../view/index.ts'
import { asset, money, orderPhrase, region } from './names.ts'

export function foresee(view: View, moves: readonly Move[]): readonly Foresight[] {
  const { seat } = view
  const [move] = moves
  if (seat === null || view.phase === 'over') return []
  if (move === undefined) return view.plan && !view.players[seat]?.ready ? unpaid(view) : []
  if (move.type === 'done') return view.plan ? [...unpaid(view), left(view)] : []
  const after = played(view, seat, moves)
  if (!after) return []
  if (move.type === 'draft') return drafted(view, after, seat)
  if (move.type === 'aid') return [plain({ say: 'foresee.money', money: money(after.players[seat]?.money ?? 0) })]
  const lines = [...odds(after, seat, moves.at(-1)), ...arrived(view, seat, moves.at(-1)), ...unpaid(after)]
  return [...lines, left(after)]
}

/** The view after those steps; `null` if they cannot be made. Nothing hidden has a part in it. */
function played(view: View, seat: Seat, moves: readonly Move[]): View | null {
  const state = guess(view, quick(0))
  for (const move of moves) {
    const text = write(move)
    if (!legal(state, seat).some((choice) => write(choice) === text)) return null
    apply(state, seat, move, quick(0), null)
  }
  return viewOf(state, seat)
}

function left({ plan }: View): Foresight {
  return plain({ say: 'foresee.money', money: money(plan?.keeps ?? 0) })
}

/** Orders that come to nothing for lack of money (WR-8.4). */
function unpaid({ plan }: View): Foresight[] {
  const orders = (plan?.warnings ?? []).filter(({ fault }) => fault === 'money').map(({ order }) => orderPhrase(order))
  return orders.length > 0 ? [warn({ say: 'foresee.unpaid', orders })] : []
}

/** WR-10.3: counter against counter; equal numbers leave the place to nobody. */
function odds(after: View, seat: Seat, move: Move | undefined): readonly Foresight[] {
  if (move?.type !== 'troops' && move?.type !== 'mercenaries') return []
  const target = after.assets.find(({ id }) => id === move.at)
  if (!target || target.owner === seat) return []
  const force = counters(after, move.at)
  if (force === 0) return []
  const facts = { at: asset(move.at), force, garrison: target.garrison }
  if (force < target.garrison) return [warn({ say: 'foresee.attack.lost', ...facts })]
  if (force === target.garrison) return [warn({ say: 'foresee.attack.even', ...facts })]
  const spare = force - target.garrison - 1
  return [plain(spare === 0 ? { say: 'foresee.attack.bare', ...facts } : { say: 'foresee.attack', ...facts, spare })]
}

/** WR-11.1: who would count for how much where a noble or a ship arrives, if nobody else does anything. */
function arrived(view: View, seat: Seat, move: Move | undefined): readonly Foresight[] {
  if (move?.type !== 'go' || move.to === null) return []
  const state = guess(view, quick(0))
  const realm = realmOf(state)
  const mover = assetNumber(move.who)
  state.place[mover - FIRST_SHIP] = mover < FIRST_NOBLE ? zoneNumber(move.to) : regionNumber(move.to)
  const at = regionOf(realm, state, mover)
  const points = controlPoints(realm, state, null).slice(at * state.seats, (at + 1) * state.seats)
  const own = points[seat] ?? 0
  const other = Math.max(0, ...points.filter((_, rival) => rival !== seat))
  const led = view.regions[at]?.ranking[0] === seat
  const facts = { region: region(REGIONS[at] as RegionId), own, other }
  return [own > other && !led ? good({ say: 'foresee.lead', ...facts }) : plain({ say: 'foresee.control', ...facts })]
}

function counters({ plan }: View, at: LocationId): number {
  const of = (list: readonly { readonly at: LocationId; readonly n: number }[]): number =>
    list.find((each) => each.at === at)?.n ?? 0
  return plan ? of(plan.troops) + of(plan.mercenaries) : 0
}

/** Where the card changes control, and what it earns. */
function drafted(before: View, after: View, seat: Seat): readonly Foresight[] {
  const lines: Foresight[] = []
  for (const [i, now] of after.regions.entries()) {
    const was = before.regions[i]
    const own = now.points[seat] ?? 0
    if (!was || own === (was.points[seat] ?? 0)) continue
    const other = Math.max(0, ...now.points.filter((_, rival) => rival !== seat))
    const facts = { region: region(now.id), own, other }
    const leads = now.ranking[0] === seat && was.ranking[0] !== seat
    lines.push(leads ? good({ say: 'foresee.lead', ...facts }) : plain({ say: 'foresee.control', ...facts }))
  }
  const [was, now] = [before.players[seat], after.players[seat]]
  if (was && now && now.income > was.income)
    lines.push(plain({ say: 'foresee.income', money: money(now.income - was.income) }))
  if (was && now && now.forecast > was.forecast)
    lines.push(good({ say: 'foresee.parliament', n: now.forecast - was.forecast }))
  return lines
}
