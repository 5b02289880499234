/** Reading lists whose length the rules guarantee. */

export function nth<T>(list: readonly T[], index: number): T {
  return list[index] as T
}

export function add(list: number[], index: number, amount: number): void {
  list[index] = nth(list, index) + amount
}

export function sum(list: readonly number[]): number {
  let total = 0
  for (const value of list) total += value
  return total
}

export function countTrue(list: readonly boolean[]): number {
  let total = 0
  for (const value of list) if (value) total++
  return total
}

/** The sum of the strengths of knights counted by strength. */
export function strengthOf(byStrength: readonly number[]): number {
  let total = 0
  for (let i = 0; i < byStrength.length; i++) total += (i + 1) * nth(byStrength, i)
  return total
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const item of Object.values(value)) deepFreeze(item)
  return Object.freeze(value)
}
