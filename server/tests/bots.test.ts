/** A bot's turn: what it does when its move is refused, or when the table has changed while it thought. */
import { expect, test } from 'vitest'
import { botTurn } from '../jobs/bots.ts'
import { Refused } from '../refused.ts'
import type { Act } from '../rules/messages.ts'
import type { Services } from '../services.ts'
import type { ClaimedJob } from '../storage/index.ts'
import { liveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'
import { catalogue } from './sample.ts'

interface Case {
  readonly seat?: object
  readonly row?: object
  readonly awaited?: boolean
  /** What becomes of its moves, one after the other. */
  readonly refusals?: readonly (ConstructorParameters<typeof Refused>[0] | 'broken')[]
  readonly thinks?: boolean
}

/** What happens in a turn of the bot at seat 1, in order. */
async function turn({ seat, row, awaited = true, refusals = [], thinks = true }: Case): Promise<readonly string[]> {
  const happened: string[] = []
  const rows = {
    row: { id: 't', game: 'sample', version: 1, host_id: 'h', status: 'playing', paused_at: null, length: 4, ...row },
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'page', ...seat }],
  } as unknown as TableRows
  const left = [...refusals]
  const services = {
    catalogue,
    pool: {
      ask: async () => ({ kind: 'view', view: {}, number: 4 + happened.length, awaited }),
      think: async ({ level, seat: at }: { level: string; seat: number }) => {
        happened.push(`${level} thinks at ${at}`)
        return thinks ? { kind: 'moves', moves: ['m'], intent: null } : { kind: 'fault', detail: '' }
      },
    },
    tables: {
      current: async () => liveTable('t', rows, 0),
      act: async (_table: object, actFor: (rows: TableRows) => Act, done: { id: string; lease: string }) => {
        const act = actFor(rows)
        const what = act.kind === 'act' ? act.steps.join() : act.kind
        happened.push(`${what} for ${done.id} ${done.lease}`)
        const refusal = left.shift()
        if (refusal === 'broken') throw new Error('the disk is full')
        if (refusal) throw new Refused(refusal, '')
      },
    },
    jobs: { finish: async () => void happened.push('finished') },
    log: { error: () => undefined },
  } as unknown as Services
  const job = { id: 'job', lease: 'l', table: 't', body: '{"seat":1}' } as ClaimedJob
  await botTurn(services, job).catch((error: unknown) =>
    happened.push(error instanceof Refused ? error.type : 'failed'),
  )
  return happened
}

const THINKS = 'page thinks at 1'
const PLAYS = 'm for job l'
const DEFAULT = 'idle for job l'

test.each<[string, Case, readonly string[]]>([
  ['plays what it thinks of', {}, [THINKS, PLAYS]],
  ['plays the harmless default where it cannot think', { thinks: false }, [THINKS, DEFAULT]],
  [
    'thinks again, and no more than so, where its move is not legal',
    { refusals: ['not-legal'] },
    [THINKS, PLAYS, THINKS, PLAYS],
  ],
  ['plays the same where others have moved meanwhile', { refusals: ['stale', 'stale'] }, [THINKS, PLAYS, PLAYS, PLAYS]],
  ['is tried again later where the house is in trouble', { refusals: ['busy'] }, [THINKS, PLAYS, 'busy']],
  ['is tried again later where something broke', { refusals: ['broken'] }, [THINKS, PLAYS, 'failed']],
  ['does nothing where it is not asked', { awaited: false }, ['finished']],
  ['does nothing in a pause', { row: { paused_at: 5 } }, ['finished']],
  ['does nothing when the game is over', { row: { status: 'finished' } }, ['finished']],
  ['does nothing where somebody else sits', { seat: { kind: 'person' } }, ['finished']],
])('a bot %s', async (_what, given, expected) => {
  expect(await turn(given)).toEqual(expected)
})

test('a bot that keeps choosing what is not legal plays the harmless default in the end', async () => {
  const refusals = Array.from({ length: 9 }, () => 'not-legal' as const)
  const happened = await turn({ refusals })
  expect(happened.filter((what) => what === THINKS)).toHaveLength(5)
  expect(happened.slice(-2)).toEqual([DEFAULT, DEFAULT])
})
