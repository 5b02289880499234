/** Back into an account: codes on paper, a link by mail, passkeys; and out of it everywhere. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RefusalType } from '../../protocol/index.ts'
import { browser } from '../tests/document.ts'
import { type Answers, done, no } from '../tests/house.ts'
import { leave, somebody, visit } from '../tests/visit.tsx'

const ways = { password: true, mail: null, codes: 0, passkeys: [] }
const house = (more: Answers = {}): Answers => ({
  getWaysIn: ways,
  listSessions: { sessions: [] },
  listBlocks: { blocked: [] },
  ...more,
})

/** What the device answers: a passkey, or nothing where the reader thought better of it. */
let answers: 'key' | 'nothing' | 'refuses' = 'key'
const KEY = { id: 'k', rawId: 'k', type: 'public-key', response: { clientDataJSON: 'd' }, clientExtensionResults: {} }
class Key {
  static parseCreationOptionsFromJSON = (options: object) => ({ ...options, asked: 'create' })
  static parseRequestOptionsFromJSON = (options: object) => ({ ...options, asked: 'get' })
  private readonly given: object
  constructor(given: object) {
    this.given = given
  }
  toJSON() {
    return { ...KEY, ...this.given }
  }
}

beforeEach(() => {
  answers = 'key'
  const device = async (asked: { publicKey: object }) => {
    if (answers === 'refuses') throw new Error('not allowed')
    return answers === 'key' ? new Key(asked.publicKey) : null
  }
  vi.stubGlobal('PublicKeyCredential', Key)
  vi.stubGlobal('isSecureContext', true)
  browser.navigator['credentials'] = { create: device, get: device }
})
afterEach(() => {
  leave()
  browser.address.hostname = 'roses.test'
})

test.each<[RefusalType, string]>([
  ['wrong-code', 'The name or the code is wrong, or the code was used already.'],
  ['too-many', 'Too many tries. Wait a few minutes.'],
  ['bad-request', 'That did not work. Try again in a moment.'],
])('a code that is refused as %s says why, and the fields stay', async (refused, text) => {
  const page = await visit('/forgot', { recoverAccount: no(refused) })
  await page.type('Name', ' Anna ')
  await page.type('Code', 'abcd-efgh')
  await page.type('New password, at least 8 characters', 'a long one')
  await page.press('Save')
  expect(page.house.sent('recoverAccount')).toEqual({ name: 'Anna', code: 'abcd-efgh', password: 'a long one' })
  expect(page.all('alert')).toEqual([text])
  page.house.says({ recoverAccount: done })
  await page.press('Save')
  expect(page.all('alert')).toEqual([])
  expect(page.text()).toContain('Your new password holds. Sign in with it.')
  expect(page.links()['Sign in']).toBe('/me')
  expect(page.fields()).not.toContain('Code')
})

test('a link by mail is asked for by name, and nobody is told whether there is such an account', async () => {
  const page = await visit('/forgot', { askReset: done })
  await page.at('By mail').type('Name', ' Anna ')
  await page.press('Send the link')
  expect(page.house.sent('askReset')).toEqual({ name: 'Anna' })
  expect(page.all('status')).toContain('If Anna has an account that allows it, a mail is on its way.')
  for (const [refused, text] of [
    ['too-many', 'Too many tries. Wait a few minutes.'],
    ['busy', 'That did not work. Try again in a moment.'],
  ] as const) {
    page.house.says({ askReset: no(refused) })
    await page.press('Send the link')
    expect(page.all('status')).toContain(text)
  }
  expect(page.links()['Who runs this house']).toBe('/privacy')
})

