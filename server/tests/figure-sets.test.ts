/** Corrected figures with a name follow a person from device to device, and are nobody else's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_SETS } from '../../protocol/figures.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, startServer } from './test-server.ts'

afterAll(closeAll)
const password = 'a rose by any name'
const games = new URL('../../games/index.ts', import.meta.url).href
const game = 'wars-of-the-roses'
const MONEY = { startingMoney: 7 }

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  beforeAll(async () => {
    base = (await startServer({ ...(await place(kind)), games })).url
  })
  const keep = async (client: Client, name: string, figures: Record<string, unknown> = MONEY) =>
    await client.ask('keepFigureSet', { body: { game, name, figures } })
  const setsOf = async (client: Client) => (await client.ask('listFigureSets')).body.sets
  async function account(name: string): Promise<Client> {
    const client = await Client.guest(base)
    await client.post('/api/me/account', { name: `${name} ${kind}`, password })
    return client
  }
  async function elsewhere(name: string, client = new Client(base)): Promise<Client> {
    await client.post('/api/sessions', { name: `${name} ${kind}`, password })
    return client
  }

  test('a set kept on one device is there on another; one of the same name is replaced, and what is forgotten is gone everywhere', async () => {
    const home = await account('Cecily')
    await keep(home, 'My box')
    await keep(home, 'A club’s')
    const away = await elsewhere('Cecily')
    await keep(away, 'My box', { startingMoney: 8 })
    expect(await setsOf(home)).toHaveLength(2)
    expect(await setsOf(home)).toContainEqual({ game, name: 'My box', figures: { startingMoney: 8 } })
    // The one that was kept last comes first.
    expect((await setsOf(home)).map(({ name }) => name)).toEqual(['My box', 'A club’s'])
    await away.ask('dropFigureSet', { body: { game, name: 'My box' } })
    expect(await setsOf(home)).toEqual([{ game, name: 'A club’s', figures: MONEY }])
    expect((await home.ask('exportMe')).body.figures).toEqual([{ game, name: 'A club’s', figures: MONEY }])
  })

  test('a guest who signs in brings their sets along, and the account’s own of the same name stays as it is', async () => {
    const home = await account('Anne')
    await keep(home, 'Box')
    const guest = await Client.guest(base)
    await keep(guest, 'Box', { startingMoney: 9 })
    await keep(guest, 'Loan', { startingMoney: 10 })
    await elsewhere('Anne', guest)
    const sets = await setsOf(home)
    expect(sets.map(({ name, figures }) => [name, figures])).toEqual(
      expect.arrayContaining([
        ['Box', MONEY],
        ['Loan', { startingMoney: 10 }],
      ]),
    )
    expect(sets).toHaveLength(2)
  })

  test('nobody sees or forgets somebody else’s sets, and a stranger is asked to come in', async () => {
    const owner = await Client.guest(base)
    await keep(owner, 'Mine')
    const other = await Client.guest(base)
    expect(await setsOf(other)).toEqual([])
    expect((await other.ask('dropFigureSet', { body: { game, name: 'Mine' } })).body).toEqual({ sets: [] })
    expect(await setsOf(owner)).toHaveLength(1)
    expect((await keep(new Client(base), 'Mine')).body).toMatchObject({ refused: 'not-signed-in' })
    expect((await new Client(base).ask('listFigureSets')).body).toMatchObject({ refused: 'not-signed-in' })
  })

  test('nonsense and names that turn the writing are refused, whole lists are kept as what differs in them, and nothing is kept without end', async () => {
    const program = await Client.guest(base)
    expect((await keep(program, 'x', { startingMoney: '<b>' })).body).toMatchObject({ refused: 'bad-options' })
    expect((await keep(program, '\u202exob')).body).toMatchObject({ refused: 'bad-request' })
    expect((await keep(program, '')).body).toMatchObject({ refused: 'bad-request' })
    const unknown = await program.ask('keepFigureSet', { body: { game: 'no-game', name: 'x', figures: {} } })
    expect(unknown.body).toMatchObject({ refused: 'no-such-game' })
    const fixed = await program.ask('keepFigureSet', { body: { game: 'rose-king', name: 'x', figures: { a: 1 } } })
    expect(fixed.body).toMatchObject({ refused: 'bad-options' })
    expect(await setsOf(program)).toEqual([])
    await keep(program, 'list', { troops: { mercenariesPerCard: [2, 3, 3, 4, 6] } })
    expect((await setsOf(program))[0]?.figures).toEqual({ 'troops.mercenariesPerCard.4': 6 })
    for (let n = 1; n < MOST_SETS; n++) await keep(program, `set ${n}`)
    expect(await setsOf(program)).toHaveLength(MOST_SETS)
    expect((await keep(program, 'one more')).body).toMatchObject({ refused: 'too-large' })
    // One of the same name in another game is another set.
    const namesake = { game: 'lancaster', name: 'list', figures: {} }
    expect((await program.ask('keepFigureSet', { body: namesake })).body).toMatchObject({ refused: 'too-large' })
    const long = { troops: { mercenariesPerCard: Array.from({ length: 900 }, () => 7) } }
    expect((await keep(program, 'list', long)).body).toMatchObject({ refused: 'too-large' })
    expect(await setsOf(program)).toHaveLength(MOST_SETS)
    expect((await setsOf(program)).find(({ name }) => name === 'list')?.figures).toEqual({
      'troops.mercenariesPerCard.4': 6,
    })
    // Whoever signs in with them has no more than an account holds either.
    const full = await account('Margery')
    for (const name of ['one', 'two']) await keep(full, name)
    await elsewhere('Margery', program)
    expect(await setsOf(full)).toHaveLength(MOST_SETS)
  })
})
