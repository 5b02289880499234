import { expect, test } from 'vitest'
import { openingRound } from './entropy.ts'
import { commitment, houseEntropy, makeDice, quick, sealed, sealedDraw, streamKey } from './dice.ts'
import type { Dice } from './game.ts'

const key = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

/** Standard deviations by which the faces of n stray from even. */
function strayed(dice: Dice, n: number, throws: number): number {
  const counts = Array.from({ length: n }, () => 0)
  for (let i = 0; i < throws; i++) {
    const face = dice.int(n)
    counts[face] = (counts[face] ?? 0) + 1
  }
  const expected = throws / n
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return (chi - (n - 1)) / Math.sqrt(2 * (n - 1))
}

test('both makes throw every face of every small die evenly', () => {
  for (const n of [2, 3, 6, 7, 14, 24, 54]) {
    expect(Math.abs(strayed(quick(n), n, 60_000)), `quick ${n}`).toBeLessThan(5)
    expect(Math.abs(strayed(sealed(streamKey(key, [`${n}`])), n, 6_000)), `sealed ${n}`).toBeLessThan(5)
  }
})

test('no throw leans on the one before', () => {
  for (const dice of [quick(11), sealed(streamKey(key, []))]) {
    const pairs = Array.from({ length: 36 }, () => 0)
    let last = dice.int(6)
    for (let i = 0; i < 7_200; i++) {
      const next = dice.int(6)
      const pair = last * 6 + next
      pairs[pair] = (pairs[pair] ?? 0) + 1
      last = next
    }
    const chi = pairs.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
    expect(chi).toBeLessThan(35 + 5 * Math.sqrt(70))
  }
})

test('a shuffle puts every card in every place equally often', () => {
  for (const dice of [quick(3), sealed(streamKey(key, ['shuffle']))]) {
    const seen = Array.from({ length: 25 }, () => 0)
    for (let i = 0; i < 2_000; i++) {
      const list = [0, 1, 2, 3, 4]
      dice.shuffle(list)
      list.forEach((card, place) => (seen[card * 5 + place] = (seen[card * 5 + place] ?? 0) + 1))
    }
    const chi = seen.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)
    expect(chi).toBeLessThan(16 + 6 * Math.sqrt(32))
  }
})

test('sealed draws are numbered: any one can be checked alone, and dice go on from any number', () => {
  const stream = streamKey(key, ['a', 'b'])
  const dice = sealed(stream)
  const draws = Array.from({ length: 40 }, () => dice.int(6))
  expect(dice.drawn).toBe(40)
  expect(draws.map((_, number) => sealedDraw(stream, number, 6))).toEqual(draws)
  const later = makeDice({ make: 'sealed', key, entropy: ['a', 'b'] }, 25)
  expect(Array.from({ length: 15 }, () => later.int(6))).toEqual(draws.slice(25))
})

test('known answers hold the construction still', () => {
  expect(commitment(key)).toMatchInlineSnapshot(`"9747d5e3d8890d908e1f281163e4f4152d4826dab3dc763d54e5f478a28220e3"`)
  const dice = sealed(streamKey(key, ['a', 'b']))
  expect(Array.from({ length: 12 }, () => dice.int(6))).toMatchInlineSnapshot(`
    [
      5,
      4,
      2,
      5,
      3,
      1,
      0,
      0,
      1,
      0,
      4,
      1,
    ]
  `)
  const fast = quick(2026)
  expect(Array.from({ length: 12 }, () => fast.int(6))).toMatchInlineSnapshot(`
    [
      2,
      0,
      2,
      2,
      0,
      3,
      2,
      1,
      3,
      5,
      3,
      4,
    ]
  `)
})

test('quick dice of any size are one number of 32 bits multiplied, and the unfair ones thrown again', () => {
  const whole = 2n ** 32n
  for (const n of [1, 2, 5, 24, 0xffff, 0x10000, 0x10001, 1_000_000, 2 ** 31, 2 ** 32]) {
    const [dice, raw, of] = [quick(7), quick(7), BigInt(n)]
    const expected = (): number => {
      for (;;) {
        const product = BigInt(raw.int(2 ** 32)) * of
        if (product % whole >= whole % of) return Number(product / whole)
      }
    }
    for (let i = 0; i < 2_000; i++) expect(dice.int(n), `${n}`).toBe(expected())
    expect(dice.drawn).toBe(2_000)
  }
})

test('every seat bends the stream: other entropy, other draws', () => {
  expect(streamKey(key, ['a', 'b'])).not.toBe(streamKey(key, ['a', 'c']))
  expect(streamKey(key, ['a', 'b'])).not.toBe(streamKey(key, ['ab']))
})

test('what the house adds for one seat is not what it adds for another', () => {
  expect(houseEntropy(key, 0)).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set([0, 1, 2, 3].map((seat) => houseEntropy(key, seat))).size).toBe(4)
})

test('a round of opening is another as soon as anybody is bound to something else, or another seat is', () => {
  const rounds = [
    openingRound('house', ['a', null]),
    openingRound('house', [null, 'a']),
    openingRound('house', ['a']),
    openingRound('house', ['a', 'b']),
    openingRound('house', ['b', 'a']),
    openingRound('other', ['a', 'b']),
  ]
  expect(new Set(rounds).size).toBe(rounds.length)
  expect(openingRound('house', ['a', null])).toBe(rounds[0])
})

test('quick dice begin at the beginning: nobody goes on with them from the middle', () => {
  expect(makeDice({ make: 'quick', seed: 4 }).int(6)).toBe(quick(4).int(6))
  expect(() => makeDice({ make: 'quick', seed: 4 }, 1)).toThrow('replay from the start')
})

test('every part of a large seed counts', () => {
  const draws = [7, 7 + 2 ** 32, 7 + 2 ** 40, 7 + 2 ** 52].map((seed) => {
    const dice = quick(seed)
    return Array.from({ length: 8 }, () => dice.int(1000)).join()
  })
  expect(new Set(draws).size).toBe(draws.length)
})
