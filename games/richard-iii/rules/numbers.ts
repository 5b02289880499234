/** Reads a list of numbers at a place known to be in it. */
export function num(list: readonly number[], i: number): number {
  return list[i] as number
}

/** Takes one element out of a list; order is kept. */
export function take(list: number[], item: number): void {
  const i = list.indexOf(item)
  if (i >= 0) list.splice(i, 1)
}

const MANY = 128
const lists = new Map<number, readonly number[]>()

export function zeros(length: number): number[] {
  return filled(length, 0)
}

/** Up to 128 times the same; copying a list is faster than filling one. */
export function filled(length: number, value: number): number[] {
  let list = lists.get(value)
  if (!list) {
    list = Array.from({ length: MANY }, () => value)
    lists.set(value, list)
  }
  return list.slice(0, length)
}
