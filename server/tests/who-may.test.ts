/**
 * Who may do what, over every operation of the API: what each kind of person is answered at a private table of others. An answer
 * counts as yes unless it says that this person may not: that something else is missing is no matter of who asks.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API, OPERATIONS, type OperationId, type RefusalType } from '../../protocol/index.ts'
import { ROUTES } from '../../protocol/routes/index.ts'
import type { Client } from './client.ts'
import { HostHouse, idOf } from './host-house.ts'
import { closeAll } from './test-server.ts'

const WHO = ['stranger', 'guest', 'account', 'watcher', 'seat', 'owner', 'shown out', 'banned'] as const
type Who = (typeof WHO)[number]

/** One letter for each of them, in that order. */
const LETTERS = 'xgawsohb'

/** Said to whoever may not. */
const NOT_THEIRS: readonly RefusalType[] = [
  'not-signed-in',
  'no-such-table',
  'not-yours',
  'not-seated',
  'not-host',
  'banned',
  'shown-out',
  'password-needed',
]

interface Asked {
  readonly id: string
  readonly invite: string
  readonly person: string
}

let house: HostHouse
beforeAll(async () => {
  house = await HostHouse.open('sqlite', { limits: 0 })
})
afterAll(closeAll)

/** A private table that runs, with an owner, somebody at the second seat, a watcher, and one who was shown out. */
async function aTable(): Promise<Asked & { readonly people: Readonly<Record<Who, Client>> }> {
  const [owner, seat, watcher, out, guest] = (await Promise.all(
    ['Owner', 'Seat', 'Watcher', 'Out', 'Guest'].map((name) => house.guest(name)),
  )) as [Client, Client, Client, Client, Client]
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const made = (await owner.ask('createTable', { body: { game: 'sample', seats, options: { rounds: '6' } } })).body
  const { id } = made
  const invite = made.invite ?? ''
  await Promise.all([watcher, out].map((client) => client.ask('enterTable', { id, body: { invite } })))
  await seat.ask('joinTable', { id, body: { invite } })
  await owner.ask('showOut', { id, body: { person: await idOf(out) } })
  const people = { stranger: house.stranger(), guest, account, watcher, seat, owner, 'shown out': out, banned }
  return { id, invite, person: await idOf(watcher), people }
}

let account: Client
let banned: Client
beforeAll(async () => {
  account = await house.account()
  const bad = await house.account()
  banned = bad
  // The session is kept, as a program would keep its token.
  const { cookie } = bad
  await house.command((warden) => warden.ban(bad.called, 'rude'))
  bad.cookie = cookie
})

/** What is sent, so that nothing but the person is wrong with it. */
const BODIES: Partial<Record<OperationId, (asked: Asked) => object>> = {
  enterTable: () => ({ invite: 'not-the-invitation' }),
  joinTable: () => ({}),
  seatBot: () => ({ seat: 1, level: 'page' }),
  openSeat: () => ({ seat: 1 }),
  chooseSetting: () => ({ seat: 0, option: 'x', value: 'y' }),
  showOut: ({ person }) => ({ person }),
  commitDice: () => ({ commitment: 'a'.repeat(64) }),
  openDice: () => ({ round: 'a'.repeat(64), entropy: null }),
  propose: () => ({ kind: 'draw' }),
  vote: () => ({ proposal: 'none.0.x', agree: true }),
  sendChat: () => ({ text: 'hello' }),
  setNotes: () => ({ text: 'mine' }),
  act: () => ({ id: 'm', number: 0, steps: ['nonsense'] }),
  undo: () => ({ id: 'u', number: 0 }),
}

/** What the protocol itself gives as an example. */
function exampleOf(operation: OperationId): object | undefined {
  return (ROUTES[operation] as { readonly example?: { readonly body?: object } }).example?.body
}

const SEES = '---wso--'
const SITS = '----so--'
const OWNS = '-----o--'

/** Of everything that concerns one table: who may. Where a running game refuses everybody alike, it is enough to see it. */
const MAY: Readonly<Record<string, string>> = {
  getTable: SEES,
  enterTable: SEES,
  joinTable: SEES,
  getState: SEES,
  getHistory: SEES,
  getRecord: SEES,
  listChat: SEES,
  // By its own secret alone, which none of them has.
  getPicture: '--------',
  readChat: SEES,
  muteTable: SEES,
  makeLook: SITS,
  endLooks: SITS,
  getNotes: SEES,
  setNotes: SEES,
  openDice: SEES,
  offerRematch: SEES,
  chooseSetting: SEES,
  leaveTable: SITS,
  commitDice: SITS,
  propose: SITS,
  vote: SITS,
  resumeGame: SITS,
  resign: SITS,
  sendChat: SITS,
  act: SITS,
  listStanding: SITS,
  giveStanding: SITS,
  revokeStanding: SITS,
  undo: SITS,
  seatBot: OWNS,
  openSeat: OWNS,
  renewInvite: OWNS,
  showOut: OWNS,
  askIn: OWNS,
  decline: '--------',
  getEvening: SEES,
  answerEvening: SEES,
  getEveningCalendar: SEES,
  proposeEvening: OWNS,
  callOffEvening: OWNS,
  openEvening: OWNS,
  askToEvening: OWNS,
  startGame: OWNS,
}

