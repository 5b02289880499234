/** Dice: fair for every number the games ever ask for, in no order, and the same wherever they are worked out. */
import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitment, defaultOptions, type Dice, quick, sealed, sealedDraw, streamKey } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import vectors from './dice-vectors.json' with { type: 'json' }

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
/** All seeds are fixed, so a test that passes once passes always; 5 deviations leave no room for luck. */
const FAR = 5

const makes = {
  quick: (name: number): Dice => quick(name),
  sealed: (name: number): Dice => sealed(streamKey(KEY, [`proof ${name}`])),
} as const
/** Sealed draws are a keyed hash each, so fewer of them are thrown. */
const THROWS = { quick: 40_000, sealed: 2500 } as const

/** How many standard deviations the counts stray from what is expected of each. */
function strayed(counts: readonly number[], expected: number): number {
  const free = counts.length - 1
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // Wilson and Hilferty's cube root makes chi-square nearly normal, for few and for many faces.
  return free === 0 ? 0 : (Math.cbrt(chi / free) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free))
}

/** Every bound and every length of a shuffle that random games of all titles ask for. */
async function asked(): Promise<{ bounds: number[]; shuffles: number[] }> {
  const bounds = new Set<number>()
  const shuffles = new Set<number>()
  for (const entry of catalogue) {
    const game = await entry.load()
    for (const seats of game.about.seatCounts)
      for (let seed = 0; seed < 6; seed++) {
        const inner = quick(seed)
        const dice: Dice = {
          get drawn() {
            return inner.drawn
          },
          int: (n) => (bounds.add(n), inner.int(n)),
          shuffle: (list) => (shuffles.add(list.length), inner.shuffle(list)),
        }
        const player = quick(seed + 100)
        const state = game.setup(seats, defaultOptions(game.about), dice)
        for (let awaited = game.awaiting(state); awaited.length > 0; awaited = game.awaiting(state)) {
          const seat = awaited[player.int(awaited.length)]!
          const moves = game.legal(state, seat)
          game.apply(state, seat, moves[player.int(moves.length)], dice, null)
        }
      }
  }
  for (const length of shuffles) for (let n = 2; n <= length; n++) bounds.add(n)
  const sorted = (set: Set<number>): number[] => [...set].filter((n) => n > 1).sort((a, b) => a - b)
  return { bounds: sorted(bounds), shuffles: sorted(shuffles) }
}

const used = await asked()

test.each(['quick', 'sealed'] as const)('%s: every face comes up evenly for every number the games use', (make) => {
  expect(used.bounds.length).toBeGreaterThan(10)
  const far: string[] = []
  let sum = 0
  for (const n of used.bounds) {
    const dice = makes[make](n)
    const throws = Math.max(THROWS[make], n * 20)
    const counts = Array.from({ length: n }, () => 0)
    for (let i = 0; i < throws; i++) counts[dice.int(n)]!++
    const stray = strayed(counts, throws / n)
    sum += stray
    if (Math.abs(stray) > FAR) far.push(`${n}: ${stray.toFixed(1)}`)
  }
  expect(far).toEqual([])
  // Together they must stray neither too much nor, as a forger would, too little.
  expect(Math.abs(sum / Math.sqrt(used.bounds.length))).toBeLessThan(FAR)
})

test.each(['quick', 'sealed'] as const)('%s: a shuffle leaves every card in every place equally often', (make) => {
  const lengths = used.shuffles.filter((length) => length <= (make === 'quick' ? 120 : 24))
  for (const length of lengths.length > 0 ? lengths : [10]) {
    const dice = makes[make](1000 + length)
    const rounds = make === 'quick' ? 4000 : 400
    const seen = Array.from({ length: length * length }, () => 0)
    for (let i = 0; i < rounds; i++) {
      const list = Array.from({ length }, (_, card) => card)
      dice.shuffle(list)
      list.forEach((card, place) => seen[card * length + place]!++)
    }
    // Rows and columns sum to the rounds, so (length − 1)² cells are free of length².
    const chi = seen.reduce((sum, count) => sum + (count - rounds / length) ** 2 / (rounds / length), 0)
    const free = (length - 1) ** 2
    const stray = (Math.cbrt(chi / free) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free))
    expect(Math.abs(stray), `${length} cards`).toBeLessThan(FAR)
  }
})

