/** What each game has to count of its bots. */
import { lancaster } from './lancaster.ts'
import type { Manners } from './play.ts'
import { richardIII } from './richard-iii.ts'
import { roseKing } from './rose-king.ts'
import { warsOfTheRoses } from './wars-of-the-roses.ts'

export const manners: { readonly [game: string]: Manners } = {
  'rose-king': roseKing,
  lancaster,
  'wars-of-the-roses': warsOfTheRoses,
  'richard-iii': richardIII,
}