const AT_A_TABLE = Object.entries(OPERATIONS).filter(([, route]) => / \/tables\/:id/.test(route)) as [
  OperationId,
  string,
][]

test.each(AT_A_TABLE)('%s is for those it is for', async (operation, route) => {
  const table = await aTable()
  let may = ''
  for (const [i, who] of WHO.entries()) {
    const body = BODIES[operation]?.(table) ?? exampleOf(operation)
    const answer = await table.people[who].ask(operation as 'getTable', {
      id: table.id,
      ...(route.includes(':order') && { order: 'AAAAAAAAAAAA' }),
      ...(body && { body }),
    })
    const { refused } = answer.body as { refused?: RefusalType }
    expect(answer.status).toBeLessThan(500)
    expect([operation, who, refused]).not.toEqual([operation, who, 'bad-request'])
    may += refused !== undefined && NOT_THEIRS.includes(refused) ? '-' : (LETTERS[i] ?? '?')
  }
  expect(may).toBe(MAY[operation])
})

const OF_THE_HOST = Object.entries(OPERATIONS).filter(([, route]) => / \/host/.test(route)) as [OperationId, string][]

test('nothing of the host’s is for anybody else, whatever is sent', async () => {
  const { people } = await aTable()
  expect(OF_THE_HOST.length).toBeGreaterThan(15)
  for (const [operation, route] of OF_THE_HOST) {
    const [method = '', path = ''] = route.split(' ')
    const answers = await Promise.all(
      WHO.map((who) => people[who].call(method, `${API}${path.replace(':id', 'nobody-here')}`, exampleOf(operation))),
    )
    const said = answers.map(({ body }) => (body as { refused?: string }).refused)
    const [nobody, known] = ['not-signed-in', 'not-host']
    expect([operation, said]).toEqual([operation, [nobody, ...Array.from({ length: 6 }, () => known), nobody]])
  }
})

test('what is said on the live connection is for the same people', async () => {
  const { id, invite, people } = await aTable()
  const heard: Record<string, string> = {}
  for (const [i, who] of WHO.entries()) {
    const live = await people[who].live()
    for (const message of [
      { do: 'open', table: id },
      { do: 'act', table: id, number: 0, steps: ['nonsense'] },
      { do: 'undo', table: id, number: 0 },
      { do: 'chat', table: id, text: 'hello' },
    ]) {
      const { ok, refused } = (await live.ask(message)) as { ok: boolean; refused?: RefusalType }
      const may = ok || (refused !== undefined && !NOT_THEIRS.includes(refused))
      heard[message.do] = (heard[message.do] ?? '') + (may ? LETTERS[i] : '-')
    }
    expect((await live.ask({ do: 'open', table: id, invite: `${invite}x` })).ok).toBe('wso'.includes(LETTERS[i] ?? ''))
    live.close()
  }
  expect(heard).toEqual({ open: SEES, act: SITS, undo: SITS, chat: SITS })
})

test('notes are one’s own', async () => {
  const { id, people } = await aTable()
  await people.seat.ask('setNotes', { id, body: { text: 'my plan' } })
  expect((await people.seat.ask('getNotes', { id })).body.text).toBe('my plan')
  expect((await people.owner.ask('getNotes', { id })).body.text).toBe('')
})

test('a notice is read away by whom it was for, and by nobody else', async () => {
  const { people } = await aTable()
  const notices = async (who: 'seat' | 'owner') => (await people[who].ask('listNotices')).body.notices
  await expect.poll(async () => (await notices('seat')).length * (await notices('owner')).length).toBeGreaterThan(0)
  const before = await notices('seat')
  const id = before[0]?.id ?? ''
  await people.owner.ask('readNotice', { id })
  await people.owner.ask('clearNotices')
  expect([await notices('seat'), await notices('owner')]).toEqual([before, []])
  await people.seat.ask('readNotice', { id })
  expect((await notices('seat')).map((notice) => notice.id)).toEqual(before.slice(1).map((notice) => notice.id))
})

test('nobody sits at a table twice, or leaves a running game by leaving the table', async () => {
  const { id, people } = await aTable()
  expect(await people.seat.ask('joinTable', { id, body: {} })).toMatchObject({ body: { refused: 'already-seated' } })
  expect(await people.seat.ask('leaveTable', { id })).toMatchObject({ body: { refused: 'already-started' } })
})
