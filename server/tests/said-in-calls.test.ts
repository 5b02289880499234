/** What a call says, to whom and in which words; where people can be called; and the lists they read besides. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewChannel, Notice } from '../../protocol/index.ts'
import { addChannel, callsOf, makeFeed, muteTable, removeChannel, removeFeed, testChannel } from '../calls/channels.ts'
import { callAt, DELAYS, isAsked } from '../calls/due.ts'
import { atomText, calendarText, feedReader } from '../calls/feeds.ts'
import { messageOf, testMessage } from '../calls/message.ts'
import { moveBrowsers } from '../calls/own.ts'
import { letterOf, sendLetter } from '../calls/outlets/mail.ts'
import { pushedOf } from '../calls/outlets/push.ts'
import { planCalls } from '../calls/plan.ts'
import { listNotices, readNotices } from '../calls/read.ts'
import { callSettings, isWanted, nextHour, quietUntil, setCallSettings } from '../calls/settings.ts'
import { noteFailed, noteThrough } from '../calls/switch-off.ts'
import { askForAddress, confirmAddress, forgetAddress } from '../mail/confirm.ts'
import { htmlOf, textOf } from '../mail/frame.ts'
import { allowMailReset, mailResetOf, sendResetLink } from '../people/mail-reset.ts'
import type { Who } from '../people/sessions.ts'
import type { SeatRow, TableRows } from '../tables/rows.ts'
import { gameWords, localeOf, titleOf, voiceOf } from '../words/index.ts'
import { Receiver, subscription } from './post-office.ts'
import { DAY, HOUR, MINUTE, NOON, outcomeOf, RowHouse } from './row-house.ts'
import { closeAll } from './test-server.ts'

let house: RowHouse

beforeAll(async () => {
  house = await RowHouse.open()
})
beforeEach(async () => {
  await house.clear()
})
afterAll(async () => {
  await house.close()
  await closeAll()
})

const who = (id: string, guest = false) => ({ id, guest, name: id }) as unknown as Who
const USUAL = { mail: 'each', hour: 8, zone: 'UTC', quiet: null, warn: null, without: [] } as const
const address = (person_id: string, more: object = {}) => ({
  id: `mail of ${person_id}`,
  person_id,
  address: `${person_id}@mail.example`,
  token_hash: null,
  expires_at: null,
  confirmed_at: NOON,
  failures: 0,
  off_at: null,
  digest_at: null,
  recovery_at: null,
  created_at: NOON,
  ...more,
})
const channel = (id: string, person_id: string, kind: 'push' | 'hook' | 'feed', more: object = {}) => ({
  id,
  person_id,
  kind,
  address: `https://${kind}.example/${id}`,
  shape: null,
  secrets: '{"secret":"s"}',
  label: '',
  created_at: NOON,
  failures: 0,
  off_at: null,
  ...more,
})

/** Everything a call may be about, with what it is called and the sentence after it. */
const SAID: Readonly<Record<string, readonly [Partial<Notice>, string, RegExp]>> = {
  needed: [{ kind: 'needed' }, 'your decision is needed', /^The table waits for you\. With you there: NAMES\.$/],
  opening: [
    { kind: 'needed', reason: 'opening' },
    'the game can begin once you come by',
    /^Open the table once.+NAMES/,
  ],
  hurry: [{ kind: 'hurry' }, 'your time is almost up', /^The table still waits.+NAMES/],
  started: [{ kind: 'started' }, 'the game has begun', /^Everybody is seated.+NAMES/],
  finished: [{ kind: 'finished' }, 'the game is over', /^See how it ended.+NAMES/],
  rematch: [{ kind: 'rematch' }, 'a rematch is offered', /^A seat is kept for you\. With you there: NAMES/],
  invited: [{ kind: 'invited' }, 'you are invited to a table', /^A seat is kept for you\. At the table: NAMES/],
  proposal: [{ kind: 'proposal' }, 'your vote is asked for', /^Something is proposed.+NAMES/],
  chat: [{ kind: 'chat' }, 'somebody wrote to the table', /^There are words you have not read.+NAMES/],
  replaced: [{ kind: 'replaced' }, 'somebody sits in for you', /^You were away for long.+NAMES/],
  returned: [{ kind: 'returned' }, 'the owner of your seat is back', /^You sat in for somebody.+NAMES/],
}

