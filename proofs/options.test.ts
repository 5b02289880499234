/** A table with options of its own: they are in its record, the record verifies with them, and with others it does not. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFault, type Options, parseRecord, readOptions, replayRecord, writeRecord } from '../engine/index.ts'
import { catalogue } from '../games/index.ts'
import type { TableInfo } from '../protocol/index.ts'
import { Client } from '../server/tests/client.ts'
import { type ProofServer, startProofServer } from './proof-server.ts'
import { Stubborn } from './stubborn.ts'

/** None of them as it is by default. */
const CHOSEN: Readonly<Record<string, Options>> = {
  'rose-king': { 'first-player': 'random', 'reshuffle-timing': 'when-needed', scoring: 'triangular' },
  lancaster: {
    figures: {
      supply: { limited: false },
      counties: { B: { name: 'Kent', reward: [{ op: 'journey', earnsFavour: false }, { op: 'nobleman' }] } },
    },
  },
  'wars-of-the-roses': {
    figures: { startingMoney: 11, regions: { wales: { votes: 30, first: 20, second: 10 } } },
  },
  'richard-iii': {
    scenario: 'kingmaker-1470',
    redeals: 'one-each',
    'bombards-sail': false,
    'heir-after-execution': 'same-phase',
    'heirless-house': 'plays-on',
    'treason-by-sea': false,
    'pirate-port-bonus': false,
    'returning-heir': 'takes-title',
    'border-limits': 'each-way',
  },
}

let server: ProofServer
beforeAll(async () => {
  server = await startProofServer()
}, 60_000)
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
    const options = CHOSEN[id] ?? {}
    expect(Object.keys(options).sort()).toEqual(entry.about.options.map((option) => option.id).sort())
    const clients = [await Client.guest(server.node.url, 'Anna'), await Client.guest(server.node.url, 'Otto')] as const
    const [host, guest] = clients
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id: table, invite } = (await host.post<TableInfo>('/api/tables', { game: id, seats, options })).body
    await guest.post(`/api/tables/${table}/join`, { invite })
    const players = clients.map((client, seat) => new Stubborn(client, table, seat, game, seat))
    const acts = (): number => players.reduce((sum, { account }) => sum + account.acknowledged.length, 0)
    await Promise.all(players.map((player) => player.play(() => acts() >= 30)))
    await host.post(`/api/tables/${table}/propose`, { kind: 'abort' })
    await guest.post(`/api/tables/${table}/vote`, { kind: 'abort', agree: true })
    const text = (await host.get<string>(`/api/tables/${table}/record`)).body
    const record = parseRecord(text)
    if (isFault(record)) throw new Error(`line ${record.line}: ${record.fault}`)
    expect(record.options).toEqual(options)
    expect(verified(text)).toMatchObject({ code: 0, out: expect.stringMatching(/^verified: \d+ moves/) })

    // The same moves under the usual options are another game, and the record is found out.
    const usual = readOptions(game, {})
    if ('problems' in usual) throw new Error(usual.problems.join())
    const forged = { ...record, options: usual.options }
    expect(verified(writeRecord(forged))).toMatchObject({ code: 1, err: expect.stringContaining('line ') })
    const nonsense = { ...record, options: { ...record.options, nonsense: true } }
    expect(replayRecord(nonsense, game)).toMatchObject({ line: 4 })
  },
  120_000,
)
