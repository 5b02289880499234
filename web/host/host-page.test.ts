/** The host's page: what waits for the host, what may be done about whom, and who is let in at all. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HostPerson, HostReport, HostTable, RefusalType } from '../../protocol/index.ts'
import { browser } from '../tests/document.ts'
import { type Answers, done, no } from '../tests/house.ts'
import { GAME } from '../tests/tables.ts'
import { leave, somebody, visit } from '../tests/visit.tsx'

const overview = { reports: 2, dead: 1, faults: 2, provenUntil: 0 }
const report = (more: Partial<HostReport> = {}): HostReport => ({
  id: 'r1',
  at: Date.UTC(2020, 4, 1, 12),
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
const person = (more: Partial<HostPerson> = {}): HostPerson => ({
  id: 'p1',
  name: 'Dickon',
  guest: false,
  host: false,
  createdAt: Date.UTC(2020, 0, 1, 12),
  seenAt: Date.UTC(2020, 4, 1, 12),
  banned: false,
  bannedUntil: null,
  mutedUntil: 0,
  ...more,
})

const open = async (path: string, answers: Answers) => {
  const page = await visit(path, { hostOverview: overview, ...answers }, { me: { host: true } })
  await page.settled()
  return page
}

beforeEach(async () => {
  const { standing } = await import('./ask.ts')
  standing.value = 'in'
})
afterEach(() => leave())

test('its parts say how much waits there, and which one is open', async () => {
  const page = await open('/host/audit', { hostAudit: { entries: [], next: null } })
  expect(page.links()).toMatchObject({
    Reports2: '/host',
    People: '/host/people',
    Tables: '/host/tables',
    House3: '/host/house',
    Audit: '/host/audit',
  })
  expect((await page.find('a', 'Audit')).getAttribute('aria-current')).toBe('page')
  expect((await page.find('a', 'Reports2')).hasAttribute('aria-current')).toBe(false)
  expect(page.text()).toContain('Nothing was done yet.')
})

test.each<[RefusalType, boolean]>([
  ['not-host', true],
  ['not-signed-in', true],
  ['banned', true],
  ['password-needed', false],
])('who is refused as %s sees nothing of the house', async (refused, out) => {
  const page = await open('/host', { hostOverview: no(refused), hostReports: no(refused) })
  expect(page.text().includes('This page is for the host of the house.')).toBe(out)
  expect(page.text().includes('Your password, please')).toBe(!out)
  expect(page.links()).not.toHaveProperty('People')
})

test('a guest may have an account that is the host’s, somebody with another account is told which', async () => {
  const answers = { hostOverview: no('not-host'), hostReports: no('not-host') }
  for (const [me, signIn] of [
    [null, true],
    [{ guest: true }, true],
    [{ name: 'Bertram' }, false],
  ] as const) {
    const page = await visit('/host', answers, { me })
    await page.reads('This page is for the host')
    expect(page.links()['Sign in']).toBe(signIn ? '/me' : undefined)
    expect(page.text().includes('You are signed in as Bertram')).toBe(!signIn)
    expect(page.text().includes('You are signed in')).toBe(!signIn)
  }
})

test('the right password lets the host in, a wrong one does not', async () => {
  const page = await open('/host', {
    hostOverview: no('password-needed'),
    hostReports: no('password-needed'),
    hostProve: no('wrong-password'),
  })
  await page.type('Password', 'guessed')
  await page.press('Go on')
  expect(page.all('alert')).toEqual(['The password is wrong.'])
  expect(page.text()).toContain('Your password, please')
  page.house.says({ hostProve: done, hostOverview: overview, hostReports: { reports: [], next: null } })
  await page.type('Password', 'secret words')
  await page.press('Go on')
  expect(page.house.sent('hostProve')).toEqual({ password: 'secret words' })
  await page.reads('No reports. All is quiet.')
})

test('a report tells who, why, by whom, what was said; what is removed or settled is not offered again', async () => {
  const reports = [
    report(),
    report({ id: 'r2', name: 'Edmund', removed: true, by: null, note: '', reason: 'cheating' }),
    report({ id: 'r3', name: 'Hawise', settledAt: 1, line: null, words: '' }),
  ]
  const page = await open('/host', { hostReports: { reports, next: null } })
  await page.reads('Dickon: Spam')
  const [first, second, third] = page.all('article')
  expect(first).toMatch(/1 May 2020.* reported by Cicely rude words They add: again/)
  expect(second).toMatch(/Edmund: Cheating.*somebody who has left.*The line is removed\./)
  expect([first, second, third].map((each) => each?.includes('Settle'))).toEqual([true, true, false])
  const offered = page.buttons().filter((name) => name.startsWith('Remove the line:'))
  expect(offered).toEqual(['Remove the line: Dickon'])
})

test.each<[string, string, keyof Answers, object, object]>([
  ['Remove the line: Dickon', 'Remove the line', 'hostRemoveLine', { id: 't1' }, { line: 7, why: 'too rude' }],
  ['Mute: Dickon', 'Mute', 'hostMute', { id: 'p1' }, { hours: 24, why: 'too rude' }],
  ['Ban: Dickon', 'Ban', 'hostBan', { id: 'p1' }, { hours: 24, why: 'too rude', household: true }],
  ['Settle: Dickon', 'Settle', 'hostSettle', { id: 'r1' }, { why: 'too rude' }],
])(
  '%s asks why in a dialogue, is done to the right one, and the list is read again',
  async (button, yes, way, params, body) => {
    const page = await open('/host', { hostReports: { reports: [report()], next: null }, [way]: done })
    await page.press(button)
    const dialog = page.at(new RegExp(`^${yes}: Dickon$`), 'opened')
    await expect(dialog.press(yes)).rejects.toThrow('filled in')
    expect(page.house.asked(way)).toEqual([])
    await dialog.type(/^Why/, '  too rude ')
    const before = page.house.asked('hostReports').length
    await dialog.press(yes)
    expect(page.house.asked(way)).toMatchObject([{ params, body }])
    expect(page.all('status')).toContain('Done.')
    expect(page.house.asked('hostReports').length).toBeGreaterThan(before)
    page.house.says({ [way]: no('is-host') })
    await page.press(button)
    expect((await dialog.field(/^Why/)).value).toBe('')
    await dialog.type(/^Why/, 'again')
    await dialog.press(yes)
    expect(page.all('status')).toContain('A host is dealt with on the command line.')
  },
)

test.each<[string, string, keyof Answers, Partial<HostPerson>]>([
  ['Let talk again: Dickon', 'Let talk again', 'hostUnmute', { mutedUntil: null }],
  ['Let in again: Dickon', 'Let in again', 'hostUnban', { banned: true }],
  ['Mute: Dickon', 'Mute', 'hostMute', {}],
  ['Ban: Dickon', 'Ban', 'hostBan', {}],
])('on the page of somebody %s does that and nothing else', async (button, yes, way, more) => {
  const ways = ['hostUnmute', 'hostUnban', 'hostMute', 'hostBan', 'hostResetLink'] as const
  const page = await open('/host/people', {
    hostPeople: { people: [person(more)], next: null },
    hostPerson: { ...person(more), sessions: [], reports: 0, household: 0 },
    ...Object.fromEntries(ways.map((each) => [each, done])),
  })
  await page.unfold(/^Dickon/)
  const before = page.house.asked('hostPerson').length
  await page.press(button)
  const dialog = page.at(button, 'opened')
  await dialog.type(/^Why/, 'enough')
  await dialog.press(yes)
  for (const each of ways) expect([each, page.house.asked(each).length]).toEqual([each, each === way ? 1 : 0])
  expect(page.house.asked(way)).toMatchObject([{ params: { id: 'p1' }, body: { why: 'enough' } }])
  expect(page.house.asked('hostPerson').length).toBeGreaterThan(before)
})

test('how long and whether the household goes too are chosen; for good is without hours', async () => {
  const page = await open('/host', { hostReports: { reports: [report()], next: null }, hostBan: done, hostMute: done })
  await page.press('Ban: Dickon')
  const ban = page.at('Ban: Dickon', 'opened')
  expect(await ban.choices('For how long')).toEqual(['One hour', 'One day', 'One week', 'Thirty days', 'For good'])
  await ban.choose('For how long', 'For good')
  await ban.tick(/^Guests of the same address/, false)
  await ban.type(/^Why/, 'x')
  await ban.press('Ban')
  expect(page.house.sent('hostBan')).toEqual({ hours: null, why: 'x', household: false })
  await page.press('Mute: Dickon')
  const mute = page.at('Mute: Dickon', 'opened')
  await mute.choose('For how long', 'One week')
  await mute.type(/^Why/, 'y')
  await mute.press('Mute')
  expect(page.house.sent('hostMute')).toEqual({ hours: 168, why: 'y' })
})

test('settled reports are asked for, the next page is added below, and what fails is tried again', async () => {
  const page = await open('/host', {
    hostReports: ({ query }) =>
      query['after'] === 'more'
        ? { reports: [report({ id: 'r2', name: 'Edmund' })], next: null }
        : { reports: [report()], next: 'more' },
  })
  await page.press('Show more')
  expect(page.all('article').map((text) => /^\w+/.exec(text)?.[0])).toEqual(['Dickon', 'Edmund'])
  expect(page.buttons()).not.toContain('Show more')
  expect(page.house.asked('hostReports').at(-1)?.query).toEqual({ settled: 'false', after: 'more' })
  page.house.says({ hostReports: no('busy') })
  await page.tick('Those already settled')
  expect(page.house.asked('hostReports').at(-1)?.query).toEqual({ settled: 'true' })
  expect(page.all('alert').join()).toContain('The house does not answer. Try again in a moment.')
  page.house.says({ hostReports: { reports: [], next: null } })
  await page.press('Try again')
  await page.reads('No reports. All is quiet.')
})

test('whoever chooses another list is never shown the answer to what was asked before', async () => {
  let late: ((list: { reports: HostReport[]; next: null }) => void) | null = null
  const page = await open('/host', {
    hostReports: ({ query }) =>
      query['settled'] === 'true'
        ? { reports: [report({ name: 'Edmund' })], next: null }
        : new Promise((answer) => {
            late = answer
          }),
  })
  await page.tick('Those already settled')
  await page.reads('Edmund')
  ;(late as unknown as (list: object) => void)({ reports: [report()], next: null })
  await page.settled()
  expect(page.text()).toContain('Edmund')
  expect(page.text()).not.toContain('Dickon')
})

test.each<[string, Partial<HostPerson>, RegExp, readonly string[]]>([
  ['an account', {}, /Dickon account$/, ['Mute', 'Ban', 'Link to a new password']],
  ['a guest', { guest: true }, /Dickon guest$/, ['Mute', 'Ban']],
  ['muted', { mutedUntil: null }, /account · muted for good$/, ['Let talk again', 'Ban', 'Link to a new password']],
  [
    'banned',
    { banned: true, bannedUntil: Date.UTC(2020, 4, 1, 12) },
    /banned until 1 May 2020/,
    ['Mute', 'Let in again', 'Link to a new password'],
  ],
  ['banned for good', { banned: true }, /banned for good$/, ['Mute', 'Let in again', 'Link to a new password']],
  ['a host', { host: true }, /Dickon host$/, []],
])('of %s the host reads how they stand, and may do what fits', async (_who, more, standing, deeds) => {
  const facts = {
    ...person(more),
    sessions: [{ id: 's', kind: 'browser', label: 'Firefox', createdAt: 0, seenAt: Date.UTC(2020, 4, 1) }],
    reports: 2,
    household: 1,
  } as const
  const page = await open('/host/people', {
    hostPeople: { people: [person(more)], next: null },
    hostPerson: { ...facts, sessions: [...facts.sessions] },
  })
  await page.reads('Dickon')
  expect(page.all('summary')[0]).toMatch(standing)
  expect(page.house.asked('hostPerson')).toEqual([])
  await page.unfold(/^Dickon/)
  await page.reads('Here since 1 Jan 2020')
  expect(page.text()).toContain('Reported 2 times. 1 guest of the same address.')
  expect(page.text()).toMatch(/Firefox 1 May 2020/)
  const offered = page.buttons().flatMap((name) => (name.endsWith(': Dickon') ? [name.slice(0, -8)] : []))
  expect(offered).toEqual(deeds)
})

test('people are looked for by what was typed; a link to a new password is shown with its end, and copied', async () => {
  const page = await open('/host/people', {
    hostPeople: { people: [person()], next: null },
    hostPerson: { ...person(), sessions: [], reports: 0, household: 0 },
    hostResetLink: { path: '/reset#abc', expiresAt: Date.UTC(2020, 4, 2, 12) },
  })
  await page.type('Name or id', '  dick ')
  await page.press('Search')
  expect(page.house.asked('hostPeople').at(-1)?.query).toEqual({ search: 'dick' })
  await page.unfold(/^Dickon/)
  expect(page.text()).not.toContain('guests of the same address')
  await page.press('Link to a new password: Dickon')
  const dialog = page.at('Link to a new password: Dickon', 'opened')
  await dialog.type(/^Why/, 'asked me')
  await dialog.press('Link to a new password')
  const link = await page.field(/^Good once, until 2 May 2020/)
  expect(link.value).toBe('https://roses.test/reset#abc')
  await page.press('Copy the link')
  const { clipboard } = await import('../tests/document.ts')
  expect(clipboard.text).toBe('https://roses.test/reset#abc')
  expect(page.buttons()).toContain('Copied')
})

test('tables are found by words and by state; a private one is watched with a reason, one that is over is not closed', async () => {
  const table = (more: Partial<HostTable>): HostTable => ({
    id: 't1',
    game: GAME,
    status: 'playing',
    public: false,
    seats: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: null },
      { kind: 'open', name: null },
    ],
    createdAt: Date.UTC(2020, 4, 1, 12),
    ...more,
  })
  const page = await open('/host/tables', {
    hostTables: { tables: [table({}), table({ id: 't2', public: true, status: 'finished' })], next: null },
    hostWatch: done,
  })
  await page.reads('Anna, a bot, nobody')
  const [running, over] = page.all('article')
  expect(running).toMatch(/Playing · private · 1 May 2020/)
  expect(over).toMatch(/Finished · public · 1 May 2020/)
  expect(page.links()['Look on: Anna, a bot, nobody']).toBe('/t/t2')
  expect(page.buttons().filter((name) => name.startsWith('Close the table'))).toHaveLength(1)
  await page.type('Name, game or id', ' green ')
  await page.press('Search')
  await page.choose('Which', 'Waiting for players')
  expect(page.house.asked('hostTables').at(-1)?.query).toEqual({ search: 'green', status: 'open' })
  await page.choose('Which', 'All')
  expect(page.house.asked('hostTables').at(-1)?.query).toEqual({ search: 'green' })
  await page.press(/^Look on:/)
  const dialog = page.at(/^Look on: /, 'opened')
  await dialog.type(/^Why/, 'a report')
  await dialog.press('Look on')
  expect(page.house.asked('hostWatch')).toMatchObject([{ params: { id: 't1' }, body: { why: 'a report' } }])
  expect(browser.address.assign).toHaveBeenCalledWith('/t/t1')
})

test('what is wrong in the house is listed; jobs are tried again or forgotten, and an error that tells of a game is not shown', async () => {
  const calm = await open('/host/house', { hostHouse: { jobs: [], faults: [], quarantined: [] } })
  await calm.reads('Nothing is wrong.')
  const job = {
    id: 'mail:1',
    kind: 'mail',
    table: null,
    failures: 3,
    error: 'no answer',
    deadAt: Date.UTC(2020, 4, 1, 12),
  }
  const page = await open('/host/house', {
    hostHouse: {
      jobs: [job, { ...job, id: 'bot:2', error: null, failures: 1 }],
      faults: [{ id: 'f1', table: 't1', at: Date.UTC(2020, 4, 1, 12) }],
      quarantined: ['t9'],
    },
    hostRetryJob: done,
    hostDropJob: done,
  })
  await page.reads('Jobs that were given up')
  expect(page.text()).toMatch(/mail:1.*failed 3 times no answer/)
  expect(page.text()).toMatch(/bot:2.*failed 1 time The game is running/)
  expect(page.text()).toMatch(/f1 1 May 2020.*Table t1.*Table t9/)
  await page.press('Try again: mail:1')
  await page.press('Forget: bot:2')
  expect([page.house.sent('hostRetryJob'), page.house.sent('hostDropJob')]).toEqual([
    { job: 'mail:1' },
    { job: 'bot:2' },
  ])
  // Each kind of trouble is told where it is the only one, and nothing is headed that is not there.
  const faults = [{ id: 'f1', table: 't1', at: Date.UTC(2020, 4, 1, 12) }]
  for (const [only, text] of [
    [{ jobs: [job], faults: [], quarantined: [] }, 'Jobs that were given up'],
    [{ jobs: [], faults, quarantined: [] }, 'f1'],
    [{ jobs: [], faults: [], quarantined: ['t9'] }, 'Table t9'],
  ] as const) {
    const one = await open('/host/house', {
      hostHouse: { jobs: [...only.jobs], faults: [...only.faults], quarantined: [...only.quarantined] },
    })
    await one.reads(text)
    expect(one.text()).not.toContain('Nothing is wrong.')
    expect(one.all('h3')).toHaveLength(1)
  }
  const faultless = await open('/host/house', { hostHouse: no('busy') })
  await faultless.reads('The house does not answer.')
})

test('the audit tells who did what to whom, for how long and why, in words', async () => {
  const entry = {
    id: 'a1',
    at: Date.UTC(2020, 4, 1, 12),
    actor: 'Anna',
    action: 'ban 24 h',
    subject: 'Dickon',
    detail: 'too rude',
  }
  const page = await open('/host/audit', {
    hostAudit: ({ query }) =>
      query['after'] === 'a3'
        ? { entries: [{ ...entry, id: 'a4', action: 'settle report', subject: '', actor: '' }], next: null }
        : {
            entries: [entry, { ...entry, id: 'a2', action: 'ban' }, { ...entry, id: 'a3', action: 'something new' }],
            next: 'a3',
          },
  })
  await page.press('Show more')
  const [timed, good, unknown, last] = page.all('article')
  expect(timed).toMatch(/^Ban \(24 hours\): Dickon 1 May 2020.* · Anna too rude$/)
  expect(good).toMatch(/^Ban: Dickon/)
  expect(unknown).toMatch(/^something new: Dickon/)
  expect(last).toMatch(/^Settle: somebody who has left .* · somebody who has left/)
})

test('somebody else who sits down before the page is asked about anew', async () => {
  const page = await visit(
    '/host',
    { hostOverview: no('not-host'), hostReports: no('not-host') },
    { me: { guest: true } },
  )
  await page.reads('This page is for the host')
  page.house.says({ hostOverview: overview, hostReports: { reports: [report()], next: null } })
  const { me } = await import('../people/me.ts')
  me.value = somebody({ id: 'the-host', host: true })
  await page.reads('Dickon: Spam')
})
