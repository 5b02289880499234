/**
 * The two makes of dice.
 *
 * `quick` is a small fast generator (sfc32) for search and simulation: never for a real table.
 *
 * `sealed` is for real tables, in two rounds. The house publishes a commitment to a secret key and every
 * seat one to entropy of its own; only when all are bound are the entropies opened. The stream of draws
 * depends on all of them, so neither the house nor a player could have chosen it. At the end the key is
 * shown and anybody can check each numbered draw.
 */
import type { Dice } from './game.ts'
import { hashText, keyedHashes, keyedHashHex } from './hash.ts'
import { canonical } from './json.ts'

export interface SealedSpec {
  readonly make: 'sealed'
  readonly key: string
  readonly entropy: readonly string[]
  /** What each seat had committed to before any was opened; `null` for a seat that had not. Earlier builds asked for none. */
  readonly committed?: readonly (string | null)[]
}

export type DiceSpec = { readonly make: 'quick'; readonly seed: number } | SealedSpec

export function makeDice(spec: DiceSpec, drawn = 0): Dice {
  if (spec.make === 'sealed') return sealed(streamKey(spec.key, spec.entropy), drawn)
  if (drawn > 0) throw new Error('quick dice cannot go on from the middle: replay from the start')
  return quick(spec.seed)
}

/** What is published before anybody adds entropy. */
export function commitment(key: string): string {
  return hashText(`rose-and-crown dice key ${key}`)
}

/**
 * What stands for a seat that adds nothing of its own, as a bot does: it follows from the key, so the house was bound to it
 * before it knew what the others would add.
 */
export function houseEntropy(key: string, seat: number): string {
  return keyedHashHex(key, `rose-and-crown dice entropy of seat ${seat + 1}`)
}

/** The key of the stream: the secret key with every seat's entropy mixed in. */
export function streamKey(key: string, entropy: readonly string[]): string {
  return keyedHashHex(key, `rose-and-crown dice stream ${canonical(entropy)}`)
}

/** Puts the list into the order that draws of `int` say. */
export function shuffleWith(int: (n: number) => number, list: unknown[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = int(i + 1)
    const swapped = list[i]
    list[i] = list[j]
    list[j] = swapped
  }
}

const HALF = 0xffff

class QuickDice implements Dice {
  drawn = 0
  private readonly s = new Int32Array(4)

  constructor(seed: number) {
    const s = this.s
    s[0] = seed | 0
    s[1] = Math.floor(seed / 0x100000000) | 0
    s[2] = 0x9e3779b9 | 0
    s[3] = 1
    for (let i = 0; i < 12; i++) this.next()
  }

  private next(): number {
    const s = this.s
    const b = s[1] as number
    const c = s[2] as number
    const t = ((s[0] as number) + b + (s[3] as number)) | 0
    s[3] = (s[3] as number) + 1
    s[0] = b ^ (b >>> 9)
    s[1] = c + (c << 3)
    s[2] = ((c << 21) | (c >>> 11)) + t
    return t
  }

  /** Multiply and shift: in halves, for whole numbers of 32 bits are faster than others. */
  int(n: number): number {
    this.drawn++
    const t = this.next()
    if (n > HALF || Math.imul(t, n) >>> 0 < n) return this.fair(t, n)
    return (Math.imul(t >>> 16, n) + (Math.imul(t & HALF, n) >>> 16)) >>> 16
  }

  /** Rejecting the few values that would favour small results. */
  private fair(first: number, n: number): number {
    let product = (first >>> 0) * n
    let low = product >>> 0
    if (low < n) {
      const unfair = 0x100000000 % n
      while (low < unfair) {
        product = (this.next() >>> 0) * n
        low = product >>> 0
      }
    }
    return Math.floor(product / 0x100000000)
  }

  shuffle(list: unknown[]): void {
    shuffleWith((n) => this.int(n), list)
  }
}

/** `seed` is any whole number from 0 to 2⁵³ − 1. */
export function quick(seed: number): Dice {
  return new QuickDice(seed)
}

const RANGE = 2 ** 48

/** Draw number `number` (from 0) with bound `n`, from the stream key alone. */
export function sealedDraw(stream: string, number: number, n: number): number {
  return drawFrom(keyedHashes(stream), number, n)
}

function drawFrom(hash: (text: string) => Uint8Array, number: number, n: number): number {
  const limit = RANGE - (RANGE % n)
  for (let attempt = 0; ; attempt++) {
    const bytes = hash(`${number}:${attempt}`)
    let value = 0
    for (let i = 0; i < 6; i++) value = value * 256 + (bytes[i] as number)
    if (value < limit) return value % n
  }
}

/** Dice on a stream key, going on after `drawn` draws. */
export function sealed(stream: string, drawn = 0): Dice {
  const hash = keyedHashes(stream)
  const int = (n: number): number => drawFrom(hash, dice.drawn++, n)
  const dice = {
    drawn,
    int,
    shuffle(list: unknown[]): void {
      shuffleWith(int, list)
    },
  }
  return dice
}
