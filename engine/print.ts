/**
 * A fingerprint of plain JSON that is carried on from change to change: the sum, in 64 bits, of what every leaf at its place comes to.
 * What a patch takes away is subtracted and what it brings added, so it takes as long as the patch is large, not the view. It tells whether
 * two who should hold the same data do; it is no seal against anybody who means to deceive, for whom there is `stateHash`.
 */
import type { Patch } from './patch.ts'

/** Two sums of 32 bits. */
export interface Print {
  readonly low: number
  readonly high: number
}

interface Sum {
  low: number
  high: number
}

/** The place of the whole. */
const LOW = 0x243f6a88
const HIGH = 0x85a308d3

/** What stands at a place, so that nothing is taken for something of another kind. */
const NULL = 1
const TRUE = 2
const FALSE = 3
const NUMBER = 4
const TEXT = 5
const LIST = 6
const OBJECT = 7
const KEY = 8
const INDEX = 9

export function printOf(value: unknown): Print {
  const sum = { low: 0, high: 0 }
  add(sum, 1, LOW, HIGH, value)
  return sum
}

/** The print of what the patch makes of a value with that print. */
export function printAfter({ low, high }: Print, before: unknown, patch: Patch | null): Print {
  const sum = { low, high }
  if (patch) change(sum, LOW, HIGH, before, patch)
  return sum
}

/** What a change of one field adds to the print of an object. */
export function printChange(key: string, before: unknown, patch: Patch): Print {
  const sum = { low: 0, high: 0 }
  change(sum, keyLow(LOW, key), keyHigh(HIGH, key), before, patch)
  return sum
}

export function printSum(a: Print, b: Print): Print {
  return { low: (a.low + b.low) | 0, high: (a.high + b.high) | 0 }
}

/** Sixteen digits. */
export function printText({ low, high }: Print): string {
  return hex(high) + hex(low)
}

const PRINT_DIGITS = 16

/** Whether it is a print, and not a `stateHash`. */
export function isPrint(text: string): boolean {
  return text.length === PRINT_DIGITS
}

function hex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0')
}

function change(sum: Sum, low: number, high: number, before: unknown, patch: Patch): void {
  if ('to' in patch) {
    if (before !== undefined) add(sum, -1, low, high, before)
    add(sum, 1, low, high, patch.to)
    return
  }
  if (Array.isArray(before)) {
    for (const key in patch.at) {
      const index = Number(key)
      change(sum, mixLow(low, INDEX, index), mixHigh(high, INDEX, index), before[index], patch.at[key] as Patch)
    }
    return
  }
  const fields = before as Readonly<Record<string, unknown>>
  for (const key in patch.at) {
    const was = Object.hasOwn(fields, key) ? fields[key] : undefined
    change(sum, keyLow(low, key), keyHigh(high, key), was, patch.at[key] as Patch)
  }
  for (const key of patch.gone ?? []) add(sum, -1, keyLow(low, key), keyHigh(high, key), fields[key])
}

function add(sum: Sum, sign: 1 | -1, low: number, high: number, value: unknown): void {
  if (typeof value === 'number') {
    if (value === (value | 0)) count(sum, sign, mixLow(low, NUMBER, value), mixHigh(high, NUMBER, value))
    else count(sum, sign, textLow(low, NUMBER, `${value}`), textHigh(high, NUMBER, `${value}`))
  } else if (typeof value === 'string') count(sum, sign, textLow(low, TEXT, value), textHigh(high, TEXT, value))
  else if (typeof value !== 'object' || value === null) {
    const kind = value === true ? TRUE : value === false ? FALSE : NULL
    count(sum, sign, mixLow(low, kind, 0), mixHigh(high, kind, 0))
  } else if (Array.isArray(value)) {
    const { length } = value
    count(sum, sign, mixLow(low, LIST, length), mixHigh(high, LIST, length))
    for (let i = 0; i < length; i++) add(sum, sign, mixLow(low, INDEX, i), mixHigh(high, INDEX, i), value[i])
  } else {
    count(sum, sign, mixLow(low, OBJECT, 0), mixHigh(high, OBJECT, 0))
    const fields = value as Readonly<Record<string, unknown>>
    for (const key in fields) add(sum, sign, keyLow(low, key), keyHigh(high, key), fields[key])
  }
}

function count(sum: Sum, sign: 1 | -1, low: number, high: number): void {
  sum.low = (sum.low + sign * low) | 0
  sum.high = (sum.high + sign * high) | 0
}

function keyLow(low: number, key: string): number {
  return textLow(low, KEY, key)
}

function keyHigh(high: number, key: string): number {
  return textHigh(high, KEY, key)
}

function textLow(low: number, kind: number, text: string): number {
  let at = low
  for (let i = 0; i < text.length; i++) at = Math.imul(at ^ text.charCodeAt(i), 0x01000193)
  return mixLow(at, kind, text.length)
}

function textHigh(high: number, kind: number, text: string): number {
  let at = high
  for (let i = 0; i < text.length; i++) at = Math.imul(at ^ text.charCodeAt(i), 0x5bd1e995)
  return mixHigh(at, kind, text.length)
}

/** The finish of MurmurHash3, over what came before, the kind and a number. */
function mixLow(before: number, kind: number, value: number): number {
  let at = Math.imul(before ^ value, 0x9e3779b1) + kind
  at = Math.imul(at ^ (at >>> 16), 0x85ebca6b)
  at = Math.imul(at ^ (at >>> 13), 0xc2b2ae35)
  return at ^ (at >>> 16)
}

function mixHigh(before: number, kind: number, value: number): number {
  let at = Math.imul(before ^ value, 0x27d4eb2f) + kind
  at = Math.imul(at ^ (at >>> 15), 0x2c1b3c6d)
  at = Math.imul(at ^ (at >>> 12), 0x297a2d39)
  return at ^ (at >>> 15)
}
