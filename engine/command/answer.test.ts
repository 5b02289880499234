import { expect, test } from 'vitest'
import type { AnyGame } from '../game.ts'
import { answerOf, type Asking, knownOf, listAfter, stopped } from './answer.ts'
import { readCommand, vocabularyOf } from './grammar.ts'
import type { OutlinePart } from '../outline.ts'
import { readPart } from './read-part.ts'
import en from './words/en.json' with { type: 'json' }

const ENGLISH = vocabularyOf(en)
const PLACES = ['Kent', 'Henry VI', 'Henry']

/** Marks between what is told are told in whole, anything else by its name. */
const told: Asking['tell'] = (id, { n, name, cells, one, other } = {}) => {
  const text = (hole: unknown): string => (typeof hole === 'string' ? hole : '?')
  if (id === 'answer.row') return `${text(name)}: ${text(cells)}`
  if (id === 'answer.cells') return `${text(one)}; ${text(other)}`
  return typeof n === 'number' ? `${id} ${n}` : id
}

/** A table of which nothing is known but three names and the moves given. */
function asking(labels: readonly string[], more: Partial<Asking> = {}): Asking {
  const outline = [
    {
      kind: 'tree',
      id: 'realm',
      title: 'Realm',
      branches: PLACES.map((name) => ({ place: name, name })),
    },
  ]
  return {
    game: { speech: { outline: () => outline, describe: () => [] } } as unknown as AnyGame,
    view: null,
    viewer: 0,
    say: String,
    seatName: () => 'White',
    tell: told,
    offers: labels.map((label, at) => ({ text: `m${at}`, label })),
    awaiting: [0],
    foresee: () => [],
    last: [],
    since: [],
    clock: [],
    ...more,
  }
}

/** What is answered to each of these, typed one after the other. */
function heard(typed: readonly string[], given: Asking): readonly (readonly string[])[] {
  let list: Asking['list']
  return typed.map((text) => {
    const now = { ...given, ...(list && { list }) }
    const command = readCommand(text, knownOf(now), ENGLISH)
    list = listAfter(command, now)
    return answerOf(command, now)
  })
}

const few = Array.from({ length: 14 }, (_, at) => `Step ${at + 1}`)
const many = [...few, ...few.map((label) => `Henry VI: ${label}`), 'Henry sails', 'Kent rises']

test('a dozen moves are read out with their numbers, more on request, and then there are no more', () => {
  const [first, rest, none] = heard(['moves', 'more', 'more'], asking(few, { numbered: true }))
  expect(first?.length).toBe(14)
  expect(first?.at(-1)).toBe('answer.more-moves 2')
  expect(rest).toEqual(['answer.choice 13', 'answer.choice 14'])
  expect(none).toEqual(['answer.no-more'])
})

test('a hundred moves are first told by whom they are of, a name as a whole, what is alone in whole, and then one by one', () => {
  const [kinds, first] = heard(['moves', 'more'], asking(many))
  expect(kinds).toEqual(['answer.moves 30', 'Step 14', 'Henry VI 14', 'Henry sails', 'Kent rises', 'answer.kinds'])
  expect(first?.slice(0, 2)).toEqual(['Step 1', 'Step 2'])
})

test('two dozen are still read out one by one, one more is told by kinds', () => {
  const ride = Array.from({ length: 24 }, (_, at) => `${at % 2 ? 'Ride' : 'Sail'} ${at}`)
  expect(heard(['moves'], asking(ride))[0]?.slice(0, 2)).toEqual(['answer.moves 24', 'Sail 0'])
  expect(heard(['moves'], asking([...ride, 'Sail 24']))[0]).toEqual([
    'answer.moves 25',
    'Sail 13',
    'Ride 12',
    'answer.kinds',
  ])
})

test('a dozen are all there are, very many of one kind are no kinds, and of moves that are gone there is no more', () => {
  expect(heard(['moves', 'more'], asking(few.slice(0, 12)))[1]).toEqual(['answer.no-more'])
  const steps = Array.from({ length: 30 }, (_, at) => `Step ${at + 1}`)
  expect(heard(['moves'], asking(steps))[0]?.slice(0, 2)).toEqual(['answer.moves 30', 'Step 1'])
  const more = { kind: 'query', query: 'more' } as const
  expect(answerOf(more, asking(few, { list: { texts: ['m0', 'gone'], read: 0 } }))).toEqual(['answer.no-more'])
  expect(answerOf(more, asking(few, { list: { texts: ['m0', 'm1'], read: 0 } }))).toEqual(['Step 1', 'Step 2'])
})

