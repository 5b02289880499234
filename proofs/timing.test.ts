/** A short run of `node proofs/timing.ts`, and the scales it weighs with. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quick } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import { type ProofServer, startProofServer } from './proof-server.ts'
import { judge, suspicious } from './permutation.ts'
import { Timing } from './timing.ts'

const PHASES = 2
/** Enough for the scales to speak at all: they need at least 14 pairs. */
const PAIRS = 7

let server: ProofServer
let timing: Timing

beforeAll(async () => {
  server = await startProofServer()
  timing = new Timing(server, 1485)
  await timing.sit()
})
afterAll(() => server.close())

const games = await Promise.all(
  catalogue.map(async (entry) => ({ id: entry.about.id, entry, game: await entry.load() })),
)

describe.each(games.filter(({ game }) => 'together' in game))('$id', ({ entry }) => {
  test('what another does in secret changes neither number, order nor size of the messages, nor how long they take', async () => {
    const report = await timing.game(entry, 1, PHASES, PAIRS)
    expect(report?.faults).toEqual([])
    expect(report?.phases).toBe(PHASES)
    expect(report?.findings.every(({ pairs }) => pairs >= PHASES * PAIRS)).toBe(true)
    expect(report?.findings.map(({ timed }) => timed)).toEqual(expect.arrayContaining(['illegal move', 'refused undo']))
    // Too few pairs to see microseconds: that taking back is held to its least time shows all the same.
    const undone = report?.findings.filter(({ timed }) => timed.endsWith('undo')) ?? []
    for (const { medianA, medianB } of undone) expect(Math.min(medianA, medianB)).toBeGreaterThan(19)
  })
})

/** Delays as a busy machine makes them: mostly alike, sometimes much longer, slowly drifting. */
function delays(seed: number, pairs: number, more: number): (readonly [number, number])[] {
  const dice = quick(seed)
  const delay = (i: number): number => 2 + i / 50 + dice.int(1000) / 1000 + (dice.int(8) === 0 ? dice.int(40) : 0)
  return Array.from({ length: pairs }, (_, i) => [delay(i), delay(i) + more])
}

test('the scales find a delay smaller than the noise, and are not upset by the noise alone', () => {
  const found = (more: number, pairs: number): number =>
    Array.from({ length: 20 }, (_, seed) => judge(delays(seed, pairs, more), quick(seed + 1000))).filter(suspicious)
      .length
  expect(found(0, 60)).toBe(0)
  expect(found(1, 100)).toBeGreaterThan(16)
  expect(found(-1, 100)).toBeGreaterThan(16)
  expect(found(0.3, 300)).toBeGreaterThan(16)
})
