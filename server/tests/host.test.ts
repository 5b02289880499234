/** Who may do what a host does, and what of it leaves a trace. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OperationId, OPERATIONS, type Route, ROUTES } from '../../protocol/index.ts'
import { contactUrl } from '../http/well-known.ts'
import { type Client, Live } from './client.ts'
import { HostHouse, idOf, PASSWORD, tableOf } from './host-house.ts'
import { closeAll, KINDS, startServer } from './test-server.ts'

afterAll(closeAll)

const HALF_AN_HOUR = 30 * 60_000
const ACTS = Object.keys(OPERATIONS).filter((name) => name.startsWith('host')) as OperationId[]
const why = 'insults'

/** Asked of nobody and nothing in particular. */
function anyAsk(operation: OperationId): [input: never] {
  const { example }: Route = ROUTES[operation]
  return [{ id: 'nobody', ...(example?.body === undefined ? {} : { body: example.body }) } as never]
}

describe.each(KINDS)('on %s', (kind) => {
  let house: HostHouse
  let callers: Readonly<Record<string, Client>>
  let host: Client & { readonly called: string }
  beforeAll(async () => {
    house = await HostHouse.open(kind)
    host = await house.host()
    const stale = await house.host()
    const program = house.stranger()
    const { token } = (await host.ask('createToken', { body: { label: 'a program' } })).body
    program.extra['authorization'] = `Bearer ${token}`
    const banned = await house.account()
    await house.command((command) => command.ban(banned.called, why))
    const former = await house.host()
    await house.command((command) => command.setHost(former.called, false, why))
    house.now += HALF_AN_HOUR
    await host.ask('hostProve', { body: { password: PASSWORD } })
    const [stranger, guest, account] = [house.stranger(), await house.guest(), await house.account()]
    callers = { stranger, guest, account, banned, former, program, stale }
  })

  test.each([
    ['stranger', 'not-signed-in'],
    ['guest', 'not-host'],
    ['account', 'not-host'],
    ['banned', 'not-signed-in'],
    ['former', 'not-host'],
    ['program', 'password-needed'],
    ['stale', 'password-needed'],
  ] as const)('%s gets nothing of the host’s page', async (who, refused) => {
    expect(ACTS.length).toBeGreaterThan(15)
    for (const operation of ACTS.filter((each) => each !== 'hostProve'))
      expect(await callers[who]!.ask(operation, ...anyAsk(operation)), operation).toMatchObject({ body: { refused } })
  })

  test('a host who has just given the password gets everything that is there', async () => {
    for (const operation of ACTS) {
      const { status, body } = await host.ask(operation, ...anyAsk(operation))
      const { refused = '' } = body as { refused?: string }
      if (operation === 'hostProve') expect(refused).toBe('wrong-password')
      else if (OPERATIONS[operation].startsWith('GET') && operation !== 'hostPerson')
        expect(status, operation).toBe(200)
      else expect(refused, operation).toMatch(/^no-such-(person|table|line|report|job|game)$/)
    }
  })

  test('after half an hour the password is asked for again; a wrong one opens nothing, and others have none to give', async () => {
    const someone = await house.host()
    expect((await someone.ask('hostOverview')).status).toBe(200)
    house.now += HALF_AN_HOUR
    expect((await someone.ask('hostOverview')).body).toMatchObject({ refused: 'password-needed' })
    expect(await someone.ask('hostProve', { body: { password: 'a guess' } })).toMatchObject({ status: 401 })
    expect((await someone.ask('hostOverview')).body).toMatchObject({ refused: 'password-needed' })
    await someone.ask('hostProve', { body: { password: PASSWORD } })
    expect(await someone.ask('hostOverview')).toMatchObject({
      status: 200,
      body: { provenUntil: house.now + HALF_AN_HOUR },
    })
    expect((await callers['account']!.ask('hostProve', { body: { password: PASSWORD } })).body).toMatchObject({
      refused: 'not-host',
    })
    await host.ask('hostProve', { body: { password: PASSWORD } })
  })

  test('a host does not deal with another host from the page: no ban, no mute, no new password', async () => {
    const other = await house.host()
    const id = await idOf(other)
    for (const refused of [
      await host.ask('hostBan', { id, body: { hours: null, why, household: false } }),
      await host.ask('hostMute', { id, body: { hours: 1, why } }),
      await host.ask('hostResetLink', { id, body: { why } }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { refused: 'is-host' } })
    expect((await other.ask('hostOverview')).status).toBe(200)
  })

  test('people and tables are found by name, and nothing of a running game is told', async () => {
    const [anna, otto] = [await house.account(`Anna of ${kind}`), await house.guest('100% Otto')]
    const id = await tableOf(anna, otto)
    const found = (await host.ask('hostTables', { query: { search: `anna OF ${kind}`, status: 'playing' } })).body
    expect(found).toEqual({
      tables: [
        {
          id,
          game: 'sample',
          status: 'playing',
          public: false,
          seats: [
            { kind: 'person', name: `Anna of ${kind}` },
            { kind: 'person', name: '100% Otto' },
          ],
          createdAt: house.now,
        },
      ],
      next: null,
    })
    expect((await host.ask('hostTables', { query: { search: id } })).body.tables).toHaveLength(1)
    expect((await host.ask('hostPeople', { query: { search: '0% o' } })).body.people).toMatchObject([
      { name: '100% Otto', guest: true, banned: false, mutedUntil: 0 },
    ])
    expect((await host.ask('hostPeople', { query: { search: '%' } })).body.people).toHaveLength(1)
    const page = (await host.ask('hostPerson', { id: await idOf(anna) })).body
    expect(page).toMatchObject({ guest: false, reports: 0, household: 0, sessions: [{ kind: 'browser' }] })
  })

  test('long lists come page by page, each once', async () => {
    const before = (await host.ask('hostAudit')).body.entries.length
    expect(before).toBeLessThan(30)
    const id = await idOf(await house.guest('Written Down'))
    for (let i = 0; i < 31; i++) await host.ask('hostUnmute', { id, body: { why: `line ${i}` } })
    const first = (await host.ask('hostAudit')).body
    const second = (await host.ask('hostAudit', { query: { after: first.next ?? '' } })).body
    expect([first.entries.length, second.entries.length]).toEqual([30, before + 1])
    const details = [...first.entries, ...second.entries].map(({ detail }) => detail)
    expect(details.filter((detail) => detail.startsWith('line ')).toSorted()).toEqual(
      Array.from({ length: 31 }, (_, i) => `line ${i}`).toSorted(),
    )
  })

  test('the host comes to a private table as a spectator whom those who sit there see, and sees no more than one', async () => {
    const [anna, otto] = [await house.account(), await house.guest()]
    const id = await tableOf(anna, otto)
    expect((await host.ask('getTable', { id })).status).toBe(404)
    house.now += 1000
    await host.ask('hostWatch', { id, body: { why: 'asked to look in' } })
    expect((await anna.ask('getTable', { id })).body.watchers).toEqual([{ id: await idOf(host), name: host.called }])
    const state = (await host.ask('getState', { id })).body
    expect(state).toMatchObject({ seat: null, legal: [] })
    expect((await host.ask('getTable', { id })).body).toMatchObject({ you: null, invite: null, dice: { key: null } })
    expect((await host.ask('getHistory', { id, query: { viewer: '0' } })).body).toMatchObject({
      refused: 'not-finished',
    })
    expect((await host.ask('hostAudit')).body.entries[0]).toMatchObject({
      actor: host.called,
      action: 'watch table',
      subject: id,
      detail: 'asked to look in',
    })
  })

  test('a table the host closes is over for those who sit there, at once', async () => {
    const [anna, otto] = [await house.account(), await house.guest()]
    const id = await tableOf(anna, otto)
    const live = await Live.connect(anna)
    await live.open(id)
    const told = live.wait((message) => message.tell === 'table' && message.info.status === 'finished')
    expect((await host.ask('hostCloseTable', { id, body: { why: 'a quarrel' } })).status).toBe(200)
    await told
    expect((await host.ask('hostCloseTable', { id, body: { why } })).body).toMatchObject({ refused: 'game-over' })
    live.close()
  })

  test('what a host did is known by name until that name is deleted', async () => {
    const somebody = await house.account(`Suffolk of ${kind}`)
    const gone = await house.host(`Retired of ${kind}`)
    const id = await idOf(somebody)
    await gone.ask('hostMute', { id, body: { hours: 1, why: 'Suffolk shouts' } })
    const latest = async () => (await host.ask('hostAudit')).body.entries.find(({ action }) => action === 'mute 1 h')
    expect(await latest()).toMatchObject({ actor: `Retired of ${kind}`, subject: `Suffolk of ${kind}` })
    await somebody.ask('deleteMe', { body: { password: PASSWORD } })
    await gone.ask('deleteMe', { body: { password: PASSWORD } })
    expect(await latest()).toMatchObject({ actor: '', subject: '', detail: '' })
  })
})

test('jobs that were given up are shown without what they say of a running game, tried again or forgotten', async () => {
  const house = await HostHouse.open('sqlite')
  const host = await house.host()
  const id = await tableOf(await house.guest(), await house.guest())
  const { openStorage } = await import('../storage/index.ts')
  const rows = await openStorage({ dataDir: house.where.dataDir ?? '', databaseUrl: undefined })
  const dead = { body: '{}', run_at: 0, failures: 8, dead_at: 1 }
  await rows.db
    .insertInto('jobs')
    .values([
      { ...dead, id: 'bot:secret', kind: 'bot', table_id: id, error: 'the queen of hearts is not legal' },
      { ...dead, id: 'notice:gone', kind: 'notice', table_id: 'gone', error: 'no such disk' },
      {
        ...dead,
        id: 'clock:waits',
        kind: 'clock',
        table_id: id,
        run_at: house.now + 86_400_000,
        dead_at: null,
        failures: 0,
      },
    ])
    .execute()
  await rows.db
    .insertInto('faults')
    .values({ id: 'f1', table_id: id, at: 1, detail: '{"setup":"the dice key"}' })
    .execute()
  const shown = (await host.ask('hostHouse')).body
  expect(shown.jobs.toSorted((a, b) => a.id.localeCompare(b.id))).toMatchObject([
    { id: 'bot:secret', error: null },
    { id: 'notice:gone', error: 'no such disk' },
  ])
  expect(shown.faults).toEqual([{ id: 'f1', table: id, at: 1 }])
  expect((await host.ask('hostOverview')).body).toMatchObject({ dead: 2, faults: 1, reports: 0 })
  expect((await host.ask('hostDropJob', { body: { job: 'bot:secret' } })).status).toBe(200)
  expect((await host.ask('hostDropJob', { body: { job: 'bot:secret' } })).body).toMatchObject({
    refused: 'no-such-job',
  })
  // What is still to be done is not the host's to forget.
  for (const operation of ['hostDropJob', 'hostRetryJob'] as const)
    expect((await host.ask(operation, { body: { job: 'clock:waits' } })).body).toMatchObject({ refused: 'no-such-job' })
  expect(await rows.db.selectFrom('jobs').select('id').where('id', '=', 'clock:waits').execute()).toHaveLength(1)
  expect((await host.ask('hostRetryJob', { body: { job: 'notice:gone' } })).status).toBe(200)
  // Its table is gone, so this time there is nothing left to do.
  await expect.poll(async () => (await host.ask('hostHouse')).body.jobs).toEqual([])
  await rows.close()
})

test('robots stay away from tables and people, and whoever finds a hole finds whom to tell', async () => {
  const house = await HostHouse.open('sqlite', { house: { name: 'The Club', contact: 'host@roses.example' } })
  const client = house.stranger()
  expect((await client.get<string>('/robots.txt')).body).toContain('Disallow: /t/\n')
  expect((await client.ask('getHouse')).body).toEqual({ name: 'The Club', contact: 'host@roses.example' })
  const text = (await client.get<string>('/.well-known/security.txt')).body
  expect(text).toContain('Contact: mailto:host@roses.example\n')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires - house.now).toBeGreaterThan(90 * 86_400_000)
  expect(expires - house.now).toBeLessThan(365 * 86_400_000)
  const nameless = await startServer(house.where)
  expect((await fetch(`${nameless.url}/.well-known/security.txt`)).status).toBe(404)
})

test('whom to tell is a link: a mail address becomes one, and what is neither is left out', () => {
  for (const [contact, url] of [
    ['host@roses.example', 'mailto:host@roses.example'],
    ['mailto:host@roses.example', 'mailto:host@roses.example'],
    ['https://roses.example/contact', 'https://roses.example/contact'],
    ['tel:+420123', 'tel:+420123'],
    ['http://roses.example', null],
    ['Margaret, at the bar', null],
    ['two@roses.example one@roses.example', null],
  ] as const)
    expect([contact, contactUrl(contact)]).toEqual([contact, url])
})