test('codes are shown once with whose they are, counted anew, and wanted only with the password', async () => {
  const page = await visit('/me', house({ makeRecoveryCodes: no('wrong-password') }), { me: {} })
  await page.reads('0 codes are left.')
  const make = async (name: string): Promise<void> => {
    await page.at(name).type('Password', 'secret words')
    await page.press(name)
  }
  await make('Make codes')
  expect(page.all('alert')).toEqual(['That password is wrong.'])
  page.house.says({ makeRecoveryCodes: { codes: ['one-two', 'three-four'] }, getWaysIn: { ...ways, codes: 2 } })
  await make('Make codes')
  expect(page.house.sent('makeRecoveryCodes')).toEqual({ password: 'secret words' })
  expect(page.all('alert')).toEqual([])
  await page.reads('2 codes are left.')
  expect(page.all('code')).toEqual(['one-two', 'three-four'])
  expect(page.text()).toContain('Rose & Crown · roses.test · Anna')
  expect(page.buttons()).toContain('Make new codes')
  await page.press('Print')
  expect(browser.printed).toHaveBeenCalledOnce()
})

test('a password by mail is allowed and forbidden again; without a confirmed address there is nothing to allow', async () => {
  const bare = await visit('/me', house(), { me: {} })
  await bare.reads('Give and confirm a mail address first.')
  const keys = { ...ways, password: false }
  const page = await visit('/me', house({ getWaysIn: { ...keys, mail: false }, allowMailReset: done }), {
    me: {},
  })
  await page.press('Allow')
  expect(page.house.sent('allowMailReset')).toEqual({ allowed: true })
  page.house.says({ getWaysIn: { ...keys, mail: true } })
  await page.press('Allow')
  await page.press('No longer allow')
  expect(page.house.sent('allowMailReset')).toEqual({ allowed: false })
})

test('a device is added under a name that is recognised, and removed, unless it is the only way in', async () => {
  const passkeys = [{ id: 'k1', label: 'Mac', createdAt: Date.UTC(2020, 0, 1), usedAt: Date.UTC(2020, 4, 1) }]
  const asked = { id: 'q1', options: { challenge: 'x' } }
  const page = await visit(
    '/me',
    house({
      getWaysIn: { ...ways, password: false, passkeys },
      askPasskey: asked,
      addPasskey: done,
      removePasskey: no('last-way-in'),
    }),
    { me: {} },
  )
  await page.reads(/Mac\s*1 May 2020/)
  await page.press('Add this device')
  expect(page.house.sent('addPasskey')).toEqual({
    id: 'q1',
    credential: { ...KEY, challenge: 'x', asked: 'create' },
    label: 'Linux',
  })
  await page.press('Remove: Mac')
  expect(page.house.asked('removePasskey')[0]?.params).toEqual({ id: 'k1' })
  expect(page.all('alert')).toEqual([
    'This is the only way into your account. Choose a password or add another passkey first.',
  ])
  for (const nothing of ['nothing', 'refuses'] as const) {
    answers = nothing
    const before = page.house.asked('addPasskey').length
    await page.press('Add this device')
    expect(page.all('alert')).toEqual(['The device made no passkey. Try again, or use a password.'])
    expect(page.house.asked('addPasskey')).toHaveLength(before)
  }
})

test('whoever has a password confirms a new device with it, and the field is empty again', async () => {
  const asked = { id: 'q1', options: { challenge: 'x' } }
  const page = await visit('/me', house({ askPasskey: asked, addPasskey: done }), { me: {} })
  await page.reads('Add this device')
  const form = page.at('Add this device')
  await form.type('Password', 'secret words')
  await page.press('Add this device')
  expect(page.house.sent('addPasskey')).toMatchObject({ id: 'q1', label: 'Linux', password: 'secret words' })
  expect((await form.field('Password')).value).toBe('')
})

test.each<[RefusalType, string]>([
  ['wrong-password', 'That password is wrong.'],
  ['password-needed', 'Sign in again with your passkey first.'],
  ['last-way-in', 'This is the only way into your account.'],
  ['too-many', 'Too many tries. Wait a few minutes.'],
  ['busy', 'That did not work. Try again in a moment.'],
])('what is refused as %s is said where it was asked: at codes, at mail, at devices', async (refused, text) => {
  const keys = {
    ...ways,
    password: false,
    mail: false,
    passkeys: [{ id: 'k1', label: 'Mac', createdAt: 0, usedAt: null }],
  }
  const all = { makeRecoveryCodes: no(refused), allowMailReset: no(refused), removePasskey: no(refused) }
  const page = await visit('/me', house({ getWaysIn: keys, ...all, askPasskey: no(refused) }), { me: {} })
  await page.reads('Add this device')
  for (const button of ['Make codes', 'Allow', 'Remove: Mac', 'Add this device']) {
    await page.press(button)
    expect([button, page.all('alert').at(-1)]).toEqual([button, expect.stringContaining(text)])
  }
})

