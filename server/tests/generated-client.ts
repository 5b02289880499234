/**
 * A client made at run time from what the server says about itself (`/api/v1` and `/api/v1/live.json`) and from nothing
 * else, as a stranger's generator would make it. It sends only what is described, and fails on any answer that is not.
 */
import { Compile } from 'typebox/compile'
import { WebSocket } from 'ws'

type Schema = Record<string, unknown>
type Media = Record<string, { readonly schema: Schema; readonly example?: unknown }>
interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}
export interface Described {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Media }
  readonly responses: Record<string, { readonly description?: string; readonly content?: Media }>
}
export interface Document {
  readonly openapi: string
  readonly paths: Record<string, Record<string, Described>>
  readonly components: { readonly schemas: Record<string, Schema> }
}
interface LiveDocument {
  readonly channels: { readonly live: { readonly address: string; readonly messages: Record<string, Said> } }
  readonly operations: Record<'hear' | 'tell', { readonly messages: readonly { readonly $ref: string }[] }>
  readonly components: { readonly schemas: Record<string, Schema> }
}
interface Said {
  readonly payload: Schema
}

type Json = Record<string, unknown>
type Call = (input?: Json) => Promise<{ readonly status: number; readonly body: Json }>

/** The schema with its references filled in. */
export function resolved(value: unknown, schemas: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, schemas))
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as { readonly $ref?: string }
  if ($ref !== undefined) {
    const found = schemas[$ref.replace('#/components/schemas/', '')]
    if (!found) throw new Error(`${$ref} is not described`)
    return resolved(found, schemas)
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, schemas)]))
}

function fits(schema: Schema, schemas: Record<string, Schema>, value: unknown): boolean {
  return Compile(resolved(schema, schemas) as Parameters<typeof Compile>[0]).Check(value)
}

export class GeneratedClient {
  private readonly calls: ReadonlyMap<string, Call>
  private readonly base: string
  private readonly live: LiveDocument
  private cookie = ''

  private constructor(base: string, document: Document, live: LiveDocument) {
    this.base = base
    this.live = live
    const { schemas } = document.components
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]): [string, Call] => {
        const { operationId = '' } = described
        return [operationId, (input = {}) => this.send(method.toUpperCase(), path, described, schemas, input)]
      }),
    )
    this.calls = new Map(calls)
  }

  call(operation: string, input?: Json): ReturnType<Call> {
    const call = this.calls.get(operation)
    if (!call) throw new Error(`no operation ${operation} is described`)
    return call(input)
  }

  static async from(base: string): Promise<GeneratedClient> {
    const read = async (path: string): Promise<unknown> => (await fetch(base + path)).json()
    return new GeneratedClient(
      base,
      (await read('/api/v1')) as Document,
      (await read('/api/v1/live.json')) as LiveDocument,
    )
  }

  private async send(
    method: string,
    template: string,
    { operationId = '', parameters = [], requestBody, responses }: Described,
    schemas: Record<string, Schema>,
    { body, ...given }: Json,
  ): Promise<{ status: number; body: Json }> {
    let path = template
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(given)) {
      const parameter = parameters.find((each) => each.name === name)
      if (!parameter || !fits(parameter.schema, schemas, value)) throw new Error(`${operationId} takes no such ${name}`)
      if (parameter.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
      else query.append(name, String(value))
    }
    const wanted = requestBody?.content['application/json']?.schema
    if (wanted && !fits(wanted, schemas, body)) throw new Error(`${operationId} takes no such body`)
    const response = await fetch(`${this.base}${path}?${query}`, {
      method,
      headers: { cookie: this.cookie, ...(wanted ? { 'content-type': 'application/json' } : {}) },
      ...(wanted ? { body: JSON.stringify(body) } : {}),
    })
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    const answer = type === 'application/json' ? ((await response.json()) as Json) : { text: await response.text() }
    const expected = responses[response.status]?.content?.[type]?.schema
    if (!expected || !fits(expected, schemas, answer['text'] ?? answer))
      throw new Error(`${operationId} answered what is not described: ${response.status} ${JSON.stringify(answer)}`)
    return { status: response.status, body: answer }
  }

  /** Hears what the server tells; gives the way to say something. */
  connect(hear: (message: Json) => void): Promise<{ say(message: Json): void; close(): void }> {
    const { channels, operations, components } = this.live
    const { address, messages } = channels.live
    const payloads = (way: 'hear' | 'tell'): readonly Schema[] =>
      operations[way].messages.map(({ $ref }) => messages[$ref.split('/').at(-1) ?? '']?.payload ?? {})
    const oneOf = (way: 'hear' | 'tell', message: Json): void => {
      if (!payloads(way).some((payload) => fits(payload, components.schemas, message)))
        throw new Error(`a message that is not described: ${JSON.stringify(message)}`)
    }
    const socket = new WebSocket(this.base.replace('http', 'ws') + address, { headers: { cookie: this.cookie } })
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Json
      oneOf('tell', message)
      hear(message)
    })
    return new Promise((resolve, reject) => {
      socket.once('error', reject)
      socket.once('open', () =>
        resolve({
          say: (message) => {
            oneOf('hear', message)
            socket.send(JSON.stringify(message))
          },
          close: () => socket.terminate(),
        }),
      )
    })
  }
}
