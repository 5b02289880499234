/** How the house calls somebody: when and where, as they choose it; the tray; and the links in mails. */
import { h } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import type { Calls, Channel, Notice, RefusalType } from '../../protocol/index.ts'
import { browser } from '../tests/document.ts'
import { type Answers, done, no } from '../tests/house.ts'
import { GAME } from '../tests/tables.ts'
import { draw, leave, visit } from '../tests/visit.tsx'

const settings: Calls['settings'] = { mail: 'each', hour: 9, zone: 'Asia/Tokyo', quiet: null, warn: null, without: [] }
const calls = (more: Partial<Calls> = {}): Calls => ({
  settings,
  mail: null,
  channels: [],
  feed: false,
  muted: [],
  house: { mail: true, pushKey: 'key-of-the-house' },
  ...more,
})
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const channel = (more: Partial<Channel>): Channel => ({
  id: 'c1',
  kind: 'hook',
  host: 'chat.test',
  shape: 'discord',
  label: '',
  createdAt: 0,
  offAt: null,
  ...more,
})

async function open(answers: Partial<Calls> = {}, more: Answers = {}, me = {}) {
  const page = await visit('/me/calls', { getCalls: calls(answers), setCalls: done, ...more }, { me })
  await page.reads('When and what about')
  return page
}

beforeEach(() => browser.local.clear())
afterEach(() => leave())

test('topics, a warning and quiet hours are kept as they are chosen, with the zone', async () => {
  const page = await open({ settings: { ...settings, without: ['words'] } })
  expect((await page.field(/^somebody writes/)).checked).toBe(false)
  expect((await page.field(/^my decision/)).checked).toBe(true)
  await page.tick(/^somebody writes/)
  await page.tick(/^a game begins/, false)
  expect(await page.chosen(/^Warn me/)).toBe('with a fifth of the time left, or six hours')
  expect(await page.choices(/^Warn me/)).toEqual(expect.arrayContaining(['never', '1 hour before', '48 hours before']))
  await page.choose(/^Warn me/, '3 hours before')
  expect(page.fields()).not.toContain('Until')
  await page.tick(/^Quiet hours/)
  expect([await page.chosen('From'), await page.chosen('Until')]).toEqual(['22:00', '8:00'])
  await page.choose('From', '21:00')
  await page.choose('Until', '7:00')
  await page.press('Save')
  expect(page.house.sent('setCalls')).toEqual({
    ...settings,
    zone,
    warn: 3,
    quiet: { from: 21, to: 7 },
    without: ['games'],
  })
  expect(page.all('status')).toContain('Saved.')
  await page.choose(/^Warn me/, 'never')
  await page.tick(/^Quiet hours/, false)
  await page.press('Save')
  expect(page.house.sent('setCalls')).toMatchObject({ warn: 0, quiet: null })
  await page.choose(/^Warn me/, /^with a fifth/)
  await page.press('Save')
  expect(page.house.sent('setCalls')).toMatchObject({ warn: null })
  await page.tick(/^my decision/, false)
  await page.tick(/^somebody writes/, false)
  await page.press('Save')
  expect(page.house.sent('setCalls')).toMatchObject({ without: ['games', 'turns', 'words'] })
})

test.each<[RefusalType, string]>([
  ['bad-address', 'Nothing can be sent to that address. Look at it once more.'],
  ['private-address', 'That address leads into a private network. Use one that is reached from the open internet.'],
  ['not-set-up', 'This house sends no mail.'],
  ['accounts-only', 'Keep your name as an account first.'],
  ['too-many-channels', 'You have as many as one person may have. Remove one first.'],
  ['too-many', 'That was too often. Try again in an hour.'],
  ['busy', 'That did not work. Try again in a moment.'],
])('an address that is refused as %s says why, and stays to be mended', async (refused, text) => {
  const page = await open({}, { setMail: no(refused) })
  await page.type('Your address', ' anna@roses.test ')
  await page.press('Send a link there')
  expect(page.house.sent('setMail')).toEqual({ address: 'anna@roses.test' })
  expect(page.all('status')).toContain(text)
  expect((await page.field('Your address')).value).toBe(' anna@roses.test ')
})

