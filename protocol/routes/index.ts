/**
 * The contract of the API: one entry for each operation. The server registers its routes from it, the OpenAPI document
 * is made from it, and the types a client needs follow from it.
 */
import type { Static, TSchema } from 'typebox'
import { OPERATIONS, type OperationId } from '../operations.ts'
import type { RefusalType } from '../refusals.ts'
import { CALL_ROUTES } from './calls.ts'
import { EVENING_ROUTES } from './evening.ts'
import { HOST_ROUTES } from './host.ts'
import { ORDER_ROUTES } from './order.ts'
import { PEOPLE_ROUTES } from './people.ts'
import { PLAY_ROUTES } from './play.ts'
import { RECOVERY_ROUTES } from './recovery.ts'
import { COMMON, type Route, UNSAFE } from './route.ts'
import { STANDING_ROUTES } from './standing.ts'
import { TABLE_ROUTES } from './tables.ts'

export type { Route } from './route.ts'

export const ROUTES = {
  ...PEOPLE_ROUTES,
  ...ORDER_ROUTES,
  ...RECOVERY_ROUTES,
  ...TABLE_ROUTES,
  ...PLAY_ROUTES,
  ...CALL_ROUTES,
  ...STANDING_ROUTES,
  ...EVENING_ROUTES,
  ...HOST_ROUTES,
} as const satisfies Record<OperationId, Route>

type Contract<K extends OperationId> = (typeof ROUTES)[K]
type Part<K extends OperationId, Name extends 'params' | 'query' | 'body'> =
  Contract<K> extends Readonly<Record<Name, infer S extends TSchema>> ? Static<S> : undefined

/** What each operation takes, answers and refuses. */
export type Routes = {
  readonly [K in OperationId]: {
    readonly params: Part<K, 'params'>
    readonly query: Part<K, 'query'>
    readonly body: Part<K, 'body'>
    readonly answer: Static<Contract<K>['answer']>
    readonly refusal: Contract<K>['refusals'][number] | (typeof COMMON)[number] | (typeof UNSAFE)[number]
  }
}

/** A body that may be `null` may be left out. */
type Given<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : null extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T }
type Asked<Name extends string, T> = T extends undefined ? unknown : { readonly [N in Name]?: T }

/** What a call is given: the parameters of its path, and where there are any a `query` and a `body`. */
export type Input<K extends OperationId> = (Routes[K]['params'] extends undefined ? unknown : Routes[K]['params']) &
  Asked<'query', Routes[K]['query']> &
  Given<'body', Routes[K]['body']>

/** The arguments after the operation's name; none are needed where nothing must be given. */
export type Inputs<K extends OperationId> = {} extends Input<K> ? [input?: Input<K>] : [input: Input<K>]

export type Answer<K extends OperationId> = Routes[K]['answer']

/** Every way an operation may be refused. */
export function refusalsOf(operation: OperationId): readonly RefusalType[] {
  const safe = OPERATIONS[operation].startsWith('GET ')
  return [...new Set([...COMMON, ...(safe ? [] : UNSAFE), ...ROUTES[operation].refusals])]
}
