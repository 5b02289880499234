/** Lists, dates and metrics, which anybody may read, stand still while a seat decides in secret. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerMessage } from '../protocol/index.ts'
import { catalogue } from '../games/index.ts'
import { Client } from '../server/tests/client.ts'
import { figuresAsSeen } from './figures.ts'
import { MOST_SEATS } from './games.ts'
import { type ProofServer, startProofServer } from './proof-server.ts'
import { placeTable } from './rows.ts'
import { secretPhase } from './secret-phase.ts'

let server: ProofServer
const people: { client: Client; id: string }[] = []

beforeAll(async () => {
  server = await startProofServer()
  for (let seat = 0; seat < MOST_SEATS; seat++) people.push(await server.guest(`Player ${seat}`))
})
afterAll(() => server.close())

/** Where a plan is one step, that it was made is all there is to count, and everybody may see that. */
const secretive = (
  await Promise.all(
    catalogue.map(async (entry) => ({
      id: entry.about.id,
      phase: secretPhase(entry, await entry.load(), 1),
    })),
  )
).flatMap(({ id, phase }) => (phase && phase.scripts[1].length > 1 ? [{ id, phase }] : []))

test.each(secretive)(
  '$id: nobody counts the steps of a secret plan by dates, lists or metrics',
  async ({ id, phase }) => {
    const { match, actor, observer, scripts } = phase
    const { setup, entries } = match
    const seats = people.slice(0, setup.seats).map((person) => person.id)
    const table = `${id}-figures`
    await placeTable(server.storage, { id: table, setup, entries, people: seats, awaiting: match.awaiting() })
    const acting = people[actor]!.client
    const live = await acting.live()
    await live.open(table)
    const eyes = [people[observer]!.client, new Client(server.node.url)]
    const before = await Promise.all(eyes.map((client) => figuresAsSeen(client, table)))
    expect(before[1]).toMatchObject({ lobby: [{ id: table }] })
    // The last step ends the plan, which everybody may see.
    const steps = scripts[1].slice(0, -1)
    let number = match.version(actor)
    for (const [i, step] of steps.entries()) {
      const overHttp = i % 2 === 1
      const answer = overHttp
        ? (await acting.post<AnswerMessage>(`/api/tables/${table}/act`, { id: `s${i}`, number, steps: [step] })).body
        : await live.act(table, [step], { number, id: `s${i}` })
      number = (answer as { number: number }).number
      expect(await Promise.all(eyes.map((client) => figuresAsSeen(client, table))), `after step ${i + 1}`).toEqual(
        before,
      )
    }
    expect(number).toBe(match.version(actor) + steps.length)
    live.close()
  },
)

test('the games with secret plans are among them', () => {
  expect(secretive.length).toBeGreaterThan(0)
})
