/** What a new game is to be called: read from the command line, or refused. */
import { refuse } from '../refusal.ts'

export interface Naming {
  readonly id: string
  readonly title: string
  readonly seats: readonly number[]
  readonly prefix: string
}

const FEWEST = 2
const MOST = 8
const USUAL_SEATS = '2-4'

/** No identifier in `games/index.ts` can be called so. */
const RESERVED =
  'about as async await break case catch class const continue debugger default delete do else enum export extends false finally for from function if implements import in index instanceof interface let new null of package private protected public return static super switch this throw true try type typeof var void while with yield'.split(
    ' ',
  )

export function idFrom(given: string | undefined): string {
  if (given === undefined) return refuse('which id? For example: roses new-game regency --seats 3-6')
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given) || given.length < 2 || given.length > 40)
    refuse(`an id is 2 to 40 small letters, digits and single hyphens, like red-queen; "${given.slice(0, 60)}" is none`)
  if (RESERVED.includes(given)) refuse(`"${given}" means something else in the sources; another id, like red-queen?`)
  return given
}

export function seatsFrom(given: string | undefined): readonly number[] {
  const text = given ?? USUAL_SEATS
  const found = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text)
  const from = Number(found?.[1])
  const to = Number(found?.[2] ?? from)
  if (!found || from < FEWEST || to > MOST || from > to)
    refuse(`--seats is a number or a range from ${FEWEST} to ${MOST}, like 3-6, not "${text.slice(0, 40)}"`)
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** Nothing that would have to be escaped in JSON, Markdown or a message with holes. */
export function titleFrom(given: string | undefined, id: string): string {
  if (given === undefined) return id.replaceAll('-', ' ').replace(/(^| )[a-z]/g, (start) => start.toUpperCase())
  // As it is set, not as it is typed.
  const title = given.trim().replaceAll("'", '’')
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ,.:;?&’–-]{0,59}$/u.test(title))
    refuse(`--title is one line of at most 60 letters, digits and common signs, not "${title.slice(0, 60)}"`)
  return title
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789'

/** Two letters before every rule id, as near to the game's own as no other game has them. */
export function freePrefix(id: string, taken: readonly string[]): string {
  const name = id.toUpperCase()
  const initials = name
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
  const seconds = `${initials.slice(1, 2)}${name.slice(1).replaceAll('-', '')}${LETTERS}`
  const known = seconds.split('').map((second) => name.charAt(0) + second)
  return known.find((prefix) => !taken.includes(prefix)) ?? refuse(`no rule ids beginning with ${initials} are left`)
}
