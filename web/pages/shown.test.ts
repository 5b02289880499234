/**
 * What the pages of the house show, state by state, written down to be read: `web/golden/*.txt`. After a deliberate change of a page or of
 * its English words `npx vitest run web/pages/shown.test.ts -u` writes them anew.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type {
  Calls,
  Evening,
  EveningDate,
  HostPerson,
  HostReport,
  HostTable,
  Notice,
  TableInfo,
  TableLine,
} from '../../protocol/index.ts'
import { browser } from '../tests/document.ts'
import { type Answers, no } from '../tests/house.ts'
import { pageText } from '../tests/outline.ts'
import { GAME, lineSeat, tableInfo, tableLine, tableSeat } from '../tests/tables.ts'
import { leave, type Page, visit } from '../tests/visit.tsx'

const NOW = Date.UTC(2026, 4, 10, 12)
const MINUTE = 60_000
const DAY = 86_400_000
const zone = process.env['TZ']

beforeEach(async () => {
  process.env['TZ'] = 'UTC'
  browser.local.clear()
  browser.session.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const { standing } = await import('../host/ask.ts')
  standing.value = 'in'
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

interface Shown {
  readonly path: string
  readonly me?: object | null
  readonly answers?: Answers
  /** To be read before the page is written down. */
  readonly until: string | RegExp
  readonly next?: (page: Page) => Promise<unknown>
}

/** Page after page, each under its name. */
async function written(states: Readonly<Record<string, Shown>>): Promise<string> {
  const texts: string[] = []
  for (const [name, { path, me = {}, answers = {}, until, next }] of Object.entries(states)) {
    const page = await visit(path, answers, { me })
    await page.reads(until)
    await next?.(page)
    // Parts of a page are fetched one after the other.
    for (let part = 0; part < 3; part++) {
      await vi.dynamicImportSettled()
      await page.settled()
    }
    texts.push(`=== ${name}\n\n${pageText()}\n`)
    const { standing } = await import('../host/ask.ts')
    standing.value = 'in'
  }
  return texts.join('\n')
}

test('somebody’s own page: nobody, a guest, somebody with an account, the host', async () => {
  const session = {
    id: 's1',
    kind: 'browser' as const,
    label: 'Firefox',
    current: true,
    createdAt: 0,
    seenAt: NOW - DAY,
  }
  const house: Answers = {
    getWaysIn: {
      password: true,
      mail: false,
      codes: 3,
      passkeys: [{ id: 'k1', label: 'Phone', createdAt: NOW - 9 * DAY, usedAt: null }],
    },
    listSessions: {
      sessions: [session, { ...session, id: 's2', label: 'Safari', current: false, seenAt: NOW - 5 * DAY }],
    },
    listBlocks: { blocked: [{ id: 'p1', name: 'Dickon', at: NOW - 40 * DAY }] },
  }
  // A device that keeps passkeys.
  vi.stubGlobal('PublicKeyCredential', { parseCreationOptionsFromJSON: () => undefined })
  vi.stubGlobal('isSecureContext', true)
  const bare = {
    ...house,
    listBlocks: { blocked: [] },
    getWaysIn: { password: false, mail: null, codes: 0, passkeys: [] },
  }
  const text = await written({
    nobody: { path: '/me', me: null, until: 'Sign in' },
    'a guest': { path: '/me', me: { guest: true, name: 'Guest 7' }, answers: bare, until: 'Guest 7' },
    somebody: { path: '/me', answers: house, until: '3 codes' },
    'a host without a password': { path: '/me', me: { host: true }, answers: bare, until: 'Ways into' },
    forgot: { path: '/forgot', me: null, until: 'By mail' },
    'a link to a new password': { path: '/reset#abcdefghij-klmnopqrst', me: null, until: 'New password' },
    privacy: {
      path: '/privacy',
      answers: { getHouse: { name: 'Edith', contact: 'edith@roses.test' } },
      until: 'Edith',
    },
    terms: { path: '/terms', answers: { getHouse: { name: null, contact: null } }, until: 'Terms' },
  })
  await expect(text).toMatchFileSnapshot('../golden/people.txt')
})

