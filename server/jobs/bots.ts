/** A bot's turn: it is shown its seat's view, thinks in a thread of its own, and acts like anybody else. */
import { randomInt } from 'node:crypto'
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { ClaimedJob } from '../storage/index.ts'
import type { Desk, Sheet } from '../tables/desk.ts'

export async function botTurn(house: House, job: ClaimedJob): Promise<void> {
  const { seat } = JSON.parse(job.body) as { seat: number }
  const desk = await house.desks.current(job.table ?? '')
  const { row, seats } = desk.sheet
  const level = seats[seat]?.level
  if (row.status !== 'playing' || row.paused_at !== null || seats[seat]?.kind !== 'bot' || !level)
    return await house.jobs.finish(job)
  const seen = await house.desks.inLine(desk, () => house.desks.ask(desk, { op: 'view', seat }))
  if (seen.kind !== 'view' || !seen.awaited) return await house.jobs.finish(job)
  const { view, number } = seen
  const thought = await house.pool.think({
    table: desk.id,
    game: row.game,
    view,
    seat,
    level,
    seed: randomInt(2 ** 47),
  })
  const act: Act =
    thought.kind === 'move'
      ? { kind: 'act', seat, id: `bot-${number}`, number, steps: [thought.move] }
      : { kind: 'idle', seat }
  await play(house, desk, job, act)
}

async function play(house: House, desk: Desk, job: ClaimedJob, act: Act & { seat: number }): Promise<void> {
  const stillBot = (sheet: Sheet): Act => {
    if (sheet.seats[act.seat]?.kind !== 'bot') throw new Refused('stale', 'The seat has changed hands.')
    return act
  }
  try {
    await house.desks.act(desk, stillBot, { id: job.id, lease: job.lease })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.type === 'not-legal' && act.kind !== 'idle') {
      house.log.error({ table: desk.id, seat: act.seat }, 'a bot chose a move that is not legal')
      await play(house, desk, job, { kind: 'idle', seat: act.seat })
    } else if (error.type === 'busy' || error.type === 'rules-fault') {
      throw error
    } else {
      await house.jobs.finish(job)
    }
  }
}
