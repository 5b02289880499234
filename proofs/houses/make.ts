/**
 * Writes a database by the build it stands in, for later builds to open: `node proofs/houses/make.ts <file.sqlite>`. Of every game a
 * finished table and one that runs, and one in the middle of a pause; beside it `<file>.json` says who sits there and what was asked of them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quick } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { serve } from '../../server/main.ts'
import { Client } from '../../server/tests/client.ts'

const file = process.argv[2]
if (file === undefined) throw new Error('where to?')
const dataDir = mkdtempSync(join(tmpdir(), 'roses-made-'))
const served = await serve({ port: 0, host: '127.0.0.1', dataDir, webRoot: null, logLevel: 'error', limits: 0 })
const dice = quick(7)

interface Info {
  readonly id: string
  readonly invite: string
}
interface State {
  readonly number: number
  readonly awaiting: readonly number[]
  readonly legal: readonly string[]
  readonly undo: boolean
}

const people = await Promise.all(['Anna', 'Božena'].map((name) => Client.guest(served.url, name)))
const [anna, bozena] = people as [Client, Client]

async function table(game: string, wish: Record<string, unknown>): Promise<string> {
  const made = await anna.post<Info>('/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }], ...wish })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  await bozena.post(`/api/tables/${made.body.id}/join`, { invite: made.body.invite })
  return made.body.id
}

/** Both play at random, with a step taken back now and then, for so many acts or to the end. */
async function play(id: string, most: number): Promise<void> {
  for (let act = 0; act < most; act++) {
    const states = await Promise.all(people.map((person) => person.get<State>(`/api/tables/${id}/state`)))
    const awaited = states[0]?.body.awaiting ?? []
    const seat = awaited[dice.int(Math.max(1, awaited.length))]
    const state = seat === undefined ? undefined : states[seat]?.body
    if (seat === undefined || !state) return
    const move = state.legal[dice.int(state.legal.length)]
    const body = { id: `a${act}`, number: state.number, steps: [move] }
    const done = await people[seat]?.post<{ number: number }>(`/api/tables/${id}/act`, body)
    if (done?.status !== 200) throw new Error(JSON.stringify(done?.body))
    if (dice.int(6) === 0)
      await people[seat]?.post(`/api/tables/${id}/undo`, { id: `u${act}`, number: done.body.number })
  }
}

/** What each seat of a running table is asked, which later builds must ask it too. */
async function asked(id: string): Promise<readonly Omit<State, 'undo'>[]> {
  return Promise.all(
    people.map(async (person) => {
      const { number, awaiting, legal } = (await person.get<State>(`/api/tables/${id}/state`)).body
      return { number, awaiting, legal }
    }),
  )
}

const running: { readonly id: string; readonly game: string; readonly seats: readonly Omit<State, 'undo'>[] }[] = []
const finished: { readonly id: string; readonly game: string; readonly record: string }[] = []
for (const { about } of catalogue) {
  const options = Object.fromEntries(
    about.options.flatMap((spec) => (spec.kind === 'flag' ? [[spec.id, !spec.default]] : [])),
  )
  const clock = { kind: 'days', days: 3, overdue: 'idle' }
  const current = await table(about.id, { options, clock })
  await play(current, 104)
  running.push({ id: current, game: about.id, seats: await asked(current) })
  const over = await table(about.id, {})
  await play(over, about.id === 'rose-king' ? 10_000 : 60)
  await bozena.post(`/api/tables/${over}/resign`)
  finished.push({ id: over, game: about.id, record: (await anna.get<string>(`/api/tables/${over}/record`)).body })
}
// One that stands in the middle of an agreed pause, with a live clock.
const paused = await table('rose-king', {
  clock: { kind: 'live', perMove: 600, reserve: 6000, increment: 5, overdue: 'lose' },
})
await play(paused, 10)
await anna.post(`/api/tables/${paused}/propose`, { kind: 'pause' })
await bozena.post(`/api/tables/${paused}/vote`, { kind: 'pause', agree: true })
await served.close()

const database = new DatabaseSync(join(dataDir, 'roses.sqlite'))
database.exec(`VACUUM INTO '${file}'`)
database.close()
rmSync(dataDir, { recursive: true, force: true })
const madeAt = Date.now()
const cookies = people.map((person) => person.cookie)
writeFileSync(
  file.replace(/[.]sqlite$/, '.json'),
  `${JSON.stringify({ madeAt, cookies, running, finished, paused }, null, 2)}\n`,
)
