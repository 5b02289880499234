import { setTimeout as sleep } from 'node:timers/promises'
import { clockRunsOut, monarchs, pageAnswers } from '../../bench/fair.ts'
import type { Scenario } from './scenario.ts'

/** The bench measures sixty. */
const TABLES = 16
const MOVES = 12
const GAMES = new URL('../../games/index.ts', import.meta.url).href

export const monarchTables: Scenario = {
  item: 8,
  title: `${TABLES} tables of monarchs, beside somebody else’s page and clock`,
  adversary: 'stranger',
  async run(arena) {
    const { node, other } = await arena.open({ games: GAMES })
    await pageAnswers(other.url, 3)
    const quiet = { page: await pageAnswers(other.url, MOVES), clock: await clockRunsOut(other.url) }
    await monarchs(node.url, TABLES)
    await sleep(2000)
    const busy = { page: await pageAnswers(other.url, MOVES), clock: await clockRunsOut(other.url) }
    const [page, clock] = [(busy.page / quiet.page).toFixed(1), (busy.clock / quiet.clock).toFixed(2)]
    return {
      measured: `a page answers in ${busy.page.toFixed(0)} ms (${page} × quiet), a clock of 2 s ends after ${busy.clock.toFixed(0)} ms (${clock} ×)`,
      held: busy.page <= 2 * quiet.page + 200 && busy.clock <= quiet.clock + 500,
    }
  },
}
