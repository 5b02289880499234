/** Lists as PostgreSQL sends and takes them in binary, which neither side has to read letter by letter. */

const INT = 23
const BIGINT = 20
const TEXT = 25
const HEAD = 20
const NULL = -1
const WORD = 2 ** 32

type Some<Value> = Value | null | undefined

export function ints(values: readonly Some<number>[]): Buffer {
  return numbers(INT, 4, values, (list, value, at) => list.writeInt32BE(value, at))
}

/** Whole numbers from 0 to 2^53. */
export function bigints(values: readonly Some<number>[]): Buffer {
  return numbers(BIGINT, 8, values, (list, value, at) => {
    list.writeUInt32BE(Math.floor(value / WORD), at)
    list.writeUInt32BE(value % WORD, at + 4)
  })
}

export function texts(values: readonly Some<string>[]): Buffer {
  let length = HEAD
  for (const value of values) length += 4 + (value ? Buffer.byteLength(value) : 0)
  const list = headed(TEXT, values, length)
  let at = HEAD
  for (const value of values) {
    const bytes = typeof value === 'string' ? list.write(value, at + 4) : NULL
    list.writeInt32BE(bytes, at)
    at += 4 + Math.max(bytes, 0)
  }
  return list
}

function numbers(
  type: number,
  size: number,
  values: readonly Some<number>[],
  write: (list: Buffer, value: number, at: number) => void,
): Buffer {
  const known = values.reduce<number>((sum, value) => (typeof value === 'number' ? sum + 1 : sum), 0)
  const list = headed(type, values, HEAD + 4 * values.length + size * known)
  let at = HEAD
  for (const value of values) {
    const isKnown = typeof value === 'number'
    list.writeInt32BE(isKnown ? size : NULL, at)
    if (isKnown) write(list, value, at + 4)
    at += 4 + (isKnown ? size : 0)
  }
  return list
}

/** Dimensions, whether any is null, what they are, how many, and that the first is number one. */
function headed(type: number, values: readonly unknown[], length: number): Buffer {
  const list = Buffer.allocUnsafe(length)
  list.writeInt32BE(1, 0)
  list.writeInt32BE(values.every((value) => value !== null && value !== undefined) ? 0 : 1, 4)
  list.writeInt32BE(type, 8)
  list.writeInt32BE(values.length, 12)
  list.writeInt32BE(1, 16)
  return list
}
