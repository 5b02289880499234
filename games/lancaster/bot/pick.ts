/** Picks for playouts: made without the list of all moves where that list is long. */
import type { Dice, Seat } from '../../../engine/game.ts'
import { figuresOf } from '../rules/figures.ts'
import { openTo } from '../rules/france.ts'
import { nth } from '../rules/list.ts'
import * as moves from '../rules/moves.ts'
import { squiresNeeded } from '../rules/placement.ts'
import type { Move, State } from '../types/index.ts'
import { countVotes } from './ballots.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import type { Picks } from './picks.ts'
import { judgeOf, judgePlacement } from './promise.ts'
import { TEMPER } from './weights.ts'

/** Steps in which a whim is drawn. */
const GRAINS = 1024

/** Keeps the best-looking of the moves shown to it, with a whim for each. */
class Fancy {
  best: Move | null = null
  private most = Number.NEGATIVE_INFINITY
  private readonly dice: Dice
  private readonly grain = TEMPER.whim / GRAINS

  constructor(dice: Dice) {
    this.dice = dice
  }

  show(move: Move, judged: number): void {
    const looks = judged + this.dice.int(GRAINS) * this.grain
    if (looks <= this.most) return
    this.most = looks
    this.best = move
  }
}

/** The best-looking move, with enough chance in it that playouts differ. */
export function pickWith(picks: Picks, state: State, seat: Seat, list: readonly Move[], dice: Dice): Move {
  const [first] = list as readonly [Move]
  if (list.length === 1) return first
  const judge = judgeOf(state, seat, picks)
  const fancy = new Fancy(dice)
  for (const move of list) fancy.show(move, judge(move))
  return fancy.best ?? first
}

export function quickWith(picks: Picks, state: State, seat: Seat, dice: Dice): Move | null {
  if (state.todo.length > 0) return null
  if (state.phase === 'parliament') return quickVote(state, seat, dice, picks)
  if (state.phase !== 'placement') return null
  const outlook = outlookOf(state, seat, picks)
  const fancy = new Fancy(dice)
  showPlacements(state, seat, seat, outlook, fancy)
  if (state.seats === 2) showPlacements(state, seat, seat + state.seats, outlook, fancy)
  return fancy.best
}

/** A whim may turn a vote whose stakes are small. */
function quickVote(state: State, seat: Seat, dice: Dice, picks: Picks): Move {
  const { votes, worth } = countVotes(state, seat, picks)
  const whim = (dice.int(2 * GRAINS) / GRAINS - 1) * TEMPER.whim * TEMPER.voteWhim
  const yes = worth[1] - worth[0] + whim > 0
  return moves.vote(yes, votes[yes ? 1 : 0])
}

/** The placements of a house that can be worth while; its moves are legal as `listPlacements` has them. */
function showPlacements(state: State, seat: Seat, house: number, outlook: Outlook, fancy: Fancy): void {
  const ally = house !== seat
  const { counties } = figuresOf(state.figures)
  const court = nth(state.court, house)
  const stock = ally ? 0 : nth(state.squires, seat)
  const castle = nth(state.castle, house)
  const covered = ally ? undefined : nth(state.extensions, house)
  const show = (move: Move): void => fancy.show(move, judgePlacement(state, seat, move, outlook))
  let weakest = true
  for (let strength = 1; strength <= court.length; strength++) {
    if (court[strength - 1] === 0) continue
    for (let i = 0; i < counties.length; i++) {
      if (strength < nth(counties, i).minStrength) continue
      const squires = squiresNeeded(state, seat, strength, i)
      if (squires <= stock) show(moves.county(ally, strength, i, squires))
    }
    for (let slot = 0; slot < state.conflicts.length; slot++)
      if (openTo(state, house, slot)) show(moves.conflict(ally, strength, slot))
    // Strength is wasted on a castle.
    if (weakest)
      for (let space = 0; space < castle.length; space++)
        if (castle[space] === 0 && !covered?.[space]) show(moves.castle(ally, strength, space))
    weakest = false
  }
}
