import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../../server/tests/client.ts'
import { seated } from '../../server/tests/test-server.ts'
import type { House, Scenario } from './scenario.ts'

const UNDOS = 500
/** How long the victim thinks, in milliseconds. */
const THINKS = 1500
const RESERVE = 600
/** A move under fire may cost this much more than in quiet, in milliseconds; the flood once cost 13 seconds. */
const ALLOWED = 1000

/** Milliseconds taken off the victim's clock beyond those until the move was sent, and until it was answered. */
async function move({ node, other }: House, undos: number): Promise<{ lost: number; waited: number }> {
  const clock = { kind: 'live', perMove: 0, reserve: RESERVE, increment: 0, overdue: 'lose' } as const
  const { id, clients } = await seated(node.url, 2, { clock })
  const [rival, victim] = clients as [Client, Client]
  const [shouting, playing] = await Promise.all([rival.live(), victim.live()])
  await Promise.all([shouting.open(id), playing.open(id)])
  victim.base = other.url
  const { number, legal, clocks } = (await victim.ask('getState', { id })).body
  const began = (clocks?.seats[1]?.deadline ?? 0) - RESERVE * 1000
  await sleep(THINKS)
  for (let i = 0; i < undos; i++) shouting.raw(JSON.stringify({ do: 'undo', id: `u${i}`, table: id, number: 0 }))
  const sent = Date.now()
  const done = await victim.ask('act', { id, body: { id: 'move', number, steps: legal.slice(0, 1) } })
  const waited = Date.now() - sent
  if (done.status !== 200) throw new Error(`the move was refused: ${JSON.stringify(done.body)}`)
  const left = (await victim.ask('getState', { id })).body.clocks?.seats[1]?.reserve ?? 0
  shouting.close()
  playing.close()
  return { lost: RESERVE * 1000 - left - (sent - began), waited }
}

export const refusedUndos: Scenario = {
  item: 2,
  title: `${UNDOS} undos that are refused, while the other moves`,
  adversary: 'opponent',
  async run(arena) {
    const house = await arena.open({ limits: 1 })
    const quiet = await move(house, 0)
    const busy = await move(house, UNDOS)
    const measured = `the move took ${busy.waited} ms (quiet ${quiet.waited}), and ${busy.lost} ms too much (quiet ${quiet.lost})`
    return { measured, held: busy.lost - quiet.lost < ALLOWED && busy.waited - quiet.waited < 2 * ALLOWED }
  },
}
