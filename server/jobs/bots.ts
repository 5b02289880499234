/** A bot's turn: it is shown its seat's view, thinks in a thread of its own, and acts like anybody else. */
import { randomInt } from 'node:crypto'
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { ClaimedJob } from '../storage/index.ts'
import type { Desk, Sheet } from '../tables/desk.ts'

const TRIES = 10

export async function botTurn(house: House, job: ClaimedJob): Promise<void> {
  const { seat } = JSON.parse(job.body) as { seat: number }
  const desk = await house.desks.current(job.table ?? '')
  let move: string | null = null
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seen = await look(house, desk, seat)
    if (!seen) return await house.jobs.finish(job)
    // A bot that fails, or keeps choosing what is not legal, plays the harmless default.
    if (move === null && attempt < TRIES / 2) move = await think(house, desk, seat, seen)
    const { number } = seen
    const act: Act =
      move === null ? { kind: 'idle', seat } : { kind: 'act', seat, id: `bot-${number}`, number, steps: [move] }
    const result = await play(house, desk, job, act)
    if (result === 'done') return
    if (result === 'not-legal') move = null
  }
  throw new Error('the table moved on faster than the bot could act')
}

interface Seen {
  readonly view: unknown
  readonly number: number
  readonly level: string
}

/** What the bot sees, if it is its turn. */
async function look(house: House, desk: Desk, seat: number): Promise<Seen | null> {
  return await house.desks.inLine(desk, async () => {
    const { row, seats } = desk.sheet
    const level = seats[seat]?.level
    if (row.status !== 'playing' || row.paused_at !== null || seats[seat]?.kind !== 'bot' || !level) return null
    const reply = await house.desks.ask(desk, { op: 'view', seat })
    return reply.kind === 'view' && reply.awaited ? { view: reply.view, number: reply.number, level } : null
  })
}

async function think(house: House, desk: Desk, seat: number, { view, level }: Seen): Promise<string | null> {
  const { game } = desk.sheet.row
  const reply = await house.pool.think({ table: desk.id, game, view, seat, level, seed: randomInt(2 ** 47) })
  return reply.kind === 'move' ? reply.move : null
}

/** Others may act while a bot thinks: the same move is then tried on what the bot sees now. */
async function play(
  house: House,
  desk: Desk,
  job: ClaimedJob,
  act: Act & { seat: number },
): Promise<'done' | 'again' | 'not-legal'> {
  const stillBot = (sheet: Sheet): Act => {
    if (sheet.seats[act.seat]?.kind !== 'bot') throw new Refused('stale', 'The seat has changed hands.')
    return act
  }
  try {
    await house.desks.act(desk, stillBot, { id: job.id, lease: job.lease })
    return 'done'
  } catch (error) {
    if (!(error instanceof Refused) || error.type === 'busy' || error.type === 'rules-fault') throw error
    if (error.type !== 'not-legal') return 'again'
    house.log.error({ table: desk.id, seat: act.seat }, 'a bot chose a move that is not legal')
    return 'not-legal'
  }
}
