/** Who listens to what on a node: each is told what is for them, in the kind they know, and nobody what is not. */
import { expect, test } from 'vitest'
import type { ChatLine, Notice } from '../../protocol/index.ts'
import type { Connection } from '../live/connection.ts'
import { Hub } from '../live/hub.ts'
import { type LiveTable, liveTable } from '../tables/live-table.ts'
import type { TableRows } from '../tables/rows.ts'

const NOW = 1_000_000

interface Ear extends Connection {
  readonly heard: Record<string, unknown>[]
  full: boolean
}

/** Somebody with a connection, who reads everything unless they are said to be slow. */
function ear(person: string | null, prints = true): Ear {
  const heard: Record<string, unknown>[] = []
  const note = (text: string): boolean => heard.push(JSON.parse(text) as Record<string, unknown>) > 0
  const own = {
    heard,
    person,
    prints,
    session: `session of ${person}`,
    opened: null,
    full: false,
    get caughtUp(): boolean {
      return !own.full
    },
    send: (text: string): boolean => !own.full && note(text),
    sendAlways: note,
    close: (code: number) => heard.push({ closed: code }),
  }
  return own as unknown as Ear
}

const told = ({ heard }: Ear): readonly unknown[] => heard.splice(0).map((each) => each['text'] ?? each['tell'] ?? each)

function table(id = 't'): LiveTable {
  const seats = ['anna', 'ben'].map((person_id, seat) => ({ seat, kind: 'person', person_id, seen_at: NOW }))
  const row = { id, listed: 1, status: 'playing', paused_at: null, length: 0, host_id: 'anna' }
  return liveTable(id, { row, seats, clockState: null, kept: [], admitted: [] } as unknown as TableRows, NOW)
}

const update = (seat: number | null, print: boolean) => ({
  seat,
  number: 1,
  print,
  text: `"seat":${seat},"text":"${print ? 'print' : 'hash'} for ${seat}"`,
})
const EVERYBODY = [null, 0, 1].flatMap((seat) => [update(seat, true), update(seat, false)])

test('an update is for those who see from that seat, with a print for whoever knows them and a hash for the others', () => {
  const hub = new Hub(() => NOW, 1000)
  const [anna, old, ben, carl, elsewhere] = [ear('anna'), ear('anna', false), ear('ben'), ear(null), ear('ben')]
  for (const each of [anna, old, ben, carl, elsewhere]) hub.add(each)
  hub.open(anna, 't', 0)
  hub.open(old, 't', 0)
  hub.open(ben, 't', 1)
  hub.open(carl, 't', null)
  hub.open(elsewhere, 'u', 1)
  expect([new Set(hub.viewers('t')), hub.hashed('t'), hub.hashed('u')]).toEqual([new Set([0, 1, null]), [0], []])
  hub.tellUpdates(table(), EVERYBODY)
  expect([anna, old, ben, carl, elsewhere].map(told)).toEqual([
    ['print for 0'],
    ['hash for 0'],
    ['print for 1'],
    ['print for null'],
    [],
  ])
  hub.tellState(table(), 0, '"seat":0,"text":"whole"', false)
  expect([told(anna), told(old)]).toEqual([[], ['whole']])
  // Nobody who knows no prints is left.
  hub.close(old, 't')
  hub.remove(old)
  expect([hub.hashed('t'), hub.viewers('t').includes(0)]).toEqual([[], true])
  expect(hub.remove(anna)).toEqual(['t'])
  expect(hub.viewers('t').includes(0)).toBe(false)
})

test('who could not read in time is left out, and given the whole table when they have caught up, once', () => {
  const hub = new Hub(() => NOW, 1000)
  let slow = 0
  hub.onSlow = () => void slow++
  const ben = ear('ben')
  hub.add(ben)
  for (const id of ['t', 'u']) hub.open(ben, id, 1)
  ben.full = true
  hub.tellUpdates(table(), EVERYBODY)
  hub.tellUpdates(table(), EVERYBODY)
  expect([slow, hub.hasSlow, [...hub.recovered()]]).toEqual([1, true, []])
  ben.full = false
  // What comes before the whole table would not fit what they have.
  hub.tellUpdates(table(), EVERYBODY)
  expect(told(ben)).toEqual([])
  hub.tellUpdates(table('u'), EVERYBODY)
  expect(told(ben)).toEqual(['print for 1'])
  expect([...hub.recovered()]).toEqual([[ben, 't', 1]])
  hub.tellUpdates(table(), EVERYBODY)
  expect([told(ben), hub.hasSlow, [...hub.recovered()]]).toEqual([['print for 1'], false, []])
})

