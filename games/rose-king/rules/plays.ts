/** In which form a card may be played: the one decision of RK-4.2 and RK-4.4, as a table. */
import type { Seat } from '../../../engine/game.ts'
import type { State } from '../types.ts'
import { CARDS, lowestCard } from './cards.ts'
import { SPACE_COUNT, targetOf } from './spaces.ts'

const NONE = 0
export const PLAYABLE = 1

/** An empty target takes a plain play, an enemy stone a hero if there is one, an own stone nothing. */
function formOn(stone: number, own: number, hasHero: boolean): number {
  if (stone === 0) return PLAYABLE
  return stone !== own && hasHero ? PLAYABLE : NONE
}

/** For each house, without and with a hero: the form on each kind of target, in four bits. */
const FORMS = [1, 2]
  .flatMap((own) =>
    [false, true].map((hero) => [0, 1, 2].reduce((form, stone) => form | (formOn(stone, own, hero) << stone), 0)),
  )
  .reduce((forms, form, i) => forms | (form << (i * 4)), 0)

export const CARD_BITS = 5
export const FORM_BITS = 16

/** By space and, in the last bits, card: the target and, in the last bits, the forms; 0 off the board, where nothing can be played. */
export const WAYS = new Int32Array(SPACE_COUNT << CARD_BITS)
for (let space = 0; space < SPACE_COUNT; space++)
  for (let card = 0; card < CARDS.length; card++) {
    const target = targetOf(space, card)
    if (target >= 0) WAYS[(space << CARD_BITS) | card] = (target << FORM_BITS) | FORMS
  }

// What this file holds itself is found faster than what it imports.
const ways = WAYS

export function canPlay({ board, crown, hands, heroes }: State, seat: Seat): boolean {
  const form = ((seat & 1) << 3) | ((-(heroes[seat] as number) >> 31) & 4)
  for (let rest = hands[seat] as number; rest !== 0; rest &= rest - 1) {
    const way = ways[(crown << CARD_BITS) | lowestCard(rest)] as number
    if (((way >> (form | (board[way >> FORM_BITS] as number))) & PLAYABLE) !== 0) return true
  }
  return false
}
