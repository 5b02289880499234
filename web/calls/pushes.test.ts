/** What the service worker makes of a push. Chromium's own part, the event and the notification, is `e2e/called.spec.ts`. */
import { afterEach, expect, test, vi } from 'vitest'
import { httpRequest, type Pushed } from '../../protocol/index.ts'
import { answerPush, type PushScope, renewPush, showPush } from './pushes.ts'

const PUSHED: Pushed = {
  title: 'Lancaster: your decision is needed',
  body: 'Vote on law 2.',
  path: '/t/abc',
  tag: 'abc',
  actions: [
    { action: 'open', title: 'Open' },
    { action: 'mute', title: 'Mute this table' },
  ],
}

function browser(tabs: readonly string[] = []) {
  const done: unknown[] = []
  const pages = tabs.map((url) => ({ url, focus: () => Promise.resolve(done.push(['focus', url])) }))
  const scope = {
    registration: {
      showNotification: (title: string, options: object) => Promise.resolve(done.push(['show', title, options])),
      pushManager: { subscribe: () => Promise.resolve(fresh('https://push.example/new')) },
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url: string) => Promise.resolve(done.push(['open', url])),
    },
    location: { origin: 'https://roses.example' },
  } as unknown as PushScope
  return { scope, done }
}

const fresh = (endpoint: string) => ({ endpoint, toJSON: () => ({ keys: { p256dh: 'P', auth: 'A' } }) })

const clicked = (action: string, { path, tag }: Pick<Pushed, 'path' | 'tag'> = PUSHED) => {
  const close = vi.fn<() => void>()
  return { close, event: { action, notification: { close, data: { path, tag } } } }
}

/** What the house is sent, and what it answers. */
function house(status: number) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body: string }) => {
    asked.push([method, url, JSON.parse(body)])
    return status === 0 ? Promise.reject(new Error('no network')) : Promise.resolve(new Response('{}', { status }))
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test('a push is shown in its own words, one for each table, with what can be done from there', async () => {
  const { scope, done } = browser()
  await showPush(scope, PUSHED)
  const { title, body, tag, actions } = PUSHED
  expect(done).toEqual([
    ['show', title, { body, tag, icon: '/icon.svg', data: { path: '/t/abc', tag: 'abc' }, actions }],
  ])
})

test('a click opens the very table: in its tab, wherever in it that tab is, or in a new one', async () => {
  for (const action of ['', 'open']) {
    const { scope, done } = browser(['https://roses.example/tables', 'https://roses.example/t/abcd'])
    const { event, close } = clicked(action)
    await answerPush(scope, event)
    expect([done, close.mock.calls.length]).toEqual([[['open', 'https://roses.example/t/abc']], 1])
  }
  const { scope, done } = browser(['https://roses.example/tables', 'https://roses.example/t/abc?at=7'])
  await answerPush(scope, clicked('').event)
  expect(done).toEqual([['focus', 'https://roses.example/t/abc?at=7']])
})

test('a path that leads out of the house is not followed', async () => {
  const { scope, done } = browser()
  await answerPush(scope, clicked('', { path: '//elsewhere.example/t/abc', tag: 'abc' }).event)
  expect(done).toEqual([])
})

test('a table is muted from the notification, without a page; who is signed out by then is shown the settings', async () => {
  const { method, url } = httpRequest('muteTable', { id: 'abc' })
  const [asked, still] = [house(200), browser()]
  await answerPush(still.scope, clicked('mute').event)
  expect([asked, still.done]).toEqual([[[method, url, { muted: true }]], []])
  for (const status of [401, 0]) {
    house(status)
    const { scope, done } = browser()
    await answerPush(scope, clicked('mute').event)
    expect(done).toEqual([['open', 'https://roses.example/me/calls']])
  }
})

test('a browser that is reached elsewhere from now on says so', async () => {
  const { method, url } = httpRequest('addChannel')
  const asked = house(200)
  const old = { options: { applicationServerKey: new ArrayBuffer(65) } }
  const change = (event: object) => event as unknown as PushSubscriptionChangeEvent
  await renewPush(browser().scope, change({ oldSubscription: old, newSubscription: null }))
  await renewPush(
    browser().scope,
    change({ oldSubscription: old, newSubscription: fresh('https://push.example/told') }),
  )
  await renewPush(browser().scope, change({ oldSubscription: null, newSubscription: null }))
  const sent = (endpoint: string) => [method, url, { kind: 'push', endpoint, p256dh: 'P', auth: 'A' }]
  expect(asked).toEqual([sent('https://push.example/new'), sent('https://push.example/told')])
})