test('whoever decides with others hears who they are, and a score of which part is hidden is told from what to what', () => {
  const tell: Asking['tell'] = (id, { who, score, least, most } = {}) => {
    const names = Array.isArray(who) ? (who as { name: string }[]).map(({ name }) => name).join() : ''
    const parts = [names, score, least, most].flatMap((part) =>
      typeof part === 'number' || (typeof part === 'string' && part !== '') ? [`${part}`] : [],
    )
    return [id, ...parts].join(' ')
  }
  const speech = {
    outline: () => [],
    standing: () => [
      { score: 3, most: 5, facts: [] },
      { score: 4, facts: [] },
    ],
  }
  const game = { speech } as unknown as AnyGame
  const seatName = (seat: number) => ['White', 'Red', 'Blue'][seat] ?? ''
  const at = (awaiting: readonly number[], viewer: number | null) =>
    asking([], { game, tell, seatName, awaiting, viewer })
  expect(heard(['whose turn'], at([0, 1, 2], 0))).toEqual([['answer.turn.with Red,Blue']])
  expect(heard(['whose turn'], at([0, 2], 1))).toEqual([['answer.turn White,Blue']])
  expect(heard(['whose turn'], at([0, 2], null))).toEqual([['answer.turn White,Blue']])
  expect(heard(['score'], at([0], 0))).toEqual([['answer.score answer.between 3 5', 'answer.score 4']])
})

test('whatever is heard ends like a sentence', () => {
  expect(stopped(['Kent: two blocks', 'Who moves?', 'And so on…', 'Moves:', 'No. 4', 'Done.'])).toEqual([
    'Kent: two blocks.',
    'Who moves?',
    'And so on…',
    'Moves:',
    'No. 4.',
    'Done.',
  ])
})

test('where nothing is to be decided, one hears who decides; where nothing fits, that', () => {
  expect(heard(['moves'], asking([], { awaiting: [1] }))).toEqual([['answer.turn']])
  expect(heard(['moves of Wales'], asking(few))).toEqual([['answer.no-move']])
})

test('a part is read without saying the same over and over: what is alike together, columns of a long table once', () => {
  const areas = ['Kent', 'Essex', 'Derby', 'Wilts'].map((name) => ({ place: name, name, brief: 'empty' }))
  const held = { place: 'York', name: 'York', brief: '2 blocks' }
  const england = { place: 'england', name: 'England', inside: [...areas.slice(0, 2), held, ...areas.slice(2)] }
  const tree = { kind: 'tree', id: 'realm', title: 'Realm', branches: [england] } as const
  const read = (part: OutlinePart): readonly string[] => readPart(part, { say: String, tell: told })
  expect(read(tree)).toEqual(['Realm.', 'England: York, 2 blocks; empty: Kent, Essex, Derby, Wilts.'])
  const two = { ...tree, branches: [{ ...england, inside: areas.slice(0, 2) }] }
  expect(read(two)).toEqual(['Realm.', 'England: Kent, empty; Essex, empty.'])
  const rows = (names: readonly string[]) => names.map((name) => ({ place: null, cells: [name, 'Kent', '3 of 4'] }))
  const table = { kind: 'table', id: 'blocks', title: 'Blocks', columns: ['Block', 'Where', 'Strength'] } as const
  const grid = { kind: 'grid', id: 'garden', title: 'Garden', columns: [], rows: [], groups: [] } as const
  const jumps = [{ name: 'the crown', places: [] }]
  expect(read({ ...grid, jumps })).toEqual(['Garden.', 'The crown: answer.none.'])
  const laws = { ...table, rows: [{ place: null, cells: ['Law', 'in force', 'Pay one.'] }] }
  expect(read(laws)).toEqual(['Blocks.', 'Law: Where in force; Strength Pay one.'])
  expect(read({ ...table, rows: rows(['bombard']) })).toEqual(['Blocks.', 'Bombard: Where Kent; Strength 3 of 4.'])
  const many = read({ ...table, rows: rows(['A', 'B', 'C', 'D', 'E', 'F']) })
  expect(many.slice(0, 3)).toEqual(['Blocks.', 'answer.columns', 'A: Kent; 3 of 4.'])
})

test('what stands at one place and has a name of its own is found by it', () => {
  const cells = ['e5', 'f5'].map((name) => ({ place: `space ${name}`, name, brief: 'empty' }))
  const rows = [{ name: '5', cells }]
  const jumps = [
    { name: 'the crown', places: ['space f5'] },
    { name: 'red stones', places: ['space e5', 'space f5'] },
  ]
  const grid = { kind: 'grid', id: 'garden', title: 'Garden', columns: ['e', 'f'], rows, jumps, groups: [] }
  const speech = { outline: () => [grid], describe: (_: unknown, place: string) => [place] }
  const at = asking([], { game: { speech } as unknown as AnyGame })
  expect(heard(['where is the crown', 'crown'], at)).toEqual([['space f5'], ['space f5']])
  // Of several stones none is the one that was meant.
  expect(heard(['where are the red stones', 'red stones'], at)).toEqual([['answer.nothing'], ['answer.nothing']])
})

