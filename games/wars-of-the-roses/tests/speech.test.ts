import { expect, test } from 'vitest'
import { type Catalogue, type Locale, type Reader, render } from '../../../engine/index.ts'
import { game } from '../index.ts'
import en from '../words/en.json' with { type: 'json' }
import { busy, P1, Table } from './position.ts'

const english: Catalogue = en
const reader = (locale: Locale, catalogue: Catalogue): Reader => ({
  locale,
  catalogues: [catalogue],
  seatName: (seat) => ['Ann', 'Ben', 'Cat', 'Dan'][seat] ?? '?',
})

test('the log reads well in English', () => {
  const table = busy().reveal()
  const lines = table.told.map(({ event }) => render(game.speech.event(event), reader('en', english)))
  for (const line of [
    'Ann wins the Captain of Calais for Midlands.',
    'Ann, ignored: black cube on Archbishop of York – it is the player’s own.',
    'Ben tries to bribe Stafford, but a white cube of Ann stands in the way.',
    'Ann bribes Percy away from Ben.',
    'Ann marches on London with 3 troops.',
  ])
    expect(lines).toContain(line)
})

test('a prompt warns of orders that cannot be paid or will be ignored, with the rule', () => {
  const table = new Table({ own: [['castle-windsor', 'noble-herbert'], ['castle-carisbrooke'], [], []], money: 3 })
  expect(game.speech.prompt(table.view(P1), P1)).toMatchObject({ ask: { say: 'prompt.plan' }, rule: 'WR-7.2' })
  table.act(P1, 'T+castle-windsor', 'T+castle-windsor')
  expect(game.speech.prompt(table.view(P1), P1)).toMatchObject({ ask: { say: 'prompt.plan.short' }, rule: 'WR-8.4' })
  table.act(P1, 'T-castle-windsor', 'noble-herbert>west-country', 'T+castle-carisbrooke', 'noble-herbert>stay')
  expect(game.speech.prompt(table.view(P1), P1)).toMatchObject({ ask: { say: 'prompt.plan.ignored' }, rule: 'WR-8.6' })
  expect(game.speech.prompt(table.act(P1, 'done').view(P1), P1)).toMatchObject({ ask: { say: 'prompt.wait.plan' } })
})

test('a listener can ask for titles, pairs, the roses of the last parliament and the order of the turn', () => {
  const view = new Table({ own: [['castle-windsor'], [], [], []] }).view(P1)
  const [first, ...players] = view.players
  const [region, ...regions] = view.regions
  if (!first || !region) throw new Error('nobody plays')
  const after = {
    ...view,
    order: [2, 0, 1, 3],
    players: [{ ...first, awards: view.awards.slice(0, 1).map(({ id }) => id), trade: 2, church: 1 }, ...players],
    regions: [{ ...region, rose: 'york' as const }, ...regions],
  }
  const told = (place: string) =>
    (game.speech.describe?.(after, place) ?? []).map((phrase) => render(phrase, reader('en', english)))
  expect(told('player 0')).toEqual(
    expect.arrayContaining(['Titles: Lord High Admiral.', 'Pairs for trade: 2, for the church: 1.']),
  )
  expect(told(region.id)).toContain('In the last parliament its votes went to York.')
  const [table] = game.speech.outline?.(after).filter(({ id }) => id === 'players') ?? []
  expect(table?.kind === 'table' && table.rows.map(({ cells }) => cells.at(-1))).toEqual(['2', '3', '1', '4'])
})
