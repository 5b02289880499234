/** The board as search sees it: flat tables, with one space more that lies outside and is never anybody's. */
import { CARDS } from '../../rules/cards.ts'
import { NEIGHBOURS, SPACE_COUNT, TARGETS } from '../../rules/spaces.ts'

/** Beside an edge space lies the outside. */
export const OUTSIDE = SPACE_COUNT
export const SPACES = SPACE_COUNT + 1

/** At `space × 4` the spaces side by side with it. */
export const NEAR = new Uint8Array(SPACES * 4).fill(OUTSIDE)
NEIGHBOURS.forEach((near, space) => NEAR.set(near, space * 4))

/** At `space × 32 + card` the space a card leads to, or the outside. */
export const REACH = new Uint8Array(SPACES * 32).fill(OUTSIDE)
for (let space = 0; space < SPACE_COUNT; space++)
  for (let card = 0; card < CARDS.length; card++) {
    const target = TARGETS[space * CARDS.length + card] as number
    REACH[space * 32 + card] = target < 0 ? OUTSIDE : target
  }

/** At `space × 8` the spaces all around it: a side, the corner after it, the next side and so on. */
export const AROUND = new Uint8Array(SPACES * 8).fill(OUTSIDE)
const DIRECTIONS = CARDS.map((card, i) => ({ card, i })).filter(({ card }) => card.distance === 1)
for (let space = 0; space < SPACE_COUNT; space++)
  DIRECTIONS.forEach(({ i }, place) => (AROUND[space * 8 + place] = REACH[space * 32 + i] as number))
