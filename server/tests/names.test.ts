/** Whom a name can be taken for. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '../../protocol/index.ts'
import { cleanName, skeleton } from '../people/names.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)
const password = 'a rose by any name'

test.each([
  ['Warwick', 'Wаrwick', 'a Cyrillic a'],
  ['Warwick', 'Ꮃarwick'.replace('Ꮃ', 'Ԝ'), 'a Cyrillic W'],
  ['Richard', 'Riсhard', 'a Cyrillic s for a c'],
  ['OLIVER', 'ΟLΙVΕR', 'Greek capitals'],
  ['Ivan', 'lvan', 'a small L for an I'],
  ['Bill', 'Bi11', 'ones for Ls'],
  ['Tom', 'T0m', 'nought for an o'],
  ['Armand', 'Arrnand', 'r and n for an m'],
  ['Edward', 'Ｅｄｗａｒｄ', 'wide letters'],
  ['Edward', '𝐄𝐝𝐰𝐚𝐫𝐝', 'bold letters of mathematics'],
  ['Edward', 'Edwa\u0323rd', 'a dot below'],
  ['Edward', 'Edward.', 'a full stop'],
  ['Anne Neville', 'Anne  Neville', 'another space'],
])('%s and %s look alike: %s', (name, other) => {
  expect(skeleton(other)).toBe(skeleton(name))
})

test.each([
  ['René', 'Rene'],
  ['Müller', 'Muller'],
  ['Jan', 'Ján'],
  ['Иван', 'Ivan'],
  ['Anna', 'Anne'],
  ['Richard 2', 'Richard 3'],
])('%s and %s do not', (name, other) => {
  expect(skeleton(other)).not.toBe(skeleton(name))
})

test.each([
  ['a zero-width space', 'War\u200Bwick'],
  ['a joiner', 'Warwick\u200D'],
  ['a turn of direction', '\u202Ekciwraw'],
  ['an isolate', '\u2066Warwick'],
  ['a soft hyphen', 'War\u00ADwick'],
  ['a filler that is a letter', '\u3164'],
  ['an empty pattern of dots', 'A\u2800'],
  ['a tag', 'Warwick\u{E0041}'],
  ['a line', 'War\u2028wick'],
  ['nothing to be seen', '\u0301'],
])('a name with %s is refused', (_, name) => {
  expect(() => cleanName(name)).toThrow(/name/)
})

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  beforeAll(async () => {
    base = (await startServer(await place(kind))).url
  })
  const account = async (name: string): Promise<Client> => {
    const client = await Client.guest(base)
    const kept = await client.post('/api/me/account', { name, password })
    if (kept.status !== 200) throw new Error(JSON.stringify(kept.body))
    return client
  }
  const taken = { status: 409, body: { refused: 'name-taken' } }

  test('nobody is called like an account, as a guest or with an account of their own', async () => {
    const warwick = await account('Warwick')
    const stranger = await Client.guest(base)
    for (const name of ['Warwick', 'warwick', 'Wаrwick', 'WARWICK.', 'VVarwick']) {
      expect(await new Client(base).post('/api/guests', { name })).toMatchObject(taken)
      expect(await stranger.put('/api/me/name', { name })).toMatchObject(taken)
      expect(await stranger.post('/api/me/account', { name, password })).toMatchObject(taken)
    }
    // A capital I is a small L among small letters, and not among capitals.
    await account('Isabel Ives')
    for (const name of ['isabel ives', 'ISABEL IVES', 'ISАBEL IVЕS', 'lsabel lves', '1sabel 1ves'])
      expect([name, (await new Client(base).post('/api/guests', { name })).body]).toMatchObject([name, taken.body])
    const clarence = await account('Clarence')
    expect(await clarence.put('/api/me/name', { name: 'Wаrwick' })).toMatchObject(taken)
    // One's own name in another dress is one's own.
    expect((await warwick.put<Me>('/api/me/name', { name: 'WARWICK' })).body.name).toBe('WARWICK')
    expect((await new Client(base).post('/api/sessions', { name: 'warwick', password })).status).toBe(200)
    expect((await new Client(base).post('/api/sessions', { name: 'Wаrwick', password })).status).toBe(401)
  })

  test('nobody is called like a bot, in any language of the house', async () => {
    for (const name of ['Knight', 'knight', 'Ritter', 'Rytíř', 'Chevalier', 'Cavaliere', 'monarch', 'Кnight'])
      expect(await new Client(base).post('/api/guests', { name })).toMatchObject(taken)
    expect((await new Client(base).post('/api/guests', { name: 'Anna Ritter' })).status).toBe(200)
  })

  test('a guest whose name somebody makes an account of is called otherwise, at the table too', async () => {
    const { id, clients } = await seated(base, 2)
    const [a, b] = clients as [Client, Client]
    await a.put('/api/me/name', { name: 'Jasper' })
    await account('Jasper')
    const info = (await b.ask('getTable', { id })).body
    expect(info.seats[0]!.name).toMatch(/^Guest \d+$/)
    expect((await a.get<{ me: Me }>('/api/me')).body.me).toMatchObject({ guest: true, name: info.seats[0]!.name })
  })

  test('of many who want look-alike names at the same moment one gets theirs', async () => {
    const wishes = ['Tudor', 'Tudоr', 'Τudor', 'TUDOR', 'tudor!', 'Tud0r']
    const guests = await Promise.all(wishes.map(() => Client.guest(base)))
    const replies = await Promise.all(
      guests.map((guest, i) => guest.post('/api/me/account', { name: wishes[i], password })),
    )
    expect(replies.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409, 409, 409, 409, 409])
  })
})
