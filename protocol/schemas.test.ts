/** What the house takes from outside, and what it sends back unread: each end of each limit. */
import { describe, expect, test } from 'vitest'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import * as protocol from './index.ts'

const hex = (length: number): string => 'a'.repeat(length)
const said = (text: string): object => ({ do: 'chat', id: 'm-1', table: 't8', text })
const act = (steps: readonly string[]): object => ({ id: 'm-1', number: 0, steps })
const back = (count: number): object => ({ id: 'm-1', number: 0, count })
const seats = (count: number): readonly object[] => Array.from({ length: count }, () => ({ kind: 'open' }))
const table = (more: object): object => ({ game: 'rose-king', seats: seats(2), ...more })
const order = (more: object): object => ({ kind: 'line', span: 'once', ...more })
const moves = (count: number): readonly string[] => Array.from({ length: count }, () => 'm')

const TAKEN: readonly [what: string, schema: TSchema, taken: readonly unknown[], refused: readonly unknown[]][] = [
  [
    'a line of the chat',
    protocol.ChatMessage,
    [said('!'), said('x'.repeat(500))],
    [said(''), said('x'.repeat(501)), { ...said('x'), more: 1 }],
  ],
  ['entropy', protocol.Entropy, [hex(64)], [hex(63), hex(65), 'A'.repeat(64), 'g'.repeat(64), '']],
  ['an id', protocol.Id, ['a', 'Z-_9', hex(40)], ['', hex(41), 'a b', 'a/b', 'é']],
  ['a seat', protocol.SeatNumber, [0, 8, 15], [-1, 16, 0.5, '0']],
  ['a password', protocol.Password, [hex(8), hex(200)], [hex(7), hex(201)]],
  ['a name', protocol.PlayerName, ['A', hex(24)], ['', hex(25)]],
  ['an invitation', protocol.Invite, [hex(10), hex(60)], [hex(9), hex(61), `${hex(10)}!`]],
  ['steps', protocol.ActBody, [act(['a']), act([hex(200)])], [act([]), act(['']), act([hex(201)])]],
  [
    'taking back',
    protocol.UndoBody,
    [{ id: 'm-1', number: 0 }, back(1), back(2)],
    [back(0), back(-1), back(1.5), { id: 'm 1', number: 0 }, { id: 'm-1', number: -1 }, { id: 'm-1' }],
  ],
  ['the name of an act', protocol.MoveId, ['a', 'A.b_c:9-', hex(64)], ['', hex(65), 'a b', 'a/b', 'ä']],
  [
    'waiting',
    protocol.StateQuery,
    [{}, { wait: 0 }, { number: 0, wait: 60 }, { wait: 0.5 }],
    [{ wait: -1 }, { wait: 61 }, { number: -1 }, { number: 1.5 }],
  ],
  [
    'a stretch of the past',
    protocol.HistoryQuery,
    [{}, { from: 0, limit: 1 }, { limit: 1000 }, { viewer: '0' }, { viewer: '15' }, { viewer: 'watch' }, { eyes: '1' }],
    [{ limit: 0 }, { limit: 1001 }, { from: -1 }, { viewer: '' }, { viewer: '-1' }, { viewer: '100' }, { eyes: 'all' }],
  ],
  [
    'a look',
    protocol.LookQuery,
    [{}, { from: 0, limit: 1 }, { limit: 500 }],
    [{ limit: 0 }, { limit: 501 }, { from: -1 }],
  ],
  [
    'a table',
    protocol.CreateTableBody,
    [table({}), table({ seats: seats(16) }), table({ sides: 'random', substitute: 'none', autoStart: false })],
    [table({ seats: [] }), table({ seats: seats(17) }), table({ seats: [{ kind: 'bot' }] }), table({ sides: 'mine' })],
  ],
  [
    'an absence',
    protocol.AbsenceSchema,
    [{ kind: 'none' }, { kind: 'vote', after: 1 }, { kind: 'vote', after: 86_400 }],
    [{ kind: 'vote' }, { kind: 'vote', after: 0 }, { kind: 'vote', after: 86_401 }, { kind: 'vote', after: 1.5 }],
  ],
  [
    'a page of the lobby',
    protocol.LobbyQuery,
    [{}, { limit: 1 }, { limit: 100, status: 'playing', game: 'rose-king' }],
    [{ limit: 0 }, { limit: 101 }, { status: 'closed' }, { after: hex(81) }],
  ],
  ['lines that were read', protocol.ReadBody, [{ n: 0 }, { n: 7 }], [{ n: -1 }, { n: 0.5 }, {}]],
  ['lines to come', protocol.ChatQuery, [{}, { after: -1 }, { after: 0 }], [{ after: -2 }, { after: 'x' }]],
  ['notes', protocol.NotesBody, [{ text: '' }, { text: hex(10_000) }], [{ text: hex(10_001) }, {}]],
  [
    'an answer to a proposal',
    protocol.VoteBody,
    [
      { proposal: 'x', agree: false },
      { proposal: hex(80), agree: true },
    ],
    [{ proposal: '', agree: true }, { proposal: hex(81), agree: true }, { proposal: 'x' }],
  ],
  [
    'an order',
    protocol.GiveStandingBody,
    [order({}), order({ span: 'turn' }), order({ plies: ['x'.repeat(60)] }), order({ plies: moves(20) })],
    [order({ plies: moves(21) }), order({ plies: [''] }), order({ plies: ['x'.repeat(61)] }), order({ kind: 'A' })],
  ],
  [
    'settings of a page',
    protocol.PreferencesSchema,
    [{ client: { sound: false, volume: 0.5, theme: 'dark' } }, {}],
    [{ client: { sound: null } }, { client: { list: [] } }, { client: { theme: hex(201) } }, { unknown: 1 }],
  ],
  [
    'when to call',
    protocol.CallSettingsSchema,
    [0, 23].map((hour) => ({ mail: 'daily', hour, zone: 'UTC', quiet: { from: 22, to: 7 }, warn: 168, without: [] })),
    [
      { hour: 24 },
      { hour: -1 },
      { warn: 169 },
      { mail: 'often' },
      { without: ['weather'] },
      { quiet: { from: 22 } },
    ].map((wrong) => ({ mail: 'off', hour: 8, zone: 'UTC', quiet: null, warn: null, without: [], ...wrong })),
  ],
  [
    'a clock',
    protocol.ClockSchema,
    [
      { kind: 'none' },
      { kind: 'days', days: 60, overdue: 'bot' },
      { kind: 'live', perMove: 0, reserve: 86_400, increment: 0, overdue: 'lose', extra: [1, 2] },
    ],
    [
      { kind: 'days', days: 0, overdue: 'bot' },
      { kind: 'days', days: 61, overdue: 'bot' },
      { kind: 'days', days: 2, overdue: 'wait' },
      { kind: 'live', perMove: -1, reserve: 60, increment: 0, overdue: 'lose' },
      { kind: 'live', perMove: 0, reserve: 86_401, increment: 0, overdue: 'lose' },
      { kind: 'live', perMove: 0, reserve: 60, increment: 0, overdue: 'lose', extra: [] },
    ],
  ],
]

