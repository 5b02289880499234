/** Why something cannot be done now, each reason with the rule that a reader is sent to. */
import { expect, test } from 'vitest'
import { refusals } from '../speech/tries.ts'
import en from '../words/en.json' with { type: 'json' }
import { P1, P2, P3, Table } from './position.ts'

const own = [
  ['castle-windsor', 'noble-herbert', 'ship-sandwich', 'bishop-winchester'],
  ['large-town-london', 'noble-percy', 'bishop-york'],
] as const

const planning = (...steps: string[]): Table => new Table({ own, money: 9, mercenaries: [1] }).act(P1, ...steps)

/** The first pick of the next turn. */
const drafting = (): Table => planning().reveal()

/** French Aid is asked of somebody. */
function aid(): Table {
  const table = new Table({ seats: 2, vp: [0, 30] }).reveal()
  while (table.state.phase === 'draft') {
    const seat = table.state.order.find((each) => table.texts(each).length > 0) ?? 0
    table.act(seat, table.texts(seat)[0] ?? '')
  }
  return table
}

/** Six bishops and nobles of one's own, each protected. */
function guarded(): Table {
  const nobles = ['noble-percy', 'noble-clifford', 'noble-stanley', 'noble-mowbray', 'noble-tudor'] as const
  const table = new Table({ own: [[...nobles, 'noble-herbert', 'noble-stafford']], money: 99 })
  for (const id of [...nobles, 'noble-herbert']) table.act(P1, `W+${id}`)
  return table
}

test.each<[string, string, () => Table, number, string]>([
  ['no-draft', 'WR-4.1', planning, P1, 'take:castle-harlech'],
  ['no-aid', 'WR-6.3', planning, P1, 'aid'],
  ['no-planning', 'WR-7.1', drafting, P1, 'T+castle-windsor'],
  ['no-planning', 'WR-7.1', aid, P1, 'done'],
  ['aid-not-yours', 'WR-6.3', aid, P2, 'aid'],
  ['ready', 'WR-7.1', () => planning('done'), P1, 'T+castle-windsor'],
  ['nothing-there', 'WR-7.2', planning, P1, 'T-castle-windsor'],
  ['nothing-there', 'WR-7.2', planning, P1, 'M-castle-windsor'],
  ['nothing-there', 'WR-7.2', planning, P1, 'C-noble-herbert'],
  [
    'no-troops',
    'WR-7.4',
    () => planning(...Array.from({ length: 20 }, () => 'T+castle-windsor')),
    P1,
    'T+castle-windsor',
  ],
  ['no-mercenaries', 'WR-7.4', () => planning('M+castle-windsor'), P1, 'M+castle-windsor'],
  ['no-mercenaries', 'WR-7.4', planning, P2, 'M+large-town-london'],
  ['unowned', 'WR-8.6', planning, P1, 'T+port-sandwich'],
  ['unowned', 'WR-8.6', planning, P1, 'B+noble-tudor'],
  ['no-presence', 'WR-8.8', planning, P3, 'T+castle-windsor'],
  ['one-cube', 'WR-7.4', () => planning('B+noble-percy'), P1, 'B+noble-percy'],
  ['not-yours', 'WR-8.6', planning, P1, 'W+noble-percy'],
  ['not-yours', 'WR-8.6', planning, P1, 'noble-percy>northern-england'],
  ['own', 'WR-8.6', planning, P1, 'B+noble-herbert'],
  ['no-white', 'WR-7.4', guarded, P1, 'W+noble-stafford'],
  ['stays', 'WR-7.2', planning, P1, 'noble-herbert>stay'],
  ['too-far', 'WR-8.6', planning, P1, 'noble-herbert>south-east-england'],
  ['moved', 'WR-7.2', () => planning('noble-herbert>midlands'), P1, 'noble-herbert>midlands'],
  ['not-calais', 'WR-8.2', planning, P1, 'calais:wales+1'],
  ['one-bid', 'WR-7.2', () => planning('calais:midlands+1'), P1, 'calais:south-east-england+1'],
  ['bid-too-high', 'WR-7.4', () => planning('calais:midlands+5'), P1, 'calais:midlands+5'],
  ['bid-too-low', 'WR-7.4', () => planning('calais:midlands+1'), P1, 'calais:midlands-5'],
])('%s is the reason, by %s', (reason, rule, make, seat, text) => {
  const table = make()
  expect(table.texts(seat)).not.toContain(text)
  expect(table.whyNot(seat, text)).toBe(reason)
  expect(refusals).toHaveProperty(reason, rule)
  expect(en).toHaveProperty([`refused.${reason}`])
})

test('WR-5.2 WR-5.4 in the draft a card is refused for whose pick it is, then for not lying there', () => {
  const table = drafting()
  expect(table.state.phase).toBe('draft')
  const [picks] = table.state.order
  const other = table.state.order.at(-1)
  const [offered = ''] = table.texts(picks ?? 0)
  expect(table.whyNot(other ?? 0, offered)).toBe('not-your-pick')
  expect(table.whyNot(picks ?? 0, 'take:castle-windsor')).toBe('not-on-display')
  expect([refusals['not-your-pick'], refusals['not-on-display']]).toEqual(['WR-5.4', 'WR-5.2'])
})

test('WR-13.1 after the last parliament everything is over', () => {
  const table = new Table({ own, turn: 5 }).reveal()
  for (const text of ['done', 'T+castle-windsor', 'aid', 'take:castle-harlech'])
    expect(table.whyNot(P3, text)).toBe('over')
  expect(table.whyNot(P3, 'hello')).toBe('unknown')
  expect(refusals.over).toBe('WR-13.1')
})
