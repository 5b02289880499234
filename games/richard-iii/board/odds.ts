/** What a roll is worth before it is made: plain arithmetic on the numbers in the view. */

/** Hits to be expected of so many dice that hit at `firepower` or less. */
export function expectedHits(dice: number, firepower: number): number {
  return (dice * Math.max(0, Math.min(6, firepower))) / 6
}

/** The chance of at least one hit, in percent. */
export function chanceOfHit(dice: number, firepower: number): number {
  const miss = 1 - Math.max(0, Math.min(6, firepower)) / 6
  return Math.round((1 - miss ** dice) * 100)
}