const calls = (more: Partial<Calls> = {}): Calls => ({
  settings: { mail: 'each', hour: 9, zone: 'UTC', quiet: null, warn: null, without: [] },
  mail: null,
  channels: [],
  feed: false,
  muted: [],
  house: { mail: true, pushKey: 'key' },
  ...more,
})

test('how somebody is called: nothing yet, everything, a guest, and the links of mails', async () => {
  const channel = { createdAt: 0, offAt: null, label: '', shape: null, host: '' }
  const everything = calls({
    settings: {
      mail: 'daily',
      hour: 7,
      zone: 'UTC',
      quiet: { from: 21, to: 6 },
      warn: 0,
      without: ['offers', 'words'],
    },
    mail: { address: 'anna@roses.test', confirmed: true, offAt: null },
    channels: [
      { ...channel, id: 'c1', kind: 'hook', host: 'chat.test', shape: 'discord' },
      { ...channel, id: 'c2', kind: 'hook', host: 'own.test', shape: 'json', offAt: 1 },
      { ...channel, id: 'c3', kind: 'push', host: 'push.test', label: 'Firefox' },
    ],
    feed: true,
  })
  const notice = (id: string, more: Partial<Notice>): Notice => ({
    id,
    kind: 'needed',
    table: 't1',
    game: GAME,
    at: NOW - 3 * DAY,
    ...more,
  })
  const text = await written({
    nobody: { path: '/me/calls', me: null, answers: { getCalls: calls() }, until: 'How I am called' },
    'nothing yet': { path: '/me/calls', answers: { getCalls: calls() }, until: 'takes no calls' },
    everything: { path: '/me/calls', answers: { getCalls: everything }, until: 'takes no calls' },
    'a guest': { path: '/me/calls', me: { guest: true }, answers: { getCalls: calls() }, until: 'takes no calls' },
    'a house without mail': {
      path: '/me/calls',
      answers: { getCalls: calls({ house: { mail: false, pushKey: 'k' } }) },
      until: 'takes no calls',
    },
    'an address to be confirmed': { path: '/mail#confirm.abcdefgh-12', until: 'Your mail address' },
    'no more mails': { path: '/mail#stop.abcdefgh-12', me: null, until: 'No more mails' },
    'a cut link': { path: '/mail', me: null, until: 'not complete' },
  })
  const page = await visit(
    '/terms',
    {
      listNotices: {
        notices: [
          notice('n1', {}),
          notice('n2', { kind: 'chat', at: NOW - 5 * MINUTE }),
          notice('n3', { kind: 'answer', reason: 'maybe', name: 'Cicely' }),
          notice('n4', { kind: 'channel-off', table: '', game: '' }),
        ],
      },
    },
    { me: { needed: 2 } },
  )
  await page.press('4 notices')
  await expect(`${text}\n=== the tray\n\n${pageText()}\n`).toMatchFileSnapshot('../golden/calls.txt')
})