test('an address waits for its link, is tried, and is removed; how often holds once it is confirmed', async () => {
  const fresh = await open({}, { setMail: done })
  await fresh.type('Your address', 'anna@roses.test')
  await fresh.press('Send a link there')
  expect(fresh.all('status').join()).toContain('A link is on its way to anna@roses.test.')
  expect((await fresh.field('Your address')).value).toBe('')
  const mail = { address: 'anna@roses.test', confirmed: false, offAt: null }
  const waiting = await open({ mail })
  expect(waiting.text()).toContain('anna@roses.test waits for you to follow the link')
  expect(waiting.fields()).toContain('Another address')
  expect(waiting.fields()).not.toContain('How often')
  expect(waiting.buttons()).not.toContain('Send me a test')
  const page = await open(
    { mail: { ...mail, confirmed: true } },
    { testChannel: no('not-delivered'), removeMail: done },
  )
  expect(page.text()).toContain('anna@roses.test is yours')
  await page.press('Send me a test')
  expect(page.house.asked('testChannel')[0]?.params).toEqual({ id: 'mail' })
  expect(page.all('status')).toContain('The test did not get through. Look at the address and try again.')
  expect(page.fields()).not.toContain('At')
  await page.choose('How often', 'one mail a day')
  expect(page.house.sent('setCalls')).toEqual({ ...settings, zone, mail: 'daily', hour: 9 })
  await page.choose('At', '7:00')
  expect(page.house.sent('setCalls')).toEqual({ ...settings, zone, mail: 'daily', hour: 7 })
  await page.press('Remove: anna@roses.test')
  expect(page.house.asked('removeMail')).toHaveLength(1)
  const off = await open({ mail: { ...mail, confirmed: true, offAt: 1 } })
  expect(off.text()).toContain('anna@roses.test switched off')
})

test('where there is no mail, for guests and for nobody, the page says so', async () => {
  const bare = await open({ house: { mail: false, pushKey: 'k' } })
  expect(bare.text()).toContain('This house sends no mail')
  expect(bare.fields()).not.toContain('Your address')
  const guest = await open({}, {}, { guest: true })
  expect(guest.text().split('For this, keep your name as an account first.')).toHaveLength(3)
  expect(guest.fields()).not.toContain('Your address')
  expect(guest.fields()).not.toContain('Its address')
  const nobody = await visit('/me/calls', { getCalls: calls() })
  await nobody.reads('Play as a guest or sign in first')
  expect(nobody.links()['You']).toBe('/me')
})

test('a program of one’s own is shown its secret once; a chat is added and named, tried and removed', async () => {
  const made = { channel: channel({}), secret: 'a-secret' }
  const page = await open({}, { addChannel: made, removeChannel: done, testChannel: done })
  await page.type('Its address', ' https://program.test/x ')
  await page.press('Call me there')
  expect(page.house.sent('addChannel')).toEqual({ kind: 'hook', url: 'https://program.test/x', shape: 'json' })
  expect(page.all('code')).toEqual(['a-secret'])
  page.house.says({
    getCalls: calls({ channels: [channel({}), channel({ id: 'c2', shape: 'ntfy', host: 'ntfy.test', offAt: 1 })] }),
  })
  await page.press('I have noted it')
  await page.reads('Discord (chat.test)')
  expect(page.all('code')).toEqual([])
  expect(page.text()).toMatch(/ntfy \(ntfy\.test\) switched off/)
  expect(page.text()).not.toMatch(/Discord \(chat\.test\) switched off/)
  await page.choose('Which kind', 'Slack')
  await page.type('Its address', 'https://slack.test/x')
  await page.press('Call me there')
  expect(page.house.sent('addChannel')).toMatchObject({ shape: 'slack' })
  expect(page.all('code')).toEqual([])
  await page.press('Send me a test: ntfy (ntfy.test)')
  expect(page.house.asked('testChannel').at(-1)?.params).toEqual({ id: 'c2' })
  expect(page.all('status')).toContain('The test is on its way.')
  await page.press('Remove: Discord (chat.test)')
  expect(page.house.asked('removeChannel').at(-1)?.params).toEqual({ id: 'c1' })
})

test('the link to the calendar is shown once, made anew, and taken away', async () => {
  const page = await open(
    {},
    { makeFeed: { calendar: 'https://x/cal.ics', atom: 'https://x/games.atom' }, removeFeed: done },
  )
  expect(page.buttons()).not.toContain('Take the link away')
  page.house.says({ getCalls: calls({ feed: true }) })
  await page.press('Make a link')
  expect(page.all('dd')).toEqual(['https://x/cal.ics', 'https://x/games.atom'])
  expect(page.all('status')).toContain('Here is your link. It is shown once.')
  expect(page.buttons()).toContain('Make a new link; the old one ends')
  await page.press('Take the link away')
  expect(page.house.asked('removeFeed')).toHaveLength(1)
  expect(page.all('dd')).toEqual([])
})

