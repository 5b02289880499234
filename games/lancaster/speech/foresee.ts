/** What a choice brings as far as the reader can see: strength in France, who is driven out, goods left, what a law gives. */
import { good, plain, warn } from '../../../engine/foresight.ts'
import type { Foresight, Phrase, Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { isFree } from '../rules/goods.ts'
import { legal } from '../rules/index.ts'
import { listUpgrades } from '../rules/knights.ts'
import { entitlements } from '../rules/laws.ts'
import { nth, strengthOf, sum } from '../rules/list.ts'
import { write } from '../rules/notation.ts'
import { type Cost, type Effect, type Figures, GOODS, type LawFigures, type Move, type View } from '../types/index.ts'
import { guess } from '../view/guess.ts'
import { quick } from '../../../engine/dice.ts'
import { countyName, lawTitle, slotName, whoName } from './names.ts'
import { rewardText } from './texts.ts'

export function foresee(view: View, moves: readonly Move[]): readonly Foresight[] {
  const { seat } = view
  if (seat === null || !view.awaiting.includes(seat) || moves.length > 1) return []
  const [move] = moves
  if (move === undefined) return view.ask?.what === 'vote' ? lawLines(view, seat, view.ask.law) : []
  const state = guess(view, quick(0))
  if (!legal(state, seat).some((choice) => write(choice) === write(move))) return []
  const figures = figuresOf(view.figures)
  switch (move.type) {
    case 'county':
      return countyLines(view, seat, move)
    case 'conflict':
      return conflictLines(view, seat, move.slot, move.strength, move.ally)
    case 'journey':
      return view.ask?.what === 'journey' ? conflictLines(view, seat, move.slot, view.ask.strength, view.ask.ally) : []
    case 'vote':
      return view.ask?.what === 'vote' ? voteLines(view, seat, view.ask.law, move) : []
    case 'castle':
      return move.ally
        ? []
        : [
            ...useless(view, nth(figures.castle, move.space).reward),
            ...dear(view, seat, nth(figures.castle, move.space).cost),
          ]
    case 'resolve': {
      const { cost, reward } = nth(move.what === 'ally' ? figures.ally.castle : figures.castle, move.space)
      return [...(move.what === 'ally' ? [] : useless(view, reward)), ...paid(view, seat, cost)]
    }
    case 'extend':
      return [plain({ say: 'foresee.tile', what: rewardText(nth(figures.castle, move.space).reward) })]
    case 'nobleman':
      return noblemen(view, seat)
    case 'upgrade':
      return [plain({ say: 'foresee.upgrade', from: move.strength, to: move.to })]
    case 'favour':
      return useless(view, nth(figures.favours, move.favour).reward)
    case 'take':
      return move.what === 'both' ? paid(view, seat, figures.bothCost) : []
    case 'free':
      return paid(view, seat, { gold: move.strength * figures.ransomPerStrength })
    case 'exchange':
      return exchanged(view, seat, figures, move.times)
    default:
      return []
  }
}

/** LA-4.10: a stronger knight drives another out. */
function countyLines(view: View, seat: Seat, move: Extract<Move, { type: 'county' }>): readonly Foresight[] {
  const { holder, id } = nth(view.counties, move.county)
  const total = move.strength + move.squires
  const county = countyName(id)
  const lines: Foresight[] = []
  if (holder) {
    const own = holder.seat === seat
    const phrase = {
      say: own ? 'foresee.county.own' : 'foresee.county.drives',
      who: whoName(holder),
      county,
      strength: holder.total,
    }
    lines.push(own ? warn(phrase) : good(phrase))
  }
  lines.push(plain({ say: 'foresee.county.holds', county, strength: total }))
  if (move.squires > 0) lines.push(...paid(view, seat, { squires: move.squires }))
  return lines
}

/** LA-9: England's strength against France's, and the place the reader would have. */
function conflictLines(view: View, seat: Seat, slot: number, strength: number, ally: boolean): readonly Foresight[] {
  const conflict = view.conflicts[slot]
  if (!conflict) return []
  const { frenchStrength: french, points, spaces } = conflict
  const total = conflict.total + strength
  const facts = { slot: slotName(slot), total, french }
  // The own knights stand together: who comes later stands before equals (LA-9.3).
  const mine =
    strength +
    sum(spaces.filter((space) => space.seat === seat && (space.ally ?? false) === ally).map((space) => space.total))
  const before = spaces.filter(
    (space) => !(space.seat === seat && (space.ally ?? false) === ally) && space.total > mine,
  ).length
  if (total >= french) {
    const n = ally ? 0 : (points[before] ?? 0)
    return [good({ say: 'foresee.conflict.won', ...facts, place: before + 1, n })]
  }
  const more = view.players
    .map(({ court }) => strengthOf(court))
    .concat(view.allies.map(({ court }) => strengthOf(court)))
  // What is placed stands at court still.
  const most = conflict.total + sum(more)
  const lines = [
    most < french
      ? warn({ say: 'foresee.conflict.hopeless', ...facts })
      : plain({ say: 'foresee.conflict.short', ...facts, n: french - total }),
  ]
  if (slot >= 2) lines.push(warn({ say: 'foresee.conflict.prison' }))
  return lines
}

/** LA-11.5: what a nobleman more is worth at the end. */
function noblemen(view: View, seat: Seat): readonly Foresight[] {
  const n = (view.players[seat]?.noblemen.filter(Boolean).length ?? 0) + 1
  const { noblemen: worth } = figuresOf(view.figures).scoring
  return [plain({ say: 'foresee.nobleman', n, gain: (worth[n] ?? 0) - (worth[n - 1] ?? 0) })]
}

/** LA-13.4: an upgrade without a knight who could have it is lost. */
function useless(view: View, reward: readonly Effect[]): readonly Foresight[] {
  const { seat } = view
  const upgrade = reward.find((effect) => effect.op === 'upgrade')
  if (seat === null || upgrade?.op !== 'upgrade') return []
  const state = guess(view, quick(0))
  const targets: Move[] = []
  const { scope, from = 0, to = 0 } = upgrade
  listUpgrades(state, { do: 'upgrade', house: seat, deployed: scope === 'deployed', from, to }, targets)
  return targets.length === 0 ? [warn({ say: 'foresee.upgrade.none' })] : []
}

/** What is left after paying. */
function paid(view: View, seat: Seat, cost: Cost): readonly Foresight[] {
  return GOODS.flatMap((good) => {
    const price = cost[good] ?? 0
    const stock = view.players[seat]?.[good] ?? null
    return price > 0 && stock !== null ? [plain({ say: `foresee.left.${good}`, n: stock - price })] : []
  })
}

/** A castle space is paid for later, in the castle phase: said now if it could not be. */
function dear(view: View, seat: Seat, cost: Cost): readonly Foresight[] {
  if (isFree(cost)) return []
  const short = GOODS.some((good) => (view.players[seat]?.[good] ?? 0) < (cost[good] ?? 0))
  return short ? [warn({ say: 'foresee.castle.dear' })] : []
}

function exchanged(view: View, seat: Seat, figures: Figures, times: number): readonly Foresight[] {
  const { ask } = view
  const law = ask?.what === 'exchange' ? figures.laws.find(({ id }) => id === ask.law) : undefined
  if (law?.kind !== 'exchange' || times === 0) return []
  const whole = Object.fromEntries(GOODS.map((good) => [good, (law.cost[good] ?? 0) * times]))
  return paid(view, seat, whole)
}

function lawOf(view: View, id: string | undefined): LawFigures | undefined {
  return figuresOf(view.figures).laws.find((law) => law.id === id)
}

/** What a law gives the reader as things stand; `null` where it hangs on what others hide. */
function gets(view: View, seat: Seat, law: LawFigures): Phrase | null {
  if (law.kind === 'majority') return null
  if (law.kind === 'exchange') return { say: 'foresee.law.exchange' }
  const times = nth(entitlements(guess(view, quick(0)), law), seat)
  return times === 0 ? { say: 'foresee.law.nothing' } : { say: 'foresee.law.gets', gets: rewardText(law.effect, times) }
}

/** Before a vote: what the law would give, and what the one it drives out gives (LA-5.5). */
function lawLines(view: View, seat: Seat, id: string): readonly Foresight[] {
  const law = lawOf(view, id)
  const old = lawOf(view, view.laws.current[0])
  if (!law) return []
  const mine = gets(view, seat, law)
  const lost = old && gets(view, seat, old)
  return [
    plain({ say: mine ? 'foresee.law.mine' : 'foresee.law.most', law: lawTitle(id), what: mine ?? '' }),
    ...(old
      ? [plain({ say: lost ? 'foresee.law.out' : 'foresee.law.out.most', law: lawTitle(old.id), what: lost ?? '' })]
      : []),
  ]
}

/** A law that fails leaves the others as they are. */
function rejected(view: View, seat: Seat): Foresight[] {
  const old = lawOf(view, view.laws.current[0])
  const kept = old && gets(view, seat, old)
  if (!old) return [plain({ say: 'foresee.law.falls' })]
  return [
    plain({ say: kept ? 'foresee.law.stays' : 'foresee.law.stays.most', law: lawTitle(old.id), what: kept ?? '' }),
  ]
}

/** The own ballot, and how many votes are left for the laws that follow. */
function voteLines(view: View, seat: Seat, id: string, move: Extract<Move, { type: 'vote' }>): readonly Foresight[] {
  const left = (view.players[seat]?.votes ?? 0) - move.votes
  const later = view.laws.proposed.filter((law) => law !== null).length - 1
  const lines = move.yes ? [...lawLines(view, seat, id)] : rejected(view, seat)
  if (move.votes > 0 || later > 0) lines.push(plain({ say: 'foresee.left.votes', n: left }))
  if (later === 0 && left > 0) lines.push(warn({ say: 'foresee.votes.last' }))
  return lines
}
