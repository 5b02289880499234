/** What Lancaster teaches the bots. */
import type { Dice, Knowledge, Seat } from '../../engine/game.ts'
import { figuresOf } from './figures.ts'
import { houseOf, leader } from './houses.ts'
import { noblemanLeft } from './effects.ts'
import { ownedStrength } from './knights.ts'
import { countTrue, nth, sum } from './list.ts'
import { finalPoints, outcome } from './scoring.ts'
import type { Move, State } from './types.ts'
import {
  conflictWorth,
  costWorth,
  goodWorth,
  knightWorth,
  noblemanWorth,
  rewardWorth,
  roundsLeft,
  voteWorth,
} from './worth.ts'

/** A seat's points if the game went on from here as it stands. */
function prospect(state: State, seat: Seat, prizes: ReturnType<typeof finalPoints>): number {
  const left = roundsLeft(state)
  const { rounds, castle, counties } = figuresOf(state.figures)
  let worth = nth(state.points, seat) + nth(prizes.noblemen, seat)
  // A lead in knights or extensions is worth more the fewer rounds can turn it.
  worth += ((nth(prizes.knighthood, seat) + nth(prizes.extensions, seat)) * (rounds - left)) / rounds
  worth += countTrue(nth(state.noblemen, seat)) * 0.5 * left
  worth += ownedStrength(state, seat) * (0.9 * left + 0.3)
  worth += nth(state.gold, seat) * goodWorth(state, 'gold') + nth(state.squires, seat) * goodWorth(state, 'squires')
  worth += nth(state.votes, seat) * goodWorth(state, 'votes')
  nth(state.extensions, seat).forEach((built, space) => {
    if (built) worth += left * Math.max(0.4, spaceWorth(state, seat, nth(castle, space)))
  })
  if (state.phase === 'placement' || state.phase === 'parliament' || state.phase === 'laws') {
    nth(state.castle, seat).forEach((strength, space) => {
      if (strength > 0) worth += spaceWorth(state, seat, nth(castle, space))
    })
    state.counties.forEach((county, i) => {
      if (county.house === seat)
        worth +=
          holding(county) * Math.max(rewardWorth(state, seat, nth(counties, i).reward), noblemanAt(state, seat, i))
    })
  }
  for (const conflict of state.conflicts)
    if (conflict?.spaces.some((space) => space.house === seat)) worth += conflictWorth(state, conflict, seat)
  return worth
}

function spaceWorth(
  state: State,
  seat: Seat,
  space: { readonly cost: object; readonly reward: Parameters<typeof rewardWorth>[2] },
): number {
  return Math.max(0, rewardWorth(state, seat, space.reward) - costWorth(state, space.cost))
}

/** How likely a county is still held when placement ends. */
function holding(county: { readonly strength: number; readonly squires: number }): number {
  return Math.min(0.95, 0.45 + 0.1 * (county.strength + county.squires))
}

function noblemanAt(state: State, house: number, county: number): number {
  if (!noblemanLeft(state, house, county)) return 0
  return house < state.seats ? noblemanWorth(state, house) : 0.8
}

function evaluate(state: State, seat: Seat): number {
  const ended = outcome(state)
  if (ended) {
    const winners = ended.places.filter((place) => place === 1).length
    if (ended.places[seat] === 1) return winners === 1 ? 1 : 0.5
    return -1
  }
  const prizes = finalPoints(state)
  const prospects = state.points.map((_, other) => prospect(state, other, prizes))
  const best = Math.max(...prospects.filter((_, other) => other !== seat))
  return Math.tanh((nth(prospects, seat) - best) / 18) * 0.98
}

/** What all moves of a decision have in common, looked at once. */
interface Outlook {
  /** How much better the proposed law is than the oldest one. */
  readonly vote: number
  /** The best favour tile for a knight of the seat's own, and for one of its ally. */
  readonly favour: readonly [number, number]
}

function outlook(state: State, seat: Seat): Outlook {
  if (state.todo.length === 0 && state.phase === 'parliament') return { vote: voteWorth(state, seat), favour: [0, 0] }
  return {
    vote: 0,
    favour: [bestFavour(state, seat), state.seats === 2 ? bestFavour(state, houseOf(state, seat, true)) : 0],
  }
}

function bestFavour(state: State, house: number): number {
  const { favours } = figuresOf(state.figures)
  let best = 0
  state.favours.forEach((up, favour) => {
    if (up) best = Math.max(best, rewardWorth(state, house, nth(favours, favour).reward))
  })
  return best
}

function promise(state: State, seat: Seat, move: Move): number {
  return Math.max(0, 3 + judge(state, seat, move, outlook(state, seat)))
}