/** A browser that takes pushes, as far as it is asked. */
function pushes(permission: 'granted' | 'denied' | 'default', subscribed = false) {
  const gone: string[] = []
  const subscription = (endpoint: string) => ({
    endpoint,
    unsubscribe: async () => gone.push(endpoint),
    toJSON: () => ({ keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
  })
  const manager = {
    getSubscription: async () => (subscribed ? subscription('https://push.test/old') : null),
    subscribe: vi.fn(async () => subscription('https://push.test/new')),
  }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  browser.navigator['serviceWorker'] = { getRegistration: async () => ({ pushManager: manager }) }
  return { gone, manager }
}
const noPushes = () => {
  Reflect.deleteProperty(globalThis, 'PushManager')
  Reflect.deleteProperty(globalThis, 'Notification')
  delete browser.navigator['serviceWorker']
}

test('this browser is asked for pushes with the house’s key, forgets another house, and is named among the others', async () => {
  noPushes()
  const none = await open()
  await none.reads('This browser takes no calls.')
  // Each of the three is needed: phones have had some of them without the others.
  for (const missing of ['PushManager', 'Notification']) {
    pushes('granted')
    Reflect.deleteProperty(globalThis, missing)
    await (await open()).reads('This browser takes no calls.')
  }
  pushes('denied')
  const denied = await open()
  await denied.reads('The browser does not allow it')
  const { gone, manager } = pushes('granted', true)
  const page = await open(
    {},
    { addChannel: { channel: channel({ id: 'p1', kind: 'push' }), secret: null }, removeChannel: done },
  )
  page.house.says({
    getCalls: calls({
      channels: [
        channel({ id: 'p1', kind: 'push', label: 'Firefox' }),
        channel({ id: 'p2', kind: 'push', label: 'Safari' }),
      ],
    }),
  })
  await page.press('Call me in this browser')
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key-of-the-house' })
  expect(gone).toEqual(['https://push.test/old'])
  expect(page.house.sent('addChannel')).toEqual({
    kind: 'push',
    endpoint: 'https://push.test/new',
    p256dh: 'p'.repeat(87),
    auth: 'a'.repeat(22),
  })
  expect(page.all('status')).toContain('This browser calls you from now on.')
  await page.reads('Firefox, this one')
  expect(page.buttons()).toContain('Remove: Safari')
  await page.press('Remove: Firefox, this one')
  expect(page.house.asked('removeChannel').at(-1)?.params).toEqual({ id: 'p1' })
  expect(gone).toHaveLength(2)
  expect(browser.local.getItem('roses.push-channel')).toBeNull()
  await page.press('Remove: Safari')
  expect(page.house.asked('removeChannel').at(-1)?.params).toEqual({ id: 'p2' })
  expect(gone).toHaveLength(2)
  page.house.says({ addChannel: no('too-many-channels') })
  await page.press('Call me in this browser')
  expect(gone.at(-1)).toBe('https://push.test/new')
  expect(page.all('status')).toContain('You have as many as one person may have. Remove one first.')
  noPushes()
})

test.each<[string, string, string, Answers, string]>([
  ['#confirm.abcdefgh-12', 'Your mail address', 'Yes, it is mine', { confirmMail: done }, 'The address is confirmed.'],
  ['#stop.abcdefgh-12', 'No more mails', 'Stop the mails', { unsubscribe: done }, 'No more mails will come.'],
  [
    '#confirm.abcdefgh-12',
    'Your mail address',
    'Yes, it is mine',
    { confirmMail: no('no-such-link') },
    'This link was used already, or is too old. Ask for another in your settings.',
  ],
  [
    '#stop.abcdefgh-12',
    'No more mails',
    'Stop the mails',
    { unsubscribe: no('busy') },
    'That did not work. Try again in a moment.',
  ],
])('a link %s in a mail does nothing before its click: %s', async (hash, title, button, answers, text) => {
  const page = await visit(`/mail${hash}`, answers)
  expect(page.all('h1')).toEqual([title])
  const asked = () => [...page.house.asked('confirmMail'), ...page.house.asked('unsubscribe')]
  expect(asked()).toEqual([])
  await page.press(button)
  expect(asked()).toMatchObject([
    hash.startsWith('#stop') ? { params: { token: 'abcdefgh-12' } } : { body: { secret: 'abcdefgh-12' } },
  ])
  expect(page.all('status')).toContain(text)
  expect(page.links()['How I am called']).toBe('/me/calls')
  expect(page.buttons()).not.toContain(button)
  browser.goTo('/mail#stop.other')
  browser.happens('hashchange')
  await page.settled()
  expect(page.buttons()).toContain('Stop the mails')
  const cut = await visit('/mail#confirm', answers)
  expect(cut.text()).toContain('The link is not complete.')
  expect(cut.buttons()).not.toContain('Yes, it is mine')
})

const notice = (more: Partial<Notice> = {}): Notice => ({
  id: 'n1',
  kind: 'needed',
  table: 't1',
  game: GAME,
  at: Date.UTC(2020, 4, 1),
  ...more,
})

test.each<[Partial<Notice>, string, string]>([
  [{ kind: 'needed' }, 'Your decision is needed', '/t/t1'],
  [{ kind: 'needed', reason: 'opening' }, 'The game can begin once you look in', '/t/t1'],
  [{ kind: 'hurry' }, 'Your time is almost up', '/t/t1'],
  [{ kind: 'started' }, 'The game has begun', '/t/t1'],
  [{ kind: 'finished' }, 'The game is over', '/t/t1'],
  [{ kind: 'rematch' }, 'A rematch is offered', '/t/t1'],
  [{ kind: 'proposal' }, 'Your vote is asked for', '/t/t1'],
  [{ kind: 'chat' }, 'Somebody wrote to the table', '/t/t1'],
  [{ kind: 'replaced' }, 'Somebody sits in for you', '/t/t1'],
  [{ kind: 'returned' }, 'The owner of your seat is back', '/t/t1'],
  [{ kind: 'reminder', reason: 'day' }, 'An evening is near', '/t/t1'],
  [{ kind: 'answer', reason: 'maybe', name: 'Cicely' }, 'Cicely may come', '/t/t1'],
  [{ kind: 'invited' }, 'You are invited to a table', '/t/t1'],
  [{ kind: 'evening', reason: 'asked' }, 'An evening is proposed', '/t/t1'],
  [{ kind: 'evening', reason: 'moved' }, 'The evening has another date', '/t/t1'],
  [{ kind: 'evening', reason: 'off' }, 'The evening is called off', '/t/t1'],
  [{ kind: 'reminder', reason: 'hour' }, 'The table opens within the hour', '/t/t1'],
  [{ kind: 'reminder', reason: 'open' }, 'The table is open: take your seat', '/t/t1'],
  [{ kind: 'answer', reason: 'yes', name: 'Cicely' }, 'Cicely comes', '/t/t1'],
  [{ kind: 'answer', reason: 'no', name: 'Cicely' }, 'Cicely cannot come', '/t/t1'],
  [{ kind: 'answer', reason: 'declined', name: 'Cicely' }, 'Cicely declines the seat', '/t/t1'],
  [{ kind: 'channel-off', table: '', game: '' }, 'Calls no longer get through to you', '/me/calls'],
])('a notice %j reads “%s” and leads to %s', async (more, text, href) => {
  const page = await visit('/terms', { listNotices: { notices: [notice(more)] } }, { me: {} })
  await page.press('1 notice')
  const [name, to] = Object.entries(page.links()).find(([each]) => each.startsWith(text)) ?? []
  expect(to).toBe(href)
  expect(name).toMatch(/1 May 2020$/)
})

test('what is unread is counted in the bell and in the title; it is put away at once, or as it is followed', async () => {
  const list = [
    notice({ id: 'n1', kind: 'chat' }),
    notice({ id: 'n2' }),
    notice({ id: 'n3', kind: 'started', table: 't2' }),
  ]
  const page = await visit(
    '/terms',
    { listNotices: { notices: list }, readNotice: done, clearNotices: done },
    { me: {} },
  )
  await page.find('button', '3 notices')
  expect(browser.document.title).toBe('(3) Terms · Rose & Crown')
  await vi.waitFor(() => expect(browser.icon.getAttribute('href')).toMatch(/^data:.*3/), PATIENCE_MS)
  const follow = async (text: string): Promise<void> => {
    await page.press('3 notices')
    ;(await page.find('a', new RegExp(`^${text}`))).touch('click', 'mouse', false)
    await page.settled()
  }
  await follow('Your decision is needed')
  expect(page.house.asked('readNotice')).toEqual([])
  await follow('Somebody wrote to the table')
  expect(page.house.asked('readNotice').map(({ params }) => params)).toEqual([{ id: 'n1' }])
  await page.find('button', '2 notices')
  page.house.says({ listNotices: { notices: list.slice(1) } })
  await page.hears({ tell: 'read', table: 't2' } as never)
  await page.find('button', '1 notice')
  await page.hears({ tell: 'notice', notice: notice({ id: 'n4', table: 't9' }) } as never)
  await page.hears({ tell: 'notice', notice: notice({ id: 'n4', table: 't9' }) } as never)
  await page.find('button', '2 notices')
  await page.press('2 notices')
  await page.press('Put all away')
  expect(page.house.asked('clearNotices')).toHaveLength(1)
  await page.find('button', '0 notices')
  expect(browser.document.title).toBe('Terms · Rose & Crown')
  expect(browser.icon.getAttribute('href')).toBe('/icon.svg')
})

test('the table one looks at calls nobody, and whoever comes in next finds nothing of the one before', async () => {
  const page = await visit('/terms', {}, { me: {} })
  browser.goTo('/t/here')
  await page.hears({ tell: 'notice', notice: notice({ id: 'n5', table: 'here' }) } as never)
  await page.find('button', '0 notices')
  browser.document.visibilityState = 'hidden'
  await page.hears({ tell: 'notice', notice: notice({ id: 'n6', table: 'here' }) } as never)
  await page.find('button', '1 notice')
  browser.document.visibilityState = 'visible'
  const { me } = await import('../people/me.ts')
  const { somebody } = await import('../tests/visit.tsx')
  me.value = somebody({ id: 'other', name: 'Dickon' })
  await page.find('button', '0 notices')
})

test.each<[Notice['kind'], boolean]>([
  ['needed', true],
  ['hurry', true],
  ['started', false],
  ['finished', false],
  ['rematch', false],
  ['invited', false],
  ['proposal', false],
  ['chat', false],
  ['channel-off', false],
])('a notice of the kind %s stays in the tray after it was followed: %s', async (kind, stays) => {
  const page = await visit('/terms', { listNotices: { notices: [notice({ kind })] }, readNotice: done }, { me: {} })
  await page.press('1 notice')
  ;(await page.find('a', /1 May 2020$/)).touch('click', 'mouse', false)
  await page.find('button', stays ? '1 notice' : '0 notices')
  expect(page.house.asked('readNotice').map(({ params }) => params)).toEqual(stays ? [] : [{ id: 'n1' }])
})

test('after a break the tray is asked for again; a house that does not answer empties nothing', async () => {
  const page = await visit('/terms', { listNotices: { notices: [notice()] } }, { me: {} })
  await page.find('button', '1 notice')
  page.house.says({ listNotices: no('busy') })
  const before = page.house.asked('listNotices').length
  await page.hears({ tell: 'hello' } as never)
  expect(page.house.asked('listNotices').length).toBeGreaterThan(before)
  await page.find('button', '1 notice')
  const { Wire } = await import('../table/tests/wire.ts')
  page.house.says({ listNotices: { notices: [notice(), notice({ id: 'n2' })] } })
  Wire.latest.cut()
  browser.happens('online')
  Wire.latest.connect()
  await page.find('button', '2 notices')
})

test('the bell rings where it is wanted, once for what is new, and not for the table one looks at', async () => {
  // A browser that was not touched yet never comes to it.
  const rung = vi.fn(() => new Promise(() => undefined))
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = rung
    },
  )
  const page = await visit('/terms', {}, { me: {} })
  const heard = async (id: string, table = 't1'): Promise<number> => {
    const before = rung.mock.calls.length
    await page.hears({ tell: 'notice', notice: notice({ id, table }) } as never)
    return rung.mock.calls.length - before
  }
  expect(await heard('a')).toBe(0)
  await page.press(/^\d notices?$/)
  await page.tick('A bell when something new comes')
  expect(rung).toHaveBeenCalledTimes(1)
  expect(browser.local.getItem('roses.call-sound')).toBe('on')
  expect([await heard('b'), await heard('b')]).toEqual([1, 0])
  browser.goTo('/t/here')
  expect(await heard('c', 'here')).toBe(0)
  await page.tick('A bell when something new comes', false)
  expect(browser.local.getItem('roses.call-sound')).toBe('off')
  expect(await heard('d')).toBe(0)
})

