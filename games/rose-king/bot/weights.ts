/** What things are worth in points while the game runs. */

/** An unused hero: about the territory it can cut or join. */
export const HERO_WORTH = 30

/** A card more in the hand: about a stone laid beside a single one. */
export const CARD_WORTH = 4

/** A lead of that many points is a good one. */
export const GOOD_LEAD = 60
