/** The board in words, the command field and the voice, by keys alone. */
import { Drawn, read, speaking } from '../table/tests/drawn.tsx'
import { page } from '../table/tests/screen.ts'
import { h } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../engine/game.ts'
import type { Outline, OutlineTree } from '../../engine/outline.ts'
import { game as ransomGame } from '../../engine/kit/samples/ransom.ts'
import ransomWords from '../../engine/kit/samples/ransom.json' with { type: 'json' }
import { findGame } from '../../games/index.ts'
import roseWords from '../../games/rose-king/words/en.json' with { type: 'json' }
import { Stage } from '../table/tests/stage.ts'
import { tableTextOf } from '../table/table-text.ts'
import { Announcer, Voice } from './announcer.tsx'
import { BoardInWords } from './board-in-words.tsx'
import { useCommandWords } from './command-words.ts'
import { setWays, ways } from './ways.ts'
import { useWords } from './words.ts'
import { WordsDrawer } from './words-drawer.tsx'

const ransom = ransomGame as AnyGame
const rose = await findGame('rose-king')!.load()
await speaking(useWords, useCommandWords)

let open: Drawn | null = null
const draw = (what: Parameters<Drawn['draw']>[0]): Drawn => (open = new Drawn().draw(what))
const first = ways.value
beforeEach(() => setWays(first))
afterEach(() => {
  open?.clear()
  open = null
  vi.useRealTimers()
})

const cell = (place: string) => ({ place, name: `name ${place}` })
const TREE: OutlineTree = {
  kind: 'tree',
  id: 'tree',
  title: 'Regions',
  branches: [
    { ...cell('north'), inside: [{ ...cell('york'), next: ['kent', 'north'] }, cell('hull')] },
    { ...cell('south'), brief: 'empty', inside: [{ ...cell('dover'), inside: [cell('kent')] }] },
  ],
}
const OUTLINE: Outline = [
  {
    kind: 'grid',
    id: 'grid',
    title: 'Squares',
    columns: ['1', '2', '3'],
    rows: [
      { name: 'a', cells: [cell('a1'), cell('a2'), cell('a3')] },
      { name: 'b', cells: [cell('b1'), cell('b2'), cell('b3')] },
    ],
    jumps: [
      { name: 'red', places: ['a2', 'b1', 'b3'] },
      { name: 'white', places: ['a3'] },
    ],
    groups: [['a1', 'b2'], ['a3']],
  },
  {
    kind: 'table',
    id: 'table',
    title: 'Hands',
    columns: ['seat', 'cards', 'gold'],
    rows: [
      { place: 'ann', cells: ['Ann', '3', '7'] },
      { place: null, cells: ['nobody', '0', '0'] },
      { place: 'ben', cells: ['Ben', '4', '1'] },
    ],
  },
  TREE,
]
const mapped = {
  speech: { outline: () => OUTLINE, describe: (_: unknown, place: string) => [{ say: `all of ${place}` }] },
} as unknown as AnyGame

function inWords(): { readonly screen: Drawn; readonly voice: Voice } {
  const voice = new Voice()
  const tableText = tableTextOf(ransom, [], [])
  const screen = draw(h(BoardInWords, { game: mapped, view: {}, tableText, voice }))
  return { screen, voice }
}

const at = (): string => page.activeElement.getAttribute('data-at') ?? ''
const walks = (screen: Drawn, ...keys: readonly string[]): readonly string[] =>
  keys.map((key) => (screen.key(key), at()))
const place = (screen: Drawn, key: string) => screen.the(`[data-at="${key}"]`)