test('a table is muted and heard again by its own button; where the house says no, it stays as it was', async () => {
  const { MuteTable } = await import('./mute.tsx')
  const page = await draw(h(MuteTable, { id: 't1' }), { getCalls: calls({ muted: ['t1'] }), muteTable: done })
  await page.press('Calls from this table again')
  expect(page.house.asked('muteTable').at(-1)).toMatchObject({ params: { id: 't1' }, body: { muted: false } })
  expect((await page.find('button', 'No calls from this table')).getAttribute('aria-pressed')).toBe('false')
  page.house.says({ muteTable: no('busy') })
  await page.press('No calls from this table')
  expect(page.house.sent('muteTable')).toEqual({ muted: true })
  expect(page.buttons()).toEqual(['No calls from this table'])
  const other = await draw(h(MuteTable, { id: 't2' }), { getCalls: calls({ muted: ['t1'] }) })
  expect(other.buttons()).toEqual(['No calls from this table'])
})

test('until it is known whether a table is muted its place in the menu is kept, so that nothing below it moves', async () => {
  const { MuteTable } = await import('./mute.tsx')
  let answer: (known: ReturnType<typeof calls>) => void = () => undefined
  const page = await draw(h(MuteTable, { id: 't1' }), {
    getCalls: () => new Promise<ReturnType<typeof calls>>((resolve) => (answer = resolve)),
  })
  expect([page.has('coming'), page.buttons()]).toEqual([true, []])
  answer(calls({ muted: [] }))
  expect((await page.find('button', 'No calls from this table')).getAttribute('aria-pressed')).toBe('false')
})

