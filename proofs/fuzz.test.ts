/** A short run of what `roses fuzz` does for minutes: every game, every number of seats, every option. */
import { expect, test } from 'vitest'
import { fuzzOne, newTally } from '../engine/kit/index.ts'
import { catalogue } from '../games/index.ts'

/** Games for each number of seats; a count and not a time, so that every run plays the same. */
const GAMES = 3

test.each(catalogue.map(({ about }) => ({ id: about.id, about })))(
  'random and hostile play of $id breaks nothing',
  async ({ id, about }) => {
    const game = await catalogue.find((entry) => entry.about.id === id)!.load()
    const tally = newTally()
    // The first of them as a match with undo and record, as every fortieth seed is.
    for (let seed = 0; seed < GAMES * about.seatCounts.length; seed++) {
      const seats = about.seatCounts[seed % about.seatCounts.length] ?? 2
      const failure = fuzzOne(game, seats, seed, tally)
      expect(failure && { fault: failure.fault, seats, seed, entries: failure.entries }).toBeNull()
    }
    expect(tally.games).toBeGreaterThan(0)
    expect(tally.refusals).toBeGreaterThan(0)
    expect(tally.records).toBeGreaterThan(0)
  },
)
