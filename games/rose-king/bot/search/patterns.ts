/** Which patterns of a window are the same thing: mirrored, or with the colours exchanged and the sign with them. */
import { PATTERNS } from './windows.ts'

/** For each pattern, which weight it has. */
export const KIND = new Uint16Array(PATTERNS)
/** 1, −1 for the colours exchanged, 0 for what favours nobody. */
export const SIGN = new Int8Array(PATTERNS)

const MIRRORS = [
  [0, 1, 2, 3, 4, 5],
  [2, 1, 0, 5, 4, 3],
  [3, 4, 5, 0, 1, 2],
  [5, 4, 3, 2, 1, 0],
]

function digits(code: number): number[] {
  return Array.from({ length: 6 }, (_, i) => Math.floor(code / 3 ** i) % 3)
}

function number(pattern: readonly number[]): number {
  return pattern.reduce((sum, digit, i) => sum + digit * 3 ** i, 0)
}

function mirrored(code: number): number[] {
  const pattern = digits(code)
  return MIRRORS.map((mirror) => number(mirror.map((i) => pattern[i] ?? 0)))
}

function exchanged(code: number): number {
  return number(digits(code).map((digit) => (digit === 0 ? 0 : 3 - digit)))
}

export const KINDS = (() => {
  let kinds = 0
  const known = new Set<number>()
  for (let code = 0; code < PATTERNS; code++) {
    if (known.has(code)) continue
    const same = mirrored(code)
    const other = mirrored(exchanged(code))
    const even = same.some((each) => other.includes(each))
    for (const each of same) [KIND[each], SIGN[each]] = [even ? 0 : kinds, even ? 0 : 1]
    for (const each of other) [KIND[each], SIGN[each]] = [even ? 0 : kinds, even ? 0 : -1]
    for (const each of [...same, ...other]) known.add(each)
    if (!even) kinds++
  }
  return kinds
})()
