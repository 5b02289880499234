/**
 * One guest with sixty tables of monarchs, and somebody else: how long a `page` takes to answer and how late a clock of two
 * seconds runs out, in a quiet house and in the busy one, in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogue } from '../games/index.ts'
import type { SeatState, TableInfo } from '../protocol/index.ts'
import { figure, type Figure, type Part, promise, quantile, type Run } from './figures.ts'
import { startServer } from './processes.ts'
import { Guest } from './people/guests.ts'

const TABLES = 60
/** Seconds of monarchs before anything counts. */
const WARM_UP = 10
const CLOCK_SECONDS = 2
/** Opened for two in every run, and quick to play. */
const PLAYED = 'rose-king'

async function ask<T>({ url, cookie }: Guest, path: string, body?: unknown): Promise<T> {
  const headers = { cookie, 'content-type': 'application/json' }
  const sent = body === undefined ? { headers } : { method: 'POST', body: JSON.stringify(body), headers }
  const response = await fetch(`${url}/api/tables${path}`, sent)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** The state as soon as it is newer than `number` and fits. */
async function until(
  guest: Guest,
  id: string,
  number: number,
  fits: (state: SeatState) => boolean,
): Promise<SeatState> {
  for (let seen = number; ;) {
    const state = await ask<SeatState>(guest, `/${id}/state?number=${seen}&wait=25`)
    if (fits(state)) return state
    seen = state.number
  }
}

/** Milliseconds from sending a move to the bot's answer to it, in the middle of several. */
export async function pageAnswers(url: string, moves: number): Promise<number> {
  const guest = await Guest.arrive(url)
  const times: number[] = []
  while (times.length < moves) {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'page' }]
    const { id } = await ask<TableInfo>(guest, '', { game: PLAYED, seats })
    const mine = ({ seat, awaiting, outcome }: SeatState): boolean =>
      outcome !== null || (seat !== null && awaiting.includes(seat))
    let state = await ask<SeatState>(guest, `/${id}/state`)
    if (!mine(state)) state = await until(guest, id, state.number, mine)
    for (let turn = 0; turn < 10 && state.outcome === null; turn++) {
      const [step] = state.legal
      const from = performance.now()
      const { number } = await ask<{ number: number }>(guest, `/${id}/act`, {
        id: `m${state.number}`,
        number: state.number,
        steps: [step],
      })
      state = await until(guest, id, number, mine)
      times.push(performance.now() - from)
    }
    await ask(guest, `/${id}/resign`, {}).catch(() => undefined)
  }
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  )
}

/** Milliseconds from the start of a game to its end by a clock nobody stops. */
export async function clockRunsOut(url: string): Promise<number> {
  const [host, guest] = await Promise.all([Guest.arrive(url), Guest.arrive(url)])
  const clock = { kind: 'live', perMove: 0, reserve: CLOCK_SECONDS, increment: 0, overdue: 'lose' }
  const { id, invite } = await ask<TableInfo>(host, '', {
    game: PLAYED,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock,
  })
  await ask(guest, `/${id}/join`, { invite })
  const from = performance.now()
  await until(host, id, 0, ({ outcome }) => outcome !== null)
  return performance.now() - from
}

async function middleClock(url: string, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await clockRunsOut(url))
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  )
}

export async function monarchs(url: string, tables: number): Promise<void> {
  const host = await Guest.arrive(url)
  for (let i = 0; i < tables; i++) {
    const { about } = catalogue[i % catalogue.length] as (typeof catalogue)[number]
    const bots = Array.from({ length: Math.min(...about.seatCounts) }, () => ({ kind: 'bot', level: 'monarch' }))
    await ask(host, '', { game: about.id, seats: bots })
  }
}

async function measure({ quick, say }: Run): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roses-bench-'))
  const server = await startServer({ dataDir })
  try {
    const { url } = server
    const moves = quick ? 20 : 60
    const rounds = quick ? 1 : 3
    await pageAnswers(url, 5)
    const quiet = { page: await pageAnswers(url, moves), clock: await middleClock(url, rounds) }
    say(`quiet: a page answers in ${quiet.page.toFixed(0)} ms, the clock runs out after ${quiet.clock.toFixed(0)} ms`)
    await monarchs(url, TABLES)
    await sleep(WARM_UP * 1000)
    const busy = { page: await pageAnswers(url, moves), clock: await middleClock(url, rounds) }
    say(`busy: a page answers in ${busy.page.toFixed(0)} ms, the clock runs out after ${busy.clock.toFixed(0)} ms`)
    const beside = { what: 'in the same house when it is quiet', kind: 'limit' as const }
    const at = `beside ${TABLES} tables of monarchs`
    return [
      figure('fair.page.ratio', `${at}: somebody else’s page answers`, busy.page, 'ms', {
        ...beside,
        value: quiet.page,
      }),
      promise('fair.page', `${at}: the same, promised`, busy.page, 'ms', 'most', Math.round(2 * quiet.page + 200)),
      figure('fair.clock.ratio', `${at}: a clock of 2 s runs out`, busy.clock, 'ms', { ...beside, value: quiet.clock }),
      promise('fair.clock', `${at}: the same, promised`, busy.clock, 'ms', 'most', 2500),
    ]
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const fair: Part = {
  name: 'fair',
  does: 'one guest’s sixty tables of monarchs beside everybody else',
  run: measure,
}
