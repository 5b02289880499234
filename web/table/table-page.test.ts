/** A table of a real game with all that its page fetches: its words, its board, its rules, and what it shows at the end. */
import { Drawn, speaking } from './tests/drawn.tsx'
import { h } from 'preact'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { quick } from '../../engine/dice.ts'
import type { AnyGame } from '../../engine/game.ts'
import { Match } from '../../engine/match.ts'
import { defaultOptions } from '../../engine/options.ts'
import { findGame } from '../../games/index.ts'
import { speak } from '../words/index.ts'
import { loadWords } from '../game-assets.ts'
import { catalogue, useWords as useTelling } from '../telling/words.ts'
import { LocalTable } from './local.ts'
import { Playing } from './playing.tsx'
import { type LocalPlayer, type Save, storeSave } from './saves.ts'
import { withoutBots } from './tests/no-bots.ts'
import { tableTextOf } from './table-text.ts'
import { TablePage } from './table-page.tsx'

withoutBots()
vi.stubGlobal('fetch', async () => Response.json({ refused: 'no-such-table' }, { status: 404 }))
await speaking(useTelling)

let rose: AnyGame
beforeAll(async () => {
  rose = await findGame('rose-king')!.load()
})

let open: Drawn | null = null
afterEach(async () => {
  open?.clear()
  open = null
  await speak('en')
})

const NAMES = ['Ann', 'Ben', 'Cis', 'Dan', 'Eve']

/** A table of this browser, so many steps into its game. */
function tableOf(game: AnyGame, seats: number, steps: number): LocalTable {
  const dice = { make: 'sealed', key: '22'.repeat(32), entropy: [] } as const
  const { id, version } = game.about
  const setup = { game: id, version, seats, options: defaultOptions(game.about, seats), dice }
  const match = new Match(game, setup)
  const chance = quick(5)
  for (let step = 0; step < steps && !match.outcome; step++) {
    const seat = match.awaiting()[0] ?? 0
    const moves = match.legal(seat)
    match.act(seat, game.write(moves[chance.int(moves.length)]))
  }
  const players = Array.from({ length: seats }, (_, seat): LocalPlayer => ({ kind: 'person', name: NAMES[seat] ?? '' }))
  const save: Save = {
    id: `${id}-${steps}`,
    setup,
    players,
    entries: [...match.entries],
    touched: 0,
    over: match.outcome !== null,
    yours: true,
  }
  storeSave(save)
  return new LocalTable(game, save)
}

function shown(table: LocalTable): Drawn {
  return (open = new Drawn().draw(h(() => h(TablePage, { table, title: 'A table', again: null }), {})))
}

test('the device is handed over behind a curtain: nothing of the table is to be seen before it is lifted', async () => {
  const lancaster = await findGame('lancaster')!.load()
  const table = tableOf(lancaster, 2, 0)
  table.curtain.value = 1
  const screen = shown(table)
  await screen.until(() => expect(screen.texts('h1').join()).toMatch(/^Over to .*\(Ben\)$/))
  expect(screen.all('.table-board, .log, #prompt')).toEqual([])
  screen.press(screen.the('.curtain button'))
  await screen.until(() => expect(screen.all('.table-board')).toHaveLength(1))
  expect(screen.texts('.seat-line').filter((line) => line.includes(' you '))).toEqual([
    expect.stringContaining('(Ben)'),
  ])
})

test('a table changes its language with the reader: what is asked, what may be played, and what was told', async () => {
  const table = tableOf(rose, 2, 3)
  table.lift()
  const screen = shown(table)
  const parts = () => [screen.texts('#prompt')[0], screen.texts('.moves .move')[0], screen.texts('.log button')[0]]
  await screen.until(() => expect(parts()[0]).toMatch(/^Your decision: /))
  const english = parts()
  await speak('de')
  await screen.until(() => expect(parts()[0]).toMatch(/^Du bist dran: /))
  await screen.until(() => {
    for (const [at, text] of parts().entries())
      expect([text === undefined, text === english[at]]).toEqual([false, false])
  })
})

test('the rule behind what is asked is opened beside the table, at its place', async () => {
  const table = tableOf(rose, 2, 0)
  table.lift()
  const screen = shown(table)
  const link = () => screen.all('#prompt a').at(-1)
  await screen.until(() => expect(link()).toBeDefined())
  const rule = link()?.getAttribute('href')?.split('#')[1]
  screen.press(link()!)
  await screen.until(() => expect(screen.all('[data-found]').map(({ id }) => id)).toEqual([rule]))
  expect(
    screen
      .all('.rules-drawer a')
      .map((each) => each.getAttribute('href'))
      .slice(0, 2),
  ).toEqual(['/rules/rose-king', '/how/rose-king'])
})

test('when it is over the board lies open: blocks of both houses are shown to all, and it is nobody’s seat any more', async () => {
  const game = await findGame('richard-iii')!.load()
  const table = tableOf(game, 2, 12)
  expect(await table.resign()).toBeNull()
  type Seen = {
    readonly seat: number | null
    readonly view: { readonly blocks: readonly { readonly block: string }[] }
  }
  const boards: Seen[] = []
  const board = ((props: Seen) => (boards.push(props), 'the board')) as never
  const words = [...(await loadWords('richard-iii', 'en')), catalogue()]
  const tableText = tableTextOf(game, words, table.players.value)
  const screen = (open = new Drawn().draw(h(Playing, { table, tableText, board, title: '', again: null })))
  await screen.until(() => expect(screen.maybe('The board, all open')).toBeDefined())
  screen.press('The board, all open')
  const { seat, view } = boards.at(-1) as Seen
  const houses = new Set(view.blocks.map(({ block }) => block.split('-')[0]))
  expect([seat, houses.has('york'), houses.has('lancaster')]).toEqual([null, true, true])
})
