/** Fastify with our schemas: TypeBox validates, and gives handlers their types. */
import type { FastifyInstance, FastifySchemaCompiler, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Convert } from 'typebox/value'

export interface Typed extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger, Typed>

/** Written once for each shape: half of what it takes to open a house, of which a process may open many. */
const checks = new WeakMap<TSchema, ReturnType<typeof Compile>>()

function checkFor(schema: TSchema): ReturnType<typeof Compile> {
  const check = checks.get(schema) ?? Compile(schema)
  checks.set(schema, check)
  return check
}

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = checkFor(schema)
  return (data: unknown) => {
    // A query string holds only text: "30" may stand for a number there, and nowhere else.
    const value = httpPart === 'querystring' ? Convert(schema, data) : data
    if (check.Check(value)) return { value }
    const [first] = check.Errors(value)
    const where = first?.instancePath ?? ''
    return { error: new Error(`${httpPart ?? 'input'}${where}: ${first?.message ?? 'not as expected'}`) }
  }
}