test('the host’s page: each part with something in it, and with nothing', async () => {
  const report = (id: string, more: Partial<HostReport>): HostReport => ({
    id,
    at: NOW - DAY,
    table: 't1',
    game: GAME,
    person: 'p1',
    name: 'Dickon',
    by: { id: 'p2', name: 'Cicely' },
    line: 7,
    words: 'rude words',
    removed: false,
    reason: 'spam',
    note: 'again',
    settledAt: null,
    ...more,
  })
  const person = (id: string, more: Partial<HostPerson>): HostPerson => ({
    id,
    name: id,
    guest: false,
    host: false,
    createdAt: NOW - 90 * DAY,
    seenAt: NOW - DAY,
    banned: false,
    bannedUntil: null,
    mutedUntil: 0,
    ...more,
  })
  const table = (id: string, more: Partial<HostTable>): HostTable => ({
    id,
    game: GAME,
    status: 'playing',
    public: true,
    seats: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: null },
    ],
    createdAt: NOW - DAY,
    ...more,
  })
  const entry = { id: 'a', at: NOW - DAY, actor: 'Anna', action: 'mute 24 h', subject: 'Dickon', detail: 'rude' }
  const overview = { reports: 1, dead: 0, faults: 2, provenUntil: 0 }
  const host = (answers: Answers): Pick<Shown, 'me' | 'answers'> => ({
    me: { host: true },
    answers: { hostOverview: overview, ...answers },
  })
  const text = await written({
    reports: {
      path: '/host',
      ...host({
        hostReports: {
          reports: [
            report('r1', {}),
            report('r2', { line: null, words: '', note: '', reason: 'name', by: null }),
            report('r3', { removed: true, reason: 'cheating' }),
            report('r4', { settledAt: NOW, name: 'Hawise' }),
          ],
          next: 'more',
        },
      }),
      until: 'Hawise',
    },
    'no reports': { path: '/host', ...host({ hostReports: { reports: [], next: null } }), until: 'All is quiet' },
    people: {
      path: '/host/people',
      ...host({
        hostPeople: {
          people: [
            person('account', {}),
            person('guest', { guest: true }),
            person('host', { host: true }),
            person('banned', { banned: true, bannedUntil: NOW + DAY }),
            person('banned-for-good', { banned: true, mutedUntil: NOW + DAY }),
            person('muted', { mutedUntil: null }),
          ],
          next: null,
        },
      }),
      until: 'muted for good',
    },
    somebody: {
      path: '/host/people',
      ...host({
        hostPeople: { people: [person('Dickon', {})], next: null },
        hostPerson: {
          ...person('Dickon', {}),
          sessions: [{ id: 's', kind: 'browser', label: 'Firefox', createdAt: 0, seenAt: NOW - DAY }],
          reports: 2,
          household: 1,
        },
      }),
      until: 'Dickon',
      next: (page) => page.unfold(/^Dickon/).then(() => page.reads('Reported')),
    },
    'nobody found': { path: '/host/people', ...host({ hostPeople: { people: [], next: null } }), until: 'Search' },
    tables: {
      path: '/host/tables',
      ...host({
        hostTables: {
          tables: [
            table('t1', {}),
            table('t2', { public: false }),
            table('t3', { status: 'finished' }),
            table('t4', { status: 'open' }),
          ],
          next: null,
        },
      }),
      until: 'Anna, a bot',
    },
    'the house in order': {
      path: '/host/house',
      ...host({ hostHouse: { jobs: [], faults: [], quarantined: [] } }),
      until: 'Nothing is wrong',
    },
    'the house in trouble': {
      path: '/host/house',
      ...host({
        hostHouse: {
          jobs: [{ id: 'mail:1', kind: 'mail', table: null, failures: 3, error: 'no answer', deadAt: NOW - DAY }],
          faults: [{ id: 'f1', table: 't1', at: NOW - DAY }],
          quarantined: ['t9'],
        },
      }),
      until: 'mail:1',
    },
    audit: {
      path: '/host/audit',
      ...host({
        hostAudit: {
          entries: [
            entry,
            { ...entry, id: 'b', action: 'close table', subject: 't1', detail: '' },
            { ...entry, id: 'c', action: 'reset link', actor: '' },
          ],
          next: null,
        },
      }),
      until: 'rude',
    },
    'the password is asked for': {
      path: '/host',
      ...host({ hostOverview: no('password-needed'), hostReports: no('password-needed') }),
      until: 'Your password, please',
    },
    'somebody who is no host': {
      path: '/host',
      answers: { hostOverview: no('not-host'), hostReports: no('not-host') },
      until: 'for the host',
    },
    'a guest': {
      path: '/host',
      me: { guest: true },
      answers: { hostOverview: no('not-host'), hostReports: no('not-host') },
      until: 'for the host',
    },
  })
  await expect(text).toMatchFileSnapshot('../golden/host.txt')
})