test('every call says what it is about, at which game and with whom, and leads to its table', async () => {
  await house.table('t', ['anna', 'bert', 'bot', null])
  const told = { voice: await voiceOf('en'), zone: 'UTC' }
  for (const [what, [about, subject, text]] of Object.entries(SAID)) {
    const notice = { id: 'n', table: 't', game: 'rose-king', at: NOON, ...about } as Notice
    const message = await messageOf(house.services, 'anna', notice, told)
    expect([what, message.subject, message.title, message.path]).toEqual([what, subject, 'The Rose King', '/t/t'])
    expect(message.head).toBe(`The Rose King: ${subject}`)
    expect([what, message.text]).toEqual([
      what,
      expect.stringMatching(new RegExp(text.source.replace('NAMES', 'Bert and a bot'))),
    ])
    expect([what, message.until, message.scene]).toEqual([what, null, null])
  }
  for (const [reason, named] of [
    ['mail', 'by mail '],
    ['push', 'by push '],
    ['hook', 'by webhook '],
  ] as const) {
    const notice = { id: 'n', kind: 'channel-off' as const, reason, table: '', game: '', at: NOON }
    const message = await messageOf(house.services, 'anna', notice, told)
    expect(message).toMatchObject({ head: 'Rose & Crown: calls no longer reach you', path: '/me/calls' })
    expect(message.text).toContain(named)
  }
  await house.table('alone', ['anna', null])
  const alone = { id: 'n', kind: 'started' as const, table: 'alone', game: 'rose-king', at: NOON }
  expect((await messageOf(house.services, 'anna', alone, told)).text).toContain('nobody yet')
  expect(testMessage(told)).toMatchObject({ head: 'Rose & Crown: this is a test', path: '/me/calls', scene: null })
})

test('who is needed is told until when, in their own zone and language; others are not', async () => {
  const clock = JSON.stringify({ kind: 'days', days: 2, overdue: 'idle' })
  const clock_state = JSON.stringify([
    { since: NOON, deadline: NOON + 2 * DAY },
    { since: NOON, deadline: null },
  ])
  await house.table('t', ['anna', 'bert'], { clock, clock_state }, { rank: 0 })
  const said = async (kind: Notice['kind'], locale: 'en' | 'de', zone: string) => {
    const notice = { id: 'n', kind, table: 't', game: 'rose-king', at: NOON }
    return (await messageOf(house.services, 'anna', notice, { voice: await voiceOf(locale), zone })).until
  }
  const english = await said('needed', 'en', 'UTC')
  expect(english).toMatch(/^You have until Friday, November 20.+12:00\sPM UTC\.$/)
  expect(await said('hurry', 'en', 'UTC')).toBe(english)
  expect(await said('needed', 'en', 'America/New_York')).toMatch(/Friday, November 20.+7:00\sAM/)
  expect(await said('needed', 'de', 'Europe/Berlin')).toMatch(/Freitag, 20\. November.+13:00/)
  for (const kind of ['started', 'chat', 'finished'] as const) expect(await said(kind, 'en', 'UTC')).toBe(null)
})

const message = {
  title: 'The Rose King',
  subject: 'your decision is needed',
  head: 'The Rose King: your decision is needed',
  text: 'The table waits for you.',
  scene: { lines: ['Bert played.', 'You scored.'], asked: 'Play a card.' },
  until: 'You have until Friday.',
  path: '/t/t',
}

