/** What strangers rely on who write a client: the API and the live connection are as they say they are. */
import { pino } from 'pino'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  API,
  OPERATIONS,
  type OperationId,
  PROTOCOL,
  REFUSALS,
  type RefusalType,
  type Route,
  ROUTES,
} from '../../protocol/index.ts'
import { makeApp } from '../http/app.ts'
import type { Served } from '../main.ts'
import type { Limits } from '../people/limits.ts'
import type { Services } from '../services.ts'
import { Client } from './client.ts'
import { type Described, type Document, GeneratedClient, resolved } from './generated-client.ts'
import { closeAll, place, startServer } from './test-server.ts'

let served: Served
let document: Document
let described: readonly (readonly [route: string, Described])[]
beforeAll(async () => {
  served = await startServer(await place('sqlite'))
  document = (await new Client(served.url).get<Document>(API)).body
  described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => [`${method.toUpperCase()} ${path}`, each] as const),
  )
})
afterAll(closeAll)

/** Every method and path the app answers, read from the tree it prints. */
async function routesOfTheApp(): Promise<readonly string[]> {
  const services = { log: pino({ level: 'silent' }) } as unknown as Services
  const app = await makeApp({
    services,
    limits: null as unknown as Limits,
    origins: [],
    trustProxy: false,
    webRoot: null,
    requestMs: 1000,
    loopback: true,
    version: '1',
    build: '1',
    metricsToken: null,
    logRequests: false,
    stopping: () => 'no',
    house: { name: null, contact: null },
  })
  await app.ready()
  const path: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? []
      path.length = indent.length / 4
      path.push(name)
      return methods
        .split(', ')
        .flatMap((method) => (method === '' || method === 'HEAD' ? [] : `${method} ${path.join('')}`))
    })
}

test('every route of the API is described, but for the descriptions themselves', async () => {
  const routes = (await routesOfTheApp())
    .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'))
    .filter((route) => route.includes(' /api'))
  expect(routes.length).toBeGreaterThan(35)
  const open = [`GET ${API}`, `GET ${API}/live.json`]
  expect(routes.filter((route) => !open.includes(route)).toSorted()).toEqual(
    described.map(([route]) => route).toSorted(),
  )
})

