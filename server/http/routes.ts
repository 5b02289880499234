/** Serves an operation of the protocol: its schemas check what comes in, and give the handler its types. */
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import {
  type Answer,
  API,
  OPERATIONS,
  type OperationId,
  REFUSALS,
  type RefusalType,
  RefusalSchema,
  refusalsOf,
  type Route,
  ROUTES,
  type Routes,
} from '../../protocol/index.ts'
import type { App } from './typed.ts'

type Asking<K extends OperationId> = FastifyRequest<{
  Params: Routes[K]['params']
  Querystring: Routes[K]['query']
  Body: Routes[K]['body']
}>
type Handler<K extends OperationId> = (
  request: Asking<K>,
  reply: FastifyReply,
) => Answer<K> | Promise<Answer<K> | FastifyReply>

export function serveRoute<K extends OperationId>(app: App, operation: K, handler: Handler<K>): void {
  const [method, path] = OPERATIONS[operation].split(' ')
  const { tag, summary, params, query, body }: Route = ROUTES[operation]
  app.route({
    method: method as HTTPMethods,
    url: `${API}${path}`,
    schema: {
      operationId: operation,
      summary,
      tags: [tag],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: responses(operation),
      security: security(operation),
    },
    handler: (request, reply) => handler(request as Asking<K>, reply),
  })
}

function responses(operation: OperationId): Record<string, unknown> {
  const { answer, text, type: other, summary }: Route = ROUTES[operation]
  const type = other ?? (text && 'text/plain')
  const content = type && { content: { [type]: { schema: answer } }, description: summary }
  const byStatus = Map.groupBy(refusalsOf(operation), (type) => REFUSALS[type])
  return {
    200: content ?? answer,
    ...Object.fromEntries([...byStatus].map(([status, types]) => [status, refusal(types)])),
  }
}

/** A refusal that is one of these, and nothing else. Only ever described: nothing is checked against it. */
function refusal(types: readonly RefusalType[]): object {
  return {
    allOf: [RefusalSchema, { type: 'object', properties: { refused: { type: 'string', enum: types } } }],
    description: `Refused: ${types.join(', ')}.`,
    examples: [{ refused: types[0], message: 'A sentence in English, for logs and for whoever writes a program.' }],
  }
}

/** Some ask who it is and insist, some ask and take nobody for an answer, some do not ask. */
function security(operation: OperationId): { [scheme: string]: string[] }[] {
  const refusals: readonly string[] = ROUTES[operation].refusals
  const known = [{ token: [] }, { cookie: [] }]
  if (refusals.includes('not-signed-in')) return known
  return refusals.includes('banned') ? [{}, ...known] : [{}]
}