test('a letter has the sentence, the question, the time and what happened, a way to the table, and ways to end these letters', async () => {
  const voice = await voiceOf('en')
  const letter = letterOf(house.services, message, 't', voice)
  expect(letter.paragraphs).toEqual(['The table waits for you.', 'Play a card.', 'You have until Friday.'])
  expect(letter.lists).toEqual([
    { heading: 'Since your last decision', lines: [{ text: 'Bert played.' }, { text: 'You scored.' }] },
  ])
  expect(letter.button?.text).toBe('Open the table')
  const [, token = ''] = /^https:\/\/roses\.example\/go\/(.+)$/.exec(letter.button?.url ?? '') ?? []
  // For two months it leads there, and to nothing else.
  const { links } = house.services.calls
  expect([links.read('table', token, NOON), links.read('table', token, NOON + 59 * DAY)]).toEqual(['t', 't'])
  expect(() => links.read('table', token, NOON + 61 * DAY)).toThrow('too old')
  expect(() => links.read('unsubscribe', token, NOON)).toThrow()
  const bare = letterOf(house.services, { ...message, scene: null, until: null, path: '/me/calls' }, '', voice)
  expect([bare.paragraphs, bare.lists]).toEqual([['The table waits for you.'], []])
  expect(bare.button).toEqual({ text: 'Open the settings', url: 'https://roses.example/me/calls' })
  const quiet = letterOf(house.services, { ...message, scene: { lines: [], asked: 'Play.' } }, 't', voice)
  expect(quiet.lists).toEqual([])
  await sendLetter(
    house.services,
    { id: 'row', address: 'anna@mail.example' },
    letter,
    voice,
    'call',
    new Uint8Array([7]),
  )
  await sendLetter(house.services, { id: 'row', address: 'anna@mail.example' }, letter, voice, 'call')
  const [mail, plain] = house.mails
  expect(mail).toMatchObject({ to: 'anna@mail.example', subject: message.head, id: 'call.row' })
  const [, stop = ''] = /\/mail#stop\.(\S+)/.exec(mail?.text ?? '') ?? []
  expect(links.read('unsubscribe', stop, NOON + 4000 * DAY)).toBe('row')
  expect(mail?.headers).toEqual({
    'list-unsubscribe': `<https://roses.example/api/v1/mail/unsubscribe/${stop}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(mail?.text).toContain('Change when and what about: https://roses.example/me/calls')
  expect([mail?.picture, plain?.picture]).toEqual([{ cid: 'table', png: new Uint8Array([7]) }, null])
  expect([mail?.html.includes('cid:table'), plain?.html.includes('<img')]).toEqual([true, false])
})

test('a push says what is asked and until when, else the sentence; it fits, and offers nothing where there is no table', async () => {
  const voice = await voiceOf('en')
  expect(pushedOf(message, 't', voice)).toEqual({
    title: message.head,
    body: 'Play a card. You have until Friday.',
    path: '/t/t',
    tag: 't',
    actions: [
      { action: 'open', title: 'Open' },
      { action: 'mute', title: 'Mute this table' },
    ],
  })
  const none = pushedOf({ ...message, scene: null, until: null, path: '/me/calls' }, '', voice)
  expect(none).toMatchObject({ body: 'The table waits for you.', tag: '', actions: [], path: '/me/calls' })
  // As it is written down, a sign of four bytes among others.
  for (const sign of ['a', 'ü', '𝄞', '"']) {
    const long = pushedOf(
      { ...message, head: sign.repeat(900), text: sign.repeat(4000), scene: null, until: null },
      '',
      voice,
    )
    const size = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2
    expect([sign, size(long.title) <= 400, size(long.body) <= 1600]).toEqual([sign, true, true])
    const each = size(sign)
    expect([sign, size(long.title) > 400 - 3 - each, long.title.endsWith('…')]).toEqual([sign, true, true])
    const fits = sign.repeat(Math.floor(400 / each))
    expect(pushedOf({ ...message, head: fits }, '', voice).title).toBe(fits)
  }
})

test('a letter reads the same as text and as HTML', async () => {
  const letter = {
    ...letterOf(house.services, message, 't', await voiceOf('en')),
    foot: [{ text: 'Why' }, { text: 'Stop', url: 'https://roses.example/stop' }],
  }
  const text = textOf(letter)
  expect(
    text.startsWith(`${message.head}\n\nThe table waits for you.\n\nPlay a card.\n\nYou have until Friday.\n\n`),
  ).toBe(true)
  expect(text).toContain('Since your last decision:\n- Bert played.\n- You scored.\n\nOpen the table:\nhttps://')
  expect(text.endsWith('-- \nWhy\nStop: https://roses.example/stop\n')).toBe(true)
  const html = htmlOf(letter)
  const order = [
    '<h1',
    'The table waits',
    'Play a card',
    'You have until',
    'Since your last',
    'Bert played',
    'Open the',
  ]
  expect(order.map((part) => html.indexOf(part))).toEqual(
    order.map((part) => html.indexOf(part)).toSorted((a, b) => a - b),
  )
  for (const part of order) expect(html).toContain(part)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<a href="https://roses.example/stop"')
})

test('quiet hours end where they end, on either side of midnight; the hour of the daily mail comes next where its reader lives', () => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 18, hour, minute)
  const quiet = (from: number, to: number, now: number, zone = 'UTC') =>
    quietUntil({ ...USUAL, without: [], zone, quiet: { from, to } }, now)
  expect([quiet(22, 7, at(21, 59)), quiet(22, 7, at(22)), quiet(22, 7, at(6, 59)), quiet(22, 7, at(7))]).toEqual([
    null,
    at(7) + DAY,
    at(7),
    null,
  ])
  expect([quiet(9, 12, at(10, 20)), quiet(9, 9, at(9, 30)), quiet(22, 7, at(22), 'Asia/Kolkata')]).toEqual([
    at(12),
    null,
    at(1, 30) + DAY,
  ])
  expect(quietUntil({ ...USUAL, without: [] }, at(3))).toBe(null)
  const next = (hour: number, now: number, zone = 'UTC') => nextHour({ hour, zone }, now)
  expect([next(8, at(7, 59)), next(8, at(8)), next(8, at(8, 1)), next(0, at(23, 50))]).toEqual([
    at(8),
    at(8) + DAY,
    at(8) + DAY,
    at(0) + DAY,
  ])
  expect(next(8, at(1), 'Asia/Kolkata')).toBe(at(2, 30))
})

test('what somebody wants to hear of is kept as they said it, and all of it until they say something', async () => {
  const { db } = house.storage
  expect(await callSettings(db, 'anna')).toEqual(USUAL)
  await setCallSettings(db, 'anna', { ...USUAL, mail: 'daily', hour: 20, without: ['words'] })
  await setCallSettings(db, 'bert', { ...USUAL, mail: 'off', without: [] })
  expect(await callSettings(db, 'anna')).toEqual({ ...USUAL, mail: 'daily', hour: 20, without: ['words'] })
  await setCallSettings(db, 'anna', { ...USUAL, warn: 3, without: [] })
  expect([await callSettings(db, 'anna'), (await callSettings(db, 'bert')).mail]).toEqual([
    { ...USUAL, warn: 3 },
    'off',
  ])
  expect(await outcomeOf(setCallSettings(db, 'anna', { ...USUAL, zone: 'Mars/Olympus', without: [] }))).toBe(
    'bad-request',
  )
  const topics: Readonly<Record<Notice['kind'], string | null>> = {
    needed: 'turns',
    hurry: 'turns',
    started: 'games',
    finished: 'games',
    replaced: 'games',
    returned: 'games',
    reminder: 'games',
    rematch: 'offers',
    invited: 'offers',
    proposal: 'offers',
    evening: 'offers',
    answer: 'offers',
    chat: 'words',
    'channel-off': null,
  }
  for (const topic of ['turns', 'games', 'offers', 'words'] as const)
    for (const [kind, about] of Object.entries(topics))
      expect([topic, kind, isWanted({ ...USUAL, without: [topic] }, kind as Notice['kind'])]).toEqual([
        topic,
        kind,
        about !== topic,
      ])
})

test('a mail is planned at once or for the hour of the day, where there is an address that is confirmed and on', async () => {
  const notice = { id: 'n', kind: 'needed' as const, table: 't', game: 'rose-king', at: NOON }
  const { db } = house.storage
  const planned = async (settings: object, row: object | null, hasMail = true) => {
    await house.clear()
    await house.person('anna')
    if (row) await house.add('mail_addresses', address('anna', row))
    await setCallSettings(db, 'anna', { ...USUAL, without: [], ...settings })
    const jobs = await planCalls(db, [{ person: 'anna', notice }], DELAYS, hasMail)
    return jobs.map(({ id, kind, table, runAt }) => [id, kind, table, runAt - NOON])
  }
  expect(await planned({}, {})).toEqual([['call:n:mail', 'call', 't', 0]])
  expect(await planned({ mail: 'daily', hour: 14 }, {})).toEqual([['digest:mail of anna', 'digest', null, 2 * HOUR]])
  for (const nothing of [
    await planned({ mail: 'off' }, {}),
    await planned({}, null),
    await planned({}, { confirmed_at: null }),
    await planned({}, { off_at: NOON }),
    await planned({}, {}, false),
    await planned({ without: ['turns'] }, {}),
  ])
    expect(nothing).toEqual([])
})

test('an address is asked once, confirmed within a day by the one link, and the one before is forgotten', async () => {
  const { services } = house
  await house.person('bert')
  await house.person('anna', { preferences: '{"language":"de"}' })
  await house.add('mail_addresses', address('bert'))
  await askForAddress(services, 'anna', 'Anna@Old.example')
  await askForAddress(services, 'anna', ' Anna@New.Example ')
  const [first, second] = house.mails
  expect([first?.to, second?.to]).toEqual(['Anna@old.example', 'Anna@new.example'])
  expect(second?.html).toContain('<html lang="de">')
  expect(second?.text).toContain('Anna')
  const secretOf = (text = '') => /https:\/\/roses\.example\/mail#confirm\.(\S+)/.exec(text)?.[1] ?? ''
  const rows = async () =>
    (await house.all('mail_addresses')).map(({ person_id, address: at, confirmed_at }) => [person_id, at, confirmed_at])
  expect(await rows()).toEqual([
    ['bert', 'bert@mail.example', NOON],
    ['anna', 'Anna@new.example', null],
  ])
  expect(await outcomeOf(confirmAddress(services, secretOf(first?.text)))).toBe('no-such-link')
  house.now = NOON + DAY
  expect(await outcomeOf(confirmAddress(services, secretOf(second?.text)))).toBe('no-such-link')
  house.now = NOON + DAY - 1
  expect(await outcomeOf(confirmAddress(services, secretOf(second?.text)))).toBe('done')
  expect((await rows())[1]).toEqual(['anna', 'Anna@new.example', NOON + DAY - 1])
  expect(await outcomeOf(confirmAddress(services, secretOf(second?.text)))).toBe('no-such-link')
  await forgetAddress(services, 'anna')
  expect((await rows()).map(([person]) => person)).toEqual(['bert'])
  const { mailer } = services.calls
  Object.assign(services.calls, { mailer: null })
  expect(await outcomeOf(askForAddress(services, 'anna', 'anna@new.example'))).toBe('not-set-up')
  Object.assign(services.calls, { mailer: { send: () => Promise.reject(new Error('not taken')) } })
  expect(await outcomeOf(askForAddress(services, 'anna', 'anna@new.example'))).toBe('bad-address')
  Object.assign(services.calls, { mailer })
})

test('a new password by mail is allowed, and no longer allowed, for one’s own confirmed address', async () => {
  const { services } = house
  for (const id of ['anna', 'bert', 'cid']) await house.person(id)
  await house.add('mail_addresses', address('anna'), address('bert', { confirmed_at: null }))
  const states = async () => await Promise.all(['anna', 'bert', 'cid'].map((id) => mailResetOf(services, id)))
  expect(await states()).toEqual([false, null, null])
  for (const id of ['bert', 'cid']) expect(await outcomeOf(allowMailReset(services, id, true))).toBe('not-yours')
  await sendResetLink(services, 'Anna')
  expect(house.mails).toEqual([])
  await allowMailReset(services, 'anna', true)
  expect(await states()).toEqual([true, null, null])
  await house.storage.db
    .updateTable('mail_addresses')
    .set({ recovery_at: NOON })
    .where('person_id', '=', 'bert')
    .execute()
  for (const name of ['ANNA', 'Bert', 'Cid', 'Nobody']) await sendResetLink(services, name)
  expect(house.mails.map(({ to, subject }) => [to, subject])).toEqual([['anna@mail.example', 'A new password']])
  const [reset] = await house.all('resets')
  expect(reset).toMatchObject({ person_id: 'anna', expires_at: NOON + 30 * MINUTE })
  expect(house.mails[0]?.text).toMatch(/Choose a new password:\nhttps:\/\/roses\.example\/reset#[\w-]{43}\n/)
  await allowMailReset(services, 'anna', false)
  expect(await states()).toEqual([false, null, null])
  await sendResetLink(services, 'Anna')
  expect(house.mails).toHaveLength(1)
})

const hook = (url: string, shape: 'json' | 'slack' = 'json'): NewChannel => ({ kind: 'hook', url, shape })

test('five webhooks and ten browsers each; the same address again is the same way, on again and with new keys', async () => {
  const { services } = house
  const browser = (n: number): NewChannel => {
    const { read: _read, ...keys } = subscription()
    return { kind: 'push', endpoint: `http://127.0.0.1:9/${n}`, ...keys }
  }
  const added = async (person: string, wish: NewChannel, label = 'Firefox') =>
    await outcomeOf(addChannel(services, who(person), wish, label))
  for (let n = 0; n < 5; n++) expect(await added('anna', hook(`http://127.0.0.1:9/${n}`))).toBe('done')
  expect(await added('anna', hook('http://127.0.0.1:9/5'))).toBe('too-many-channels')
  for (let n = 0; n < 10; n++) expect(await added('anna', browser(n))).toBe('done')
  expect(await added('anna', browser(10))).toBe('too-many-channels')
  expect(await added('bert', hook('http://127.0.0.1:9/0'))).toBe('done')
  const mine = async () =>
    (await house.all('channels')).find(({ person_id, kind }) => person_id === 'anna' && kind === 'hook')
  const before = await mine()
  await house.storage.db.updateTable('channels').set({ off_at: NOON, failures: 10 }).execute()
  house.now += HOUR
  const again = await addChannel(services, who('anna'), hook(before?.address ?? '', 'slack'), '')
  const after = await mine()
  expect([again.channel.id, again.channel.shape, again.channel.offAt]).toEqual([before?.id, 'slack', null])
  expect([after?.failures, after?.off_at, after?.created_at]).toEqual([0, null, NOON])
  expect(JSON.parse(after?.secrets ?? '')).toEqual({ secret: again.secret })
  expect(after?.secrets).not.toBe(before?.secrets)
  expect(again.secret).toMatch(/^[\w-]{43}$/)
  const push = await addChannel(services, who('cid', true), browser(1), 'Firefox, Linux')
  expect(push).toMatchObject({ secret: null, channel: { kind: 'push', host: '127.0.0.1:9', label: 'Firefox, Linux' } })
  expect(await outcomeOf(addChannel(services, who('cid', true), hook('http://127.0.0.1:9/0'), ''))).toBe(
    'accounts-only',
  )
  for (const wrong of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }])
    expect(await added('dora', { ...browser(2), ...wrong })).toBe('bad-address')
  expect(await added('dora', hook('ftp://127.0.0.1/x'))).toBe('bad-address')
})

