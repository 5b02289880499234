/** Corrected figures from a file, read with every check. */
import { readFileSync } from 'node:fs'
import { readSet } from '../engine/figure-set.ts'
import type { AnyGame, Corrected } from '../engine/index.ts'
import { refuse } from './refusal.ts'

/** A file with a set of figures, or with figures alone. */
export function figuresIn(game: AnyGame, file: string): Corrected {
  const text = ((): string => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return refuse(`cannot read ${file}`)
    }
  })()
  const read = readSet(game, text)
  if ('set' in read) return read.set.figures
  if (read.fault === 'refused')
    return refuse(read.faults.map((fault) => (typeof fault === 'string' ? fault : fault.text)).join('; '))
  return refuse(
    read.fault === 'other-game' ? `${file} has figures of another game` : `${file} is no set of figures of this game`,
  )
}
