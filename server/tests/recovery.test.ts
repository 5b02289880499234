/** Getting back into an account without the host: printed codes, passkeys, signing out everywhere. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from '../storage/index.ts'
import { Authenticator } from './authenticator.ts'
import { type Client, Live } from './client.ts'
import { HostHouse, idOf, PASSWORD, tableOf } from './host-house.ts'
import { closeAll, KINDS } from './test-server.ts'

afterAll(closeAll)
const password = 'a rose by another name'
const MINUTE = 60_000

describe.each(KINDS)('on %s', (kind) => {
  let house: HostHouse
  beforeAll(async () => {
    house = await HostHouse.open(kind)
  })

  const signIn = async (name: string, given: string): Promise<number> =>
    (await house.stranger().ask('signIn', { body: { name, password: given } })).status
  const codesOf = async (client: Client): Promise<string[]> =>
    (await client.ask('makeRecoveryCodes', { body: { password: PASSWORD } })).body.codes

  /** A page of the house, as a browser says it. */
  const inBrowser = <C extends Client>(client: C): C => {
    client.extra = { ...client.extra, origin: house.url }
    return client
  }
  const withKey = async (client: Client, device = new Authenticator(house.url)): Promise<Authenticator> => {
    const question = (await client.ask('askPasskey', { body: {} })).body
    const body = { id: question.id, credential: device.create(question), label: 'My phone', password: PASSWORD }
    expect(await client.ask('addPasskey', { body })).toMatchObject({ status: 200 })
    return device
  }
  const enter = async (device: Authenticator, client = inBrowser(house.stranger())) => {
    const question = (await client.ask('askPasskeySignIn')).body
    return await client.ask('signInPasskey', { body: { id: question.id, credential: device.get(question) } })
  }

  test('a code from paper gives a new password once, however it is typed; the old password and all sessions are gone', async () => {
    const anna = await house.account()
    const live = await Live.connect(anna)
    const codes = await codesOf(anna)
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const typed = (codes[3] ?? '').toUpperCase().replaceAll('-', ' ')
    const recover = async (code: string, wanted: string) =>
      (await house.stranger().ask('recoverAccount', { body: { name: anna.called, code, password: wanted } })).body
    expect(await recover(typed, password)).toEqual({ ok: true })
    await expect.poll(() => live.closed?.code).toBe(4001)
    expect([await signIn(anna.called, PASSWORD), await signIn(anna.called, password)]).toEqual([401, 200])
    expect(await recover(typed, PASSWORD)).toMatchObject({ refused: 'wrong-code' })
    expect(await signIn(anna.called, password)).toBe(200)
  })

  test('new codes make the old ones void, nobody else’s codes help, and the rows have only hashes', async () => {
    const [anna, bona] = [await house.account(), await house.account()]
    const old = await codesOf(anna)
    const fresh = await codesOf(anna)
    const recover = async (name: string, code = '') =>
      (await house.stranger().ask('recoverAccount', { body: { name, code, password } })).status
    expect(await recover(anna.called, old[0])).toBe(401)
    expect(await recover(bona.called, fresh[0])).toBe(401)
    expect(await recover('Nobody at all', fresh[0])).toBe(401)
    const rows = await openStorage({ dataDir: house.where.dataDir ?? '', databaseUrl: house.where.databaseUrl })
    const kept = JSON.stringify(await rows.db.selectFrom('recovery_codes').selectAll().execute())
    await rows.close()
    for (const code of fresh) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replaceAll('-', ''))
    }
    expect((await anna.ask('getWaysIn')).body).toEqual({ password: true, mail: null, codes: 10, passkeys: [] })
  })

  test('codes cannot be tried out: after ten wrong ones even the right one waits', async () => {
    const limited = await HostHouse.open(kind, { limits: 1 })
    const anna = await limited.account()
    const [code = ''] = await codesOf(anna)
    const thief = limited.stranger()
    const recover = async (tried: string, who: Client) =>
      (await who.ask('recoverAccount', { body: { name: anna.called, code: tried, password } })).status
    for (let i = 0; i < 10; i++) expect(await recover(`wrong ${i}`, thief)).toBe(401)
    expect(await recover(code, thief)).toBe(429)
    expect(await recover(code, limited.stranger())).toBe(200)
  })

  test('a stolen cookie makes no codes and adds no passkey: the password is asked for', async () => {
    const anna = inBrowser(await house.account())
    const codes = await anna.ask('makeRecoveryCodes', { body: {} })
    expect(codes.body).toMatchObject({ refused: 'wrong-password' })
    const question = (await anna.ask('askPasskey', { body: {} })).body
    const credential = new Authenticator(house.url).create(question)
    const added = await anna.ask('addPasskey', { body: { id: question.id, credential, label: 'Mine' } })
    expect(added.body).toMatchObject({ refused: 'wrong-password' })
    expect((await anna.ask('getWaysIn')).body).toMatchObject({ codes: 0, passkeys: [] })
  })

  test('guests have nothing to get back into', async () => {
    const guest = await house.guest()
    expect((await guest.ask('makeRecoveryCodes', { body: {} })).body).toMatchObject({ refused: 'not-yours' })
  })

  test('signing out everywhere ends every browser and program, and nobody else’s', async () => {
    const [anna, bona] = [await house.account(), await house.account()]
    const phone = house.stranger()
    await phone.ask('signIn', { body: { name: anna.called, password: PASSWORD } })
    const live = await Live.connect(phone)
    const { token } = (await anna.ask('createToken', { body: { label: 'my bot' } })).body
    expect((await anna.ask('endSessions')).status).toBe(200)
    await expect.poll(() => live.closed?.code).toBe(4001)
    expect((await phone.ask('getMe')).body.me).toBe(null)
    expect((await anna.ask('getMe')).body.me).toBe(null)
    const program = await house.stranger().call('GET', '/api/v1/sessions', undefined, {
      authorization: `Bearer ${token}`,
    })
    expect(program.status).toBe(401)
    expect((await bona.ask('getMe')).body.me).not.toBe(null)
  })

  test('a passkey signs in beside the password, brings the guest’s tables along, and works again and again', async () => {
    const anna = inBrowser(await house.account())
    const device = await withKey(anna)
    const guest = inBrowser(await house.guest('Somebody New'))
    const table = await tableOf(guest, await house.guest('Somebody Else'))
    expect((await enter(device, guest)).body).toMatchObject({ id: await idOf(anna), guest: false })
    const tables = (await guest.ask('listMyTables')).body.tables
    expect(tables.map(({ id }) => id)).toContain(table)
    expect((await enter(device)).status).toBe(200)
    const { passkeys } = (await anna.ask('getWaysIn')).body
    expect(passkeys).toEqual([{ id: expect.any(String), label: 'My phone', createdAt: house.now, usedAt: house.now }])
  })

  test('an answer is good for its own question, once, soon, on this site and with the finger on it', async () => {
    const anna = inBrowser(await house.account())
    const device = await withKey(anna)
    const stranger = inBrowser(house.stranger())
    const ask = async () => (await stranger.ask('askPasskeySignIn')).body
    const answer = async (id: string, credential: ReturnType<Authenticator['get']>) =>
      (await stranger.ask('signInPasskey', { body: { id, credential } })).status
    const [first, second] = [await ask(), await ask()]
    expect(await answer(first.id, device.get(second))).toBe(401)
    const good = device.get(second)
    expect(await answer(second.id, good)).toBe(200)
    expect(await answer(second.id, good)).toBe(401)
    const late = await ask()
    house.now += 6 * MINUTE
    expect(await answer(late.id, device.get(late))).toBe(401)
    house.now = Date.now()
    device.verifies = false
    const untouched = await ask()
    expect(await answer(untouched.id, device.get(untouched))).toBe(401)
    device.verifies = true
    device.counter = 0
    const copied = await ask()
    expect(await answer(copied.id, device.get(copied))).toBe(401)
    const foreign = new Authenticator('https://roses.evil.example')
    const lured = await ask()
    expect(await answer(lured.id, foreign.get(lured))).toBe(401)
    expect((await house.stranger().ask('askPasskeySignIn')).body).toMatchObject({ refused: 'bad-request' })
  })

  test('a device belongs to one account, and a question to whoever asked it', async () => {
    const [anna, bona] = [inBrowser(await house.account()), inBrowser(await house.account())]
    const device = await withKey(anna)
    const question = (await bona.ask('askPasskey', { body: {} })).body
    const body = { id: question.id, credential: device.create(question), label: 'Hers', password: PASSWORD }
    expect((await bona.ask('addPasskey', { body })).body).toMatchObject({ refused: 'wrong-passkey' })
    const annas = (await anna.ask('askPasskey', { body: {} })).body
    const stolen = {
      id: annas.id,
      credential: new Authenticator(house.url).create(annas),
      label: 'Hers',
      password: PASSWORD,
    }
    expect((await bona.ask('addPasskey', { body: stolen })).body).toMatchObject({ refused: 'wrong-passkey' })
  })

  test('twenty passkeys are enough for anybody', async () => {
    const anna = inBrowser(await house.account())
    const rows = await openStorage({ dataDir: house.where.dataDir ?? '', databaseUrl: house.where.databaseUrl })
    const key = { person_id: await idOf(anna), public_key: '', counter: 0, transports: '[]', label: '', created_at: 1 }
    for (let n = 0; n < 19; n++)
      await rows.db
        .insertInto('passkeys')
        .values({ ...key, id: `${kind}-${n}`, credential_id: `${kind}-${n}`, used_at: null })
        .execute()
    await rows.close()
    await withKey(anna)
    const question = (await anna.ask('askPasskey', { body: {} })).body
    const credential = new Authenticator(house.url).create(question)
    const body = { id: question.id, credential, label: 'One more', password: PASSWORD }
    expect((await anna.ask('addPasskey', { body })).body).toMatchObject({ refused: 'too-many' })
    expect((await anna.ask('getWaysIn')).body.passkeys).toHaveLength(20)
  })

  test('a guest keeps an account by a passkey alone: the tables stay, the last way in stays, everything else works without a password', async () => {
    const guest = inBrowser(await house.guest('Somebody Third'))
    const table = await tableOf(guest, await house.guest('Somebody Fourth'))
    const device = new Authenticator(house.url)
    const name = `Key ${kind}`
    const taken = await guest.ask('askPasskey', { body: { name: (await house.account()).called } })
    expect(taken.body).toMatchObject({ refused: 'name-taken' })
    const question = (await guest.ask('askPasskey', { body: { name } })).body
    const body = { id: question.id, credential: device.create(question), label: 'Phone', name }
    expect((await guest.ask('createPasskeyAccount', { body })).body).toMatchObject({ name, guest: false })
    expect(await signIn(name, '')).toBe(400)
    expect(await signIn(name, 'null and void')).toBe(401)
    const again = inBrowser(house.stranger())
    expect((await enter(device, again)).body).toMatchObject({ name })
    expect((await again.ask('listMyTables')).body.tables.map(({ id }) => id)).toContain(table)
    const key = (await again.ask('getWaysIn')).body.passkeys[0]?.id ?? ''
    expect((await again.ask('removePasskey', { id: key })).body).toMatchObject({ refused: 'last-way-in' })
    // The guest's own session never proved anything: it may neither delete the account nor choose a password.
    expect((await guest.ask('deleteMe', { body: {} })).body).toMatchObject({ refused: 'password-needed' })
    expect((await guest.ask('changePassword', { body: { old: '', new: password } })).body).toMatchObject({
      refused: 'password-needed',
    })
    expect((await again.ask('makeRecoveryCodes', { body: {} })).body.codes).toHaveLength(10)
    expect((await again.ask('changePassword', { body: { old: '', new: password } })).status).toBe(200)
    expect((await again.ask('removePasskey', { id: key })).status).toBe(200)
    expect(await signIn(name, password)).toBe(200)
    expect((await enter(device)).status).toBe(401)
  })

  test('whoever is banned gets in neither by a passkey nor by a code', async () => {
    const anna = inBrowser(await house.account())
    const device = await withKey(anna)
    const [code = ''] = await codesOf(anna)
    await house.command((host) => host.ban(anna.called, 'enough'))
    expect((await enter(device)).body).toMatchObject({ refused: 'banned' })
    await house.stranger().ask('recoverAccount', { body: { name: anna.called, code, password } })
    expect(await signIn(anna.called, password)).toBe(403)
  })

  test('codes and passkeys go with whoever is deleted', async () => {
    const anna = inBrowser(await house.account())
    const device = await withKey(anna)
    await codesOf(anna)
    const id = await idOf(anna)
    await anna.ask('deleteMe', { body: { password: PASSWORD } })
    const rows = await openStorage({ dataDir: house.where.dataDir ?? '', databaseUrl: house.where.databaseUrl })
    for (const part of ['recovery_codes', 'passkeys', 'challenges'] as const)
      expect(await rows.db.selectFrom(part).select('person_id').where('person_id', '=', id).execute()).toEqual([])
    await rows.close()
    expect((await enter(device)).status).toBe(401)
  })

  test('hostile answers of a device are refused by type', async () => {
    const stranger = inBrowser(house.stranger())
    const device = await withKey(inBrowser(await house.account()))
    for (const clientDataJSON of ['', 'AAAA', Buffer.from('null').toString('base64url'), 'A'.repeat(7000)]) {
      const { id, options } = (await stranger.ask('askPasskeySignIn')).body
      const good = device.get({ id, options })
      const credential = { ...good, response: { ...good.response, clientDataJSON } }
      const { body } = await stranger.ask('signInPasskey', { body: { id, credential } })
      expect(body).toMatchObject({ refused: 'wrong-passkey' })
    }
    const { status } = await stranger.post('/api/v1/sessions/passkey', { id: 'x', credential: [] })
    expect(status).toBe(400)
  })
})