const anna = tableSeat({ kind: 'person', name: 'Anna', present: true })
const bertram = tableSeat({ kind: 'person', name: 'Bertram' })
const bot = tableSeat({ kind: 'bot', level: 'earl' })
const kept = tableSeat({ reserved: true, name: 'Cicely' })
const free = tableSeat()

test('the room before a game: for the host, for who sits, for strangers, full, and before an evening', async () => {
  const date: EveningDate = { at: NOW + 10 * DAY, zone: 'Asia/Tokyo', state: 'planned' }
  const evening: Evening = {
    ...date,
    table: 'green-dragon',
    game: GAME,
    by: 'Anna',
    host: false,
    yours: 'maybe',
    answers: [
      { name: 'Bertram', answer: 'yes' },
      { name: 'Cicely', answer: 'maybe' },
      { name: 'Dickon', answer: null },
    ],
    seats: 2,
  }
  const room = (info: Partial<TableInfo>, more: Answers = {}): Answers => ({
    getTable: tableInfo(info),
    listChat: { lines: [] },
    ...more,
  })
  const host = { host: true, you: 0, invite: 'secret-word' }
  const path = '/t/green-dragon'
  const clock = {
    kind: 'days' as const,
    days: 2,
    bank: 3,
    overdue: 'lose' as const,
    extra: [1 as const, 2 as const, 1 as const],
  }
  const until = /A table of|invites you/
  const text = await written({
    'the host': { path, answers: room({ ...host, seats: [anna, bertram, bot, kept, free] }), until },
    'somebody who sits': {
      path,
      answers: room({ you: 1, seats: [anna, bertram, bot], clock, invite: 'secret-word' }),
      until,
    },
    'a stranger': {
      path,
      me: null,
      answers: room({ seats: [anna, free, kept], public: true, sides: 'random' }),
      until,
    },
    'whom a seat is kept for': { path, me: { name: 'Cicely' }, answers: room({ seats: [anna, free, kept] }), until },
    'full, for the host': { path, answers: room({ ...host, seats: [anna, bertram] }), until },
    'full, for a stranger': { path, me: null, answers: room({ seats: [anna, bertram] }), until },
    'before an evening': { path, answers: room({ evening: date }, { getEvening: evening }), until: 'Noted' },
    'an evening of one’s own': {
      path,
      answers: room({ ...host, evening: date }, { getEvening: { ...evening, host: true, yours: null } }),
      until: 'They come',
    },
    'an evening of a guest that is open': {
      path,
      me: { guest: true },
      answers: room(
        { ...host, evening: { ...date, state: 'open' } },
        { getEvening: { ...evening, host: true, state: 'open' } },
      ),
      until: 'They come',
    },
    'an evening that is off': {
      path,
      me: null,
      answers: room({ evening: { ...date, state: 'off' } }),
      until: 'called off',
    },
  })
  await expect(text).toMatchFileSnapshot('../golden/room.txt')
})

