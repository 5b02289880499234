/** The page of the end: who is where, what came from where, what was hidden, and how to play again. */
import { Drawn, speaking } from '../table/tests/drawn.tsx'
import type { Piece } from '../table/tests/screen.ts'
import { h } from 'preact'
import { afterEach, expect, test } from 'vitest'
import type { AnyGame, Outcome } from '../../engine/game.ts'
import type { LocalPlayer } from '../table/saves.ts'
import { tableTextOf } from '../table/table-text.ts'
import type { Frame, Player, Table } from '../table/table.ts'
import { Again } from './again.tsx'
import { EndPage } from './end-page.tsx'
import { catalogue, useWords } from './words.ts'

await speaking(useWords)
let open: Drawn | null = null
const draw = (what: Parameters<Drawn['draw']>[0]): Drawn => (open = new Drawn().draw(what))
afterEach(() => open?.clear())

const LIVERIES = ['gules', 'azure', 'vert'] as const
const tally = {
  sources: [{ say: 'Castles' }, { say: 'Titles' }, { say: 'Nothing' }],
  rounds: [{ say: 'Spring' }, { say: 'Autumn' }],
  // By round, by source, by seat.
  points: [
    [
      [1, 6, 2],
      [0, 1, 5],
      [0, 0, 0],
    ],
    [
      [2, 5, 0],
      [-3, 0, 1],
      [0, 0, 0],
    ],
  ],
}
let told: typeof tally = tally
const SCORES = [0, 12, 8]
const game = {
  about: { id: 'told', version: 1, options: [] },
  speech: {
    seat: (seat: number) => ({ name: { say: ['Ann', 'Ben', 'Cis'][seat] ?? '' }, livery: LIVERIES[seat] }),
    standing: ({ gold }: { gold: readonly (number | null)[] }) =>
      gold.map((n, seat) => ({ score: SCORES[seat], facts: n === null ? [] : [{ say: `${n} gold` }] })),
    tally: () => told,
    luck: (event: { seat?: number; got?: number }) =>
      event.got === undefined ? null : { seat: event.seat, got: event.got, due: 2.25 },
    event: ({ name }: { name: string }) => ({ say: `The garden is full. ${name}` }),
    moment: (event: { name?: string; weight?: number }) =>
      event.name === undefined ? null : { name: { say: event.name }, weight: event.weight },
  },
} as unknown as AnyGame

const past = (gold: readonly (number | null)[]): readonly Frame[] =>
  [0, 1, 2].map((moment) => ({
    moment,
    view: { gold },
    events:
      moment === 1
        ? ([
            { type: 'b', name: 'A battle', weight: 3 },
            { type: 'd', seat: 1, got: 4 },
          ] as unknown as Frame['events'])
        : moment === 2
          ? ([{ type: 'ended', name: 'Ben wins by four', weight: 3 }] as unknown as Frame['events'])
          : [],
  }))

const PLAYERS: readonly Player[] = [
  { name: null, kind: 'person' },
  { name: null, kind: 'bot', level: 'earl' },
  { name: null, kind: 'person' },
]
const OUTCOME: Outcome = { places: [3, 1, 2], scores: SCORES, reason: 'done' }

function ended(viewer: number | null, outcome: Outcome = OUTCOME): Drawn {
  const view = { gold: [null, null, null] }
  const table = { game, seats: 3, players: { value: PLAYERS }, scene: { value: { viewer, view } } } as unknown as Table
  const tableText = tableTextOf(game, [catalogue(), { votes: 'votes {n}' }], PLAYERS)
  const recalled = {
    frames: past([null, null, null]),
    own: [past([1, null, null]), past([null, 22, null]), past([null, null, 3])],
  }
  return draw(h(EndPage, { table, tableText, outcome, recalled }))
}

const widthOf = (part: Piece): string =>
  Number.parseFloat((part.style as unknown as { width: string }).width).toFixed(1)

test('the ranking runs from the first to the last, each with score and who plays there', async () => {
  const screen = ended(0)
  expect(screen.texts('.end-name strong')).toEqual(['Ben', 'Cis', 'Ann'])
  expect(screen.texts('.end-place')).toEqual(['1', '2', '3'])
  expect(screen.texts('.end-score')).toEqual(['12', '8', '0'])
  await screen.until(() => expect(screen.texts('.end-name small')).toEqual(['Earl', '', 'you']))
  expect(screen.texts('#end-title')).toEqual(['Ben wins'])
  expect(screen.texts('.end-standing')).toEqual(['You are third of 3, 12 points behind'])
  expect(screen.all('.end-arms')).toHaveLength(1)
})

