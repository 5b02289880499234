/** What things are worth to a house now, in points. */
import { figuresOf } from '../rules/figures.ts'
import { countTrue, nth } from '../rules/list.ts'
import type { State } from '../types/index.ts'
import type { Bundle } from './bundles.ts'
import type { Picks } from './picks.ts'

/** One price for everything a bundle can hold. */
export type Values = { readonly [thing in keyof Bundle]: number }

/** Rounds still to come after this one. */
export function roundsLeft(state: State): number {
  return figuresOf(state.figures).rounds - state.round
}

/** A knight of strength 1. */
export function knightValue(left: number, { weights }: Picks): number {
  return weights.knight + weights.knightPerRound * left
}

const MOST_NOBLEMEN = 10

/** Worked out once for every case there is: rounds left, whether there is room to grow, noblemen owned. */
export function valuesOf(state: State, house: number, picks: Picks): Values {
  const figures = figuresOf(state.figures)
  const known = picks.known(figures)
  const left = figures.rounds - state.round
  const recruits = nth(state.reserve, house)[0] === 0 ? 0 : 1
  const ally = house >= state.seats
  const room = !ally && nth(state.extensions, house).includes(false) ? 1 : 0
  const noblemen = ally ? 0 : countTrue(nth(state.noblemen, house))
  const key = (((left * 2 + recruits) * 2 + room) * 2 + (ally ? 1 : 0)) * MOST_NOBLEMEN + noblemen
  return (known[key] ??= ally
    ? allyValues(left, recruits, picks)
    : ownValues(left, recruits, room, nextNobleman(figures.scoring.noblemen, noblemen, left, picks), picks))
}

function ownValues(left: number, recruits: number, room: number, nobleman: number, picks: Picks): Values {
  const { weights: W } = picks
  return {
    gold: W.gold + W.goldPerRound * left,
    squires: W.squire + W.squirePerRound * left,
    votes: left === 0 ? 0 : W.vote + W.votePerRound * left,
    points: 1,
    knights: recruits * knightValue(left, picks),
    strength: W.strength + W.strengthPerRound * left,
    upgrades: W.upgrade + W.upgradePerRound * left,
    extensions: room * (W.extension + W.extensionPerRound * left),
    noblemen: nobleman,
    journeys: W.journey,
  }
}

/** An ally earns nothing itself; its knights still take counties and ranks from the opponent. */
function allyValues(left: number, recruits: number, { weights: W }: Picks): Values {
  return {
    gold: 0,
    squires: 0,
    votes: 0,
    points: 0,
    knights: recruits * W.allyKnightPerRound * left,
    strength: W.allyUpgradePerRound * left,
    upgrades: W.allyUpgradePerRound * left,
    extensions: 0,
    noblemen: W.allyNobleman,
    journeys: W.allyJourney,
  }
}

/** The next nobleman: a share of what the final table gives for the number one can hope for, and votes. */
function nextNobleman(table: readonly number[], owned: number, left: number, { weights: W }: Picks): number {
  const hoped = Math.min(owned + 1 + left, table.length - 1)
  if (hoped <= owned) return 0
  const each = (nth(table, hoped) - nth(table, owned)) / (hoped - owned)
  return W.noblemanTable * each + W.noblemanPerRound * left
}

export function worth(bundle: Bundle, values: Values): number {
  return (
    bundle.gold * values.gold +
    bundle.squires * values.squires +
    bundle.votes * values.votes +
    bundle.points * values.points +
    bundle.knights * values.knights +
    bundle.strength * values.strength +
    bundle.upgrades * values.upgrades +
    bundle.extensions * values.extensions +
    bundle.noblemen * values.noblemen +
    bundle.journeys * values.journeys
  )
}
