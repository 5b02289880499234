/**
 * The whole contract as a text: what each call takes, answers and may be refused, and every field of everything that has a name, with its
 * limits. Programs of others hold to it, so nothing of it changes by accident; what is meant to change is read in the diff.
 */
import { expect, test } from 'vitest'
import { named } from './components.ts'
import * as protocol from './index.ts'
import { REFUSALS } from './refusals.ts'
import { refusalsOf } from './routes/index.ts'

interface Schema {
  readonly type?: string
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: unknown
  readonly [more: string]: unknown
}

/** What limits a value, in this order. */
const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'maxProperties', 'pattern']

/** `string minLength 1 maxLength 40`, `"yes" | "no"`, `Table[]`; what has fields of its own in braces. */
function shape(schema: Schema): string {
  const limits = LIMITS.filter((limit) => limit in schema).map((limit) => ` ${limit} ${String(schema[limit])}`)
  return bare(schema) + limits.join('')
}

function bare({ $ref, anyOf, items, properties, patternProperties, ...rest }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) ?? ''
  if (anyOf) return anyOf.map(shape).join(' | ')
  if ('const' in rest) return JSON.stringify(rest.const)
  if (rest.enum) return rest.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (items) return `(${shape(items)})[]`
  if (patternProperties)
    return `{ ${Object.values(patternProperties)
      .map((each) => `[any]: ${shape(each)}`)
      .join(', ')} }`
  if (!properties) return rest.type ?? 'anything'
  const fields = Object.entries(properties).map(([name, each]) => field(name, each, rest.required))
  return `{ ${fields.join(', ')}${rest.additionalProperties === false ? ', no more' : ''} }`
}

function field(name: string, schema: Schema, required: readonly string[] = []): string {
  return `${name}${required.includes(name) ? '' : '?'}: ${shape(schema)}`
}

test('what goes over the wire is what the contract says', async () => {
  const schemas: Record<string, Schema> = {}
  const part = (name: string, schema: unknown): readonly string[] =>
    schema ? [`  ${name} ${shape(named(schema, schemas) as Schema)}`] : []
  const calls = Object.entries<protocol.Route>(protocol.ROUTES).map(([operation, { query, body, answer, ...route }]) =>
    [
      `${operation}: ${protocol.OPERATIONS[operation as protocol.OperationId]}`,
      ...part('at', route.params),
      ...part('asks', query),
      ...part('takes', body),
      ...part(`answers${route.type ? ` ${route.type}` : ''}${route.text ? ' text' : ''}`, answer),
      `  refuses ${refusalsOf(operation as protocol.OperationId)
        .toSorted()
        .map((type) => `${type} ${REFUSALS[type]}`)
        .join(', ')}`,
    ].join('\n'),
  )
  part('', protocol.ClientMessageSchema)
  part('', protocol.ServerMessageSchema)
  const fields = Object.entries(schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, schema]) => {
      const own = Object.entries(schema.properties ?? {}).map(
        ([name, each]) => `  ${field(name, each, schema.required)}`,
      )
      const closed = schema.additionalProperties === false ? ['  no more'] : []
      return [own.length > 0 ? id : `${id}: ${shape(schema)}`, ...own, ...closed].join('\n')
    })
  await expect(
    `${[...calls, ...fields].join('\n\n')}\n`,
    'The contract is another than is written down. If that is meant, `npx vitest run protocol -u` writes it anew: read the diff.',
  ).toMatchFileSnapshot('contract.txt')
})
