/**
 * A full state that looks the same to whoever holds the view: hidden blocks get identities that fit
 * everything public, hidden strengths and cards are drawn.
 */
import type { Dice, Seat } from '../../../engine/index.ts'
import { blockNo } from '../rules/blocks.ts'
import { CARD_FACTS, type Card, DECK } from '../rules/cards.ts'
import { type BlockId, CARDS, ZONES } from '../rules/ids.ts'
import { areaNo, BORDER_COUNT, BORDER_LIMIT, entranceBetween, zoneNo } from '../rules/map.ts'
import { askHome } from '../rules/home.ts'
import { num, take, zeros } from '../rules/numbers.ts'
import { blocksAt, POOL, SEA } from '../rules/places.ts'
import { guessBlocks } from './guess-blocks.ts'
import { ROLLS } from '../rules/rolls.ts'
import { emptyState } from '../rules/setup.ts'
import { fedBlocks } from '../rules/supply.ts'
import { OFFICES } from '../rules/treachery.ts'
import type { BattleView, EndReason, Pair, RollView, State, View } from '../types/index.ts'

export function guess(view: View, dice: Dice): State {
  const state = emptyState(view.scenario, { ...view.rules })
  state.campaign = view.campaign
  state.turn = view.turn
  state.phase = view.phase
  state.awaited = view.awaiting.reduce((bits, seat) => bits | (1 << seat), 0)
  state.throne = view.throne
  state.king = view.king ? blockNo(view.king) : -1
  state.pretender = view.pretender ? blockNo(view.pretender) : -1
  state.prisoner = view.prisoner ? blockNo(view.prisoner) : -1
  state.first = view.first ?? -1
  state.active = view.active ?? -1
  guessBlocks(state, view, dice)
  guessCards(state, view, dice)
  copyTurn(state, view)
  copyAttacks(state, view)
  if (view.battle) state.battle = copyBattle(state, view, view.battle)
  if (view.roll) {
    state.roll = copyRoll(view.roll)
    if (view.roll.block === null && view.roll.target === null) state.rollsPast = view.roll.number
  }
  state.deeds = view.deeds
  copySupply(state, view, dice)
  copyHome(state, view)
  if (view.outcome) {
    state.winner = view.outcome.places.indexOf(1)
    state.reason = view.outcome.reason as EndReason
  }
  return state
}

/** Hands from the cards the viewer has not seen; secret choices from those hands. */
function guessCards(state: State, view: View, dice: Dice): void {
  const unseen = [...DECK]
  const cards = view.houses.map((house) => house.cards)
  for (const { hand, spent } of cards) for (const id of [...(hand ?? []), ...spent]) take(unseen, CARDS.indexOf(id))
  dice.shuffle(unseen)
  cards.forEach(({ n, hand, ready, card, answer, spent, redeals }, seat) => {
    const faces = hand ? hand.map((id) => CARDS.indexOf(id)) : unseen.splice(0, n).sort((a, b) => a - b)
    state.hands[seat] = faces
    state.spent[seat] = spent.map((id) => CARDS.indexOf(id))
    state.redeals[seat] = redeals
    const secret = view.phase === 'choose-card' && ready && faces.length > 0
    state.chosen[seat] = card ? CARDS.indexOf(card) : secret ? num(faces, dice.int(faces.length)) : -1
    const requested = answer === 'request' || (view.phase === 'mulligan-answer' && !view.awaiting.includes(seat))
    const redealing = view.phase === 'mulligan' || view.phase === 'mulligan-answer'
    // Outside the redeal old answers no longer matter.
    state.answers[seat] = !redealing || !ready ? -1 : requested ? 1 : 0
  })
}

function copyTurn(state: State, view: View): void {
  const { action } = view
  if (action) {
    state.points = action.points
    state.activated = action.activated.map(areaNo)
    state.muster = action.muster ? areaNo(action.muster) : -1
    state.asking = action.asking ? areaNo(action.asking) : -1
  }
  state.treason = view.houses.findIndex((house) => house.treason)
  for (let seat = 0; seat < 2; seat++) copyCrossed(state, view, seat)
}

function copyCrossed(state: State, view: View, seat: Seat): void {
  const { borders, rules } = view
  const crossed = state.crossed[seat] as number[]
  const wider = widerFor(state, view, seat)
  for (let border = 0; border < borders.length; border++) {
    const { ab = 0, ba = 0 } = borders[border]?.left[seat] ?? {}
    const limit = num(BORDER_LIMIT, border) + wider
    crossed[border * 2] = limit - ab
    if (rules.limitsEachWay) crossed[border * 2 + 1] = limit - ba
  }
}

function widerFor(state: State, view: View, seat: Seat): number {
  if (view.phase !== 'action' || view.active !== seat) return 0
  return (CARD_FACTS[num(state.chosen, seat)] as Card).wider
}