describe.each(TAKEN)('%s', (_, schema, taken, refused) => {
  const check = Compile(schema)
  test.each(taken)('is taken: %j', (value) => {
    expect(check.Check(value)).toBe(true)
  })
  test.each(refused)('is refused: %j', (value) => {
    expect(check.Check(value)).toBe(false)
  })
})

const CONTRACTS = Object.entries<protocol.Route>(protocol.ROUTES)

test.each(CONTRACTS.filter(([, { query }]) => query))(
  '%s is asked for nothing that it does not know',
  (_, { query }) => {
    const check = Compile(query!)
    const { properties } = query as unknown as { readonly properties: object }
    expect([check.Check({}), check.Check({ unknown: '1' }), 'unknown' in properties]).toEqual([true, false, false])
  },
)

test.each(CONTRACTS.filter(([, { body, example }]) => body && example?.body))(
  '%s takes what its description shows, and nothing that it does not know beside it',
  (_, { body, example }) => {
    const check = Compile(body!)
    expect(check.Check(example?.body)).toBe(true)
    expect(check.Check({ ...(example?.body as object), unknown: 1 })).toBe(false)
  },
)

test.each([
  protocol.OpenMessage,
  protocol.CloseMessage,
  protocol.ActMessage,
  protocol.UndoMessage,
  protocol.ChatMessage,
  protocol.PingMessage,
])(
  'of what is said on the live connection nothing may be left out, and nothing be added: $properties.do.const',
  (said) => {
    const { properties, required } = said as unknown as {
      readonly properties: Record<string, { readonly const?: string }>
      readonly required: readonly string[]
    }
    const whole: Record<string, unknown> = {
      do: properties['do']?.const,
      id: 'm-1',
      table: 't8',
      number: 0,
      steps: ['a'],
      text: 'hello',
    }
    const known = Object.fromEntries(required.map((name) => [name, whole[name]]))
    const check = Compile(protocol.ClientMessageSchema)
    expect(check.Check(known)).toBe(true)
    expect(check.Check({ ...known, unknown: 1 })).toBe(false)
    for (const name of required) expect([name, check.Check({ ...known, [name]: undefined })]).toEqual([name, false])
    expect(required).toEqual(
      expect.arrayContaining(said === protocol.PingMessage ? ['do', 'id'] : ['do', 'id', 'table']),
    )
  },
)