test.each([
  [1, '1', '1'],
  [9, '9', '9'],
  [10, '9+', '10'],
  [99, '9+', '99'],
  [100, '9+', '99+'],
])('%i notices are %s in the sign of the tab and %s on the bell', async (n, sign, bell) => {
  const list = Array.from({ length: n }, (_, i) => notice({ id: `n${i}` }))
  const page = await visit('/terms', { listNotices: { notices: list } }, { me: {} })
  const button = await page.find('button', new RegExp(`^${n} notices?$`))
  expect(button.textContent).toBe(bell)
  const drawn = () => decodeURIComponent(browser.icon.getAttribute('href') ?? '')
  await vi.waitFor(() => expect(drawn()).toContain(`>${sign}</text></svg>`), PATIENCE_MS)
})

test('a browser whose worker is gone, or that takes no subscription, says that it did not work, and the house is told nothing', async () => {
  for (const broken of [
    async () => undefined,
    async () => ({
      pushManager: {
        getSubscription: async () => null,
        subscribe: async () => Promise.reject(new Error('no push service')),
      },
    }),
  ]) {
    pushes('granted')
    browser.navigator['serviceWorker'] = { getRegistration: broken }
    const page = await open()
    await page.press('Call me in this browser')
    expect(page.all('status')).toContain('That did not work. Try again in a moment.')
    expect(page.house.asked('addChannel')).toEqual([])
  }
  const asked = pushes('granted')
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' })
  const page = await open()
  await page.press('Call me in this browser')
  expect(asked.manager.subscribe).not.toHaveBeenCalled()
  expect(page.all('status').join()).toContain('The browser does not allow it')
  noPushes()
})

test('whatever is chosen about letters leaves quiet hours, warnings and topics as they are', async () => {
  const chosen = { ...settings, quiet: { from: 21, to: 6 }, warn: 6, without: ['words' as const] }
  const mail = { address: 'anna@roses.test', confirmed: true, offAt: null }
  const page = await open({ settings: chosen, mail })
  expect(await page.chosen('How often')).not.toBe('one mail a day')
  await page.choose('How often', 'one mail a day')
  expect(page.house.sent('setCalls')).toEqual({ ...chosen, zone, mail: 'daily', hour: 9 })
  await page.choose('At', '7:00')
  expect(page.house.sent('setCalls')).toEqual({ ...chosen, zone, mail: 'daily', hour: 7 })
  const other = await open({ settings: { ...chosen, mail: 'off', hour: 5 }, mail })
  await other.at('Save').press('Save')
  expect(other.house.sent('setCalls')).toEqual({ ...chosen, zone, mail: 'off', hour: 5 })
})