test('words are for everybody at the table but those who do not want to hear them; notices for one person, in every tab', () => {
  const hub = new Hub(() => NOW, 1000)
  const [anna, ben, carl, another] = [ear('anna'), ear('ben'), ear(null), ear('anna')]
  for (const each of [anna, ben, carl, another]) hub.add(each)
  hub.open(anna, 't', 0)
  hub.open(ben, 't', 1)
  hub.open(carl, 't', null)
  const line = { n: 0, seat: 1, name: 'Ben', text: 'well met', at: 1 } as ChatLine
  hub.tellChat(table(), line, new Set(['anna']))
  expect([anna, ben, carl, another].map(told)).toEqual([[], ['chat'], ['chat'], []])
  hub.tellPerson('anna', { id: 'n' } as Notice)
  hub.tellRead('anna', 't')
  expect([anna, ben, carl, another].map(told)).toEqual([['notice', 'read'], [], [], ['notice', 'read']])
  hub.remove(another)
  hub.tellPerson('anna', { id: 'n' } as Notice)
  expect([told(anna), told(another)]).toEqual([['notice'], []])
})

test('who is signed out or shut out is told which, and everybody else stays', () => {
  const hub = new Hub(() => NOW, 1000)
  const [anna, ben, carl] = [ear('anna'), ear('ben'), ear('carl')]
  for (const each of [anna, ben, carl]) hub.add(each)
  hub.signOut(({ person }) => (person === 'anna' ? 'banned' : person === 'carl' ? 'signed-out' : null))
  expect(anna.heard).toMatchObject([{ tell: 'bye', reason: 'banned' }, { closed: 4001 }])
  expect(ben.heard).toEqual([])
  expect(carl.heard).toMatchObject([{ tell: 'bye', reason: 'signed-out' }, { closed: 4001 }])
})

test('whoever has lost or won a seat sees from where they sit now, and who may not see the table any more is told so', () => {
  const hub = new Hub(() => NOW, 1000)
  const [anna, ben, carl] = [ear('anna'), ear('ben'), ear('carl')]
  hub.open(anna, 't', 1)
  hub.open(ben, 't', 1)
  hub.open(carl, 't', null)
  expect(hub.reseat(table())).toEqual([[anna, 0]])
  expect([anna.opened?.get('t')?.seat, ben.opened?.get('t')?.seat]).toEqual([0, 1])
  expect(hub.infoViewer('t', null)).toMatchObject({ connected: new Set([1, 0]), watching: 1 })
  hub.showOut(table())
  expect(carl.heard).toEqual([])
  const shut = table()
  shut.rows = { ...shut.rows, row: { ...shut.rows.row, listed: 0 } }
  hub.showOut(shut)
  expect([told(carl), told(ben), hub.viewers('t').includes(null)]).toEqual([['closed'], [], false])
})

test('whoever waits for something to happen at a table is woken by what happens there, and by the end of the house', async () => {
  const hub = new Hub(() => NOW, 1000)
  const woken: string[] = []
  const wait = (id: string): Promise<number> => hub.change(id, 60_000).then(() => woken.push(id))
  const [first, other, another] = [wait('t'), wait('u'), wait('u')]
  expect(hub.isQuiet).toBe(false)
  hub.tellUpdates(table(), [])
  await first
  expect(woken).toEqual(['t'])
  hub.stopWaiting()
  await Promise.all([other, another])
  expect([woken, hub.closing, hub.isQuiet]).toEqual([['t', 'u', 'u'], true, true])
  // Nothing happens: they are let go after a while.
  await hub.change('t', 1)
  expect(hub.isFollowed('t')).toBe(false)
})