/** Points a move promises more or less than doing nothing. */
function judge(state: State, seat: Seat, move: Move, { vote, favour }: Outlook): number {
  const figures = figuresOf(state.figures)
  const task = state.todo[0]
  const house = task?.house ?? seat
  switch (move.do) {
    case 'county':
      return judgeCounty(state, seat, move)
    case 'castle': {
      const own = houseOf(state, seat, move.ally)
      const { cost, reward } = nth(move.ally ? figures.ally.castle : figures.castle, move.space)
      const payable = sum(Object.values(cost)) === 0 || nth(state.squires, seat) >= (cost.squires ?? 0)
      const worth = rewardWorth(state, own, reward) - costWorth(state, cost)
      return (payable ? worth : worth * 0.3) - 0.5 * move.strength
    }
    case 'conflict': {
      const own = houseOf(state, seat, move.ally)
      return judgeConflict(state, own, move.strength, move.slot) + favour[move.ally ? 1 : 0] - 0.5 * move.strength
    }
    case 'journey':
      return judgeConflict(state, house, 1, move.slot) + favour[house < state.seats ? 0 : 1] - 1
    case 'favour':
      return rewardWorth(state, house, nth(figures.favours, move.favour).reward)
    case 'nobleman':
      return house < state.seats ? noblemanWorth(state, house) : 1
    case 'upgrade':
      return 0.5 + 0.3 * move.to
    case 'extend': {
      const { cost, reward } = nth(figures.castle, move.space)
      return rewardWorth(state, seat, reward) - costWorth(state, cost)
    }
    case 'vote':
      return judgeVote(state, seat, move, vote)
    case 'exchange': {
      const law = task?.do === 'exchange' ? nth(figures.laws, task.law) : undefined
      if (law?.kind !== 'exchange') return 0
      return move.times * (rewardWorth(state, seat, law.effect) - costWorth(state, law.cost))
    }
    case 'take':
      return task?.do === 'county' ? judgeTake(state, house, task.county, move.what) : 0
    case 'name':
      return move.seat === seat ? 1 : 0
    case 'resolve': {
      const own = houseOf(state, seat, move.what === 'ally')
      const { cost, reward } = nth(move.what === 'ally' ? figures.ally.castle : figures.castle, move.space)
      const price = costWorth(state, cost)
      return price === 0 ? 4 : rewardWorth(state, own, reward) - price
    }
    case 'free':
      return knightWorth(state, move.strength) - move.strength * figures.ransomPerStrength * goodWorth(state, 'gold')
    default:
      return 0
  }
}

function judgeCounty(state: State, seat: Seat, move: Extract<Move, { do: 'county' }>): number {
  const figures = figuresOf(state.figures)
  const house = houseOf(state, seat, move.ally)
  const { minStrength, reward, namesStartPlayer } = nth(figures.counties, move.county)
  const prize = rewardWorth(state, house, reward) + (namesStartPlayer ? 0.5 : 0)
  const nobleman = noblemanAt(state, house, move.county)
  const both = !move.ally && nth(state.gold, seat) >= (figures.bothCost.gold ?? 0)
  const worth = both
    ? Math.max(prize, nobleman, prize + nobleman - costWorth(state, figures.bothCost))
    : Math.max(prize, nobleman)
  const held = nth(state.counties, move.county)
  const expelled = held.house >= 0 && leader(state, held.house) !== seat ? 0.8 : 0
  const idleStrength = 0.3 * (move.strength - minStrength)
  return worth * holding(move) + expelled - idleStrength - move.squires * goodWorth(state, 'squires')
}

function judgeConflict(state: State, house: number, strength: number, slot: number): number {
  const conflict = state.conflicts[slot]
  if (!conflict) return 0
  const spaces = conflict.spaces.map(({ house: other, knights }) => ({ house: other, knights: [...knights] }))
  const own = spaces.find((space) => space.house === house)
  if (own) own.knights.push(strength)
  else spaces.push({ house, knights: [strength] })
  const before = own ? conflictWorth(state, conflict, house) : 0
  const after = conflictWorth(state, { card: conflict.card, spaces }, house)
  return house < state.seats ? after - before : 0.3
}

/** Yes for what helps more than it helps the others; votes are worth spending on what matters. */
function judgeVote(state: State, seat: Seat, move: Extract<Move, { do: 'vote' }>, worth: number): number {
  const lawsToGo = state.proposed.length - state.step
  const fairShare = nth(state.votes, seat) / lawsToGo
  const wanted = Math.min(nth(state.votes, seat), Math.round(fairShare * Math.min(2, Math.abs(worth) / 2)))
  return (move.yes === worth > 0 ? 2 : -2) - Math.abs(move.votes - wanted) * 0.5
}

function judgeTake(state: State, house: number, county: number, what: 'nobleman' | 'reward' | 'both'): number {
  const figures = figuresOf(state.figures)
  const nobleman = noblemanAt(state, house, county)
  const reward = rewardWorth(state, house, nth(figures.counties, county).reward)
  if (what === 'nobleman') return nobleman
  return what === 'reward' ? reward : nobleman + reward - costWorth(state, figures.bothCost)
}

/** The best-looking move, with enough chance in it that playouts differ. */
function pick(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  let best = moves[0] as Move
  if (moves.length === 1) return best
  const seen = outlook(state, seat)
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const looks = judge(state, seat, move, seen) + dice.int(1000) / 500
    if (looks > most) {
      most = looks
      best = move
    }
  }
  return best
}

/** A playout goes on through the round, to where placements and votes have paid. */
export const knowledge: Knowledge<State, Move> = { evaluate, promise, pick, style: 'tree', reach: 60 }