test('the page of calls shows one’s own ways and nothing that is secret', async () => {
  const { services } = house
  expect(await callsOf(services, 'anna')).toEqual({
    settings: USUAL,
    mail: null,
    channels: [],
    feed: false,
    muted: [],
    house: { mail: true, pushKey: 'key' },
  })
  await house.add('mail_addresses', address('anna', { confirmed_at: null, off_at: NOON }), address('bert'))
  await house.add('channels', channel('h', 'anna', 'hook', { shape: 'json', off_at: NOON + 1, created_at: NOON + 1 }))
  await house.add('channels', channel('p', 'anna', 'push', { label: 'Firefox' }), channel('b', 'bert', 'hook'))
  expect((await callsOf(services, 'anna')).feed).toBe(false)
  const secret = await makeFeed(services, 'anna')
  await muteTable(services, 't', 'anna', true)
  await muteTable(services, 'u', 'anna', true)
  await muteTable(services, 'u', 'anna', true)
  await muteTable(services, 'v', 'bert', true)
  const page = await callsOf(services, 'anna')
  expect(page).toMatchObject({
    mail: { address: 'anna@mail.example', confirmed: false, offAt: NOON },
    channels: [
      { id: 'p', kind: 'push', host: 'push.example', shape: null, label: 'Firefox', createdAt: NOON, offAt: null },
      { id: 'h', kind: 'hook', host: 'hook.example', shape: 'json', createdAt: NOON + 1, offAt: NOON + 1 },
    ],
    feed: true,
    muted: ['t', 'u'],
  })
  expect(JSON.stringify(page)).not.toMatch(/secret|\/h"|\/p"/)
  expect(JSON.stringify(await house.all('channels'))).not.toContain(secret)
  await muteTable(services, 't', 'anna', false)
  expect([(await callsOf(services, 'anna')).muted, (await callsOf(services, 'bert')).muted]).toEqual([['u'], ['v']])
  // Nobody removes what is another's, nor the secret link by the way of the others.
  const feed = (await house.all('channels')).find(({ kind }) => kind === 'feed')?.id ?? ''
  for (const id of ['b', feed, 'nothing'])
    expect(await outcomeOf(removeChannel(services, 'anna', id))).toBe('no-such-channel')
  expect(await outcomeOf(removeChannel(services, 'anna', 'h'))).toBe('done')
  await removeFeed(services, 'bert')
  expect((await callsOf(services, 'anna')).feed).toBe(true)
  await removeFeed(services, 'anna')
  expect((await house.all('channels')).map(({ id }) => id).sort()).toEqual(['b', 'p'])
})

