/** The contract of one operation: what goes in, what comes out, and every way it may be refused. */
import type { Static, TSchema } from 'typebox'
import { Type } from 'typebox'
import { Id } from '../common.ts'
import type { RefusalType } from '../refusals.ts'

export type Tag = 'about' | 'people' | 'tables' | 'play' | 'calls' | 'host'

export interface Route {
  readonly tag: Tag
  /** One sentence, for the description of the API. */
  readonly summary: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** JSON, unless it is another type of text, or a picture. */
  readonly answer: TSchema
  readonly text?: true
  readonly type?: 'image/png'
  /** Beside those that any request may meet (`COMMON`). */
  readonly refusals: readonly RefusalType[]
  readonly example?: { readonly body?: unknown; readonly answer?: unknown }
}

/** What any request may be answered, whatever it asks. */
export const COMMON = ['bad-request', 'wrong-host', 'too-many', 'busy'] as const satisfies readonly RefusalType[]
/** Whatever asks the rules of a running game. */
export const RULES = ['rules-fault', 'rules-missing'] as const satisfies readonly RefusalType[]
/** Whatever may begin a game. */
export const BEGINNING = [...RULES, 'too-many-tables'] as const satisfies readonly RefusalType[]
/** What a request that changes something may be answered besides. */
export const UNSAFE = ['cross-origin', 'too-deep', 'too-large'] as const satisfies readonly RefusalType[]

/** Whoever is known by a cookie or a token may have been banned meanwhile. */
export const KNOWN = ['banned'] as const
export const SIGNED_IN = ['banned', 'not-signed-in'] as const
export const AT_TABLE = ['no-such-table', ...SIGNED_IN] as const

export const ById = Type.Object({ id: Id })

type Part<S> = S extends TSchema ? Static<S> : undefined
/** Examples follow from schemas, never the other way: to look for a schema in an example takes the compiler seconds. */
interface Typed<R extends Route> {
  readonly example?: {
    readonly body?: NoInfer<Part<R['body']>>
    readonly answer?: NoInfer<Static<R['answer']>>
  }
}

/** Keeps the types of the schemas; an example that does not fit them is a type error. */
export function route<const R extends Route>(contract: R & Typed<R>): R {
  return contract
}
