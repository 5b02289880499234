/** A new password by a link from the host. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from '../storage/index.ts'
import { Live } from './client.ts'
import { HostHouse, idOf, PASSWORD } from './host-house.ts'
import { closeAll, KINDS } from './test-server.ts'

afterAll(closeAll)
const password = 'a rose by another name'
const why = 'asked by telephone'
const DAY = 86_400_000

describe.each(KINDS)('on %s', (kind) => {
  let house: HostHouse
  beforeAll(async () => {
    house = await HostHouse.open(kind)
  })
  const secretOf = (path: string): string => path.slice('/reset#'.length)

  test('a link from the host is good once: the new password holds, the old one and all sessions are gone', async () => {
    const host = await house.host()
    const anna = await house.account()
    const live = await Live.connect(anna)
    const link = (await host.ask('hostResetLink', { id: await idOf(anna), body: { why } })).body
    expect(link).toEqual({ path: expect.stringMatching(/^\/reset#[\w-]{43}$/), expiresAt: house.now + DAY })
    const secret = secretOf(link.path)
    const elsewhere = house.stranger()
    expect((await elsewhere.ask('resetPassword', { body: { secret, password } })).status).toBe(200)
    await expect.poll(() => live.closed?.code).toBe(4001)
    expect((await anna.get('/api/me')).body).toEqual({ me: null })
    const signIn = async (given: string) =>
      (await elsewhere.ask('signIn', { body: { name: anna.called, password: given } })).status
    expect([await signIn(PASSWORD), await signIn(password)]).toEqual([401, 200])
    expect((await elsewhere.ask('resetPassword', { body: { secret, password: PASSWORD } })).body).toMatchObject({
      refused: 'no-such-link',
    })
    expect(await signIn(password)).toBe(200)
    expect((await host.ask('hostAudit')).body.entries).toContainEqual(
      expect.objectContaining({ action: 'reset link', subject: anna.called, detail: why }),
    )
  })

  test('after a day, and when there is a newer one, a link is good for nothing; nor can one be guessed', async () => {
    const anna = await house.account()
    const make = async () => secretOf((await house.command((host) => host.resetLink(anna.called, why))).path)
    const [first, second] = [await make(), await make()]
    const use = async (secret: string) =>
      (await house.stranger().ask('resetPassword', { body: { secret, password } })).body
    expect(await use(first)).toMatchObject({ refused: 'no-such-link' })
    expect(await use('q7Zr1c0t5Vd2mX8nK4bL9wEy')).toMatchObject({ refused: 'no-such-link' })
    house.now = Date.now() + DAY
    expect(await use(second)).toMatchObject({ refused: 'no-such-link' })
    expect((await anna.ask('getMe')).body.me).not.toBe(null)
    house.now = Date.now()
  })

  test('the rows have only the hash of a link, and two who use it at once get one password between them', async () => {
    const anna = await house.account()
    const secret = secretOf((await house.command((host) => host.resetLink(anna.called, why))).path)
    const rows = await openStorage({ dataDir: house.where.dataDir ?? '', databaseUrl: house.where.databaseUrl })
    const kept = JSON.stringify([
      await rows.db.selectFrom('resets').selectAll().execute(),
      await rows.db.selectFrom('audit').selectAll().execute(),
    ])
    await rows.close()
    expect(kept).not.toContain(secret)
    const tries = await Promise.all(
      ['one rose is enough', 'two roses are not'].map((each) =>
        house.stranger().ask('resetPassword', { body: { secret, password: each } }),
      ),
    )
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  test('a guest gets no link, and the command line says why', async () => {
    const host = await house.host()
    const guest = await idOf(await house.guest('Somebody Else'))
    expect((await host.ask('hostResetLink', { id: guest, body: { why } })).body).toMatchObject({
      refused: 'no-such-person',
    })
    await expect(house.command((command) => command.resetLink(guest, why))).rejects.toThrow('is a guest')
    await expect(house.command((command) => command.setHost(guest, true, why))).rejects.toThrow('is a guest')
  })
})

test('an address with a secret in it is told to no other site', async () => {
  const house = await HostHouse.open('sqlite')
  const page = await fetch(`${house.url}/reset`)
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
})
