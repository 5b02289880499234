import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../../server/tests/client.ts'
import { seated } from '../../server/tests/test-server.ts'
import type { Scenario } from './scenario.ts'

/** Longer than the rows take to know who was seen, in milliseconds. */
const AWAY = 9000
const LOOKS = 26
const PAUSE = 500

export const absentElsewhere: Scenario = {
  item: 6,
  title: 'declares absent who plays by HTTP alone, at another node',
  adversary: 'opponent',
  async run(arena) {
    const { node, other } = await arena.open({ awayMs: AWAY, minuteMs: AWAY })
    const clock = { kind: 'live', perMove: 600, reserve: 600, increment: 0, overdue: 'lose' } as const
    const { id, clients } = await seated(node.url, 3, { clock, absence: { kind: 'vote', after: 1 } })
    const [rival, , victim] = clients as [Client, Client, Client]
    const live = await rival.live()
    await live.open(id)
    victim.base = other.url
    let missed = 0
    let proposed = 0
    for (let look = 0; look < LOOKS; look++) {
      await victim.ask('getState', { id })
      await sleep(PAUSE)
      const info = (await rival.ask('getTable', { id })).body
      if (info.seats[2]?.present === false) missed++
      if ((await rival.ask('propose', { id, body: { kind: 'substitute', seat: 2 } })).status === 200) proposed++
    }
    live.close()
    return {
      measured: `absent in ${missed} of ${LOOKS} looks over ${(LOOKS * PAUSE) / 1000} s (absence begins after ${AWAY / 1000} s); ${proposed} proposals taken`,
      held: missed === 0 && proposed === 0,
    }
  },
}