test('a test goes out at once, also by a way that is off, which is on again then; what did not get through says why', async () => {
  const { services } = house
  const receiver = await Receiver.open()
  await house.person('anna')
  await house.add(
    'channels',
    channel('h', 'anna', 'hook', { address: `${receiver.url}/x`, off_at: NOON, failures: 10 }),
  )
  await house.add('mail_addresses', address('anna'))
  await testChannel(services, 'anna', 'h')
  expect((await house.all('channels'))[0]).toMatchObject({ off_at: null, failures: 0 })
  expect(JSON.parse(String(receiver.got[0]?.body))).toMatchObject({ subject: 'this is a test', table: '' })
  await testChannel(services, 'anna', 'mail')
  expect(house.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['anna@mail.example', 'Rose & Crown: this is a test'],
  ])
  for (const [person, id] of [
    ['bert', 'h'],
    ['bert', 'mail'],
    ['anna', 'nothing'],
  ] as const)
    expect(await outcomeOf(testChannel(services, person, id))).toBe('no-such-channel')
  receiver.answer = (_, reply) => void reply.writeHead(302, { location: '/elsewhere' }).end()
  const failed = await testChannel(services, 'anna', 'h').catch((error: unknown) => error)
  expect(failed).toMatchObject({
    type: 'not-delivered',
    more: { reason: 'the address sends elsewhere, and nobody is followed' },
  })
  receiver.close()
  const { mailer } = services.calls
  Object.assign(services.calls, { mailer: null })
  expect(await outcomeOf(testChannel(services, 'anna', 'mail'))).toBe('not-set-up')
  Object.assign(services.calls, { mailer })
})

