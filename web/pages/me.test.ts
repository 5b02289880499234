/** The reader's own page: what somebody, a guest and nobody may do there, and what is said to each. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RefusalType } from '../../protocol/index.ts'
import { browser } from '../tests/document.ts'
import { type Answers, done, no } from '../tests/house.ts'
import { leave, somebody, visit } from '../tests/visit.tsx'

const ways = { password: true, mail: null, codes: 0, passkeys: [] }
const sessions = [
  { id: 'here', kind: 'browser', label: 'Firefox, Linux', createdAt: 0, seenAt: 0, current: true },
  { id: 'there', kind: 'browser', label: 'Safari, iPad', createdAt: 0, seenAt: Date.UTC(2020, 4, 1), current: false },
] as const
const house = (more: Answers = {}): Answers => ({
  getWaysIn: ways,
  listSessions: { sessions: [...sessions] },
  listBlocks: { blocked: [] },
  ...more,
})

beforeEach(() => browser.local.clear())
afterEach(() => {
  leave()
  vi.useRealTimers()
})

test('nobody is asked for an account, a guest may keep theirs, and somebody has a password and sessions', async () => {
  const seen: Record<string, readonly string[]> = {}
  for (const [who, me] of [
    ['nobody', null],
    ['guest', { guest: true, name: 'Guest 7' }],
    ['somebody', {}],
    ['host', { host: true }],
  ] as const) {
    const page = await visit('/me', house(), { me })
    seen[who] = page.all('h2')
    expect([who, page.all('h1')]).toEqual([who, [me === null ? 'You' : somebody(me).name]])
    expect([who, page.text().includes('You play as a guest.')]).toEqual([who, who === 'guest'])
    expect([who, page.links()['Keep order in this house']]).toEqual([who, who === 'host' ? '/host' : undefined])
    expect([who, page.links()['How I am called to my tables']]).toEqual([who, me ? '/me/calls' : undefined])
    expect([who, page.links()['Forgot your password?']]).toEqual([who, me && !('guest' in me) ? undefined : '/forgot'])
    expect([who, page.buttons().includes('Sign out')]).toEqual([who, who === 'somebody' || who === 'host'])
  }
  expect(seen).toMatchObject({
    nobody: ['Sign in', 'How pages look'],
    guest: ['Name', 'Keep this as an account', 'Sign in', 'Your data', 'Slow games', 'How pages look'],
    somebody: [
      'Name',
      'New password',
      'Where you are signed in',
      'Ways into your account',
      'Your data',
      'Slow games',
      'How pages look',
    ],
  })
})

test.each<[RefusalType, string]>([
  ['name-taken', 'That name is taken. Try another one.'],
  ['wrong-password', 'Name and password do not fit.'],
  ['wrong-passkey', 'This passkey is not known here. Try another, or your password.'],
  ['password-needed', 'Sign in again first.'],
  ['too-many', 'Too many tries. Wait a moment.'],
  ['banned', 'The host has shut you out of this house.'],
  ['bad-request', 'That did not work. Look over what you typed.'],
])('a sign-in that is refused as %s says so', async (refused, text) => {
  const page = await visit('/me', house({ signIn: no(refused) }))
  await page.type('Name', ' Anna ')
  await page.type('Password', 'secret words')
  await page.press('Sign in')
  expect(page.house.sent('signIn')).toEqual({ name: 'Anna', password: 'secret words' })
  expect(page.all('status')).toContain(text)
})

test('whoever signs in is welcomed by their name; without the house nobody is asked', async () => {
  const page = await visit('/me', house({ signIn: done }))
  await page.type('Name', 'Anna')
  await page.type('Password', 'secret words')
  page.house.says({ getMe: { me: somebody() } })
  await page.press('Sign in')
  expect(page.all('h1')).toEqual(['Anna'])
  expect(page.all('status')).toContain('Welcome back.')
  page.house.reachable = false
  await page.press('Change the name')
  expect(page.text()).toContain('The house does not answer.')
  expect(page.fields()).toEqual(expect.not.arrayContaining(['Password']))
})

test('a name, an account, a password: each is sent as it was typed, and fields of passwords are empty again', async () => {
  const guest = await visit('/me', house({ createAccount: done }), { me: { guest: true } })
  const keep = guest.at('Keep this as an account')
  await keep.type('Password, at least 8 characters', 'a long one')
  await expect(keep.press('Keep this as an account')).rejects.toThrow('Name is to be filled in')
  await keep.type('Name', ' Cicely')
  await keep.press('Keep this as an account')
  expect(guest.house.sent('createAccount')).toEqual({ name: 'Cicely', password: 'a long one' })
  const page = await visit('/me', house({ renameMe: done, changePassword: done }), { me: {} })
  await page.type('Name', '  Annabel ')
  await page.press('Change the name')
  expect(page.house.sent('renameMe')).toEqual({ name: 'Annabel' })
  expect(page.all('status')).toContain('Saved.')
  await page.type('Your password now', 'the old one')
  await page.type('New password, at least 8 characters', 'the new one')
  await page.press('Save')
  expect(page.house.sent('changePassword')).toEqual({ old: 'the old one', new: 'the new one' })
  expect([(await page.field('Your password now')).value, (await page.field(/^New password, at/)).value]).toEqual([
    '',
    '',
  ])
})

test('other sessions are ended from here, this one is not, and the list is read again', async () => {
  const page = await visit('/me', house({ revokeSession: done }), { me: {} })
  expect(page.text()).toContain('Firefox, Linux')
  expect(page.text()).toMatch(/Firefox, Linux\s*this browser/)
  expect(page.text()).toMatch(/Safari, iPad\s*1 May 2020/)
  expect(page.buttons().filter((name) => name === 'Sign out there')).toHaveLength(1)
  page.house.says({ listSessions: { sessions: [sessions[0]] } })
  await page.press('Sign out there')
  expect(page.house.asked('revokeSession').map(({ params }) => params)).toEqual([{ id: 'there' }])
  expect(page.text()).not.toContain('Safari')
})

test('whoever signs out is no longer called in this browser, and only then are they out', async () => {
  browser.local.setItem('roses.push-channel', 'channel-1')
  const order: string[] = []
  const page = await visit(
    '/me',
    house({
      removeChannel: () => (order.push('removed'), done),
      signOut: () => (order.push('out'), done),
    }),
    { me: {} },
  )
  await page.press('Sign out')
  expect(order).toEqual(['removed', 'out'])
  expect(page.house.asked('removeChannel')[0]?.params).toEqual({ id: 'channel-1' })
  expect(browser.local.getItem('roses.push-channel')).toBeNull()
})

test('an account is deleted with its password, a guest or an account of passkeys without one', async () => {
  const page = await visit('/me', house({ deleteMe: done }), { me: {} })
  await page.at('Delete me').type('Password', 'secret words')
  await page.press('Delete me')
  expect(page.house.sent('deleteMe')).toEqual({ password: 'secret words' })
  const keys = await visit('/me', house({ deleteMe: done, getWaysIn: { ...ways, password: false } }), { me: {} })
  expect(keys.fields()).not.toContain('Password')
  expect(keys.fields()).not.toContain('Your password now')
  await keys.press('Delete me')
  expect(keys.house.sent('deleteMe')).toEqual({})
  const guest = await visit('/me', house({ deleteMe: done }), { me: { guest: true } })
  await guest.press('Delete me')
  expect(guest.house.sent('deleteMe')).toEqual({})
})

test('hours of play and days away are kept with the zone they are meant in; all day long are no hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 10, 12) })
  const past = { from: '2026-01-01', to: '2026-01-08' }
  const coming = { from: '2026-05-08', to: '2026-05-10' }
  const preferences = { playHours: { from: 18, to: 22 }, vacation: [past, coming] }
  const page = await visit('/me', house({ setPreferences: done }), { me: { preferences } })
  expect([await page.chosen('From'), await page.chosen('To')]).toEqual(['18:00', '22:00'])
  expect([(await page.field('Away from')).value, (await page.field('Away until')).value]).toEqual(Object.values(coming))
  expect((await page.choices('To')).at(-1)).toBe('24:00')
  const save = async (): Promise<unknown> => {
    await page.at('Slow games').press('Save')
    return page.house.sent('setPreferences')
  }
  await page.choose('To', '21:00')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(await save()).toMatchObject({ zone, playHours: { from: 18, to: 21 }, vacation: [coming] })
  expect(page.all('status')).toContain('Saved.')
  await page.choose('To', '18:00')
  expect(page.all('status')).not.toContain('Saved.')
  await page.type('Away until', '')
  expect(await save()).toMatchObject({ playHours: null, vacation: [] })
  for (const [refused, text] of [
    ['bad-hours', 'Hours of play must leave some of the day out'],
    ['bad-vacation', 'That vacation cannot be entered'],
    ['busy', 'That did not work. Look again and choose.'],
  ] as const) {
    page.house.says({ setPreferences: no(refused) })
    await save()
    expect(page.all('status').join()).toContain(text)
  }
})

test('who is blocked is named, and is heard again when unblocked', async () => {
  const blocked = { id: 'p1', name: 'Dickon', at: Date.UTC(2020, 4, 1) }
  const page = await visit('/me', house({ listBlocks: { blocked: [blocked] }, unblockPerson: done }), { me: {} })
  await page.reads('Whom you have blocked')
  expect(page.text()).toContain('1 May 2020')
  page.house.says({ listBlocks: { blocked: [] } })
  await page.press('Unblock: Dickon')
  expect(page.house.asked('unblockPerson')[0]?.params).toEqual({ id: 'p1' })
  expect(page.text()).not.toContain('Dickon')
})

test('light and less motion are chosen here', async () => {
  const page = await visit('/me', house())
  expect(await page.choices('Light')).toEqual(['as the system has it', 'day', 'night'])
  await page.choose('Light', 'night')
  expect(browser.root.dataset['theme']).toBe('night')
  await page.choose('Light', 'as the system has it')
  expect(browser.root.dataset['theme']).toBeUndefined()
  expect((await page.field('Less motion')).checked).toBe(false)
  await page.tick('Less motion')
  expect(browser.local.getItem('roses.calm')).toBe('yes')
  const { calm } = await import('../parts/calm.ts')
  expect(calm.value).toBe(true)
  await page.tick('Less motion', false)
  expect([calm.value, browser.local.getItem('roses.calm')]).toEqual([false, 'no'])
})