test('each operation has a name of its own, a sentence, a tag, an answer by name, and an example that fits', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(described.map(([, { operationId = '' }]) => operationId).toSorted()).toEqual(
    Object.keys(OPERATIONS).toSorted(),
  )
  for (const [route, { operationId, summary, tags, requestBody, responses }] of described) {
    expect(summary, route).toMatch(/^[A-Z`].*\.$/)
    expect(tags, route).toHaveLength(1)
    const answer = responses['200']?.content?.['application/json']
    if ((ROUTES[operationId as OperationId] as Route).text)
      expect(responses['200']?.content?.['text/plain']?.schema).toEqual({ type: 'string' })
    else if (operationId === 'getPicture')
      expect(responses['200']?.content?.['image/png']?.schema).toMatchObject({ type: 'string' })
    else expect(answer?.schema, route).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) })
    const body = requestBody?.content['application/json']
    if (body) expect(body.schema, route).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) })
    for (const media of [answer, body].filter((each) => each !== undefined)) {
      if (operationId === 'exportMe') continue
      const schema = resolved(media.schema, document.components.schemas) as Parameters<typeof Compile>[0]
      expect(Compile(schema).Check(media.example), `${route} ${JSON.stringify(media.example)}`).toBe(true)
    }
  }
})

test('every refusal an operation names is a response with its status', () => {
  for (const [route, { operationId, responses }] of described) {
    const { refusals }: Route = ROUTES[operationId as OperationId]
    const told = Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema as
        | {
            readonly allOf?: readonly {
              readonly $ref?: string
              readonly properties?: { readonly refused: { readonly enum: readonly RefusalType[] } }
            }[]
          }
        | undefined
      if (!schema?.allOf) return []
      expect(schema.allOf[0], route).toEqual({ $ref: '#/components/schemas/Refusal' })
      const types = schema.allOf[1]?.properties?.refused.enum ?? []
      for (const type of types) expect(REFUSALS[type], `${route} ${type}`).toBe(Number(status))
      return types
    })
    expect(told, route).toEqual(expect.arrayContaining([...refusals, 'bad-request', 'wrong-host', 'too-many', 'busy']))
  }
})

test('a client made from the description alone plays a whole game, one over HTTP and one live', async () => {
  const [anna, otto] = await Promise.all([GeneratedClient.from(served.url), GeneratedClient.from(served.url)])
  await anna.call('createGuest', { body: { name: 'Anna' } })
  await otto.call('createGuest', { body: { name: 'Otto' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await anna.call('createTable', { body: { game: 'sample', seats } })
  const { id, invite } = made.body as { id: string; invite: string }
  expect((await otto.call('getTable', { id })).body).toMatchObject({ refused: 'no-such-table' })
  await otto.call('joinTable', { id, body: { invite } })

  const heard: Record<string, unknown>[] = []
  const waiting = new Set<() => void>()
  const live = await otto.connect((message) => {
    heard.push(message)
    for (const wake of waiting) wake()
  })
  const until = (fits: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!fits()) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  live.say({ do: 'open', id: 'open', table: id })
  await until(() => heard.some(({ tell }) => tell === 'state'))
  expect(heard[0]).toMatchObject({ tell: 'hello', protocol: PROTOCOL })

  const play = async (
    client: GeneratedClient,
    act: (number: number, step: string) => Promise<unknown>,
  ): Promise<unknown> => {
    for (let number = -1; ;) {
      const asked = number < 0 ? { id } : { id, number, wait: 5 }
      const state = (await client.call('getState', asked)).body as {
        number: number
        legal: string[]
        outcome: unknown
      }
      if (state.outcome) return state.outcome
      const [step] = state.legal
      if (step !== undefined) await act(state.number, step)
      number = state.number
    }
  }
  let said = 0
  const [first, second] = await Promise.all([
    play(
      anna,
      async (number, step) => await anna.call('act', { id, body: { id: `a${number}`, number, steps: [step] } }),
    ),
    play(otto, async (number, step) => {
      const name = `o${said++}`
      live.say({ do: 'act', id: name, table: id, number, steps: [step] })
      await until(() => heard.some((message) => message['tell'] === 'answer' && message['id'] === name))
    }),
  ])
  expect(first).toEqual(second)
  expect(said).toBeGreaterThanOrEqual(6)
  await until(() => heard.some(({ tell, outcome }) => tell === 'update' && outcome !== null))
  expect((await anna.call('getRecord', { id })).body['text']).toContain('sample')
  live.close()
})

test('pages and programs from before the API had a version are served as they were', async () => {
  const client = new Client(served.url)
  expect((await client.get('/api/games')).body).toEqual((await client.ask('listGames')).body)
  expect((await client.get('/api')).body).toEqual(document)
  expect((await client.post('/api/guests', { name: 'Cecily' })).body).toMatchObject({ name: 'Cecily' })
  expect((await client.get('/api/me?x=1')).body).toMatchObject({ me: { name: 'Cecily' } })
  expect((await client.get('/api/v2/me')).status).toBe(404)
  expect((await client.get('/apiary')).status).toBe(404)
})

test.each(['/api/live', `${API}/live`])(
  'whoever connects at %s is greeted with protocol and build first',
  async (path) => {
    const { body } = await new Client(served.url).ask('getVersion')
    const socket = new WebSocket(served.url.replace('http', 'ws') + path)
    const first = await new Promise((resolve) =>
      socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()))),
    )
    socket.terminate()
    expect(first).toEqual({ tell: 'hello', ...body })
    expect(body.protocol).toBe(1)
  },
)
