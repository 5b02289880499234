/** What quick picks go by, in victory points where nothing else is said. */
export interface Picks {
  /** How much of its worth an asset keeps from turn to turn: much is bribed and stormed away. */
  readonly lasting: number
  /** A lead of this many control points is as good as safe. */
  readonly safeLead: number
  /** What a control point is worth in every parliament wherever it stands, beside what it changes in its region. */
  readonly plain: number
  /** What taking from a rival counts, beside having it oneself. */
  readonly rivalry: number
  /** A pound, and in the last turn. */
  readonly pound: number
  readonly lastPound: number
  /** The part of an award that one more of its kind is worth: drawing level with the first, and being behind. */
  readonly level: number
  readonly behind: number
  /** The part of a pair's bonus that its first half is worth; and of awards and bonuses what counts against losing one. */
  readonly half: number
  readonly kept: number
  /** A mercenary when cards are drafted, and when one is sent, as a part of the price of a troop. */
  readonly mercenary: number
  readonly mercenaryPrice: number
  /** The chance that one rival with a footing in the region storms a Location. */
  readonly storm: number
  /** How the chances of an attack are taken. */
  readonly attack: number
  /** The chance of a bribe: with one rival who can pay, and with each more. */
  readonly bribed: number
  readonly bribedMore: number
  /** What a rival's gain by a bribe counts, beside the own loss. */
  readonly spite: number
  /** The chance that a bribe holds, less for each player who bribes later. */
  readonly bribe: number
  readonly bribeLater: number
  /** How fast a higher bid makes the Captain of Calais likely: this much money, two times in three. */
  readonly likelyBid: number
  /** A move of a noble or ship must bring more than this. */
  readonly move: number
}

/** By the number of players. */
export const PICKS: { readonly [seats: number]: Picks } = {
  2: {
    lasting: 1.12,
    safeLead: 18.9,
    plain: 0.026,
    rivalry: 0.24,
    pound: 5.7,
    lastPound: 0.0203,
    level: 0.258,
    behind: 0.0711,
    half: 0.181,
    kept: 0.662,
    mercenary: 8.46,
    mercenaryPrice: 1.14,
    storm: 0.19,
    attack: 4.32,
    bribed: 1.08,
    bribedMore: 0.118,
    bribe: 1.46,
    bribeLater: 0.0626,
    likelyBid: 2.98,
    move: 0.635,
    spite: 1,
  },
  3: {
    lasting: 2.1,
    safeLead: 9.78,
    plain: 0.0278,
    rivalry: 0.37,
    pound: 1.74,
    lastPound: 0.0207,
    level: 0.319,
    behind: 0.0943,
    half: 0.172,
    kept: 0.605,
    mercenary: 1.21,
    mercenaryPrice: 1.03,
    storm: 0.125,
    attack: 2.08,
    bribed: 0.406,
    bribedMore: 0.122,
    spite: 1,
    bribe: 0.696,
    bribeLater: 0.0702,
    likelyBid: 1.93,
    move: 0.398,
  },
  4: {
    lasting: 2.56,
    safeLead: 6.92,
    plain: 0.021,
    rivalry: 0.344,
    pound: 1.07,
    lastPound: 0.0157,
    level: 0.272,
    behind: 0.0678,
    half: 0.191,
    kept: 0.488,
    mercenary: 1.44,
    mercenaryPrice: 1.14,
    storm: 0.123,
    attack: 1.95,
    bribed: 0.321,
    bribedMore: 0.127,
    spite: 1,
    bribe: 0.618,
    bribeLater: 0.0683,
    likelyBid: 1.53,
    move: 0.291,
  },
}

export function picksFor(seats: number): Picks {
  const picks = PICKS[seats]
  if (!picks) throw new Error(`nobody plays this game with ${seats} players`)
  return picks
}