test('arrows walk over a grid and stop at its edges; digits and 0 jump to the next of a kind, and round again', () => {
  const { screen } = inWords()
  screen.focus(place(screen, 'a1'))
  expect(
    walks(screen, 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'End', 'Home'),
  ).toEqual(['a2', 'b2', 'b1', 'b1', 'a1', 'a1', 'a3', 'a1'])
  expect(walks(screen, '1', '1', '1', '1', '2', '2')).toEqual(['a2', 'b1', 'b3', 'a2', 'a3', 'a3'])
  screen.focus(place(screen, 'a1'))
  expect(walks(screen, '0', '0')).toEqual(['b2', 'a1'])
  expect([screen.key('5'), screen.key('ArrowRight', { ctrlKey: true }), at()]).toEqual([false, false, 'a1'])
  const jumps = screen.all('[data-part="grid"] .words-jumps button')
  expect(jumps.map(read)).toEqual(['1 red', '2 white', '0 the rest of its territory'])
  for (const [button, to] of [
    [jumps[1], 'a3'],
    [jumps[0], 'b1'],
  ] as const) {
    if (button) screen.press(button)
    expect(at()).toBe(to)
  }
})

test('arrows walk over a table of rows, and its rows without a place tell nothing', () => {
  const { screen } = inWords()
  screen.focus(place(screen, '0 0'))
  expect(
    walks(screen, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Home'),
  ).toEqual(['0 1', '0 2', '0 2', '1 2', '2 2', '2 2', '2 0'])
  expect(screen.texts('.words-tell')).toEqual(['all of ben'])
  screen.key('ArrowUp')
  expect(screen.texts('.words-tell')[0]).toMatch(/^Arrows walk/)
})

test('a tree folds and unfolds by arrows, tells how deep each branch lies, and digits lead to neighbours', async () => {
  const { screen } = inWords()
  const shown = (): readonly string[] => screen.all('[role=treeitem]').map((item) => item.getAttribute('data-at') ?? '')
  const told = (key: string): readonly (string | null)[] =>
    ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) =>
      place(screen, key).getAttribute(name),
    )
  expect([told('north'), told('hull'), told('kent')]).toEqual([
    ['1', '1', '2', 'true'],
    ['2', '2', '2', null],
    ['3', '1', '1', null],
  ])
  expect(screen.texts('[data-at="south"]')).toEqual(['name south , empty'])
  screen.focus(place(screen, 'north'))
  expect(walks(screen, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'ArrowUp')).toEqual([
    'york',
    'hull',
    'york',
    'kent',
    'north',
    'north',
  ])
  // To the right into it, to the left out of it, and folded by the next.
  expect(walks(screen, 'ArrowRight', 'ArrowLeft')).toEqual(['york', 'north'])
  screen.key('ArrowLeft')
  expect([shown(), told('north')[3]]).toEqual([['north', 'south', 'dover', 'kent'], 'false'])
  screen.key('ArrowLeft')
  expect(shown()).toHaveLength(4)
  screen.key('ArrowRight')
  expect([shown().length, at()]).toEqual([6, 'north'])
  // End is the last that is shown.
  screen.focus(place(screen, 'south'))
  screen.key('ArrowLeft')
  screen.focus(place(screen, 'north'))
  expect(walks(screen, 'End')).toEqual(['south'])
  screen.key('ArrowRight')
  // What is folded is unfolded for whoever goes there.
  screen.focus(place(screen, 'south'))
  screen.key('ArrowLeft')
  screen.focus(place(screen, 'york'))
  expect(screen.texts('[data-part="tree"] .words-jumps button')).toEqual(['1 name kent', '2 name north'])
  screen.key('1')
  await screen.until(() => expect(at()).toBe('kent'))
})

test('the board is one stop for the Tab key, the place visited last; Page Down and Page Up go from part to part', async () => {
  const { screen, voice } = inWords()
  const stops = (): readonly (string | null)[] =>
    screen.all('[tabindex="0"]').map((item) => item.getAttribute('data-at'))
  expect(stops()).toEqual(['a1'])
  screen.focus(place(screen, 'b2'))
  expect(stops()).toEqual(['b2'])
  for (const [key, to] of [
    ['PageDown', '0 0'],
    ['PageDown', 'north'],
    ['PageDown', 'north'],
    ['PageUp', '0 0'],
    ['PageUp', 'b2'],
    ['PageUp', 'b2'],
  ] as const) {
    screen.key(key)
    await screen.until(() => expect([at(), stops()]).toEqual([to, [to]]))
  }
  screen.key('Enter')
  expect(voice.said.value.at(-1)?.breaths).toEqual(['all of b2'])
})

