/**
 * What quick picks go by: each number is one set by hand here, times a factor in `learned.json`, where `roses train` puts what games
 * of picks against picks have taught (`training.ts`).
 */
import type { Seat } from '../../../engine/index.ts'
import { TURNS } from '../rules/figures.ts'
import type { State } from '../types/index.ts'
import learned from './learned.json' with { type: 'json' }
import { risk } from './survey.ts'

export const BY_HAND = {
  /** What own force counts against what could come, where blocks stand. */
  hold: 2.1,

  /** A first block where the enemy could raise heads; in London; one more than an area feeds. */
  deny: 0.34,
  london: 0.6,
  crowd: 0.5,

  marchBase: 0.11,
  /** What a march is worth that takes a point of its own. */
  marchPoint: 0.66,
  marchAbroad: 0.3,
  headHome: 1.1,
  otherHome: 0.33,
  heirSafer: 0.95,
  headSafer: 0.95,
  otherSafer: 0.1,
  /** Those left behind are weaker, those joined stronger. */
  leave: 0.4,
  join: 0.6,
  /** What guarding an heir counts more than guarding another head. */
  heirGuard: 0.5,

  attackBase: 0.44,
  attackUrgent: 3.2,
  attackBehind: 0.65,
  attackWeak: 0.27,
  attackHeir: 0.7,
  /** Defenders fire first within a letter, some of them at home, and attackers have to leave in the end. */
  defender: 3.6,
  prizeBase: 0.28,
  prizeHead: 0.5,
  prizeHeir: 0.47,
  prizeLondon: 0.7,
  stake: 1.65,
  /** In the last turn, before heads are counted. */
  prizeLast: 1,
  stakeLast: 1,

  pirates: 1.2,
  sailAbroad: 0.35,
  sailBase: 0.05,
  sailPlace: 0.5,
  landHead: 0.6,
  landLater: 0.7,
  landOther: 0.45,
  landPlace: 0.7,

  raiseHead: 1.6,
  raiseOther: 0.62,
  raiseLast: 0.1,
  raiseRisk: 0.65,
  raiseHeadPlace: 0.45,
  raiseOtherPlace: 0.5,
  raiseGuard: 1,

  endEarly: 0.13,
  endSpent: 0.4,
  musterBase: 0.1,
  musterGuard: 0.3,

  heirWorth: 1.7,
  roseWorth: 1.25,
  manWorth: 0.45,
  fireBase: 0.4,
  hit: 0.22,
  chargeBase: 0.35,
  chargeKill: 0.58,
  chargeHit: 0.4,
  chargeDanger: 1,
  treacheryBase: 0.27,
  treacheryTurn: 1.42,
  treacheryStrength: 0.15,
  stay: 0.4,
  retreatLosing: 0.65,
  retreatBase: 3,
  retreatHead: 1.6,
  retreatOther: 0.45,
  retreatLast: 0.3,

  regroup: 0.8,
  regroupEnd: 0.6,
  enter: 1.1,
  home: 1.2,
  homePool: 0.3,

  card2: 1,
  card3: 1.2,
  card4: 1.4,
  cardForceMarch: 0.9,
  cardMuster: 0.7,
  cardPiracy: 1,
  cardPlague: 0.9,
  cardSurprise: 0.9,
  cardTreason: 1,
}

export type Picks = { readonly [name in keyof typeof BY_HAND]: number }

export const NAMES = Object.keys(BY_HAND) as (keyof Picks)[]

/** The constants times these factors, in the order of `NAMES`. */
export function picksWith(factors: readonly number[]): Picks {
  const found = { ...BY_HAND }
  for (const [i, name] of NAMES.entries()) found[name] *= factors[i] ?? 1
  return found
}

/** Those that count now. */
export let picks: Picks = picksWith(NAMES.map((name) => learned.factors[name]))

/** What is answered by other constants; afterwards those that counted before count again. */
export function withPicks<T>(set: Picks, answer: () => T): T {
  const before = picks
  picks = set
  try {
    return answer()
  } finally {
    picks = before
  }
}

/** Whether nobody marches any more in this campaign. */
let over = false

/** Looks whether anything can still come. */
export function heed({ turn, first, active }: State): void {
  over = turn === TURNS && active >= 0 && active !== first
}

/** How likely what stands there is to be overrun, as quick picks see it. */
export function peril(seat: Seat, area: number, more: number): number {
  return over ? 0 : risk(seat, area, more, picks.hold)
}
