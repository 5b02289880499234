/**
 * What counts in judging how a house stands, and how much.
 *
 * The weights lie between two fits to games played by quick picks alone, 5500 in all: a logistic
 * regression of "this house won" on the differences between the houses. The last heir's was set by
 * hand. Every weight has a value for the start and one for the end of a campaign; between them it
 * runs straight.
 */
export type Weights = { readonly [feature in keyof typeof ZERO]: readonly [number, number] }

export const ZERO = {
  /** Heirs, nobles and churches that would count now. */
  heads: 0,
  /** Those in exile or on Man. */
  abroad: 0,
  /** Those that can be raised, and those whose homes the enemy holds. */
  poolOpen: 0,
  poolShut: 0,
  /** Those out until the next campaign. */
  down: 0,
  /** Heads that do not come back when they fall. */
  roses: 0,
  heirs: 0,
  /** Strength times firepower, in tens. */
  army: 0,
  armyAbroad: 0,
  /** Heads at their last step of strength. */
  weak: 0,
  /** Heads that a stronger enemy can reach, by how likely they are to fall. */
  danger: 0,
  /** Points in hand, and how many of the cards are events. */
  points: 0,
  events: 0,
  throne: 0,
  /** A house down to its last heir: how likely he is to fall. */
  lastHeir: 0,
}

/** By campaigns still to come. */
export const WEIGHTS: readonly Weights[] = [
  {
    heads: [0.2, 0.78],
    abroad: [0.16, 0.2],
    poolOpen: [0.19, 0.15],
    poolShut: [0.14, 0.06],
    down: [0, 0],
    roses: [0.1, 0.12],
    heirs: [0.3, 0.16],
    army: [0.15, 0.06],
    armyAbroad: [0.07, 0.08],
    weak: [-0.07, -0.06],
    danger: [-0.18, -0.34],
    points: [0.04, 0.09],
    events: [-0.1, -0.15],
    throne: [0.2, 0.37],
    lastHeir: [-1.5, -1.5],
  },
  {
    heads: [0.17, 0.32],
    abroad: [0.16, 0.22],
    poolOpen: [0.15, 0.19],
    poolShut: [0.18, 0.12],
    down: [0.09, 0.12],
    roses: [0.1, 0.15],
    heirs: [0.32, 0.27],
    army: [0.09, 0.05],
    armyAbroad: [0.07, 0.06],
    weak: [-0.09, -0.08],
    danger: [-0.09, -0.17],
    points: [0.04, 0.05],
    events: [-0.06, -0.07],
    throne: [0.12, 0.06],
    lastHeir: [-1.5, -1.5],
  },
  {
    heads: [0.1, 0.2],
    abroad: [0.12, 0.14],
    poolOpen: [0.08, 0.12],
    poolShut: [0.11, 0.12],
    down: [0.02, 0.08],
    roses: [0.08, 0.13],
    heirs: [0.25, 0.33],
    army: [0.06, 0.04],
    armyAbroad: [0.03, 0.07],
    weak: [-0.08, -0.05],
    danger: [-0.08, -0.08],
    points: [0.02, 0.03],
    events: [-0.07, -0.05],
    throne: [0.03, 0.03],
    lastHeir: [-1.5, -1.5],
  },
]
