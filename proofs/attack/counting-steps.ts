import { canonical } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { Client } from '../../server/tests/client.ts'
import { figuresAsSeen } from '../figures.ts'
import { placeTable } from '../rows.ts'
import { type SecretPhase, secretPhase } from '../secret-phase.ts'
import type { Scenario } from './scenario.ts'

const GAMES = new URL('../../games/index.ts', import.meta.url).href
/** Steps are looked at one by one, with many eyes. */
const MOST = 12

/** The longest secret plan that any game offers. */
async function longestPlan(): Promise<SecretPhase> {
  const phases = await Promise.all(catalogue.map(async (entry) => secretPhase(entry, await entry.load(), 1)))
  const [longest] = phases
    .filter((phase) => phase !== null)
    .toSorted((a, b) => b.scripts[1].length - a.scripts[1].length)
  if (!longest) throw new Error('no game has a secret phase')
  return longest
}

export const countingSteps: Scenario = {
  item: 15,
  title: 'counts the steps of another’s secret plan by lists, dates and metrics',
  adversary: 'opponent',
  async run(arena) {
    const { node, other, nodes, rows } = await arena.open({ games: GAMES })
    const { match, actor, observer, scripts } = await longestPlan()
    const { setup, entries } = match
    const clients: Client[] = []
    const people: string[] = []
    for (let seat = 0; seat < setup.seats; seat++) {
      const client = await Client.guest(node.url, `Player ${seat}`)
      clients.push(client)
      people.push((await client.get<{ me: { id: string } }>('/api/me')).body.me.id)
    }
    const id = 'attacked'
    await placeTable(rows, { id, setup, entries, people, awaiting: match.awaiting() })
    const [planner, rival] = [clients[actor], clients[observer]]
    if (!planner || !rival) throw new Error('nobody sits there')
    rival.base = other.url
    const eyes = [rival, ...nodes.map(({ url }) => new Client(url))]
    const look = async () => canonical(await Promise.all(eyes.map((client) => figuresAsSeen(client, id))))
    await planner.ask('getState', { id })
    let seen = await look()
    let counted = 0
    // The last step ends the plan, which everybody may see.
    const steps = scripts[1].slice(0, -1).slice(0, MOST)
    let number = match.version(actor)
    for (const [i, step] of steps.entries()) {
      const done = await planner.ask('act', { id, body: { id: `s${i}`, number, steps: [step] } })
      if (done.status !== 200) throw new Error(`a step was refused: ${JSON.stringify(done.body)}`)
      number++
      const now = await look()
      if (now !== seen) counted++
      seen = now
    }
    return {
      measured: `${counted} of ${steps.length} steps of a plan in ${setup.game} could be counted`,
      held: counted === 0,
    }
  },
}
