/** Somebody is asked in by name: a seat is kept, they are called once, and answer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Notice, TableInfo } from '../../protocol/index.ts'
import { Client } from './client.ts'
import { PostOffice } from './post-office.ts'
import { closeAll, place, startServer } from './test-server.ts'

let url = ''
let office: PostOffice
let made = 0
const patient = { interval: 50 }

beforeAll(async () => {
  office = await PostOffice.open()
  const calls = { loopback: true, delays: { settle: 0 }, mail: { url: office.url, from: 'roses@house.example' } }
  ;({ url } = await startServer({ ...(await place('sqlite')), calls, limits: 1 }))
})
afterAll(async () => {
  await closeAll()
  await office.close()
})

async function account(): Promise<{ readonly client: Client; readonly name: string }> {
  const name = `Guest Of Honour ${made++}`
  const client = await Client.guest(url, name)
  const answer = await client.ask('createAccount', { body: { name, password: 'a long enough password' } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { client, name }
}

/** A private table with two free seats. */
async function tableOf(client: Client): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  return (await client.ask('createTable', { body: { game: 'sample', seats } })).body.id
}

const ask = (client: Client, id: string, name: string, seat = 1) => client.ask('askIn', { id, body: { seat, name } })
const invitations = async (client: Client): Promise<readonly Notice[]> =>
  (await client.ask('listNotices')).body.notices.filter(({ kind }) => kind === 'invited')

test('who is asked in by name is called, sees the private table, and sits down in the seat that is kept', async () => {
  const [host, anna, other] = await Promise.all([account(), account(), account()])
  const id = await tableOf(host.client)
  expect((await anna.client.ask('getTable', { id })).status).toBe(404)
  await anna.client.ask('setMail', { body: { address: 'anna@mail.example' } })
  const [, secret = ''] = /#confirm\.(\S+)/.exec(office.to('anna@mail.example')[0]?.text ?? '') ?? []
  await anna.client.ask('confirmMail', { body: { secret } })
  office.forget('anna@mail.example')
  const asked = (await ask(host.client, id, anna.name.toUpperCase())).body
  expect(asked.seats[1]).toMatchObject({ kind: 'open', reserved: true, name: anna.name })
  await expect.poll(async () => await invitations(anna.client), patient).toMatchObject([{ table: id }])
  await expect.poll(() => office.to('anna@mail.example').length, patient).toBe(1)
  expect(await invitations(other.client)).toEqual([])
  const joined = await anna.client.ask('joinTable', { id, body: {} })
  expect(joined.body).toMatchObject({ you: 1, status: 'playing' })
})

test('who declines frees the seat, and only the person it is kept for can', async () => {
  const [host, anna, other] = await Promise.all([account(), account(), account()])
  const id = await tableOf(host.client)
  await ask(host.client, id, anna.name)
  expect((await other.client.ask('decline', { id })).body).toMatchObject({ refused: 'no-such-table' })
  expect((await host.client.ask('decline', { id })).body).toMatchObject({ refused: 'not-seated' })
  expect((await anna.client.ask('decline', { id })).status).toBe(200)
  const { seats } = (await host.client.ask('getTable', { id })).body
  expect(seats[1]).toMatchObject({ kind: 'open', reserved: false, name: null })
})

test('whoever has blocked the host is not called, and the host cannot tell', async () => {
  const [host, anna, unwilling] = await Promise.all([account(), account(), account()])
  const met = (
    await host.client.ask('createTable', {
      body: { game: 'sample', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] },
    })
  ).body.id
  expect((await unwilling.client.ask('blockPerson', { body: { table: met, seat: 0 } })).status).toBe(200)
  const [first, second] = [await tableOf(host.client), await tableOf(host.client)]
  const shape = ({ seats }: TableInfo, name: string) => JSON.stringify(seats[1]).replace(name, '')
  const called = await ask(host.client, first, anna.name)
  const uncalled = await ask(host.client, second, unwilling.name)
  expect(shape(uncalled.body, unwilling.name)).toBe(shape(called.body, anna.name))
  await expect.poll(async () => (await invitations(anna.client)).length, patient).toBe(1)
  expect(await invitations(unwilling.client)).toEqual([])
  expect((await unwilling.client.ask('getTable', { id: second })).status).toBe(404)
})

test('nobody is asked again and again: the same person three times a day, twenty people in all, and guests ask by the link', async () => {
  const [host, anna] = await Promise.all([account(), account()])
  const id = await tableOf(host.client)
  for (let n = 0; n < 3; n++) {
    expect((await ask(host.client, id, anna.name)).status).toBe(200)
    await anna.client.ask('decline', { id })
  }
  expect((await ask(host.client, id, anna.name)).body).toMatchObject({ refused: 'too-many' })
  for (let n = 4; n < 20; n++)
    expect((await ask(host.client, id, 'Nobody At All')).body).toMatchObject({ refused: 'no-such-person' })
  expect((await ask(host.client, id, 'Nobody At All')).body).toMatchObject({ refused: 'too-many' })
  const guest = await Client.guest(url, 'A guest')
  expect((await ask(guest, await tableOf(guest), anna.name)).body).toMatchObject({ refused: 'accounts-only' })
})

test('a seat that is taken or kept, somebody who sits there, a name nobody has: refused by type, and nobody is called', async () => {
  const [host, anna] = await Promise.all([account(), account()])
  const id = await tableOf(host.client)
  expect((await ask(host.client, id, anna.name, 0)).body).toMatchObject({ refused: 'seat-taken' })
  expect((await ask(host.client, id, host.name)).body).toMatchObject({ refused: 'already-seated' })
  expect((await ask(host.client, id, 'No Such Name')).body).toMatchObject({ refused: 'no-such-person' })
  expect((await ask(anna.client, id, host.name)).body).toMatchObject({ refused: 'no-such-table' })
  expect(await invitations(anna.client)).toEqual([])
})
