/** What goes over the wire for a call, and what a caller is told to reckon with. */
import { expect, test } from 'vitest'
import { asyncApi } from './asyncapi.ts'
import { httpRequest, OPERATIONS, type OperationId } from './operations.ts'
import { REFUSALS } from './refusals.ts'
import { refusalsOf, type Route, ROUTES } from './routes/index.ts'

const ALL = Object.keys(OPERATIONS) as OperationId[]

test('what belongs to the path stands in it, whatever letters it has', () => {
  expect(httpRequest('getTable', { id: 't8' })).toEqual({ method: 'GET', url: '/api/v1/tables/t8' })
  expect(httpRequest('getTable', { id: 'a/b?c' }).url).toBe('/api/v1/tables/a%2Fb%3Fc')
  expect(httpRequest('revokeStanding', { id: 't8', order: 'o1' })).toEqual({
    method: 'DELETE',
    url: '/api/v1/tables/t8/standing/o1',
  })
})

test('what is not asked for is left out, and nothing that is asked for, be it no or nothing', () => {
  const asked = (query: object) => httpRequest('listTables', { query }).url
  expect(asked({})).toBe('/api/v1/tables')
  expect(asked({ after: undefined })).toBe('/api/v1/tables')
  expect(asked({ after: undefined, game: 'a&b', n: 0, open: false })).toBe('/api/v1/tables?game=a%26b&n=0&open=false')
})

test('a body goes as JSON, and none where there is none', () => {
  expect(httpRequest('sendChat', { id: 't8', body: { text: 'Well met' } })).toEqual({
    method: 'POST',
    url: '/api/v1/tables/t8/chat',
    body: '{"text":"Well met"}',
  })
  expect('body' in httpRequest('resign', { id: 't8' })).toBe(false)
})

test('no two operations have one method and path', () => {
  const paths = ALL.map((operation) => OPERATIONS[operation].replace(/:\w+/g, ':'))
  expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([])
})

test.each(ALL)('%s takes what its path names, and a body only where it changes something', (operation) => {
  const route: Route = ROUTES[operation]
  const named = [...OPERATIONS[operation].matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const { properties = {} } = (route.params ?? {}) as { readonly properties?: object }
  expect(new Set(Object.keys(properties))).toEqual(new Set(named))
  if (OPERATIONS[operation].startsWith('GET ')) expect(route.body).toBeUndefined()
})

test('whoever changes something may come from elsewhere or send too much; whoever reads cannot', () => {
  for (const operation of ALL) {
    const refusals = refusalsOf(operation)
    const reads = OPERATIONS[operation].startsWith('GET ')
    for (const unsafe of ['cross-origin', 'too-large'] as const)
      expect([operation, unsafe, refusals.includes(unsafe)]).toEqual([operation, unsafe, !reads])
    for (const common of ['bad-request', 'busy'] as const) expect(refusals).toContain(common)
    expect(new Set(refusals).size).toBe(refusals.length)
  }
})

test('what does not exist is not found, what cannot be meant is a bad request, too much of it is that', () => {
  const statuses = (start: string) =>
    new Set(Object.entries(REFUSALS).flatMap(([type, status]) => (type.startsWith(start) ? [status] : [])))
  expect(statuses('no-such-')).toEqual(new Set([404]))
  expect(statuses('bad-')).toEqual(new Set([400]))
  expect(statuses('wrong-p')).toEqual(new Set([401]))
  expect(statuses('already-')).toEqual(new Set([409]))
})

test('a status says what to do: sign in or prove it, do something else, or try again', () => {
  const having = (status: number) =>
    Object.entries(REFUSALS)
      .flatMap(([type, each]) => (each === status ? [type] : []))
      .toSorted()
  // Whoever is told this is asked who they are; nobody else is.
  expect(having(401)).toEqual(['not-signed-in', 'password-needed', 'wrong-code', 'wrong-passkey', 'wrong-password'])
  // It is not for them, whoever they say they are.
  expect(having(403)).toEqual([
    'accounts-only',
    'banned',
    'cross-origin',
    'has-watched',
    'muted',
    'not-host',
    'not-seated',
    'not-yours',
    'out',
    'shown-out',
  ])
  // It may go well later, without anything being changed.
  expect([having(429), having(500), having(503)]).toEqual([['too-many', 'too-many-tables'], ['rules-fault'], ['busy']])
  expect([having(413), having(421)]).toEqual([['too-large'], ['wrong-host']])
  // Everything else is not there, cannot be meant, or does not fit how things stand now.
  expect(new Set(Object.values(REFUSALS))).toEqual(new Set([400, 401, 403, 404, 409, 413, 421, 429, 500, 503]))
  for (const type of [
    'stale',
    'paused',
    'game-over',
    'not-legal',
    'not-awaited',
    'seat-taken',
    'nothing-to-undo',
  ] as const)
    expect([type, REFUSALS[type]]).toEqual([type, 409])
})

test('in the description of the live connection every reference leads somewhere, and each message has its words', () => {
  const document = asyncApi('1')
  const at = (path: string): unknown =>
    path
      .slice(2)
      .split('/')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, path = '']) => path)
  expect(references.length).toBeGreaterThan(20)
  expect(references.filter((path) => at(path) === undefined)).toEqual([])
  const messages = at('#/channels/live/messages') as Record<string, { summary: string }>
  for (const said of ['open', 'close', 'act', 'undo', 'say', 'ping', 'hello', 'state', 'update', 'answer', 'bye'])
    expect([said, (messages[said]?.summary.length ?? 0) > 0]).toEqual([said, true])
})
