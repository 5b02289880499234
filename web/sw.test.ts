/** What the service worker keeps on a device, and what it answers from there. Chromium's own part is `e2e/offline.spec.ts`. */
import { beforeEach, expect, test, vi } from 'vitest'

const HOUSE = 'https://roses.example'
const OLD_BOARD = '/assets/board-00000001.js'
const BOARD = '/assets/board-00000002.js'
const SHELL = '/assets/index-00000002.js'
const RULES = '/assets/rules-00000002.js'
const FRENCH = '/assets/fr-00000002.js'
const OLDER = '/assets/older-00000002.js'
const FILES = [SHELL, BOARD, RULES, FRENCH, OLDER]

interface Asked {
  readonly url: string
  readonly method: string
  readonly mode: string
}

const at = (what: string | { readonly url: string }): string =>
  new URL(typeof what === 'string' ? what : what.url, HOUSE).href

/** What the browser keeps, and the house behind it. */
let kept: Map<string, string>
let asked: string[]
/** How the house answers: by its status, or not at all. */
let status: (path: string) => number
let heard: Map<string, (event: object) => void>
let pages: number
let done: string[]

const answered = (url: string): Response => {
  const code = status(new URL(url).pathname)
  if (code === 0) throw new TypeError('no network')
  return new Response(`${new URL(url).pathname} from the house`, { status: code })
}

const cache = {
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  match: async (what: string | Asked) => {
    const found = kept.get(at(what))
    return found === undefined ? undefined : new Response(found)
  },
  add: async (what: string | { readonly url: string }) => {
    const url = at(what)
    asked.push(new URL(url).pathname)
    const response = answered(url)
    if (!response.ok) throw new TypeError('not to be kept')
    kept.set(url, await response.text())
  },
  put: async (what: string | Asked, response: Response) => void kept.set(at(what), await response.text()),
  delete: async (what: string | Asked) => kept.delete(at(what)),
}

beforeEach(async () => {
  kept = new Map()
  asked = []
  status = () => 200
  heard = new Map()
  pages = 1
  done = []
  vi.stubGlobal('ALL_FILES', FILES)
  vi.stubGlobal('SHELL_FILES', [SHELL])
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string
      constructor(url: string) {
        this.url = at(url)
      }
    },
  )
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match })
  vi.stubGlobal('fetch', async ({ url }: Asked) => {
    asked.push(new URL(url).pathname)
    return answered(url)
  })
  vi.stubGlobal('self', {
    location: { origin: HOUSE },
    addEventListener: (type: string, use: (event: object) => void) => heard.set(type, use),
    clients: {
      claim: async () => void done.push('claims'),
      matchAll: async () => Array.from({ length: pages }, () => ({})),
    },
    skipWaiting: async () => void done.push('takes over'),
    registration: { showNotification: async (title: string) => void done.push(`shows ${title}`) },
  })
  vi.resetModules()
  await import('./sw.ts')
})

/** Something happens to the worker; what it has to do for it is waited for. */
async function happens(type: string, more: object = {}): Promise<void> {
  let work: Promise<unknown> | undefined
  heard.get(type)?.({ ...more, waitUntil: (doing: Promise<unknown>) => (work = doing) })
  await work
}

/** What somebody gets who asks for it; `null` where the worker leaves it to the browser. */
async function gets(path: string, more: Partial<Asked> = {}): Promise<string | number | null> {
  const request = { url: at(path), method: 'GET', mode: 'cors', ...more }
  let answer: Promise<Response> | null = null
  heard.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
  const response = await (answer as Promise<Response> | null)
  if (!response) return null
  return response.ok ? await response.text() : response.status
}

const keeps = (...paths: readonly string[]): void => {
  for (const path of paths) kept.set(at(path), `${path} as kept`)
}
const paths = (): readonly string[] => [...kept.keys()].map((url) => url.slice(HOUSE.length))
const AT_HOME = { mode: 'navigate' }

test('a release keeps what every page is made of and anew what was kept of the one before, each once', async () => {
  keeps(OLD_BOARD, SHELL)
  await happens('install')
  expect(asked.toSorted()).toEqual(['/', BOARD])
  expect(paths().toSorted()).toEqual(['/', BOARD, OLD_BOARD, SHELL].toSorted())
})

test('the page itself is fetched again with every release', async () => {
  keeps('/')
  await happens('install')
  expect(kept.get(at('/'))).toBe('/ from the house')
})

test('once a release is in force, files of the one before go, and the page stays', async () => {
  keeps('/', OLD_BOARD, BOARD, '/icon.svg')
  await happens('activate')
  expect([paths(), done]).toEqual([['/', BOARD, '/icon.svg'], ['claims']])
})

test('a page comes from the house, and without it from what is kept, whatever its address', async () => {
  keeps('/')
  expect(await gets('/t/abc', AT_HOME)).toBe('/t/abc from the house')
  status = () => 0
  expect(await gets('/t/abc', AT_HOME)).toBe('/ as kept')
  kept.clear()
  expect(await gets('/t/abc', AT_HOME)).toBe(0)
})

test('a built file is fetched once and kept; what did not come whole is not', async () => {
  status = () => 503
  expect([await gets(RULES), paths()]).toEqual([503, []])
  status = () => 200
  expect(await gets(RULES)).toBe(`${RULES} from the house`)
  asked = []
  for (const file of [RULES, RULES]) expect(await gets(file)).toBe(`${RULES} from the house`)
  expect([asked, paths()]).toEqual([[], [RULES]])
  for (const file of ['/icon.svg', '/first.js']) expect(await gets(file)).toBe(`${file} from the house`)
})

test.each([
  ['what the house is asked', '/api/me', {}],
  ['a page of the house’s interface', '/api/record', AT_HOME],
  ['what is sent', RULES, { method: 'POST' }],
  ['what is elsewhere', 'https://elsewhere.example/assets/a-00000002.js', {}],
  ['pictures of tables', '/pictures/abc.png', {}],
])('the worker has no part in %s', async (_, path, more) => {
  keeps('/', '/api/me', '/api/record', RULES)
  expect(await gets(path, more)).toBeNull()
})

test('when a page is idle the rest is kept in the reader’s language: first what the page was made of, no older rules', async () => {
  keeps(SHELL)
  await happens('message', { data: { first: [RULES, '/assets/gone-00000001.js', FRENCH], foreign: ['fr', 'de'] } })
  expect(asked).toEqual([RULES, FRENCH, BOARD])
})

test('words of other languages are left to those who choose them', async () => {
  await happens('message', { data: { first: [], foreign: ['fr', 'de'] } })
  expect(asked).toEqual([SHELL, BOARD, RULES])
})

test('what could not be fetched is tried again at the next visit', async () => {
  status = () => 0
  await happens('message', { data: { first: [], foreign: ['fr'] } })
  status = () => 200
  await happens('message', { data: { first: [], foreign: ['fr'] } })
  expect(paths()).toEqual([SHELL, BOARD, RULES])
})

test('a new release waits until no other page is open', async () => {
  pages = 2
  await happens('message', { data: 'take over' })
  expect([done, asked]).toEqual([[], []])
  pages = 1
  await happens('message', { data: 'take over' })
  expect([done, asked]).toEqual([['takes over'], []])
})

test('a push is shown; one without words says nothing', async () => {
  await happens('push', { data: null })
  await happens('push', {
    data: { json: () => ({ title: 'Your turn', body: '', path: '/t/a', tag: 'a', actions: [] }) },
  })
  expect(done).toEqual(['shows Your turn'])
})
