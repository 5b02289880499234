/** A house with a host and people from different addresses, for the tests of keeping order. */
import { randomInt } from 'node:crypto'
import type { Me } from '../../protocol/index.ts'
import { admin, type Served, type ServeOptions } from '../main.ts'
import { Client } from './client.ts'
import { place, startServer, type Kind } from './test-server.ts'

export const PASSWORD = 'a rose by any name'

export class HostHouse {
  /** What the house takes for the time. */
  now = Date.now()
  readonly where: Pick<ServeOptions, 'dataDir' | 'databaseUrl'>
  private served: Served | null = null
  private named = 0

  private constructor(where: HostHouse['where']) {
    this.where = where
  }

  static async open(kind: Kind, options: ServeOptions = {}): Promise<HostHouse> {
    const house = new HostHouse(await place(kind))
    house.served = await startServer({ ...house.where, trustProxy: true, now: () => house.now, ...options })
    return house
  }

  get url(): string {
    return this.served?.url ?? ''
  }

  /** A proxy says where they come from: everybody from somewhere else, unless told. */
  stranger(address = `198.51.${randomInt(256)}.${randomInt(1, 255)}`, url = this.url): Client {
    const client = new Client(url)
    client.extra = { 'x-forwarded-for': address }
    return client
  }

  async guest(name = 'Somebody', address?: string): Promise<Client> {
    const client = this.stranger(address)
    await client.ask('createGuest', { body: { name } })
    return client
  }

  async account(name = `Margaret ${this.named++}`, address?: string): Promise<Client & { readonly called: string }> {
    const client = await this.guest('Somebody', address)
    await client.ask('createAccount', { body: { name, password: PASSWORD } })
    return Object.assign(client, { called: name })
  }

  /** An account that was made host on the command line and has just signed in. */
  async host(name?: string): Promise<Client & { readonly called: string }> {
    const client = await this.account(name)
    await this.command((house) => house.setHost(client.called, true, 'the first'))
    await client.ask('signIn', { body: { name: client.called, password: PASSWORD } })
    return client
  }

  async command<T>(work: (house: Awaited<ReturnType<typeof admin>>) => Promise<T>): Promise<T> {
    const house = await admin({ ...this.where, actor: 'warden' })
    try {
      return await work(house)
    } finally {
      await house.close()
    }
  }
}

export async function idOf(client: Client): Promise<string> {
  return (await client.get<{ me: Me }>('/api/me')).body.me.id
}

/** These people at a table of the first of them, the game begun. */
export async function tableOf(first: Client, ...rest: readonly Client[]): Promise<string> {
  const seats = [{ kind: 'me' as const }, ...rest.map(() => ({ kind: 'open' as const }))]
  const made = await first.ask('createTable', { body: { game: 'sample', seats } })
  const { id, invite } = made.body
  for (const client of rest) await client.ask('joinTable', { id, body: { invite: invite ?? '' } })
  return id
}
