import type { Client } from '../../server/tests/client.ts'
import { seated } from '../../server/tests/test-server.ts'
import { type Scenario, settled } from './scenario.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'

const BOTS = ['page', 'page'].map((level) => ({ kind: 'bot' as const, level }))
const FAULTY = 6
const GOOD = 3

/** Rules that throw make the work of their bots fail; then all work that was planned is lost, as on an unlucky night. */
export const failingJobs: Scenario = {
  item: 7,
  title: 'bots of faulty rules fail again and again; then every planned job is lost',
  adversary: 'program',
  async run(arena) {
    const { node, other, rows } = await arena.open({ reconcileMs: 500 })
    const clock = { kind: 'live', perMove: 0, reserve: 3, increment: 0, overdue: 'lose' } as const
    const { id, clients } = await seated(other.url, 2, { clock })
    const [me] = clients as [Client, Client]
    const make = async (count: number, options: Record<string, string>): Promise<readonly string[]> => {
      const ids: string[] = []
      for (let i = 0; i < count; i++)
        ids.push((await me.ask('createTable', { body: { game: 'sample', seats: BOTS, options } })).body.id)
      return ids
    }
    me.base = node.url
    await make(FAULTY, { fault: 'throw', rounds: '40' })
    const good = await make(GOOD, { rounds: '40' })
    await rows.db.deleteFrom('jobs').execute()
    const finished = async () => {
      const infos = await Promise.all(good.map((table) => me.ask('getTable', { id: table })))
      return infos.filter(({ body }) => body.status === 'finished').length
    }
    const ended = await settled(finished, (count) => count === GOOD, PATIENCE_MS)
    const reason = async () => (await me.ask('getTable', { id })).body.outcome?.reason ?? 'still running'
    const end = await settled(reason, (told) => told === 'timeout', PATIENCE_MS)
    const sweeps = (await rows.db.selectFrom('jobs').select('id').where('kind', '=', 'sweep').execute()).length
    return {
      measured: `the clock: ${end}; ${ended} of ${GOOD} games of other bots ended; sweeps planned: ${sweeps}`,
      held: end === 'timeout' && ended === GOOD && sweeps === 1,
    }
  },
}
