/** Words at a table, as a node with listeners hears of them that another node has written or removed. */
import { afterAll, expect, test } from 'vitest'
import type { ChatLine } from '../../protocol/index.ts'
import type { Services } from '../services.ts'
import { openStorage } from '../storage/index.ts'
import { TableRegistry } from '../tables/registry.ts'
import { pollChat, removeLine } from '../tables/talk.ts'
import { closeAll, place, seated, startServer } from './test-server.ts'

afterAll(closeAll)

/** Another node on the same rows, with somebody who listens; nobody tells it anything. */
async function listening() {
  const where = await place('sqlite')
  const { url } = await startServer(where)
  const { id, clients } = await seated(url, 2)
  const say = async (text: string) =>
    expect((await clients[0]!.ask('sendChat', { id, body: { text } })).status).toBe(200)
  const node = async () => {
    const storage = Object.assign(await openStorage({ dataDir: '', ...where }), { hint: () => undefined })
    const heard: string[] = []
    const tellChat = (_: unknown, { n, text, removed }: ChatLine) =>
      void heard.push(removed ? `${n} is gone` : `${n} ${text}`)
    const parts = { storage, hub: { viewers: () => [0], tellChat }, now: () => 1000 } as unknown as Services
    const services = Object.assign(parts, { tables: new TableRegistry(parts) })
    await services.tables.find(id)
    return { services, heard, close: () => storage.close() }
  }
  return { id, say, node }
}

test('a line that another node has removed is told, once, though nobody said so', async () => {
  const { id, say, node } = await listening()
  const [here, there] = [await node(), await node()]
  await say('good morning')
  await pollChat(here.services)
  expect(here.heard.splice(0)).toEqual(['0 good morning'])
  expect(await removeLine(there.services, id, 0)).toBe(true)
  await pollChat(here.services)
  await pollChat(here.services)
  expect(here.heard).toEqual(['0 is gone'])
  await Promise.all([here.close(), there.close()])
})

test('of several lines removed in one moment each is told, and nothing is removed twice', async () => {
  const { id, say, node } = await listening()
  const [here, there] = [await node(), await node()]
  for (const text of ['one', 'two', 'three']) await say(text)
  await pollChat(here.services)
  here.heard.splice(0)
  expect(await removeLine(there.services, id, 0)).toBe(true)
  await pollChat(here.services)
  expect(await removeLine(there.services, id, 2)).toBe(true)
  expect(await removeLine(there.services, id, 2)).toBe(false)
  await pollChat(here.services)
  expect(here.heard).toEqual(['0 is gone', '2 is gone'])
  // Where it was removed too.
  expect(there.heard).toEqual(['0 is gone', '2 is gone'])
  await Promise.all([here.close(), there.close()])
})
