/** Reads a list of numbers at a place known to be in it. */
export function num(list: readonly number[], i: number): number {
  return list[i] as number
}

/** Takes one element out of a list; order is kept. */
export function take(list: number[], item: number): void {
  const i = list.indexOf(item)
  if (i >= 0) list.splice(i, 1)
}

const manyZeros = Array.from({ length: 128 }, () => 0)

/** Up to 128 zeros; copying a list is faster than filling one. */
export function zeros(length: number): number[] {
  return manyZeros.slice(0, length)
}

export function filled(length: number, value: number): number[] {
  return Array.from({ length }, () => value)
}
