/** Points a move promises more or less than doing nothing. */
import type { Seat } from '../../../engine/game.ts'
import { noblemanLeft } from '../rules/effects.ts'
import { figuresOf } from '../rules/figures.ts'
import { leader } from '../rules/houses.ts'
import { nth } from '../rules/list.ts'
import type { Move, State } from '../types/index.ts'
import { type Count, countVotes } from './ballots.ts'
import { marketOf } from './bundles.ts'
import { conflictWorth, isIn } from './conflicts.ts'
import { type Outlook, outlookOf, type Prospects } from './outlook.ts'
import type { Picks } from './picks.ts'
import { knightValue, roundsLeft, type Values, valuesOf, worth } from './values.ts'
import { wasted } from './waste.ts'
import { TEMPER } from './weights.ts'

/** A move that looks better is tried that much more readily; early in the game everything counts for more points. */
export function promiseWith(picks: Picks, state: State, seat: Seat, move: Move): number {
  if (wasted(state, seat, move, picks)) return 0
  return Math.exp((TEMPER.keenness * judgeOf(state, seat, picks)(move)) / (1 + roundsLeft(state)))
}

/** Judges the moves of one decision. */
export type Judge = (move: Move) => number

export function judgeOf(state: State, seat: Seat, picks: Picks): Judge {
  const task = state.todo[0]
  if (!task) {
    if (state.phase === 'placement') {
      const outlook = outlookOf(state, seat, picks)
      return (move) => judgePlacement(state, seat, move, outlook)
    }
    if (state.phase === 'parliament') {
      const count = countVotes(state, seat, picks)
      return (move) => judgeVote(move, count, picks)
    }
  }
  if (task?.do === 'journey') {
    const outlook = outlookOf(state, seat, picks)
    return (move) => (move.type === 'journey' ? judgeConflict(state, task.house, 1, move.slot, outlook) - 1 : 0)
  }
  const values = valuesOf(state, task?.house ?? seat, picks)
  return (move) => judgeReward(state, seat, move, values, picks)
}

export function judgePlacement(state: State, seat: Seat, move: Move, outlook: Outlook): number {
  const { weights: W } = outlook.picks
  switch (move.type) {
    case 'county':
      return judgeCounty(state, seat, move, outlook)
    case 'castle': {
      const own = sideOf(outlook, move.ally)
      const { cost } = nth(move.ally ? outlook.market.allyCastle : outlook.market.castle, move.space)
      const worthHere = own.castle(move.space)
      const payable = nth(state.squires, seat) >= cost.squires && nth(state.gold, seat) >= cost.gold
      return (
        (payable ? worthHere : worthHere * W.unpaid) -
        W.castleStrength * move.strength -
        W.castleEarly * (own.atCourt - 1)
      )
    }
    case 'conflict':
      return judgeConflict(state, move.ally ? seat + state.seats : seat, move.strength, move.slot, outlook)
    default:
      return 0
  }
}

function sideOf(outlook: Outlook, ally: boolean): Prospects {
  return ally && outlook.ally ? outlook.ally : outlook.own
}

function judgeCounty(state: State, seat: Seat, move: Extract<Move, { type: 'county' }>, outlook: Outlook): number {
  const { weights: W } = outlook.picks
  let judged = sideOf(outlook, move.ally).county(move.county)
  if (!move.ally) judged += outlook.moreCounties
  if (nth(figuresOf(state.figures).counties, move.county).namesStartPlayer) judged += W.namesStart
  const held = nth(state.counties, move.county)
  if (held.house >= 0 && leader(state, held.house) !== seat) judged += W.expel
  // How likely the county is held is left out: quick games pushed that discount to nothing.
  const spare = move.strength - nth(figuresOf(state.figures).counties, move.county).minStrength
  return judged - move.squires * outlook.own.values.squires - W.countyStrength * spare
}

function judgeConflict(state: State, house: number, strength: number, slot: number, outlook: Outlook): number {
  const { weights: W } = outlook.picks
  const conflict = state.conflicts[slot]
  if (!conflict) return 0
  const ally = house >= state.seats
  const favour = W.favour * sideOf(outlook, ally).favour() - W.conflictStrength * strength
  // The points of an ally's rank are lost (LA-12.13), and its knights count for no law (LA-12.9).
  if (ally) return favour
  const present = isIn(conflict, house)
  const before = present ? conflictWorth(state, conflict, slot, house, 0, outlook.hope, outlook.picks) : 0
  const after = conflictWorth(state, conflict, slot, house, strength, outlook.hope, outlook.picks)
  return favour + W.conflict * (after - before) + (present ? 0 : outlook.moreConflicts)
}

/** What carrying the side is worth; any other number of votes than the best with it is worth less. */
function judgeVote(move: Move, { votes, worth: judged }: Count, { weights }: Picks): number {
  if (move.type !== 'vote') return 0
  const side = move.yes ? 1 : 0
  return judged[side] - Math.abs(move.votes - votes[side]) * weights.voteSpend
}

/** Decisions about rewards that are being handed out. */
function judgeReward(state: State, seat: Seat, move: Move, values: Values, picks: Picks): number {
  const { weights: W } = picks
  const figures = figuresOf(state.figures)
  const market = marketOf(figures)
  const task = state.todo[0]
  const house = task?.house ?? seat
  switch (move.type) {
    case 'favour':
      return worth(nth(market.favours, move.favour), values)
    case 'nobleman': {
      const held = nth(state.counties, move.county).house === house
      return values.noblemen + W.noblemanRare * (nth(figures.counties, move.county).minStrength - (held ? 4 : 0))
    }
    case 'upgrade':
      return 0.5 + W.upgradeTo * move.to
    case 'extend': {
      const { cost, reward } = nth(market.castle, move.space)
      return worth(reward, values) - worth(cost, values)
    }
    case 'exchange': {
      const law = task?.do === 'exchange' ? nth(market.laws, task.law) : undefined
      return law ? move.times * (worth(law.effect, values) - worth(law.cost, values)) : 0
    }
    case 'take': {
      if (task?.do !== 'county') return 0
      const nobleman = noblemanLeft(state, house, task.county) ? values.noblemen : 0
      if (move.what === 'nobleman') return nobleman
      const reward = worth(nth(market.counties, task.county), values)
      return move.what === 'reward' ? reward : nobleman + reward - worth(market.bothCost, values)
    }
    case 'name':
      if (move.seat === seat) return W.nameSelf
      return move.seat === (seat + 1) % state.seats ? W.nameNext : 0
    case 'resolve': {
      const own = move.what === 'ally' ? valuesOf(state, seat + state.seats, picks) : values
      const { cost, reward, free } = nth(move.what === 'ally' ? market.allyCastle : market.castle, move.space)
      return free ? 4 : worth(reward, own) - worth(cost, values)
    }
    case 'free':
      return (
        knightValue(roundsLeft(state), picks) +
        (move.strength - 1) * values.strength -
        move.strength * figures.ransomPerStrength * values.gold
      )
    default:
      return 0
  }
}
