/** Numbers set by hand, and the factors on them that `roses train` has found. */

interface Numbers {
  readonly [name: string]: number
}

/** Each number times its factor; the factors are in the order of the names. */
export function timesFactors<Set extends { readonly [name in keyof Set]: number }>(
  byHand: Set,
  factors: readonly number[],
): Set {
  const names = Object.keys(byHand)
  if (factors.length !== names.length) throw new Error(`${names.length} factors wanted, ${factors.length} given`)
  const product: { [name: string]: number } = { ...byHand }
  for (const [i, name] of names.entries()) product[name] = (product[name] ?? 0) * (factors[i] ?? 0)
  return product as Set
}

/** Factors for some of the numbers. */
export type Leaning<Set> = { readonly [name in keyof Set]?: number }

/** The same numbers, some of them times a factor. */
export function leant<Set extends { readonly [name in keyof Set]: number }>(set: Set, lean: Leaning<Set>): Set {
  const factors = new Map(Object.entries<number | undefined>(lean))
  return timesFactors(
    set,
    Object.keys(set).map((name) => factors.get(name) ?? 1),
  )
}

/** Factors as a file has them, by name, brought into order: all that are wanted, and no others. */
export function orderedFactors(byHand: Numbers, named: Numbers): readonly number[] {
  for (const name of Object.keys(named))
    if (!(name in byHand)) throw new Error(`a factor for ${name}, which is nothing`)
  return Object.keys(byHand).map((name) => {
    const factor = named[name]
    if (factor === undefined || !Number.isFinite(factor)) throw new Error(`no factor for ${name}`)
    return factor
  })
}

/** Factors by name, as a file has them. */
export function namedFactors(byHand: Numbers, factors: readonly number[]): Numbers {
  return Object.fromEntries(Object.keys(byHand).map((name, i) => [name, factors[i] ?? 1]))
}
