/** A table with options of its own: they are in its record, the record verifies with them, and with others it does not. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type About,
  defaultOptions,
  isFault,
  type Options,
  type OptionSpec,
  type OptionValue,
  parseRecord,
  replayRecord,
  sameJson,
  writeRecord,
} from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import type { TableInfo } from '../protocol/index.ts'
import { Client } from '../server/tests/client.ts'
import { type ProofServer, startProofServer } from './proof-server.ts'
import { Stubborn } from './stubborn.ts'

/** Corrected figures, which only somebody who knows the game can write. */
const FIGURES: Readonly<Record<string, Options>> = {
  lancaster: {
    figures: {
      supply: { limited: false },
      counties: { B: { name: 'Kent', reward: [{ op: 'journey', earnsFavour: false }, { op: 'nobleman' }] } },
    },
  },
  'wars-of-the-roses': {
    figures: { startingMoney: 11, regions: { wales: { votes: 30, first: 20, second: 10 } } },
  },
}

/** Every option as it is not by default. */
function changed({ id, options }: About, seats: number): Options {
  const pairs = options.map((spec) => {
    const value = other(spec)
    return [spec.id, spec.each ? Array.from({ length: seats }, () => value) : value] as const
  })
  return { ...(Object.fromEntries(pairs) as Options), ...FIGURES[id] }
}

function other(spec: OptionSpec): OptionValue {
  if (spec.kind === 'choice') return spec.values.findLast((value) => value !== spec.default) ?? spec.default
  if (spec.kind === 'number') return spec.default === spec.max ? spec.min : spec.max
  return spec.kind === 'flag' ? !spec.default : spec.default
}

let server: ProofServer
beforeAll(async () => {
  server = await startProofServer()
})
afterAll(() => server.close())

function verified(text: string): { code: number | null; out: string; err: string } {
  const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'verify', '-'], {
    input: text,
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

test.each(catalogue.map((entry) => ({ id: entry.about.id, entry })))(
  'a table of $id with all its options changed: the record holds them and verifies with no others',
  async ({ id, entry }) => {
    const game = await entry.load()
    const [count = 1] = entry.about.seatCounts
    const options = changed(entry.about, count)
    const host = await Client.guest(server.node.url, 'Anna')
    const guests = await Promise.all(
      Array.from({ length: count - 1 }, (_, i) => Client.guest(server.node.url, `Otto ${i}`)),
    )
    const clients = [host, ...guests]
    const seats = clients.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
    const { id: table, invite } = (await host.post<TableInfo>('/api/tables', { game: id, seats, options })).body
    for (const guest of guests) await guest.post(`/api/tables/${table}/join`, { invite })
    const players = clients.map((client, seat) => new Stubborn(client, table, seat, game, seat))
    const acts = (): number => players.reduce((sum, { account }) => sum + account.acknowledged.length, 0)
    await Promise.all(players.map((player) => player.play(() => acts() >= 30)))
    await host.post(`/api/tables/${table}/propose`, { kind: 'abort' })
    for (const guest of guests) await guest.vote(table, 'abort', true)
    const text = (await host.get<string>(`/api/tables/${table}/record`)).body
    const record = parseRecord(text)
    if (isFault(record)) throw new Error(`line ${record.line}: ${record.fault}`)
    expect(record.options).toEqual(options)
    expect(verified(text)).toMatchObject({ code: 0, out: expect.stringMatching(/^verified: \d+ moves/) })

    // The same moves under the usual options are another game, and the record is found out.
    const usual = defaultOptions(entry.about, count)
    if (!sameJson(usual, options))
      expect(verified(writeRecord({ ...record, options: usual }))).toMatchObject({
        code: 1,
        err: expect.stringContaining('line '),
      })
    const nonsense = { ...record, options: { ...record.options, nonsense: true } }
    expect(replayRecord(nonsense, game)).toMatchObject({ line: 4 })
  },
)
