import { Client, Live } from '../../server/tests/client.ts'
import type { Scenario } from './scenario.ts'

/** Limits are narrowed, so that few requests are enough to meet them. */
const NARROW = 0.02
const TRIES = 60
const PATHS = ['/%61pi/v1/me', '/ap%69/me', '/api/me?x', '/%6eowhere', '//api/me', '/api/./me']

export const waysAround: Scenario = {
  item: 12,
  title: 'paths written otherwise, addresses of one household, another node, a restart, ever more sockets',
  adversary: 'stranger',
  async run(arena) {
    const house = await arena.open({ limits: NARROW, trustProxy: true })
    const from = (address: string, path: string, method = 'GET') =>
      new Client(house.node.url)
        .call(method, path, method === 'POST' ? {} : undefined, { 'x-forwarded-for': address })
        .then(({ status }) => status)
    const refused = (all: readonly number[]): number => all.filter((status) => status === 429).length
    const each = (work: (i: number) => Promise<number>) => Promise.all(Array.from({ length: TRIES }, (_, i) => work(i)))
    const paths = refused(await each((i) => from('192.0.2.1', PATHS[i % PATHS.length] ?? '/')))
    const household = refused(await each((i) => from(`2001:db8:0:7::${i.toString(16)}`, '/api/me')))

    const address = { 'x-forwarded-for': '192.0.2.9' }
    const open: Live[] = []
    while (open.length < TRIES) {
      const live = await Live.connect(new Client(house.node.url), address).catch(() => null)
      if (!live) break
      open.push(live)
    }
    for (const live of open) live.close()

    let guests = 0
    const arrive = async (url: string): Promise<number> =>
      (await new Client(url).call('POST', '/api/guests', {}, { 'x-forwarded-for': '192.0.2.20' })).status
    while (guests < TRIES && (await arrive(house.node.url)) === 200) guests++
    const elsewhere = await arrive(house.other.url)
    await house.node.kill('SIGTERM')
    const restarted = await arrive((await house.again()).url)
    return {
      measured: `refused: ${paths} of ${TRIES} paths, ${household} of ${TRIES} addresses of a /64; ${open.length} sockets open; ${guests} guests, then ${elsewhere} at the other node and ${restarted} after a restart`,
      held: paths > 0 && household > 0 && open.length < TRIES && elsewhere === 429 && restarted === 429,
    }
  },
}
