/** What is wrong with a game, in words that name it. */
export class Fault extends Error {
  constructor(where: string, what: string) {
    super(`${where}: ${what}`)
    this.name = 'Fault'
  }
}

export function demand(holds: boolean, where: string, what: () => string): asserts holds {
  if (!holds) throw new Fault(where, what())
}

/** The shortest sight of where two texts part. */
export function parting(a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const from = Math.max(0, i - 30)
  return `…${a.slice(from, i + 40)}… against …${b.slice(from, i + 40)}…`
}