test('whatever has a name is found by it: in a grid, in a table, and however deep in a region', () => {
  const warwick = { place: 'block warwick', name: 'Warwick' }
  const calais = { place: 'calais', name: 'Calais', inside: [{ place: 'castle', name: 'Castle', inside: [warwick] }] }
  const outline: readonly OutlinePart[] = [
    { kind: 'tree', id: 'realm', title: 'Realm', branches: [{ place: 'kent', name: 'Kent' }, calais] },
    {
      kind: 'grid',
      id: 'garden',
      title: 'Garden',
      columns: ['e', 'f'],
      rows: [{ name: '5', cells: ['e5', 'f5'].map((name) => ({ place: `space ${name}`, name })) }],
      jumps: [],
      groups: [],
    },
    {
      kind: 'table',
      id: 'piles',
      title: 'Piles',
      columns: ['Pile', 'Cards'],
      rows: [
        { place: 'pile red', cells: ['Red pile', '3'] },
        { place: 'pile blue', cells: ['Blue pile', '4'] },
      ],
    },
  ]
  const speech = { outline: () => outline, describe: (_: unknown, place: string) => [`At ${place}`] }
  const names = ['Kent', 'Calais', 'Castle', 'Warwick', 'f5', 'Red pile', 'Blue pile']
  const told = heard(names, asking([], { game: { speech } as unknown as AnyGame }))
  const places = ['kent', 'calais', 'castle', 'block warwick', 'space f5', 'pile red', 'pile blue']
  expect(told).toEqual(places.map((place) => [`At ${place}`]))
})

test('when it is over one hears who has won, whatever was asked about the decision', () => {
  const prompt = () => ({ ask: 'the last question', rule: 'X-1' })
  const game = { speech: { outline: () => [], describe: () => [], prompt } } as unknown as AnyGame
  const over = asking([], { game, awaiting: [], end: ['White wins.'] })
  const verdict = ['answer.over', 'White wins.']
  expect(heard(['whose turn', 'what is asked', 'moves'], over)).toEqual([verdict, verdict, verdict])
})

test('a row that is no place of the board is told by its name, unless a move has that name', () => {
  const titles: OutlinePart = {
    kind: 'table',
    id: 'titles',
    title: 'Titles',
    columns: ['Title', 'Held by', 'Points'],
    rows: [{ place: null, cells: ['Lord High Admiral', 'Red', '4'] }],
  }
  const game = { speech: { outline: () => [titles], describe: () => [] } } as unknown as AnyGame
  expect(heard(['admiral'], asking(few, { game }))).toEqual([['Lord High Admiral: Held by Red; Points 4.']])
  expect(heard(['Lord High Admiral'], asking(['Lord High Admiral'], { game }))).toEqual([['Lord High Admiral']])
})

test('whose turn it is comes with where the game stands', () => {
  const game = { speech: { outline: () => [], stage: () => 'Round 2 of 5' } } as unknown as AnyGame
  expect(heard(['whose turn'], asking(few, { game }))).toEqual([['answer.turn.you', 'Round 2 of 5.']])
  expect(heard(['whose turn'], asking([], { game, awaiting: [] }))).toEqual([['answer.over']])
})

test('a place with nothing in it is its name alone; columns are named once before many rows, and never where there is one alone', () => {
  const read = (part: OutlinePart): readonly string[] => readPart(part, { say: String, tell: told })
  const tree = (inside: readonly string[]): OutlinePart => ({
    kind: 'tree',
    id: 'realm',
    title: 'Realm',
    branches: [{ place: 'kent', name: 'Kent', inside: inside.map((name) => ({ place: name, name })) }],
  })
  expect(read(tree([]))).toEqual(['Realm.', 'Kent.'])
  expect(read(tree(['March']))).toEqual(['Realm.', 'Kent: March.'])
  const table = (rows: number, ...columns: readonly string[]): OutlinePart => ({
    kind: 'table',
    id: 'laws',
    title: 'Laws',
    columns: ['Law', ...columns],
    rows: Array.from({ length: rows }, (_, i) => ({ place: null, cells: [`L${i}`, ...columns.map(() => 'yes.')] })),
  })
  expect(read(table(5, 'passed', 'old'))[1]).toBe('L0: passed yes; old yes.')
  expect(read(table(6, 'passed', 'old')).slice(1, 3)).toEqual(['answer.columns', 'L0: yes; yes.'])
  expect(read(table(6, 'passed'))[1]).toBe('L0: passed yes.')
})

test('of a place that is told the sentences that fit what is asked are told; where none does, all of them', () => {
  const describe = () => ['Kent is red.', 'Three blocks stand there.']
  const where = (text: string) => {
    const table = asking([])
    const speech = { ...table.game.speech, describe } as unknown as AnyGame['speech']
    const about = { ...table, game: { ...table.game, speech } as AnyGame }
    return answerOf(readCommand(text, knownOf(about), ENGLISH), about)
  }
  expect(where('kent')).toEqual(describe())
  expect(where('kent blocks')).toEqual(['Three blocks stand there.'])
  expect(where('kent weather')).toEqual(describe())
})

test('names that are words of the game are said, names that are the same in every language are read as they are', () => {
  const say = (phrase: { readonly say: string }): string => `the ${phrase.say}`
  const part: OutlinePart = {
    kind: 'table',
    id: 'laws',
    title: { say: 'laws' },
    columns: ['Law', { say: 'state' }],
    rows: [{ place: null, cells: ['XII', { say: 'new' }] }],
  }
  expect(readPart(part, { say, tell: told })).toEqual(['the laws.', 'XII: the state the new.'])
})
