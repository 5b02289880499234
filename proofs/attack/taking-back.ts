import type { Client } from '../../server/tests/client.ts'
import { seated } from '../../server/tests/test-server.ts'
import type { Scenario } from './scenario.ts'

const ROUNDS = 20
const CLOCKS = [
  { kind: 'live', perMove: 0, reserve: 60, increment: 10, overdue: 'lose' },
  { kind: 'live', perMove: 60, reserve: 0, increment: 0, overdue: 'lose' },
  { kind: 'days', days: 3, overdue: 'idle' },
] as const

export const takingBack: Scenario = {
  item: 1,
  title: 'plays and takes back, again and again, to win time',
  adversary: 'opponent',
  async run(arena) {
    const house = await arena.open()
    let won = 0
    for (const clock of CLOCKS) {
      const { id, clients } = await seated(house.node.url, 3, { clock })
      const [me] = clients as [Client, ...Client[]]
      const deadline = async () => (await me.ask('getState', { id })).body.clocks?.seats[0]?.deadline ?? null
      const before = await deadline()
      for (let round = 0; round < ROUNDS; round++) {
        const node = house.nodes[round % house.nodes.length] ?? house.node
        me.base = node.url
        const played = (await me.ask('getState', { id })).body
        const act = { id: `a${round}`, number: played.number, steps: played.legal.slice(0, 1) }
        const done = await me.ask('act', { id, body: act })
        if (done.status !== 200) throw new Error(`an act was refused: ${JSON.stringify(done.body)}`)
        const { number } = (await me.ask('getState', { id })).body
        await me.ask('undo', { id, body: { id: `u${round}`, number } })
      }
      const after = await deadline()
      if (before === null || after === null) throw new Error('a clock does not run')
      won = Math.max(won, after - before)
    }
    return { measured: `${(won / 1000).toFixed(1)} s won by ${ROUNDS} rounds at each of 3 clocks`, held: won <= 0 }
  },
}
