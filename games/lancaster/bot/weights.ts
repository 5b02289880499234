/**
 * What the bots believe about Lancaster, in points. Found by letting thousands of quick games decide between
 * neighbouring values; `learned.json` has the factors by which `roses train` has moved them since.
 * `…PerRound` is added for every round that is still to come.
 */
export const BY_HAND = {
  gold: 0.17,
  goldPerRound: 0.34,
  squire: 0.28,
  squirePerRound: 0.51,
  vote: 0.13,
  votePerRound: 0.04,
  /** A new knight of strength 1, and every point of strength above that. */
  knight: 0.69,
  knightPerRound: 3.5,
  strength: 0.46,
  strengthPerRound: 0.67,
  upgrade: 1.25,
  upgradePerRound: 1.41,
  extension: 3.16,
  extensionPerRound: 4.58,
  /** Part of what the next noblemen bring in the final table. */
  noblemanTable: 1.57,
  noblemanPerRound: 0.69,
  journey: 2.46,
  allyKnightPerRound: 2.35,
  allyUpgradePerRound: 0.46,
  allyNobleman: 0.5,
  allyJourney: 1.14,

  /** Driving out an opponent's knight. */
  expel: 0.52,
  namesStart: 0.55,
  /** Every point of strength that is used up. For counties of strength beyond what they ask for. */
  castleStrength: 0.47,
  countyStrength: 0.02,
  conflictStrength: 0.69,
  /** A place in the own castle runs away from nobody: for every other knight still at court. */
  castleEarly: 0.1,
  /** A castle space whose cost cannot be paid yet. */
  unpaid: 0.6,

  conflict: 1.6,
  favour: 1.11,
  /** Strength that England may still hope for, at the least and for every knight still at court. */
  hope: 1.29,
  hopePerKnight: 0.19,
  /** A knight in a conflict that England is losing. */
  stuck: 0.78,
  captive: 1.63,

  /** How likely laws are in force after parliament: the oldest, the next two, the proposed. */
  lawOldest: 0.32,
  lawOther: 0.81,
  lawProposed: 0.2,

  voteSpend: 0.43,
  voteStakes: 0.43,
  /** How sure a seat votes for what it gains by, for each point of it. */
  voteSure: 0.8,
  /** How far the others' votes may be from what is expected: at the least, and for each vote they own. */
  voteDoubt: 0.6,
  voteDoubtEach: 0.15,
  /** What a vote is worth at the laws to come, as a part of the most it could bring there. */
  votePrice: 0.4,

  upgradeTo: 0.51,
  noblemanRare: 0.18,
  nameSelf: 0.72,
  nameNext: -0.1,
}

/** What is no belief and is not tuned: games of picks alone would have nobody ever try anything new. */
export const TEMPER = {
  /** How much chance a quick pick lets in, in points. */
  whim: 1,
  /** The part of a whim that touches a vote. */
  voteWhim: 0.5,
  /** How much more readily a search tries a move that promises a point more, in the last round; less before it. */
  keenness: 0.5,
}