test('points by source and by round are added up, the best of a row is marked, an empty row is left out', () => {
  const screen = ended(0)
  const rows = screen.texts('.end-table tr').map((text) => text.replaceAll(/Ann|Ben|Cis/g, '').trim())
  expect(rows).toEqual([
    'Points by source',
    'Castles 3 11 2',
    'Titles −3 1 6',
    'Total 0 12 8',
    'Points by round',
    'Spring 1 7 7',
    'Autumn −1 5 1',
    'Total 0 12 8',
  ])
  expect(screen.texts('.best')).toEqual(['11', '6', '7', '7', '5'])
})

test('bars are as long as what was won and lost, the longest of them fills the line', () => {
  const screen = ended(0)
  const bars = screen
    .all('.end-bar')
    .map((bar) => bar.children.map((part) => [part.getAttribute('class'), widthOf(part)]))
  // Ben 11 and 1, Cis 2 and 6, Ann nothing that is left and 3 lost; the longest has twelve.
  expect(bars).toEqual([
    [
      ['part-0', '91.7'],
      ['part-1', '8.3'],
    ],
    [
      ['part-0', '16.7'],
      ['part-1', '50.0'],
    ],
    [['part-1 part-lost', '25.0']],
  ])
  expect(screen.texts('.end-bar i')).toEqual(['11', '1', '2', '6', '−3'])
})

test('what was lost makes no bar longer than its line, and a game of one round has no table by rounds', () => {
  const once = [
    [30, 6, 2],
    [-30, 6, 6],
    [0, 0, 0],
  ]
  told = { ...tally, rounds: tally.rounds.slice(0, 1), points: [once] }
  const screen = ended(0)
  told = tally
  const widths = screen.all('.end-bar i').map((part) => Number(widthOf(part)))
  expect([Math.max(...widths), Math.min(...widths) > 0]).toEqual([100, true])
  expect(screen.texts('.end-table thead').map((text) => text.split(' Ann')[0])).toEqual(['Points by source'])
})

test('where points are something else they are told with what they are, by the game’s own titles', () => {
  const what = { bySource: { say: 'Votes by county' }, byRound: { say: 'Votes by year' }, unit: 'votes' }
  told = { ...tally, what } as typeof tally
  const screen = ended(0)
  told = tally
  expect(screen.texts('.end-score')).toEqual(['votes 12', 'votes 8', 'votes 0'])
  expect(screen.texts('.end-table thead th').filter((text) => text.startsWith('Votes'))).toEqual([
    'Votes by county',
    'Votes by year',
  ])
})

test('what decided it is where the winner and the reader differ most, and the named moments', () => {
  expect(ended(0).texts('.end-aside > ul li, .end-aside ul li').slice(0, 3)).toEqual([
    'Castles: Ben 11, you 3',
    'Titles: Ben 1, you −3',
    'A battle',
  ])
  // The result itself, with which the log ends, decided nothing.
  expect(open?.text).not.toContain('Ben wins by four')
  open?.clear()
  // Whoever has won is compared with the next.
  expect(ended(1).texts('.end-aside ul li')[0]).toBe('Castles: you 11, Cis 2')
})

test('what was hidden is told of whom it was, and luck beside what was to be expected', () => {
  const screen = ended(null)
  expect(screen.texts('.end-hidden li')).toEqual(['Ann : 1 gold', 'Ben : 22 gold', 'Cis : 3 gold'])
  expect(screen.texts('.luck li')[0]).toMatch(/^Ben: 4 .*, 2\.3 on average$/)
})

test('a draw has no arms and compares nobody', () => {
  const screen = ended(0, { ...OUTCOME, places: [1, 1, 1] })
  expect([screen.texts('#end-title'), screen.all('.end-arms')]).toEqual([['A draw'], []])
  expect(screen.text).not.toContain('Castles: ')
})

test('once more: as it was, with seats changed, or against the next level while there is one', async () => {
  const players: readonly LocalPlayer[] = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'page' },
    { kind: 'bot', level: 'squire.bold' },
  ]
  const seated: unknown[] = []
  const again = (seat: (all: readonly LocalPlayer[]) => readonly LocalPlayer[]): void => void seated.push(seat(players))
  const screen = draw(h(Again, { players, again }))
  await screen.until(() => expect(screen.texts('button')[2]).toMatch(/: [A-Z]/))
  for (const name of screen.texts('button')) screen.press(name)
  expect(seated.slice(0, 2)).toEqual([players, [players[1], players[2], players[0]]])
  const [, , harder] = seated as readonly (readonly LocalPlayer[])[]
  expect(harder?.[0]).toEqual(players[0])
  const levels = harder?.slice(1).map((player) => player.kind === 'bot' && player.level)
  // Each as it was, but stronger.
  expect(levels).toEqual(['knight', 'knight.bold'])
  screen.clear()
  const alone = draw(h(Again, { players: [{ kind: 'person', name: 'Ann' }], again }))
  expect(alone.all('button')).toHaveLength(1)
})
