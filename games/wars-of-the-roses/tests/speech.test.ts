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

/** Houses, a noble away from home, hired men, an order of the first seat, and the second is ready. */
const shown = (): Table =>
  new Table({
    houses: [0, 1, 0, 1],
    own: [['castle-windsor', 'ship-sandwich'], ['noble-percy'], [], ['bishop-york']],
    at: { 'noble-percy': 'wales' },
    vp: [3, 0, 0, 9],
    money: [12, 5, 6, 7],
    mercenaries: [0, 2],
  })
    .act(P1, 'T+castle-windsor')
    .act(1, 'done')

test('a terminal shows the regions with who owns what, the players and the own plan', () => {
  const lines = game.speech.sketch?.(shown().view(P1)).split('\n') ?? []
  expect(lines[0]).toBe('turn 2/5 planning')
  expect(lines).toContain('south-east-england  7 votes, 7/4 VP, CP 8 0 0 0')
  expect(lines).toContain(
    '    castle-windsor:1  large-town-london:–  town-winchester:–  port-sandwich:–  ship-sandwich:1',
  )
  expect(lines).toContain('wales  5 votes, 5/2 VP, CP 0 9 0 0')
  expect(lines).toContain(
    '    castle-harlech:–  large-town-cardiff:–  town-st-davids:–  port-caernarfon:–  noble-percy:2',
  )
  expect(lines.slice(13, 18)).toEqual([
    '1 lancaster  3 VP  £12 (+3)  0 mercenaries  ',
    '2 york  0 VP  £5 (+0)  2 mercenaries  ready',
    '3 lancaster  0 VP  £6 (+0)  0 mercenaries  ',
    '4 york  9 VP  £7 (+5)  0 mercenaries  ',
    'plan: £3 of £12',
  ])
  expect(lines[18]).toContain('castle-windsor')
  const others = game.speech.sketch?.(shown().view(2)) ?? ''
  expect(others).toContain('plan: £0 of £6')
  expect(others).not.toContain('"kind"')
  expect(game.speech.sketch?.(shown().view(null))).not.toContain('plan:')
})

test('how everybody stands: points, house, money, hired men, titles, aid, and who is ready', () => {
  const standing = game.speech.standing(shown().view(null))
  expect(standing.map(({ score }) => score)).toEqual([3, 0, 0, 9])
  expect(standing[1]?.facts).toEqual([
    { say: 'fact.house', house: { say: 'house.york' } },
    { say: 'fact.money', money: { say: 'money', n: 5 }, income: { say: 'money', n: 0 } },
    { say: 'fact.mercenaries', n: 2 },
    // First in Wales, and the King of his house.
    { say: 'fact.forecast', vp: { say: 'vp', n: 10 } },
    { say: 'fact.aid' },
    { say: 'fact.ready' },
  ])
  const said = (table: Table, seat: number) =>
    game.speech.standing(table.view(null))[seat]?.facts.map(({ say }) => say) ?? []
  expect(said(shown(), 0)).toEqual(['fact.house', 'fact.money', 'fact.forecast', 'fact.aid'])
  const titled = new Table({ seats: 2, own: [['castle-windsor', 'castle-harlech']], turn: 5 })
  expect(said(titled, 0)).toContain('fact.awards')
  expect(said(titled, 1)).not.toContain('fact.awards')
  expect(said(titled.reveal(), 0)).not.toContain('fact.forecast')
})