test('a part of the board that is there no more is no stop: the first is again', () => {
  const voice = new Voice()
  const tableText = tableTextOf(ransom, [], [])
  let outline: readonly unknown[] = OUTLINE
  const changing = { speech: { ...mapped.speech, outline: () => outline } } as unknown as AnyGame
  const part = (view: object) => h(BoardInWords, { game: changing, view, tableText, voice })
  const screen = draw(part({}))
  const stops = () => screen.all('[tabindex="0"]').map((item) => item.getAttribute('data-at'))
  screen.focus(place(screen, 'north'))
  expect(stops()).toEqual(['north'])
  outline = OUTLINE.slice(0, 2)
  screen.draw(part({ later: true }))
  expect(stops()).toEqual(['a1'])
})

test('keys with Ctrl, Alt or Meta are the browser’s in every part', () => {
  const { screen } = inWords()
  for (const [from, key] of [
    ['a1', 'ArrowRight'],
    ['0 0', 'ArrowDown'],
    ['north', 'ArrowDown'],
  ] as const)
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
      screen.focus(place(screen, from))
      expect([from, held, screen.key(key, { [held]: true }), at()]).toEqual([from, held, false, from])
    }
})

const roseTable = (): Stage => new Stage(rose, ['Ann', 'Ben'])
const spoken = (voice: Voice): string => (voice.said.value.at(-1)?.breaths ?? []).join(' ')

function commands(table: Stage): { readonly screen: Drawn; readonly voice: Voice; readonly acts: string[] } {
  const voice = new Voice()
  const acts: string[] = []
  const tableText = tableTextOf(table.game, [roseWords], table.players.value)
  const offers = table.scene.value.choices.map(({ move, text }) => ({ move, text, label: text }))
  const screen = draw(
    h(
      () =>
        h(WordsDrawer, {
          table,
          scene: table.scene.value,
          lines: table.lines.value,
          offers,
          tableText,
          voice,
          act: (text: string, told: boolean) => void acts.push(`${text} ${told}`),
        }),
      {},
    ),
  )
  return { screen, voice, acts }
}

function types(screen: Drawn, text: string): void {
  screen.fill('Command', text)
  screen.submit('.command')
}

test('a move by its notation is played at once; by its words it is told first, and played by Enter once more', () => {
  const table = roseTable()
  const { screen, voice, acts } = commands(table)
  const [{ text, move } = { text: '', move: null }] = table.scene.value.choices
  types(screen, text)
  expect([acts, screen.called('Command').value]).toEqual([[`${text} false`], ''])
  const label = tableTextOf(rose, [roseWords], table.players.value).phrase(
    rose.speech.move(move, table.scene.value.view),
  )
  types(screen, label)
  expect(acts).toHaveLength(1)
  expect([spoken(voice), screen.texts('.command-answer').join()]).toEqual([
    expect.stringContaining('Enter once more plays it.'),
    expect.stringContaining('Enter once more plays it.'),
  ])
  // Whoever changes a word is asked again.
  screen.fill('Command', `${label} `)
  screen.submit('.command')
  expect(acts).toHaveLength(1)
  screen.submit('.command')
  expect([acts[1], screen.all('.command-answer')]).toEqual([`${text} true`, []])
})