test('a way that failed ten times in a row is off, and its person told once by the ways that are left', async () => {
  const { services } = house
  await house.person('anna')
  await house.add('channels', channel('h', 'anna', 'hook'), channel('p', 'anna', 'push'), channel('q', 'anna', 'push'))
  await house.add('mail_addresses', address('anna'))
  const way = (kind: 'hook' | 'push' | 'mail', id: string) => ({ kind, id, person: 'anna' })
  for (let tries = 0; tries < 9; tries++) expect(await noteFailed(services, way('hook', 'h'), false, true)).toBe(false)
  await noteThrough(house.storage.db, way('hook', 'h'))
  for (let tries = 0; tries < 9; tries++) expect(await noteFailed(services, way('hook', 'h'), false, true)).toBe(false)
  expect(await noteFailed(services, way('hook', 'h'), false, true)).toBe(true)
  const off = async () => (await house.all('channels')).flatMap(({ id, off_at }) => (off_at === null ? [] : [id]))
  expect([await off(), house.told]).toEqual([['h'], ['anna: channel-off']])
  expect(await noteFailed(services, way('hook', 'h'), false, true)).toBe(true)
  expect(house.told).toHaveLength(1)
  // A browser that is gone has nothing to be told of; it is forgotten.
  expect(await noteFailed(services, way('push', 'p'), true, true)).toBe(true)
  expect([(await house.all('channels')).map(({ id }) => id).sort(), house.told.length]).toEqual([['h', 'q'], 1])
  // What tells of a way that is off is told by none that fails.
  expect(await noteFailed(services, way('push', 'q'), false, false)).toBe(false)
  expect(await noteFailed(services, way('mail', 'mail of anna'), true, false)).toBe(true)
  expect((await house.all('mail_addresses'))[0]).toMatchObject({ off_at: NOON })
  expect(house.told).toHaveLength(1)
  const [notice] = await house.all('notices')
  expect(notice).toMatchObject({ person_id: 'anna', kind: 'channel-off', reason: 'hook', table_id: '' })
})