test.each(['quick', 'sealed'] as const)('%s: no throw leans on those before it', (make) => {
  const throws = make === 'quick' ? 100_000 : 12_000
  const dice = makes[make](77)
  const faces = Array.from({ length: throws }, () => dice.int(6))
  for (const lag of [1, 2, 3, 5, 8, 13, 54]) {
    const pairs = Array.from({ length: 36 }, () => 0)
    let product = 0
    for (let i = lag; i < throws; i++) {
      pairs[faces[i - lag]! * 6 + faces[i]!]!++
      product += (faces[i - lag]! - 2.5) * (faces[i]! - 2.5)
    }
    const count = throws - lag
    expect(Math.abs(strayed(pairs, count / 36)), `pairs at ${lag}`).toBeLessThan(FAR)
    // The correlation of fair throws is normal with deviation 1/√count.
    expect(Math.abs((product / count / (35 / 12)) * Math.sqrt(count)), `correlation at ${lag}`).toBeLessThan(FAR)
  }
  // Runs up and down: fair throws change direction in a known share of steps.
  let [ties, ups] = [0, 0]
  for (let i = 1; i < throws; i++) {
    if (faces[i] === faces[i - 1]) ties++
    else if (faces[i]! > faces[i - 1]!) ups++
  }
  expect(Math.abs(ties - throws / 6) / Math.sqrt((throws * 5) / 36)).toBeLessThan(FAR)
  expect(Math.abs(ups - (throws * 5) / 12) / Math.sqrt(throws * (5 / 12) * (7 / 12))).toBeLessThan(FAR)
})

test('streams of neighbouring keys, seeds and entropies have nothing in common', () => {
  const near = (key: string): Dice => sealed(streamKey(key, ['a', 'b']))
  const flipped = `${KEY.slice(0, -1)}e`
  for (const [left, right] of [
    [near(KEY), near(flipped)],
    [quick(1), quick(2)],
    [quick(0), quick(2 ** 32)],
    [makes.sealed(1), makes.sealed(2)],
  ] as const) {
    let same = 0
    for (let i = 0; i < 3000; i++) if (left.int(6) === right.int(6)) same++
    expect(Math.abs(same - 500) / Math.sqrt((3000 * 5) / 36)).toBeLessThan(FAR)
  }
})

/** The construction once more, from its description in ARCHITECTURE.md and Node's own cryptography. */
function drawAgain(key: string, entropy: readonly string[], number: number, n: number): number {
  const hmac = (secret: string, text: string): Buffer =>
    createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest()
  const stream = hmac(key, `rose-and-crown dice stream ${JSON.stringify(entropy)}`).toString('hex')
  for (let attempt = 0; ; attempt++) {
    const value = hmac(stream, `${number}:${attempt}`).readUIntBE(0, 6)
    if (value < 2 ** 48 - (2 ** 48 % n)) return value % n
  }
}

test('sealed draws are what another hand works out from the description', () => {
  const stream = streamKey(KEY, ['north', 'süd'])
  for (let number = 0; number < 300; number++) {
    const n = used.bounds[number % used.bounds.length]!
    expect(sealedDraw(stream, number, n)).toBe(drawAgain(KEY, ['north', 'süd'], number, n))
  }
  expect(commitment(KEY)).toBe(createHash('sha256').update(`rose-and-crown dice key ${KEY}`).digest('hex'))
})

test('the known answers of dice-vectors.json hold', () => {
  for (const { key, commitment: published, entropy, draws } of vectors.sealed) {
    expect(commitment(key)).toBe(published)
    const dice = sealed(streamKey(key, entropy))
    expect(draws.map(([n]) => dice.int(n!))).toEqual(draws.map(([, value]) => value))
    draws.forEach(([n, value], number) => expect(drawAgain(key, entropy, number, n!)).toBe(value))
  }
  for (const { seed, draws } of vectors.quick) {
    const dice = quick(seed)
    expect(draws.map(([n]) => dice.int(n!))).toEqual(draws.map(([, value]) => value))
  }
})

test('a bound that does not divide the range is rejected and drawn again, not folded over', () => {
  // Just above half the range every second value must be thrown away; folding would favour the small half.
  const n = 2 ** 47 + 1
  const stream = streamKey(KEY, ['reject'])
  let small = 0
  for (let number = 0; number < 2000; number++) if (sealedDraw(stream, number, n) < n / 2) small++
  expect(Math.abs(small - 1000) / Math.sqrt(500)).toBeLessThan(FAR)
})
