/** What became of the people whose names stand on the pieces: facts once for all boards, told by pattern. */
import type { Phrase } from '../engine/game.ts'
import people from './people.json' with { type: 'json' }

export interface Person {
  /** For whom he fought; `both` who changed sides. */
  readonly side: 'lancaster' | 'york' | 'both'
  readonly born: number
  readonly died: number
  readonly how: 'battle' | 'executed' | 'bed' | 'drowned' | 'rioters' | 'prisoner'
  readonly where?: string
  /** Years on which the sources do not agree. */
  readonly about?: readonly ('born' | 'died')[]
}

export type PersonId = keyof typeof people

export const PEOPLE = people as Readonly<Record<PersonId, Person>>

function year(person: Person, of: 'born' | 'died'): Phrase | string {
  const written = String(person[of])
  return person.about?.includes(of) ? { say: 'fate.about', year: written } : written
}

export function fateOf(id: PersonId): Phrase {
  const person = PEOPLE[id]
  const where = person.where === undefined ? {} : { where: { say: `fate.at.${person.where}` } }
  return {
    say: 'fate.line',
    who: { say: `person.${id}` },
    born: year(person, 'born'),
    died: year(person, 'died'),
    how: { say: `fate.${person.how}`, ...where },
  }
}