test('lists of tables: one’s own in every state, those of others, none at all', async () => {
  const list = (...tables: readonly TableLine[]) => ({ tables: [...tables], at: NOW, next: null })
  const gone = lineSeat({ kind: 'gone', name: null, side: { say: 'seat.0' } })
  const open = lineSeat({ kind: 'open', name: null })
  const side = (seat: number) => ({ side: { say: `seat.${seat}` }, livery: 'york' })
  const clock = { kind: 'days' as const, days: 1, overdue: 'bot' as const }
  const mine = [
    tableLine({ id: 'asked', you: 0, needed: true, deadline: NOW + 35 * MINUTE, clock, unread: 2 }),
    tableLine({ id: 'late', you: 0, needed: true, deadline: NOW - 1, differs: 1 }),
    tableLine({
      id: 'others',
      you: 0,
      seats: [lineSeat({ name: 'Anna', ...side(0) }), lineSeat({ awaited: true, deadline: NOW + 3 * DAY, ...side(1) })],
    }),
    tableLine({
      id: 'waits',
      you: 0,
      status: 'open',
      seats: [lineSeat({ name: 'Anna' }), open, lineSeat({ kind: 'open', reserved: true, name: 'Cicely' })],
    }),
    tableLine({
      id: 'drawn',
      you: 0,
      status: 'open',
      sides: 'random',
      seats: [lineSeat({ name: 'Anna' }), open, open],
    }),
    tableLine({
      id: 'paused',
      you: 1,
      paused: true,
      seats: [lineSeat({ rests: 'holiday' }), lineSeat({ name: 'Anna' }), gone],
    }),
    tableLine({
      id: 'bots',
      you: 0,
      seats: [lineSeat({ name: 'Anna' }), lineSeat({ kind: 'bot', name: null, level: 'earl' })],
    }),
    tableLine({ id: 'over', you: 0, status: 'finished' }),
  ]
  const evenings = [
    {
      table: 'e1',
      game: GAME,
      at: NOW + DAY,
      zone: 'UTC',
      state: 'planned' as const,
      answers: [],
      seats: 2,
      by: 'Bertram',
      host: false,
      yours: null,
    },
    {
      table: 'e2',
      game: GAME,
      at: NOW + 2 * DAY,
      zone: 'UTC',
      state: 'planned' as const,
      answers: [],
      seats: 2,
      by: 'Anna',
      host: true,
      yours: null,
    },
  ]
  const theirs = [
    tableLine({ id: 'one', status: 'open', seats: [lineSeat(), open] }),
    tableLine({ id: 'two', status: 'open', seats: [lineSeat(), { ...open, ...side(0) }, { ...open, ...side(1) }] }),
    tableLine({ id: 'figures', status: 'open', differs: 3, seats: [lineSeat(), open] }),
    tableLine({ id: 'full', status: 'open' }),
  ]
  const some: Answers = {
    listMyTables: { ...list(...mine), next: 'more' },
    listTables: ({ query }) => list(...(query['status'] === 'open' ? theirs : [tableLine({ id: 'watched' })])),
    listEvenings: { evenings },
  }
  const none: Answers = { listMyTables: list(), listTables: list(), listEvenings: { evenings: [] } }
  const upTo = (text: string): string => text.replaceAll(/h2\n +Choose a game[\s\S]*?(?=\n===|$)/g, '')
  const text = await written({
    some: { path: '/tables', answers: some, until: 'Being played now' },
    none: { path: '/tables', answers: none, until: 'Nobody is looking' },
    nobody: { path: '/tables', me: null, answers: none, until: 'Nobody is looking' },
  })
  await expect(upTo(text)).toMatchFileSnapshot('../golden/tables.txt')
})

test('a new table: against bots, with friends, at one device; with a clock, with more players, with a clock of one’s own', async () => {
  const answers: Answers = { listHouseFigures: { figures: [] } }
  const path = (company: string): string => `/new/${GAME}?with=${company}`
  const until = 'Players'
  const text = await written({
    'against bots': { path: path('bot'), answers, until },
    'with friends': { path: path('friends'), answers, until },
    'with three friends and a clock': {
      path: path('friends'),
      answers,
      until,
      next: async (page) => {
        await page.choose('Players', '4')
        await page.choose('Clock', /^Live: 30 seconds/)
        await page.choose('Seats for bots', '1')
      },
    },
    'with friends by days, sides drawn': {
      path: path('friends'),
      answers,
      until,
      next: async (page) => {
        await page.choose('Clock', /^By correspondence: 1 day/)
        await page.choose('Clock', 'Set it myself')
        await page.choose('Sides', 'Drawn by lot when the game starts')
      },
    },
    'at one device': { path: path('here'), answers, until },
    'by figures of one’s own': {
      path: path('bot'),
      answers: { listHouseFigures: { figures: [{ game: 'another', name: 'Old edition', figures: {} }] } as never },
      until,
    },
  })
  await expect(text).toMatchFileSnapshot('../golden/new.txt')
})

