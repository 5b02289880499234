/** What nobody may ask for without end: each is counted, for whoever asks, and refused once it was too much. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { HostHouse, tableOf } from './host-house.ts'
import { closeAll } from './test-server.ts'

let house: HostHouse
beforeAll(async () => {
  // Once of everything; what is asked on the way there is not counted here.
  const once = [
    'accounts',
    'histories',
    'channels',
    'reports',
    'resets',
    'offers',
    'invitations',
    'answers',
    'evenings',
  ]
  const limitPoints = { ...Object.fromEntries(once.map((name) => [name, 1])), guests: 2, tables: 2, pictures: 1 }
  house = await HostHouse.open('sqlite', { limits: 1, limitPoints })
})
afterAll(closeAll)

const password = 'a rose by any name'
let addresses = 0
const here = (): string => `203.0.113.${++addresses}`

test('data, links, tests and ways are had once, and then not for a while; nobody else is kept from them', async () => {
  const asked: Readonly<
    Record<string, (by: Client & { readonly called: string }) => Promise<{ readonly status: number }>>
  > = {
    'their data': (by) => by.ask('exportMe'),
    'a secret link': (by) => by.ask('makeFeed'),
    'a test of a way': (by) => by.ask('testChannel', { id: 'none' }),
    'a webhook': (by) => by.ask('addChannel', { body: { kind: 'hook', url: 'https://x.invalid/', shape: 'json' } }),
    'a new password by mail': (by) => by.ask('askReset', { body: { name: by.called } }),
  }
  for (const [what, ask] of Object.entries(asked)) {
    // Three ways share one count.
    const [anna, bona] = [await house.account(undefined, here()), await house.account(undefined, here())]
    const [first, second, other] = [await ask(anna), await ask(anna), await ask(bona)]
    expect([what, first.status === 429, second.status, other.status === first.status]).toEqual([what, false, 429, true])
  }
  const anna = await house.account(undefined, here())
  const guest = house.stranger(anna.extra['x-forwarded-for'])
  await guest.ask('createGuest', { body: { name: 'Somebody' } })
  const second = await guest.ask('createAccount', { body: { name: 'Second', password } })
  expect(second).toMatchObject({ status: 429, body: { refused: 'too-many' } })
})

test('tokens, guests, evenings, answers, invitations and reports are counted each for itself', async () => {
  const anna = await house.account(undefined, here())
  const label = { body: { label: 'program' } }
  const tokens = [
    await anna.ask('createToken', label),
    await anna.ask('createToken', label),
    await anna.ask('createToken', label),
  ]
  expect(tokens.map(({ status }) => status)).toEqual([200, 200, 429])
  const address = here()
  const guest = async () => (await house.stranger(address).ask('createGuest', { body: { name: 'Somebody' } })).status
  expect([await guest(), await guest(), await guest()]).toEqual([200, 200, 429])
  const [host, bert] = [await house.account(undefined, here()), await house.account(undefined, here())]
  const made = (await host.ask('createTable', { body: { game: 'sample', seats: [{ kind: 'me' }, { kind: 'open' }] } }))
    .body
  const { id } = made
  const evening = { id, body: { at: house.now + 86_400_000, zone: 'UTC' } }
  expect([
    (await host.ask('proposeEvening', evening)).status,
    (await host.ask('callOffEvening', { id })).status,
  ]).toEqual([200, 429])
  const asked = async (name: string) => (await host.ask('askToEvening', { id, body: { name } })).status
  expect([await asked(bert.called), await asked(anna.called)]).toEqual([200, 429])
  const answer = async (said: 'yes' | 'no') => (await bert.ask('answerEvening', { id, body: { answer: said } })).status
  expect([await answer('yes'), await answer('no')]).toEqual([200, 429])
  const table = await tableOf(bert, await house.guest('Foe', here()))
  const report = async () => (await bert.ask('reportPerson', { body: { table, seat: 1, reason: 'spam' } })).status
  expect([await report(), await report()]).toEqual([200, 429])
})

test('who guesses at links, codes, passkeys or passwords is stopped, whatever they guess at', async () => {
  const guesses: Readonly<Record<string, (client: Client) => Promise<{ readonly status: number }>>> = {
    'a link': (client) => client.ask('resetPassword', { body: { secret: 'x'.repeat(43), password } }),
    'a passkey': (client) => client.ask('askPasskeySignIn'),
    'a code': (client) =>
      client.ask('recoverAccount', { body: { name: `Nobody ${++addresses}`, code: 'x'.repeat(16), password } }),
    'a password': (client) => client.ask('signIn', { body: { name: `Nobody ${++addresses}`, password } }),
  }
  const spent = house.stranger(here())
  spent.extra = { ...spent.extra, origin: house.url }
  // A link is the cheapest of them: sixty are let through in ten minutes, from one address.
  const tries = await Promise.all(Array.from({ length: 61 }, () => guesses['a link']!(spent)))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
  for (const [what, guess] of Object.entries(guesses)) expect([what, (await guess(spent)).status]).toEqual([what, 429])
  const fresh = house.stranger(here())
  fresh.extra = { ...fresh.extra, origin: house.url }
  for (const [what, guess] of Object.entries(guesses))
    expect([what, (await guess(fresh)).status]).not.toEqual([what, 429])
})
