/** What each chat is sent, as it documents what it takes; a person's name is never markup or a mention there. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HookShape } from '../../protocol/index.ts'
import { htmlOf, textOf } from '../mail/frame.ts'
import { type HookTarget, sendHook } from '../calls/outlets/hook.ts'
import type { Services } from '../services.ts'
import { Receiver } from './post-office.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await Receiver.open()
})
beforeEach(() => {
  receiver.got.length = 0
})
afterAll(() => receiver.close())

const URL_OF_TABLE = 'https://roses.example/t/abc'
const services = {
  now: () => 1_790_000_000_000,
  calls: { origin: () => 'https://roses.example', reach: { loopback: true } },
} as unknown as Services
const message = {
  title: 'Lancaster',
  subject: 'you are needed',
  head: 'Lancaster: you are needed',
  text: 'At the table: @everyone and <b>Zoë</b>.',
  scene: null,
  until: 'Until tomorrow.',
  path: '/t/abc',
}

async function sent(shape: HookShape, path: string, kind: 'needed' | 'hurry' = 'needed') {
  const target: HookTarget = { address: `${receiver.url}${path}`, shape, secrets: '{"secret":"s"}' }
  await sendHook(services, target, message, { id: 'n1', kind, table: 'abc', game: 'lancaster' })
  const [got] = receiver.got
  return { path: got?.path, body: JSON.parse(String(got?.body)) as Record<string, unknown> }
}

test('Discord gets an embed that leads to the table, and may mention nobody', async () => {
  const { path, body } = await sent('discord', '/api/webhooks/1/token')
  expect(path).toBe('/api/webhooks/1/token')
  expect(body).toEqual({
    content: URL_OF_TABLE,
    embeds: [
      {
        title: 'Lancaster: you are needed',
        description: 'At the table: ＠everyone and <b>Zoë</b>.\nUntil tomorrow.',
        url: URL_OF_TABLE,
      },
    ],
    allowed_mentions: { parse: [] },
  })
})

test('Slack gets plain text, in which nothing is markup', async () => {
  const { body } = await sent('slack', '/services/T/B/x')
  expect(body).toEqual({
    text: 'Lancaster: you are needed',
    blocks: [
      {
        type: 'section',
        text: {
          type: 'plain_text',
          text: 'Lancaster: you are needed\nAt the table: ＠everyone and <b>Zoë</b>.\nUntil tomorrow.',
        },
      },
      { type: 'section', text: { type: 'plain_text', text: URL_OF_TABLE } },
    ],
  })
})

test('a Matrix bridge gets one text and who speaks', async () => {
  const { body } = await sent('matrix', '/hook')
  expect(body).toEqual({
    text: `Lancaster: you are needed\nAt the table: ＠everyone and <b>Zoë</b>.\nUntil tomorrow.\n${URL_OF_TABLE}`,
    username: 'Rose & Crown',
  })
})

test('ntfy gets its topic in the body, at the root of its house, and louder when time is almost up', async () => {
  const calm = await sent('ntfy', '/my-topic')
  expect(calm.path).toBe('/')
  expect(calm.body).toEqual({
    topic: 'my-topic',
    title: 'Lancaster: you are needed',
    message: 'At the table: ＠everyone and <b>Zoë</b>.\nUntil tomorrow.',
    click: URL_OF_TABLE,
    tags: ['rose'],
    priority: 3,
  })
  receiver.got.length = 0
  expect((await sent('ntfy', '/my-topic', 'hurry')).body).toMatchObject({ priority: 4 })
})

test('a name that looks like an address is no link in a chat, nor in a mail; whole sentences stay as they are', async () => {
  const names = ['http://evil.example/win', 'evil.example', 'me@evil.example', 'http://2130706433/']
  const letter = {
    lang: 'de',
    heading: `Lancaster: ${names[0]} kommt`,
    colon: (what: string) => `${what}:`,
    paragraphs: [`Mit dir am Tisch: ${names.join(', ')}. Am 20. November um 8.30 Uhr, z.B. Richard III.: ja.`],
    lists: [{ lines: [{ text: names[1]!, url: URL_OF_TABLE, more: names[2]! }] }],
    button: { text: 'Tisch öffnen', url: URL_OF_TABLE },
    foot: [{ text: 'Keine Mails mehr', url: 'https://roses.example/mail#stop.x' }],
  }
  for (const text of [textOf(letter), htmlOf(letter)]) {
    const links = text.match(/\w+:\/\/[^\s"<]+|[\w@-]+\.example[^\s"<]*/g) ?? []
    expect(links.filter((link) => !link.startsWith('https://roses.example/'))).toEqual([])
    expect(text).toContain('Am 20. November um 8.30 Uhr, z.B. Richard III.: ja.')
    expect(text).toContain('evil')
  }
})