test('where one move alone fits, an arrow to the right at the end fills it in; where several do, it does not', () => {
  const table = roseTable()
  const { screen, voice } = commands(table)
  const tableText = tableTextOf(rose, [roseWords], table.players.value)
  const labels = table.scene.value.choices.map(({ move }) =>
    tableText.phrase(rose.speech.move(move, table.scene.value.view)),
  )
  const [label = ''] = labels
  const field = () => screen.called('Command')
  screen.fill('Command', label.slice(0, -1))
  expect(screen.key('ArrowRight', {}, field())).toBe(true)
  expect([field().value, spoken(voice)]).toEqual([label, label])
  screen.fill('Command', 'Play')
  expect([screen.key('ArrowRight', {}, field()), field().value]).toEqual([false, 'Play'])
  expect([screen.key('ArrowLeft', {}, field()), field().value]).toEqual([false, 'Play'])
})

test('arrows bring back what was typed, newest first; what only repeats is not among it', () => {
  const { screen, voice } = commands(roseTable())
  const typed = (): string | undefined => screen.called('Command').value
  types(screen, 'score')
  const score = spoken(voice)
  types(screen, 'clock')
  types(screen, 'clock')
  types(screen, '.')
  expect(spoken(voice)).not.toBe(score)
  const field = screen.called('Command')
  const back = (key: string): string | undefined => (screen.key(key, {}, field), typed())
  expect(['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map(back)).toEqual([
    'clock',
    'score',
    'score',
    'clock',
    '',
    '',
  ])
  types(screen, '  ')
  expect(back('ArrowUp')).toBe('clock')
})

test('asked for the last thing the field tells the latest alone, and since one’s own turn what others did', () => {
  const table = roseTable()
  const step = (seat: number): void => table.play(seat, table.offered(seat)[0] ?? '')
  for (const seat of [0, 1]) step(seat)
  const { screen } = commands(table)
  const tableText = tableTextOf(rose, [roseWords], table.players.value)
  const [mine, theirs] = [1, 2].map((moment) =>
    table.lines.value
      .filter((line) => line.moment === moment)
      .map(({ event }) => tableText.event(event))
      .join(' '),
  )
  const told = (): string => screen.texts('.command-answer').join(' ')
  types(screen, 'last')
  expect([told().includes(theirs ?? '-'), told().includes(mine ?? '-')]).toEqual([true, false])
  types(screen, 'since my turn')
  expect([told().includes(theirs ?? '-'), told().includes(mine ?? '-')]).toEqual([true, false])
})

test('the clocks are told as they stand now, by whom', () => {
  const table = roseTable()
  table.clocks.value = [
    { left: 90_000, at: Date.now() - 30_000, running: false, reserve: 0 },
    { left: 90_000, at: Date.now() - 30_000, running: true, reserve: 0 },
  ]
  const { screen } = commands(table)
  types(screen, 'clock')
  const [own, other] = screen.texts('.command-answer p')
  expect(own).toMatch(/\(Ann\): 1:30 left/)
  expect(other).toMatch(/\(Ben\): (1:00|0:59) left/)
})

test('how many moves fit is shown while one types, and told when the hand rests', () => {
  vi.useFakeTimers()
  const table = roseTable()
  const { screen, voice } = commands(table)
  screen.fill('Command', 'zzz')
  expect(screen.all('.command-fits')).toEqual([])
  const [{ text } = { text: '' }] = table.scene.value.choices
  screen.fill('Command', text.slice(0, 1))
  const before = voice.said.value.length
  screen.does(() => vi.advanceTimersByTime(200))
  screen.fill('Command', text.slice(0, 1))
  expect(screen.all('.command-fits li').length).toBeGreaterThan(0)
  expect(screen.all('.command-fits li').length).toBeLessThanOrEqual(8)
  screen.does(() => vi.advanceTimersByTime(5000))
  expect([voice.said.value.length - before, /fits?\./.test(spoken(voice))]).toEqual([1, true])
})

