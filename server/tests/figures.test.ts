/** A table with other figures says so before anybody sits down, and the house's own are set by its hosts alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableInfo } from '../../protocol/index.ts'
import type { Client } from './client.ts'
import { HostHouse } from './host-house.ts'
import { closeAll, KINDS } from './test-server.ts'

const games = new URL('../../games/index.ts', import.meta.url).href
const webRoot = mkdtempSync(join(tmpdir(), 'roses-web-'))
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
afterAll(async () => {
  await closeAll()
  rmSync(webRoot, { recursive: true, force: true })
})

const game = 'wars-of-the-roses'
const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
const RIGGED = { startingMoney: 500 }
const entry = 'troops.mercenariesPerCard.1'

describe.each(KINDS)('on %s', (kind) => {
  let house: HostHouse
  let host: Client
  let guest: Client
  beforeAll(async () => {
    house = await HostHouse.open(kind, { games, webRoot })
    host = await house.host()
    guest = await house.guest('Rig<b>ger')
  })

  async function made(options?: object, by = guest): Promise<TableInfo> {
    const wish = { game, seats, public: true, ...(options ? { options } : {}) }
    return (await by.post<TableInfo>('/api/tables', wish)).body
  }
  const asSeen = async (id: string): Promise<TableInfo> =>
    (await house.stranger().get<TableInfo>(`/api/tables/${id}`)).body
  const line = async (id: string) =>
    (await house.stranger().ask('listTables', { query: { status: 'open' } })).body.tables.find((each) => each.id === id)
  const preview = async (id: string): Promise<string> => (await fetch(`${house.url}/t/${id}`)).text()

  test('a rigged table is found out in the lobby, at its page, and in the preview of its link', async () => {
    const { id } = await made({ figures: RIGGED })
    expect(await asSeen(id)).toMatchObject({
      figures: { n: 1, differ: [{ figure: 'startingMoney', printed: 6, here: 500 }] },
    })
    expect(await line(id)).toMatchObject({ differs: 1 })
    expect(await preview(id)).toContain('One of its figures differs from the box.')
  })

  test('figures that are as in the box are no difference, by entry or as a whole list', async () => {
    const { id } = await made({
      figures: { startingMoney: 6, [entry]: 3, troops: { mercenariesPerCard: [2, 3, 3, 4, 5] } },
    })
    expect((await asSeen(id)).figures).toEqual({ n: 0, differ: [] })
    expect(await line(id)).toMatchObject({ differs: 0 })
    expect(await preview(id)).not.toContain('box')
  })

  test('a very long list is counted whole and told in part', async () => {
    const { id } = await made({ figures: { troops: { mercenariesPerCard: Array.from({ length: 900 }, () => 7) } } })
    const { figures } = await asSeen(id)
    expect(figures.n).toBe(900)
    expect(figures.differ).toHaveLength(100)
  })

  test('nonsense is refused at its path, and no table is made', async () => {
    const answer = await guest.post<{ refused: string; message?: string }>('/api/tables', {
      game,
      seats,
      options: { figures: { [entry]: '<script>', 'landAdjacency.wales--wales': true } },
    })
    expect(answer.body).toMatchObject({ refused: 'bad-options' })
    expect(JSON.stringify(answer.body)).toContain(`figures.${entry}: must be a whole number from 0 to 999`)
    expect(JSON.stringify(answer.body)).not.toContain('<script>')
  })

  test('what a host sets holds for new tables that say nothing of figures; older ones and those that say otherwise keep theirs', async () => {
    const older = await made()
    const set = { game, name: 'Our <i>box</i>', figures: { [entry]: 4 }, why: 'as printed' }
    expect((await guest.ask('hostSetFigures', { body: set })).body).toMatchObject({ refused: 'not-host' })
    expect((await house.stranger().ask('listHouseFigures', {})).body).toEqual({ figures: [] })
    expect((await host.ask('hostSetFigures', { body: { ...set, figures: { turns: 0 } } })).body).toMatchObject({
      refused: 'bad-options',
    })
    expect((await host.ask('hostSetFigures', { body: { ...set, name: 'box\u202Exob' } })).body).toMatchObject({
      refused: 'bad-request',
    })
    expect((await host.ask('hostSetFigures', { body: set })).body).toEqual({ ok: true })
    expect((await house.stranger().ask('listHouseFigures', {})).body).toEqual({
      figures: [{ game, name: set.name, figures: set.figures }],
    })
    const told = { n: 1, differ: [{ figure: entry, printed: 3, here: 4 }] }
    const newer = await made()
    expect((await asSeen(newer.id)).figures).toEqual(told)
    expect((await asSeen((await made({ figures: null })).id)).figures.n).toBe(0)
    expect((await asSeen((await made({ figures: RIGGED })).id)).figures.differ).toMatchObject([{ here: 500 }])
    expect((await asSeen(older.id)).figures.n).toBe(0)
    const better = { ...set, name: 'Ours, mended', figures: { [entry]: 5 } }
    expect((await host.ask('hostSetFigures', { body: better })).body).toEqual({ ok: true })
    expect((await house.stranger().ask('listHouseFigures', {})).body).toEqual({
      figures: [{ game, name: better.name, figures: better.figures }],
    })
    expect((await asSeen((await made()).id)).figures.differ).toMatchObject([{ here: 5 }])
    await host.ask('hostDropFigures', { body: { game, why: 'the box again' } })
    expect((await asSeen(newer.id)).figures).toEqual(told)
    expect((await asSeen((await made()).id)).figures.n).toBe(0)
    const deeds = (await host.ask('hostAudit', {})).body.entries.map(({ action }) => action)
    expect(deeds.filter((action) => action.endsWith('figures')).toSorted()).toEqual([
      'drop figures',
      'set figures',
      'set figures',
    ])
  })

  test('the command line sets them as well, and refuses what the game refuses', async () => {
    const { findGame } = await import('../../games/index.ts')
    const rules = await findGame(game)!.load()
    await house.command((command) => command.setFigures(rules, { name: 'Ours', figures: { startingMoney: 7 } }, 'why'))
    expect((await asSeen((await made()).id)).figures.differ).toMatchObject([{ here: 7 }])
    await expect(
      house.command((command) => command.setFigures(rules, { name: 'Ours', figures: { startingMoney: -7 } }, 'why')),
    ).rejects.toThrow('figures.startingMoney must be a whole number')
    await house.command((command) => command.dropFigures(game, 'why'))
    expect((await asSeen((await made()).id)).figures.n).toBe(0)
  })
})