test('whoever signs in is called in the browser they came with, and the account’s webhooks and links stay its own', async () => {
  await house.add(
    'channels',
    channel('p', 'guest', 'push'),
    channel('h', 'guest', 'hook'),
    channel('f', 'guest', 'feed'),
  )
  await house.add('channels', channel('x', 'other', 'push'))
  await house.add('channels', channel('s', 'guest', 'push', { address: 'https://push.example/same' }))
  await house.add('channels', channel('o', 'anna', 'push', { address: 'https://push.example/same' }))
  await house.storage.db.transaction().execute(async (trx) => await moveBrowsers(trx, 'guest', 'anna'))
  const owners = (await house.all('channels')).map(({ id, person_id }) => `${id} ${person_id}`).sort()
  expect(owners).toEqual(['f guest', 'h guest', 'o anna', 'p anna', 's guest', 'x other'])
})

test('the calendar has the deadlines of decisions that are awaited, the feed every table and how it stands', async () => {
  const { services } = house
  await house.person('anna')
  const clock = JSON.stringify({ kind: 'days', days: 2, overdue: 'idle' })
  const state = (...deadlines: readonly number[]) =>
    JSON.stringify(deadlines.map((deadline) => ({ since: NOON, deadline })))
  await house.table('mine', ['anna', 'bert'], {
    clock,
    clock_state: state(NOON + DAY, NOON + DAY),
    updated_at: NOON + 1,
  })
  await house.table('theirs', ['bert', 'anna'], {
    clock,
    clock_state: state(NOON + DAY, NOON + DAY),
    updated_at: NOON + 2,
  })
  await house.table('over', ['anna', 'bot'], { status: 'finished', updated_at: NOON - HOUR }, { rank: 2 })
  await house.table('alone', ['anna', null], { updated_at: NOON })
  await house.table('strangers', ['bert', 'cid'], { clock, clock_state: state(NOON + DAY, NOON + DAY) })
  const rank = async (table: string, seat: number) =>
    await house.storage.db
      .updateTable('seats')
      .set({ rank: 0 })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute()
  await rank('mine', 0)
  await rank('theirs', 0)
  await rank('strangers', 0)
  const reader = await feedReader(services, await makeFeed(services, 'anna'))
  const calendar = await calendarText(services, reader)
  const lines = calendar.split('\r\n')
  expect(lines.filter((line) => /^(UID|DTSTART|DTEND|DTSTAMP|SUMMARY|DESCRIPTION|URL):/.test(line))).toEqual([
    `UID:mine-${NOON + DAY}@rose-and-crown`,
    'DTSTAMP:20261118T120000Z',
    'DTSTART:20261119T120000Z',
    'DTEND:20261119T120000Z',
    'SUMMARY:The Rose King: decide by now',
    'DESCRIPTION:Bert',
    'URL:https://roses.example/t/mine',
  ])
  const atom = await atomText(services, reader)
  const entries = atom.split('<entry>').slice(1)
  const shown = entries.map((entry) =>
    ['id', 'title', 'summary'].map((tag) => new RegExp(`<${tag}>(.*?)</`).exec(entry)?.[1]),
  )
  expect(Object.fromEntries(shown.map(([id, ...rest]) => [id?.split(':').at(-1), rest]))).toEqual({
    mine: ['The Rose King: your decision is needed', 'Bert'],
    theirs: ['The Rose King: waiting for others', 'Bert'],
    over: ['The Rose King: over', 'a bot'],
    alone: ['The Rose King: waiting for others', 'nobody yet'],
  })
  expect(atom).toContain(`<updated>${new Date(NOON + 2).toISOString()}</updated>\n<entry>`)
  for (const [id, at] of [
    ['mine', NOON + 1],
    ['theirs', NOON + 2],
  ] as const)
    expect(entries.find((entry) => entry.includes(`:${id}<`))).toMatch(
      new RegExp(`<updated>${new Date(at).toISOString()}</updated>\\n<link href="https://roses\\.example/t/${id}"/>`),
    )
})

