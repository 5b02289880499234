/** A house that answers as a test says, by the names that the protocol has for what is asked. */
import type { Answer, OperationId, RefusalType } from '../../protocol/index.ts'
import { OPERATIONS } from '../../protocol/operations.ts'
import { type Route, ROUTES } from '../../protocol/routes/index.ts'
import { API } from '../../protocol/version.ts'
import { Value } from 'typebox/value'

export interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

const NO = Symbol('refused')

interface Refusal {
  readonly [NO]: RefusalType
}

/** What is refused, and why. */
export function no(refused: RefusalType): Refusal {
  return { [NO]: refused }
}

/** An answer that says no more than that it is so. */
export const done = {} as never

type Said<K extends OperationId> = Answer<K> | Refusal
export type Answers = { [K in OperationId]?: Said<K> | ((asked: Asked) => Said<K> | Promise<Said<K>>) }

const WAYS = (Object.entries(OPERATIONS) as [OperationId, string][]).map(([operation, way]) => {
  const [method = '', path = ''] = way.split(' ')
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  return { operation, method, names, fits: new RegExp(`^${API}${path.replaceAll(/:\w+/g, '([^/]+)')}$`) }
})

interface Sent {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export class House {
  /** Without a network nothing is answered. */
  reachable = true
  /** What no house would take: a body that is not as the protocol has it. */
  readonly wrong: string[] = []
  private readonly answers: Answers
  private readonly heard: (Asked & { readonly operation: OperationId })[] = []

  constructor(answers: Answers) {
    this.answers = { ...answers }
  }

  /** From now on it answers otherwise. */
  says(answers: Answers): void {
    Object.assign(this.answers, answers)
  }

  asked(operation: OperationId): readonly Asked[] {
    return this.heard.filter((each) => each.operation === operation)
  }

  /** What was sent along with the latest question of that name. */
  sent(operation: OperationId): unknown {
    return this.asked(operation).at(-1)?.body
  }

  readonly fetch = async (input: string, init: Sent = {}): Promise<Response> => {
    if (!this.reachable) throw new TypeError('no network')
    const url = new URL(input, 'https://roses.test')
    const way = WAYS.find(({ method, fits }) => method === (init.method ?? 'GET') && fits.test(url.pathname))
    if (!way) return new Response('', { status: 404 })
    const [, ...found] = way.fits.exec(url.pathname) ?? []
    const asked = {
      params: Object.fromEntries(way.names.map((name, i) => [name, decodeURIComponent(found[i] ?? '')])),
      query: Object.fromEntries(url.searchParams),
      body: init.body === undefined ? undefined : JSON.parse(init.body),
    }
    this.heard.push({ operation: way.operation, ...asked })
    const { body: schema } = ROUTES[way.operation] as Route
    if (schema && !Value.Check(schema, asked.body ?? null))
      this.wrong.push(`${way.operation}: ${JSON.stringify(asked.body)}`)
    if ((init.body !== undefined) !== (init.headers?.['content-type'] === 'application/json'))
      this.wrong.push(`${way.operation} does not say what it sends`)
    const given = this.answers[way.operation] as unknown
    const answer = (typeof given === 'function' ? await given(asked) : given) as object | undefined
    if (answer === undefined) return Response.json({ refused: 'no-such-route', message: '' }, { status: 404 })
    if (NO in answer) return Response.json({ refused: answer[NO], message: '' }, { status: 400 })
    return Response.json(answer)
  }
}
