/** How much one connection may say: counted in stretches of time, each kind by itself. */
import { expect, test } from 'vitest'
import { Pace } from '../live/pace.ts'

const KINDS = ['pings', 'messages', 'bytes'] as const
type Kind = (typeof KINDS)[number]

/** As much at once as nobody may say. */
const FLOOD = 100_000_000

/** The most of it that is not too much within one moment. */
function most(what: Kind): number {
  let [low, high] = [0, FLOOD]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (new Pace().exceeds(what, middle, 1_000_000)) high = middle
    else low = middle
  }
  return low
}

test.each(KINDS)('whoever says a lot of %s, but never too much at once, may go on all day', (what) => {
  const pace = new Pace()
  const much = most(what)
  expect(much).toBeGreaterThan(10)
  expect(much).toBeLessThan(FLOOD / 2)
  for (let second = 60; second < 86_400; second += 60) expect(pace.exceeds(what, much, second * 1000)).toBe(false)
})

test.each(KINDS)(
  'too many %s at once are too much, however small the pieces, and other kinds are not counted in',
  (what) => {
    const pace = new Pace()
    const much = most(what)
    for (const other of KINDS) if (other !== what) expect(pace.exceeds(other, most(other), 1_000_000)).toBe(false)
    expect(pace.exceeds(what, much - 1, 1_000_001)).toBe(false)
    expect(pace.exceeds(what, 1, 1_000_002)).toBe(false)
    expect(pace.exceeds(what, 1, 1_000_003)).toBe(true)
  },
)