/** Who came into which battle how; hidden blocks are spread over the ways they must have come. */
function copyAttacks(state: State, view: View): void {
  for (const attack of view.attacks) {
    const area = areaNo(attack.area)
    state.attacker[area] = attack.attacker
    for (const entry of attack.entries) {
      const zone = zoneNo(entry.from)
      const entrance = zone >= 0 ? SEA + zone : entranceBetween(areaNo(entry.from), area)
      if (zone < 0) (state.entered[entry.seat] as number[])[entrance] = entry.n
      if (entry.seat === attack.attacker && (entry.main === true || state.main[area] === -1))
        state.main[area] = zone >= 0 ? SEA : entrance
      if (entry.seat !== view.seat) spread(state, view, entry.seat, area, entrance, entry.n)
    }
  }
  // Which main attack is being named is the attacker's secret; any area with a choice will do.
  if (view.phase === 'main-attack' && state.asking < 0) {
    const open = view.attacks.find(
      ({ attacker, entries }) => attacker === view.active && entries.filter((e) => e.seat === attacker).length > 1,
    )
    state.asking = open ? areaNo(open.area) : -1
  }
}

function spread(state: State, view: View, seat: Seat, area: number, entrance: number, n: number): void {
  const { battle } = view
  const shown = battle && battle.area === view.areas[area]?.id ? battle.front : []
  let left = n
  for (const block of blocksAt(state, seat, area)) {
    if (left === 0 || state.via[block] !== -1) continue
    const fighter = shown.find((seen) => blockNo(seen.block) === block)
    if (entrance >= SEA && fighter && fighter.pirate !== ZONES[entrance - SEA]) continue
    if (battle?.defected.some((id) => blockNo(id) === block)) continue
    state.via[block] = entrance
    left--
  }
}

function copyBattle(state: State, view: View, shown: BattleView): NonNullable<State['battle']> {
  const area = areaNo(shown.area)
  const front: Pair<number[]> = [[], []]
  for (const { block, seat } of shown.front) front[seat]?.push(blockNo(block))
  const retreats: Pair<number[]> = [zeros(BORDER_COUNT), zeros(BORDER_COUNT)]
  shown.retreats.forEach((ways, seat) => {
    for (const { to, left } of ways) {
      const border = entranceBetween(area, areaNo(to)) >> 1
      if (left !== null) (retreats[seat] as number[])[border] = num(BORDER_LIMIT, border) - left
    }
  })
  return {
    area,
    attacker: shown.attacker,
    round: shown.round,
    front,
    reserve: [0, 1].map((seat) =>
      blocksAt(state, seat, area).filter((block) => !(front[seat] as number[]).includes(block)),
    ) as Pair<number[]>,
    acted: shown.front.filter(({ acted }) => acted).map(({ block }) => blockNo(block)),
    defected: shown.defected.map(blockNo),
    rolled: shown.rolled.reduce((bits, office) => bits | (1 << OFFICES.indexOf(office)), 0),
    retreats,
    hits: shown.hits,
  }
}

function copyRoll(roll: RollView): number[] {
  const { number, how, block, target, firepower, hits, dice } = roll
  const no = (id: BlockId | null): number => (id === null ? -1 : blockNo(id))
  return [number, ROLLS.indexOf(how), no(block), no(target), firepower, hits, ...dice]
}

function copySupply(state: State, view: View, dice: Dice): void {
  const { regroup } = view
  if (regroup) {
    const area = areaNo(regroup.area)
    const crossed = zeros(BORDER_COUNT)
    for (const { area: to, left } of regroup.to) {
      const border = entranceBetween(area, areaNo(to)) >> 1
      if (left !== null) crossed[border] = num(BORDER_LIMIT, border) - left
    }
    state.regroup = { area, crossed }
  }
  view.houses.forEach((house, seat) => (state.due[seat] = house.minorsDue))
  state.doomed = view.doomed.map(blockNo)
  view.surplus.forEach((areas, seat) => {
    state.surplus[seat] = areas.map(({ area, n }) => ({ area: areaNo(area), n }))
    if (seat === view.seat) state.named[seat] = view.named.map(blockNo)
    else if (!view.awaiting.includes(seat)) state.named[seat] = nameSome(state, seat, dice)
  })
}

/** The other side has named its losses; which, nobody else knows. */
function nameSome(state: State, seat: Seat, dice: Dice): number[] {
  return (state.surplus[seat] ?? []).flatMap(({ area, n }) => {
    const blocks = fedBlocks(state, seat, area)
    dice.shuffle(blocks)
    return blocks.slice(0, n)
  })
}

function copyHome(state: State, view: View): void {
  if (view.phase !== 'pretender-home' && view.phase !== 'king-home') return
  if (view.active !== view.seat) askHome(state, view.phase)
  else {
    state.plan = view.plan.map(({ block, to }) => ({ block: blockNo(block), to: to === 'pool' ? POOL : areaNo(to) }))
    state.pending = view.pending.map(blockNo)
  }
}
