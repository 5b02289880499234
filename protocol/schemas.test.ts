/** What the house takes from outside, and what it sends back unread: each end of each limit. */
import { describe, expect, test } from 'vitest'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import * as protocol from './index.ts'

const hex = (length: number): string => 'a'.repeat(length)
const said = (text: string): object => ({ do: 'chat', id: 'm-1', table: 't8', text })
const act = (steps: readonly string[]): object => ({ id: 'm-1', number: 0, steps })

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