test('a new password has eight letters at least, wherever it is chosen', async () => {
  const page = await visit('/forgot', { recoverAccount: done })
  const form = page.at('Save')
  await form.type('Name', 'Anna')
  await form.type('Code', 'one-two')
  const label = form.fields().find((name) => /password/i.test(name)) ?? ''
  await form.type(label, '1234567')
  await expect(page.press('Save')).rejects.toThrow('is to be filled in first')
  await form.type(label, '12345678')
  await page.press('Save')
  expect(page.house.asked('recoverAccount')).toHaveLength(1)
})

test('a passkey signs in; whoever thinks better of it is told, and a guest keeps a name by one', async () => {
  const asked = { id: 'q1', options: { challenge: 'x' } }
  const page = await visit('/me', house({ askPasskeySignIn: asked, signInPasskey: done }))
  answers = 'nothing'
  await page.press('Sign in with a passkey')
  expect(page.all('alert')).toEqual(['No passkey answered. Try again, or use your password.'])
  answers = 'key'
  page.house.says({ getMe: { me: somebody() } })
  await page.press('Sign in with a passkey')
  expect(page.house.sent('signInPasskey')).toEqual({ id: 'q1', credential: { ...KEY, challenge: 'x', asked: 'get' } })
  expect(page.all('status')).toContain('Welcome back.')
  const guest = await visit('/me', house({ askPasskey: asked, createPasskeyAccount: done }), {
    me: { guest: true, name: 'Guest 7' },
  })
  await expect(guest.press('Keep it with a passkey')).rejects.toThrow('cannot be pressed')
  await guest.at('Keep it with a passkey').type('Name', 'Cicely')
  await guest.press('Keep it with a passkey')
  expect(guest.house.sent('askPasskey')).toEqual({ name: 'Cicely' })
  expect(guest.house.sent('createPasskeyAccount')).toEqual({
    id: 'q1',
    credential: { ...KEY, challenge: 'x', asked: 'create' },
    name: 'Cicely',
    label: 'Linux',
  })
})

test('passkeys are offered where a browser keeps them: by a name, and where nobody listens', async () => {
  const offered = async (): Promise<boolean> =>
    (await visit('/me', house())).buttons().includes('Sign in with a passkey')
  expect(await offered()).toBe(true)
  for (const bare of ['192.168.0.7', '[::1]']) {
    browser.address.hostname = bare
    expect([bare, await offered()]).toEqual([bare, false])
  }
  browser.address.hostname = 'roses.test'
  vi.stubGlobal('isSecureContext', false)
  expect(await offered()).toBe(false)
  const page = await visit('/me', house(), { me: {} })
  await page.reads('codes are left')
  expect(page.buttons()).not.toContain('Add this device')
  const guest = await visit('/me', house(), { me: { guest: true } })
  expect(guest.buttons()).not.toContain('Keep it with a passkey')
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)', 'iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['a browser of its own kind', ''],
])('%s is recognised as “%s”', async (agent, name) => {
  const before = browser.navigator['userAgent']
  browser.navigator['userAgent'] = agent
  const { deviceName } = await import('./device.ts')
  expect(deviceName()).toBe(name)
  browser.navigator['userAgent'] = before
})

test('out everywhere: this browser is no longer called, and the page is nobody’s', async () => {
  browser.local.setItem('roses.push-channel', 'channel-1')
  const page = await visit('/me', house({ endSessions: done, removeChannel: done }), { me: {} })
  page.house.says({ getMe: { me: null } })
  await page.press('Sign out everywhere')
  expect(page.house.asked('removeChannel')[0]?.params).toEqual({ id: 'channel-1' })
  expect(page.house.asked('endSessions')).toHaveLength(1)
  expect(page.all('h1')).toEqual(['You'])
})