function announced(table: Stage): { readonly screen: Drawn; readonly heard: () => string; readonly voice: Voice } {
  const voice = new Voice()
  const tableText = tableTextOf(ransom, [ransomWords], table.players.value)
  const screen = draw(
    h(() => h(Announcer, { voice, game: ransom, scene: table.scene.value, lines: table.lines.value, tableText }), {}),
  )
  return { screen, heard: () => spoken(voice), voice }
}

test('whoever comes hears where they sit and what is asked; then what others did, what it changed, and the question if it is another', () => {
  const table = new Stage(ransom, ['Ann', 'Ben'])
  const { screen, heard, voice } = announced(table)
  expect(heard()).toBe('You play Lord 1. 40 marks are due: what do you pledge?')
  screen.does(() => table.play(1, 'pledge:20', 'seal'))
  expect(heard()).toBe('Lord 2 (Ben) seals a pledge.')
  screen.does(() => table.play(0, 'pledge:30', 'seal'))
  expect(heard()).toBe(
    'Lord 1 (Ann) pledges 30. Lord 1 (Ann) seals a pledge. The ransom of the year is paid. ' +
      'Lord 1: 60, 30 less; 60 marks. Lord 2: 70, 20 less. Lord 2 leads. 40 marks are due: what do you pledge?',
  )
  const before = voice.said.value.at(-1)?.id
  // Drawn once more for the same moment nothing is told again.
  screen.does(() => (table.scene.value = { ...table.scene.value }))
  expect(voice.said.value.at(-1)?.id).toBe(before)
  screen.does(() => voice.repeat())
  expect(voice.said.value.at(-1)?.id).not.toBe(before)
  expect(heard()).toMatch(/^Lord 1 \(Ann\) pledges 30/)
  screen.does(() => voice.hush())
  expect([screen.texts('[role=log] p'), screen.texts('[aria-live=assertive]')]).toEqual([[], ['Quiet.']])
  screen.does(() => voice.repeat())
  expect(screen.texts('[role=log] p').join(' ')).toMatch(/^Lord 1 \(Ann\) pledges 30/)
})

test('at the end the winner and the reason are heard, and who looks on is not told to sit anywhere', () => {
  const table = new Stage(ransom, ['Ann', 'Ben'], null)
  const { screen, heard } = announced(table)
  expect(heard()).toBe('The others seal their pledges.')
  screen.does(() => {
    for (const marks of [20, 20, 20]) for (const seat of [0, 1]) table.play(seat, `pledge:${marks + seat}`, 'seal')
  })
  expect(heard()).toMatch(/Lord 1 \(Ann\) wins\. The king is free\.$/)
})

test('sounds are for whoever plays by ear and wants them, and only when something has happened', () => {
  const notes: number[] = []
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0
      readonly destination = {}
    },
  )
  vi.stubGlobal(
    'OscillatorNode',
    class {
      constructor(_: unknown, { frequency }: { frequency: number }) {
        notes.push(frequency)
      }
      connect() {
        return { connect: () => undefined }
      }
      start(): void {}
      stop(): void {}
    },
  )
  const ramp = { setValueAtTime: () => 0, linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }
  vi.stubGlobal(
    'GainNode',
    class {
      gain = ramp
    },
  )
  const played = (): number => notes.splice(0).length
  const table = new Stage(ransom, ['Ann', 'Ben', 'Cis'])
  const { screen } = announced(table)
  screen.does(() => table.play(1, 'pledge:20', 'seal'))
  expect(played()).toBe(0)
  setWays({ words: true })
  // Nothing has happened: the question is only asked of somebody else.
  screen.does(() => table.seenBy(null))
  expect(played()).toBe(0)
  screen.does(() => table.seenBy(0))
  // Ann is still to decide: two notes; after her deed one is enough.
  screen.does(() => table.play(2, 'pledge:20', 'seal'))
  expect(played()).toBe(2)
  setWays({ sounds: false })
  screen.does(() => table.play(0, 'pledge:30', 'seal'))
  expect(played()).toBe(0)
})
