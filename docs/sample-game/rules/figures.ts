/** The printed figures as numbers. A figure is never written in code: an owner of the box must be able to check it in `data.json`. */
import data from '../data.json' with { type: 'json' }
import type { Coin, County } from '../types.ts'

/** SG-1.2: in ascending order. */
export const COINS: readonly Coin[] = data.coins

/** SG-1.1: all counties, and what each is worth. */
export const COUNTIES: readonly County[] = data.counties.map((_, county) => county)
export const COUNTY_IDS: readonly string[] = data.counties.map(({ id }) => id)
const WORTH: readonly number[] = data.counties.map(({ worth }) => worth)

/** SG-4.1 */
export const ROUNDS = data.rounds

export function worthOf(counties: readonly County[]): number {
  let sum = 0
  for (const county of counties) sum += WORTH[county] ?? 0
  return sum
}