test('the tray has what was not read, the latest first, and no call to a decision that was made', async () => {
  const { services } = house
  await house.table('t', ['anna', 'bert'], {}, { rank: 0, since: NOON })
  const notice = { person_id: 'anna', reason: null, table_id: 't', game: 'rose-king', name: null }
  await house.add('notices', { ...notice, id: 'old', kind: 'needed', at: NOON - 1 })
  await house.add('notices', { ...notice, id: 'asked', kind: 'needed', at: NOON })
  await house.add('notices', { ...notice, id: 'words', kind: 'chat', at: NOON + 2 })
  await house.add('notices', { ...notice, id: 'other', kind: 'hurry', at: NOON + 1, table_id: 'u' })
  await house.add('notices', {
    ...notice,
    id: 'came',
    kind: 'answer',
    at: NOON + 1,
    table_id: 'v',
    name: 'Cid',
    reason: 'yes',
  })
  await house.add('notices', { ...notice, id: 'theirs', kind: 'chat', at: NOON, person_id: 'bert' })
  expect((await listNotices(services, 'anna')).map(({ id }) => id)).toEqual(['words', 'came', 'asked'])
  expect((await listNotices(services, 'anna'))[1]).toEqual({
    id: 'came',
    kind: 'answer',
    reason: 'yes',
    name: 'Cid',
    table: 'v',
    game: 'rose-king',
    at: NOON + 1,
  })
  // What was over is gone from the rows as well.
  const left = async () => (await house.all('notices')).map(({ id }) => id).sort()
  expect(await left()).toEqual(['asked', 'came', 'theirs', 'words'])
  // Whoever opens the table has read what it said; the decision waits.
  await readNotices(services, 'anna', 't')
  expect(await left()).toEqual(['asked', 'came', 'theirs'])
  await readNotices(services, 'anna', null)
  expect(await left()).toEqual(['theirs'])
  // Other tabs hear of what was read, and that the tray is empty also where nothing was left.
  await readNotices(services, 'anna', 't')
  await readNotices(services, 'anna', null)
  expect(house.told).toEqual(['anna has read t', 'anna has read all', 'anna has read all'])
})

test('somebody is asked while the game runs, or before it where their part of the dice is to be opened', () => {
  const seat = { seat: 0, kind: 'person', rank: 0 } as SeatRow
  const rows = (status: string, opening_at: number | null = null) =>
    ({ row: { status, opening_at } }) as unknown as TableRows
  expect([isAsked(rows('playing'), seat), isAsked(rows('open', NOON), seat)]).toEqual([true, true])
  expect([isAsked(rows('open'), seat), isAsked(rows('finished'), seat), isAsked(rows('playing'), undefined)]).toEqual([
    false,
    false,
    false,
  ])
  for (const other of [{ kind: 'bot' }, { rank: 1 }])
    expect(isAsked(rows('playing'), { ...seat, ...other } as SeatRow)).toBe(false)
  const since = { since: NOON } as SeatRow
  expect([callAt(DELAYS, since, NOON - 1), callAt(DELAYS, since, NOON), callAt(DELAYS, since, NOON + 5)]).toEqual([
    NOON + 30_000,
    NOON + 30_000,
    NOON + 5 + HOUR,
  ])
})

test('the house speaks the language that was chosen, and calls games as that language does', async () => {
  expect([localeOf('{"language":"cs"}'), localeOf('{}'), localeOf('{"language":"tlh"}')]).toEqual(['cs', 'en', 'en'])
  expect([await titleOf('rose-king', 'en'), await titleOf('no-such-game', 'de')]).toEqual([
    'The Rose King',
    'no-such-game',
  ])
  expect((await voiceOf('fr')).say('a-bot')).toBe('un robot')
  expect([await titleOf('rose-king', 'de'), await titleOf('rose-king', 'cs')]).toEqual(['Rosenkönig', 'Král růží'])
  const older = { words: () => Promise.resolve({ name: 'Older', 'only.older': 'x' }) }
  const [today, then] = await gameWords('rose-king', older, 'en')
  expect([today?.['name'], then?.['name'], await gameWords('rose-king', null, 'en')]).toEqual([
    'The Rose King',
    'Older',
    [today],
  ])
})