test('what opens over a page: a deed of the host, a report, a table against bots', async () => {
  const report: HostReport = {
    id: 'r1',
    at: NOW - DAY,
    table: 't1',
    game: GAME,
    person: 'p1',
    name: 'Dickon',
    by: null,
    line: 7,
    words: 'rude words',
    removed: false,
    reason: 'spam',
    note: '',
    settledAt: null,
  }
  const host: Answers = {
    hostOverview: { reports: 1, dead: 0, faults: 0, provenUntil: 0 },
    hostReports: { reports: [report], next: null },
  }
  const deed = (button: string): Shown => ({
    path: '/host',
    me: { host: true },
    answers: host,
    until: 'Dickon',
    next: (page) => page.press(button),
  })
  const { titleOf } = await import('../words/index.ts')
  const seats = [anna, bertram, free]
  const line = { n: 4, seat: 1, name: 'Bertram', text: 'rude words', at: 0 }
  const text = await written({
    'a ban': deed('Ban: Dickon'),
    'a mute': deed('Mute: Dickon'),
    'a line removed': deed('Remove the line: Dickon'),
    'a report settled': deed('Settle: Dickon'),
    'a report': {
      path: '/t/green-dragon',
      answers: { getTable: tableInfo({ seats, you: 0 }), listChat: { lines: [line] } },
      until: 'Talk while',
      next: async (page) => {
        const { Wire } = await import('../table/tests/wire.ts')
        for (const wire of Wire.all) if (!wire.isOpen) wire.connect()
        await page.reads('rude words')
        await page.press('Report or block Bertram')
        await page.reads('What is wrong')
      },
    },
    'against bots': {
      path: '/',
      me: null,
      answers: { listTables: { tables: [], at: NOW, next: null }, listHouseFigures: { figures: [] } },
      until: 'players',
      next: async (page) => {
        await page.press(`Play against a bot: ${titleOf(GAME).name}`)
        await page.reads('Your side')
      },
    },
  })
  await expect(text).toMatchFileSnapshot('../golden/opened.txt')
})

test('the figures of a game: one corrected, a set that is kept, and what the host may do', async () => {
  const { catalogue } = await import('../../games/index.ts')
  const entry = catalogue.find(({ about }) => about.id === GAME)
  const figure = (await entry?.load())
    ?.figures?.(null)
    .find(({ field, value }) => field?.kind === 'number' && Number(value) < field.max)
  const figures = { [figure?.path ?? '']: Number(figure?.value) + 1 }
  const corrected = (): void => {
    browser.local.setItem(`roses.figures.draft.${GAME}`, JSON.stringify(figures))
    browser.local.setItem(`roses.figures.sets.${GAME}`, JSON.stringify([{ name: 'My box', figures }]))
  }
  const answers: Answers = { listHouseFigures: { figures: [] }, listFigureSets: { sets: [] } }
  const until = 'Correct what differs'
  const only = (page: Page) => page.choose('Show', 'Corrected')
  const path = `/figures/${GAME}`
  const read = await written({ 'read only': { path, me: null, answers, until, next: only } })
  corrected()
  const edited = await written({
    'corrected, by nobody': { path, me: null, answers, until, next: only },
    'corrected, by the host of a house that plays by figures of its own': {
      path,
      me: { host: true },
      answers: {
        listHouseFigures: { figures: [{ game: GAME, name: 'Old edition', figures }] } as never,
        listFigureSets: { sets: [{ game: GAME, name: 'My box', figures }] } as never,
      },
      until: 'Old edition',
      next: only,
    },
  })
  await expect(`${read}\n${edited}`).toMatchFileSnapshot('../golden/figures.txt')
})
