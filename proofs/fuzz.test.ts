/** A short run of what `roses fuzz` does for minutes: every game, every number of seats, every option. */
import { expect, test } from 'vitest'
import { fuzzOne, newTally } from '../engine/kit/index.ts'
import { catalogue } from '../games/index.ts'

const SECONDS = 20

test.each(catalogue.map(({ about }) => ({ id: about.id, about })))(
  'random and hostile play of $id breaks nothing',
  async ({ id, about }) => {
    const game = await catalogue.find((entry) => entry.about.id === id)!.load()
    const tally = newTally()
    const until = performance.now() + (SECONDS * 1000) / catalogue.length
    // At least one game as a match with undo and record (every fortieth seed), whatever the machine is doing.
    for (let seed = 0; seed < 2 * about.seatCounts.length || performance.now() < until; seed++) {
      const seats = about.seatCounts[seed % about.seatCounts.length] ?? 2
      const failure = fuzzOne(game, seats, seed, tally)
      expect(failure && { fault: failure.fault, seats, seed, entries: failure.entries }).toBeNull()
    }
    expect(tally.games).toBeGreaterThan(0)
    expect(tally.refusals).toBeGreaterThan(0)
    expect(tally.records).toBeGreaterThan(0)
  },
  120_000,
)
