/** Forms of the house: nothing can be typed that the house would not read, and what was sent is not left lying about. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { browser, clipboard } from '../tests/document.ts'
import { type Answers, done, no } from '../tests/house.ts'
import { GAME, tableInfo, tableSeat } from '../tests/tables.ts'
import { leave, OPENED, type Page, visit } from '../tests/visit.tsx'

beforeEach(() => browser.local.clear())
afterEach(() => {
  leave()
  clipboard.refuses = false
})

const LONG = 'x'.repeat(2000)
const ways = { password: true, mail: null, codes: 0, passkeys: [] }
const me: Answers = { getWaysIn: ways, listSessions: { sessions: [] }, listBlocks: { blocked: [] } }
const calls: Answers = {
  getCalls: {
    settings: { mail: 'each', hour: 9, zone: 'UTC', quiet: null, warn: null, without: [] },
    mail: null,
    channels: [],
    feed: false,
    muted: [],
    house: { mail: true, pushKey: 'key-of-the-house' },
  },
}
const anna = tableSeat({ kind: 'person', name: 'Anna', present: true })
const room = (more: object): Answers => ({
  getTable: tableInfo({ host: true, you: 0, seats: [anna, tableSeat(), tableSeat()], ...more }),
  listChat: { lines: [] },
})
const person = {
  id: 'p1',
  name: 'Dickon',
  guest: false,
  host: false,
  createdAt: 0,
  seenAt: 0,
  banned: false,
  bannedUntil: null,
  mutedUntil: 0,
}

// The house reads every body by the protocol, and a page is not left before each was as it should be.
test.each<[string, string, Answers, object | null, (page: Page) => Promise<void>, keyof Answers]>([
  [
    'a name of somebody',
    '/me',
    me,
    {},
    async (page) => {
      await page.at('Change the name').type('Name', LONG)
      await page.press('Change the name')
    },
    'renameMe',
  ],
  [
    'a name and a password to sign in',
    '/me',
    me,
    null,
    async (page) => {
      await page.at('Sign in', 'section').type('Name', LONG)
      await page.at('Sign in', 'section').type('Password', LONG)
      await page.press('Sign in')
    },
    'signIn',
  ],
  [
    'another password',
    '/me',
    me,
    {},
    async (page) => {
      await page.type('Your password now', LONG)
      await page.type('New password, at least 8 characters', LONG)
      await page.at('New password').press('Save')
    },
    'changePassword',
  ],
  [
    'a code',
    '/forgot',
    {},
    null,
    async (page) => {
      await page.type('Name', LONG)
      await page.type('Code', LONG)
      await page.type('New password, at least 8 characters', LONG)
      await page.press('Save')
    },
    'recoverAccount',
  ],
  [
    'an address for letters',
    '/me/calls',
    calls,
    {},
    async (page) => {
      await page.type('Your address', `anna@${'roses.'.repeat(100)}test`)
      await page.press('Send a link there')
    },
    'setMail',
  ],
  [
    'an address of a program',
    '/me/calls',
    calls,
    {},
    async (page) => {
      await page.type('Its address', `https://program.test/${LONG}`)
      await page.press('Call me there')
    },
    'addChannel',
  ],
  [
    'a name of somebody to be asked in',
    '/t/green-dragon',
    room({}),
    {},
    async (page) => {
      await page.type(/^Somebody with an account/, LONG)
      await page.press('Ask in')
    },
    'askIn',
  ],
  [
    'a name at a table',
    '/t/green-dragon',
    { ...room({ host: false, you: null }), joinTable: no('busy') },
    { guest: true, name: 'Guest 7' },
    async (page) => {
      await page.type('Your name at the table', LONG)
      await page.press(/^Sit here/)
    },
    'renameMe',
  ],
  [
    'a reason of the host',
    '/host/people',
    {
      hostOverview: { reports: 0, dead: 0, faults: 0, provenUntil: 0 },
      hostPeople: { people: [person], next: null },
      hostPerson: { ...person, sessions: [], reports: 0, household: 0 },
    },
    { host: true },
    async (page) => {
      await page.unfold(/^Dickon/)
      await page.press('Ban: Dickon')
      const dialog = page.at('Ban: Dickon', OPENED)
      await dialog.type(/^Why/, LONG)
      await dialog.press('Ban')
    },
    'hostBan',
  ],
])('%s that is too long is cut where the house would not take it', async (_what, path, answers, reader, fill, way) => {
  const page = await visit(path, { [way]: no('busy'), ...answers }, { me: reader })
  await page.settled()
  await fill(page)
  await vi.waitFor(() => expect(page.house.asked(way).length).toBeGreaterThan(0), PATIENCE_MS)
  expect(page.house.wrong).toEqual([])
})

test('a password does not stay in its field once it was sent, right or wrong', async () => {
  const page = await visit(
    '/me',
    { ...me, changePassword: no('wrong-password'), makeRecoveryCodes: no('wrong-password') },
    { me: {} },
  )
  await page.reads('codes are left')
  await page.type('Your password now', 'old words')
  await page.type('New password, at least 8 characters', 'a long one')
  await page.at('New password').press('Save')
  expect(page.all('status')).toContain('Name and password do not fit.')
  expect([
    (await page.field('Your password now')).value,
    (await page.field('New password, at least 8 characters')).value,
  ]).toEqual(['', ''])
  page.house.says({ changePassword: done })
  await page.type('Your password now', 'old words')
  await page.type('New password, at least 8 characters', 'a long one')
  await page.at('New password').press('Save')
  expect(page.house.sent('changePassword')).toEqual({ old: 'old words', new: 'a long one' })
  expect(page.all('status')).toContain('Saved.')
  await page.at('Make codes').type('Password', 'old words')
  await page.press('Make codes')
  expect((await page.at('Make codes').field('Password')).value).toBe('')
})

test('where nothing can be copied, the link lies ready to be copied by hand', async () => {
  clipboard.refuses = true
  const page = await visit('/t/green-dragon', room({ invite: 'secret-word' }), { me: {} })
  await page.reads(/A table of/)
  await page.press('Copy the link')
  expect(page.buttons()).toContain('Copy the link')
  expect(browser.document.activeElement.getAttribute('id')).toBe('invite')
})

test('the tray closes by itself when nothing is left in it, when one goes somewhere, beside it, and by its button', async () => {
  const notice = { id: 'n1', kind: 'chat', table: 't1', game: GAME, at: 0 } as const
  const answers: Answers = { listNotices: { notices: [notice] }, clearNotices: done, readNotice: done }
  for (const shut of [
    (page: Page) => page.press('Put all away'),
    (page: Page) => page.at('Put all away', OPENED).press('Close'),
    async (page: Page) => (await page.find('a', /^Somebody wrote/)).touch('click', 'mouse'),
    async (page: Page) => (await page.find('a', 'How I am called')).touch('click', 'mouse'),
    async () =>
      browser.body
        .inside()
        .find((part) => part.is('tray'))
        ?.touch('click', 'mouse'),
  ]) {
    const page = await visit('/terms', answers, { me: {} })
    await page.press('1 notice')
    expect(page.all('dialog')).toHaveLength(1)
    // A press inside leaves it open.
    browser.body
      .inside()
      .find((part) => part.getAttribute('id') === 'tray-title')
      ?.touch('click', 'mouse')
    expect(page.all('dialog')).toHaveLength(1)
    await shut(page)
    await vi.waitFor(() => expect(page.all('dialog')).toEqual([]), PATIENCE_MS)
  }
})

test('against bots: the dialogue stands ready to start, is given up without a table, and can be opened again', async () => {
  const page = await visit('/', { listTables: { tables: [], at: 0, next: null }, listHouseFigures: { figures: [] } })
  const { titleOf } = await import('../words/index.ts')
  const opened = async (): Promise<void> => {
    await page.press(`Play against a bot: ${titleOf(GAME).name}`)
    await vi.waitFor(() => expect(page.all('dialog').join()).toContain('Your side'), PATIENCE_MS)
  }
  await opened()
  expect(browser.document.activeElement.textContent).toBe('Start')
  await page.at('Start', OPENED).press('Not now')
  expect(page.all('dialog')).toEqual([])
  expect(browser.address.pathname).toBe('/')
  expect(Object.keys(browser.local).filter((name) => name.startsWith('roses.table.'))).toEqual([])
  await opened()
})

test('when a page of three is turned the keyboard is at its heading', async () => {
  const page = await visit(`/how/${GAME}`)
  await page.reads(/1 of \d/)
  await page.press('Next')
  await page.reads(/2 of \d/)
  expect(browser.document.activeElement.textContent).toBe(page.all('h2')[0])
})
