/**
 * How far NOTIFY carries: `npm run bench -- notify`. As many nodes as there are listeners each say something as often as they may, as a
 * node tells the others which tables have moved on; every node hears everything. Counted: notices a second, how late the last
 * listener hears, and the processor time of the database for each notice. Not part of a run of everything.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.ts'
import { figure, type Figure, type Part, quantile, type Run } from './figures.ts'
import { cpuOf } from './processes.ts'

const LISTENERS = [2, 8, 32] as const
const CHANNEL = 'bench'
/** As long as a hint about five tables. */
const PADDING = 'x'.repeat(120)

interface Heard {
  /** Notices a second, each heard by all. */
  readonly rate: number
  readonly p99: number
  /** µs of the database for one notice. */
  readonly cpu: number
}

async function databaseSeconds(client: pg.Client): Promise<ReadonlyMap<number, number>> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]))
}

async function hearing(url: string, count: number, seconds: number): Promise<Heard> {
  const delays: number[] = []
  let heard = 0
  const nodes = await Promise.all(
    Array.from({ length: count }, async () => {
      const [ear, mouth] = [new pg.Client(url), new pg.Client(url)]
      await Promise.all([ear.connect(), mouth.connect()])
      await mouth.query('set synchronous_commit = off')
      ear.on('notification', ({ payload = '' }) => {
        heard++
        delays.push(performance.now() - Number.parseFloat(payload))
      })
      await ear.query(`listen ${CHANNEL}`)
      return { ear, mouth }
    }),
  )
  const [first] = nodes
  if (!first) throw new Error('nobody listens')
  const before = await databaseSeconds(first.mouth)
  const began = performance.now()
  const until = began + seconds * 1000
  let said = 0
  const speak = async (mouth: pg.Client): Promise<void> => {
    while (performance.now() < until) {
      const values = [CHANNEL, `${performance.now()} ${PADDING}`]
      await mouth.query({ name: 'say', text: 'select pg_notify($1, $2)', values })
      said++
    }
  }
  await Promise.all(nodes.map(({ mouth }) => speak(mouth)))
  const isMissing = (): boolean => heard < said * count
  while (isMissing() && performance.now() < until + 5000) await sleep(10)
  const spent = (performance.now() - began) / 1000
  const after = await databaseSeconds(first.mouth)
  const worked = [...after].reduce((sum, [pid, at]) => sum + at - (before.get(pid) ?? 0), 0)
  await Promise.all(nodes.flatMap(({ ear, mouth }) => [ear.end(), mouth.end()]))
  const p99 = quantile(
    delays.toSorted((a, b) => a - b),
    0.99,
  )
  return { rate: said / spent, p99, cpu: (worked * 1e6) / said }
}

async function measure({ quick, say }: Run): Promise<readonly Figure[]> {
  const server = await startPostgres({ own: true })
  try {
    const figures: Figure[] = []
    let least: Heard | null = null
    for (const count of LISTENERS) {
      const heard = await hearing(server.url, count, quick ? 2 : 6)
      least ??= heard
      say(
        `${count} nodes: ${heard.rate.toFixed(0)} notices/s, ${heard.p99.toFixed(1)} ms, ${heard.cpu.toFixed(0)} µs each`,
      )
      const add = (id: string, what: string, unit: string, of: (each: Heard) => number): void => {
        const beside = { what: `with ${LISTENERS[0]} nodes`, value: of(least ?? heard), kind: 'limit' } as const
        figures.push(figure(`notify.${count}.${id}`, `${count} nodes: ${what}`, of(heard), unit, beside))
      }
      add('rate', 'notices a second, heard by all', 'notices/s', ({ rate }) => rate)
      add('p99', 'said to heard, 99 of 100', 'ms', ({ p99 }) => p99)
      add('cpu', 'processor time of the database for one notice', 'µs', ({ cpu }) => cpu)
    }
    return figures
  } finally {
    await server.stop()
  }
}

export const notify: Part = {
  name: 'notify',
  does: 'how many notices PostgreSQL carries between 2, 8 and 32 nodes, and what each costs',
  run: measure,
}
