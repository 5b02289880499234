import { Client } from '../../server/tests/client.ts'
import { seated } from '../../server/tests/test-server.ts'
import { type House, type Scenario, settled } from './scenario.ts'

/** Times are short here: a minute of absence lasts half a second. */
const SOON = { awayMs: 1000, minuteMs: 500 }
const VOTE = { kind: 'vote', after: 1 } as const
const CLOCK = { kind: 'live', perMove: 600, reserve: 600, increment: 0, overdue: 'lose' } as const
const WAIT = 8000

/** Alone against one who is offline: a bot of one's choice, an open seat, an own second browser. */
async function ofTwo({ node, other }: House): Promise<string[]> {
  const { id, clients, info } = await seated(node.url, 2, { clock: CLOCK, absence: VOTE, public: true })
  const [rival, victim] = clients as [Client, Client]
  await settled(
    () => rival.ask('getTable', { id }),
    ({ body }) => body.seats[1]?.present === false,
    WAIT,
  )
  await rival.ask('propose', { id, body: { kind: 'substitute', seat: 1, level: 'page' } })
  await rival.ask('propose', { id, body: { kind: 'substitute', seat: 1 } })
  const second = await Client.guest(other.url, 'Second Browser')
  const joined = await second.ask('joinTable', { id, body: { seat: 1, ...(info.invite && { invite: info.invite }) } })
  const { seats } = (await rival.ask('getTable', { id })).body
  victim.base = other.url
  const { seat } = (await victim.ask('getState', { id })).body
  return [
    ...(joined.status === 200 ? ['the rival’s second browser took it'] : []),
    ...(seats[1]?.kind === 'person' ? [] : ['the seat of one of two was given away']),
    ...(seat === 1 ? [] : ['one of two could not come back']),
  ]
}

/** Two against one who is offline: they open the seat as the table allows, and one of them tries to sit there twice. */
async function ofThree({ node, other }: House): Promise<string[]> {
  const wish = { clock: CLOCK, absence: VOTE, substitute: 'none', public: true, options: { rounds: '40' } }
  const { id, clients } = await seated(node.url, 3, wish)
  const [one, two, victim] = clients as [Client, Client, Client]
  const spy = await Client.guest(node.url, 'Spy')
  await spy.ask('getState', { id })
  const propose = () => one.ask('propose', { id, body: { kind: 'substitute', seat: 2, level: 'page' } })
  await settled(propose, ({ status }) => status === 200, WAIT)
  const offer = (await two.ask('getTable', { id })).body.proposals.find(({ kind }) => kind === 'substitute')
  if (!offer) throw new Error('nobody could be replaced, although it was agreed')
  await two.ask('vote', { id, body: { proposal: offer.id, agree: true } })
  const opened = (await two.ask('getTable', { id })).body.seats[2]?.kind
  if (opened !== 'open') throw new Error('the seat was not opened, although it was agreed')
  spy.base = other.url
  const taken = await spy.ask('joinTable', { id, body: { seat: 2 } })
  victim.base = other.url
  const { seat } = (await victim.ask('getState', { id })).body
  return [
    ...(taken.status === 200 ? ['who had watched took the seat'] : []),
    ...(seat === 2 ? [] : ['the owner did not get the seat back']),
  ]
}

export const takingSeats: Scenario = {
  item: 5,
  title: 'gives the seat of somebody offline to a bot, to an own second browser, to a spy',
  adversary: 'opponent',
  async run(arena) {
    const house = await arena.open(SOON)
    const lost = [...(await ofTwo(house)), ...(await ofThree(house))]
    const measured = lost.length === 0 ? 'no seat lost; its owner sat there again, at another node' : lost.join('; ')
    return { measured, held: lost.length === 0 }
  },
}
