/** What one node says to the others, kind by kind, is heard by whoever is connected there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerMessage } from '../../protocol/index.ts'
import { type Hint, openStorage, type Storage } from '../storage/index.ts'
import type { Client, Live } from './client.ts'
import { idOf } from './host-house.ts'
import { closeAll, place, seated, startServer } from './test-server.ts'

let id = ''
let person = ''
let clients: Client[] = []
let other: Storage
let live: Live
const own: Hint[] = []

beforeAll(async () => {
  const where = await place('postgres')
  const { url } = await startServer(where)
  ;({ id, clients } = await seated(url, 2))
  person = await idOf(clients[0]!)
  other = await openStorage({ dataDir: '', databaseUrl: where.databaseUrl })
  other.onHint((hint) => own.push(hint))
  live = await clients[0]!.live()
  await live.open(id)
})
afterAll(async () => {
  live.close()
  await other.close()
  await closeAll()
})

/** Says it as another node until it is heard: a node that has just begun to listen has missed what was said before. */
async function heard(hint: () => Hint, fits: (message: ServerMessage) => boolean): Promise<void> {
  const from = live.messages.length
  await expect
    .poll(() => {
      other.hint(hint())
      return live.messages.slice(from).some(fits)
    })
    .toBe(true)
}

const notice = { id: 'n', kind: 'started', table: 't', game: 'sample', at: 1 } as const

test('that somebody has come back to a seat whom the others had seen go', () =>
  heard(
    () => {
      other.hint({ moved: [{ table: id, seat: 1, here: false }] })
      return { moved: [{ table: id, seat: 1, here: true }] }
    },
    ({ tell }) => tell === 'table',
  ))

test('a notice, and that notices were read, by whom they are for', async () => {
  const from = live.messages.length
  await heard(
    () => ({ notices: [{ person, notice }], read: [{ person, table: id }] }),
    (message) => message.tell === 'read' && message.table === id,
  )
  expect(live.messages.slice(from)).toContainEqual({ tell: 'notice', notice })
  other.hint({ notices: [{ person: 'somebody else', notice: { ...notice, id: 'not mine' } }] })
  await heard(
    () => ({ read: [{ person, table: null }] }),
    (message) => message.tell === 'read' && message.table === null,
  )
  expect(JSON.stringify(live.messages)).not.toContain('not mine')
  // Nobody hears themselves: what a node says it has told its own people already.
  expect(JSON.stringify(own)).not.toContain('not mine')
})

test('that a table has changed', async () => {
  const rows = other.db.updateTable('tables').where('id', '=', id)
  await rows.set({ revision: 77 }).execute()
  await heard(
    () => ({ tables: [id] }),
    (message) => message.tell === 'table' && message.info.revision === 77,
  )
})

test('that something was said', async () => {
  const line = { table_id: id, n: 0, person_id: null, seat: 1, name: 'Player 1', text: 'well met', at: 1 }
  await other.db.insertInto('chat').values(line).execute()
  await heard(
    () => ({ chat: [id] }),
    (message) => message.tell === 'chat' && message.line.text === 'well met',
  )
})

test('that somebody was signed out', async () => {
  await other.db.deleteFrom('sessions').where('person_id', '=', person).execute()
  await heard(
    () => ({ people: [person] }),
    ({ tell }) => tell === 'bye',
  )
})
