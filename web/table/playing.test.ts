/** A table as a page: what is read on it, and what presses and keys do there. */
import { Drawn, nameOf, read, speaking } from './tests/drawn.tsx'
import { happens, media, page } from './tests/screen.ts'
import { h } from 'preact'
import { useContext } from 'preact/hooks'
import { afterEach, expect, test, vi } from 'vitest'
import { WhyContext } from '../../art/why.ts'
import type { AnyGame } from '../../engine/game.ts'
import type { Catalogue } from '../../engine/words.ts'
import { game as joustGame } from '../../engine/kit/samples/joust.ts'
import joustWords from '../../engine/kit/samples/joust.json' with { type: 'json' }
import { game as ransomGame } from '../../engine/kit/samples/ransom.ts'
import ransomWords from '../../engine/kit/samples/ransom.json' with { type: 'json' }
import type { Adviser } from './adviser.ts'
import type { Hint } from '../../bots/index.ts'
import { findGame } from '../../games/index.ts'
import roseWords from '../../games/rose-king/words/en.json' with { type: 'json' }
import { setWays } from '../spoken/ways.ts'
import { setCalm } from '../parts/calm.ts'
import { Advice } from './advice.tsx'
import { AmountField } from './amount-field.tsx'
import { lastSeen, setLastSeen } from './last-seen.ts'
import { Log } from './log.tsx'
import { Moves } from './moves.tsx'
import { pause, setPace } from './pace.ts'
import { Playing } from './playing.tsx'
import { type Pointing, usePointing } from './pointed.tsx'
import { rail, setRail } from './rail-store.ts'
import { withoutBots } from './tests/no-bots.ts'
import { Stage } from './tests/stage.ts'
import { tableTextOf } from './table-text.ts'
import { useWords as useComing } from '../coming/words.ts'
import { catalogue, useWords as useTelling } from '../telling/words.ts'

const ransom = ransomGame as AnyGame
const joust = joustGame as unknown as AnyGame
withoutBots()
const nobody = async (): Promise<Response> => Response.json({ refused: 'no-such-table' }, { status: 404 })
vi.stubGlobal('fetch', nobody)
const { history, navigator } = globalThis
await speaking(useTelling, useComing)

let open: Drawn | null = null

function drawn(table: Stage, words: Catalogue = ransomWords): Drawn {
  const tableText = tableTextOf(table.game, [words, catalogue()], table.players.value)
  open = new Drawn().draw(h(Playing, { table, tableText, board: null, title: 'The Ransom', again: 'once more' }))
  return open
}

afterEach(() => {
  open?.clear()
  open = null
  setRail({ moves: false, own: true, folded: false, touch: 'confirm', coach: false })
  setPace('normal')
  vi.useRealTimers()
  for (const [name, value] of Object.entries({ fetch: nobody, history, navigator })) vi.stubGlobal(name, value)
})

const THREE = ['Ann', 'Ben', 'Cis']
const ridersOf = (drawn: Drawn): readonly string[] => drawn.texts('.few-choices button')

test('whoever decides is asked, by words and by the name of the tab; whoever waits or looks on is not', () => {
  const table = new Stage(ransom, THREE)
  const screen = drawn(table)
  expect(screen.texts('#prompt')).toEqual(['Your decision: 60 marks are due: what do you pledge? Why? Rule RA-2'])
  expect(page.title).toBe('◆ The Ransom · Rose & Crown')
  screen.does(() => table.play(0, 'pledge:30', 'seal'))
  expect(screen.texts('#prompt')).toEqual(['The others seal their pledges. Why? Rule RA-2'])
  expect(page.title).toBe('The Ransom · Rose & Crown')
  screen.does(() => table.seenBy(null))
  expect(screen.text).not.toContain('Your decision')
})

test('few choices are buttons under the question, and one press plays', async () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const screen = drawn(table, joustWords)
  const before = ridersOf(screen)
  expect(before).toHaveLength(4)
  screen.press(screen.the('.few-choices button', 0))
  await screen.until(() => expect(screen.texts('#prompt')).toEqual(['The others choose their lances. Why? Rule JO-1']))
  expect(table.asked[0]).toMatch(/^act /)
  expect(ridersOf(screen)).toEqual([])
})

test('what is pointed at, by the pointer or by keys, is lit in the list, and left again', async () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const screen = drawn(table, joustWords)
  screen.press(screen.the('.key-moves'))
  const lit = () => screen.texts('.few-choices .pointed')
  for (const [on, off] of [
    ['focus', 'blur'],
    ['pointerenter', 'pointerleave'],
  ] as const) {
    const second = screen.the('.few-choices button', 1)
    screen.does(() => void second.send(on, {}, false))
    await screen.until(() => expect(lit()).toEqual([read(second)]))
    expect(screen.texts('.moves .pointed')).toEqual(lit())
    screen.does(() => void screen.the('.few-choices button', 1).send(off, {}, false))
    await screen.until(() => expect(lit()).toEqual([]))
  }
})

test('a number is filled in within its bounds and played as it stands; what cannot be chosen has no button', async () => {
  const table = new Stage(ransom, THREE)
  const screen = drawn(table)
  const field = (): ReturnType<Drawn['the']> => screen.the('.moves .amount input')
  const button = (): ReturnType<Drawn['the']> => screen.the('.moves .amount button')
  expect([field().getAttribute('min'), field().getAttribute('max')]).toEqual(['0', '90'])
  screen.fill(field(), '91')
  expect([read(button()), button().disabled]).toEqual(['Not possible', true])
  screen.fill(field(), '35')
  expect([read(button()), button().disabled]).toEqual(['Pledge 35', false])
  await screen.until(() => expect(read(screen.the('.catch-all .amount button'))).toBe('Pledge 35'))
  screen.press(button())
  await screen.until(() => expect(screen.text).toContain('Seal your pledge'))
  // It is a draft: nobody was told.
  expect(table.asked).toEqual([])
})

test('a plan is told as a draft, taken back, redone, begun anew, and goes out as a whole', async () => {
  const table = new Stage(ransom, THREE)
  const screen = drawn(table)
  expect(screen.called('Take back').disabled).toBe(true)
  expect(screen.all('.draft-bar')).toEqual([])
  screen.fill(screen.the('.moves .amount input'), '20')
  screen.submit('.moves .amount')
  await screen.until(() => expect(screen.all('.draft-bar')).toHaveLength(1))
  expect([screen.called('Redo').disabled, screen.called('Start over').disabled]).toEqual([true, false])
  screen.press('Take back')
  await screen.until(() => expect(screen.text).toContain('what do you pledge?'))
  expect([screen.called('Redo').disabled, screen.called('Start over').disabled]).toEqual([false, true])
  screen.press('Redo')
  await screen.until(() => expect(screen.text).toContain('Seal your pledge'))
  screen.press('Start over')
  await screen.until(() => expect(screen.text).toContain('what do you pledge?'))
  screen.press('Redo')
  await screen.until(() => expect(ridersOf(screen)).toEqual(['Seal it']))
  screen.press(screen.the('.few-choices button', 0))
  await screen.until(() => expect(table.asked).toEqual(['act pledge:20 seal']))
})

test('what is refused is said, and goes when it is closed', async () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const screen = drawn(table, joustWords)
  table.no = { reason: 'busy' }
  screen.press(screen.the('.few-choices button', 0))
  await screen.until(() => expect(screen.all('.refusal')).toHaveLength(1))
  expect(screen.the('.refusal').getAttribute('role')).toBe('alert')
  screen.press(screen.the('.refusal button', 0))
  expect(screen.all('.refusal')).toEqual([])
})

const line = (screen: Drawn): readonly string[] => screen.texts('.log button')

/** Two years of a ransom, as Ann saw them. */
function past(table: Stage): void {
  for (const marks of [30, 31]) for (const seat of [0, 1, 2]) table.play(seat, `pledge:${marks + seat}`, 'seal')
}

test('the log leads to each of its moments; back there nothing can be played, and the way back is one press', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  const screen = drawn(table)
  const told = ['Lord 1 (Ann) pledges 30.', 'Lord 1 (Ann) seals a pledge.', 'Lord 2 (Ben) seals a pledge.']
  expect(line(screen).slice(0, 3)).toEqual(told)
  expect(screen.all('.catch-all form')).toHaveLength(1)
  screen.press(screen.the('.log button', 1))
  await screen.until(() => expect(screen.texts('.playback-says')).toEqual(['Lord 1 (Ann) seals a pledge.']))
  expect(screen.texts('.playback .figures')).toEqual(['2 / 12'])
  expect(screen.texts('.log [aria-current=true]')).toEqual(['Lord 1 (Ann) seals a pledge.'])
  expect([screen.all('.catch-all form'), screen.all('#prompt')]).toEqual([[], []])
  // The panel shows what each had at that moment.
  expect(screen.texts('.seat-score')).toEqual(['Score 90', 'Score 90', 'Score 90'])
  screen.press('Back to now')
  expect(screen.texts('.seat-score')).toEqual(['Score 29', 'Score 27', 'Score 25'])
  expect(screen.all('.catch-all form')).toHaveLength(1)
})

test('of a long story the latest lines are shown, and around a moment far back its own; all of it by one press', () => {
  const table = new Stage(ransom, THREE)
  past(table)
  // Three hundred and sixty lines, each of a moment of its own.
  const seals = table.lines.value.filter(({ event }) => event.type === 'sealed')
  const lines = Array.from({ length: 120 }, () => seals.slice(0, 3)).flatMap((some, round) =>
    some.map(({ event }, at) => ({ moment: 3 * round + at + 1, event })),
  )
  const tableText = tableTextOf(ransom, [ransomWords, catalogue()], table.players.value)
  const went: number[] = []
  const log = (at: number | null) => ({
    lines,
    tableText,
    game: ransom,
    viewer: 0,
    at,
    go: (to: number) => went.push(to),
  })
  const screen = (open = new Drawn().draw(h(Log, log(null))))
  const shown = line(screen).length - 1
  expect([shown > 20, shown < 200]).toEqual([true, true])
  screen.press(screen.the('.log button', -1))
  expect(went).toEqual([360])
  screen.draw(h(Log, log(100)))
  expect(screen.texts('.log [aria-current=true]')).toHaveLength(1)
  const buttons = screen.all('.log button')
  const here = buttons.findIndex((button) => button.getAttribute('aria-current') === 'true')
  // What led to it stands before it, and what followed after.
  expect([here > 5, buttons.length - here > 200]).toEqual([true, true])
  screen.press(screen.the('.log [aria-current=true]'))
  expect(went.at(-1)).toBe(100)
  screen.press(screen.the('.log .earlier button'))
  expect([line(screen).length, screen.all('.log .earlier')]).toEqual([360, []])
})

test('a line that came by an order or more than once says so; the pointer and the focus on it point, and leave', () => {
  const table = new Stage(ransom, THREE)
  past(table)
  const tableText = tableTextOf(ransom, [ransomWords, catalogue()], table.players.value)
  const pointed: number[][] = []
  const given = {
    lines: table.lines.value,
    tableText,
    game: ransom,
    viewer: 0,
    at: null,
    go: () => undefined,
    point: (lines: readonly { moment: number }[]) => void pointed.push(lines.map(({ moment }) => moment)),
    ordered: new Set([2, 4]),
  }
  const screen = (open = new Drawn().draw(h(Log, given)))
  const told = screen.all('.log li').filter((item) => item.querySelectorAll('.by-order').length > 0)
  // What others did is nobody's order of the reader's.
  expect(told.map(read).map((text) => text.startsWith('Lord 1 (Ann) seals'))).toEqual([true])
  const second = screen.the('.log button', 1)
  for (const type of ['pointerenter', 'pointerleave', 'focus', 'blur'])
    screen.does(() => void second.send(type, {}, false))
  expect(pointed).toEqual([[2], [], [2], []])
  expect(screen.all('.log [aria-current=true]')).toEqual([])
  // Whose deeds begin has a shield; what the same lord does next has none.
  const deeds = screen.all('.log .log-line').slice(0, 4)
  expect(deeds.map((item) => [read(item).slice(0, 12), item.querySelectorAll('.pennant svg').length])).toEqual([
    ['Lord 1 (Ann)', 1],
    ['Lord 1 (Ann)', 0],
    ['Lord 2 (Ben)', 1],
    ['Lord 3 (Cis)', 1],
  ])
})

test('a phone has the card of what is new with the drawers, and its panel is never folded; on a desk it is unfolded by one press', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  setLastSeen(table.id, 6)
  setPace('once')
  setRail({ folded: true })
  media.add('(max-width: 56rem) and (orientation: portrait)')
  const screen = drawn(table)
  await screen.until(() => expect(screen.all('.since-card')).toHaveLength(1))
  expect([screen.all('.rail-log .since-card'), screen.all('.rail-unfold'), screen.all('.rail-folded')]).toEqual([
    [],
    [],
    [],
  ])
  screen.clear()
  media.clear()
  const desk = drawn(table)
  await desk.until(() => expect(desk.all('.rail-log .since-card')).toHaveLength(1))
  expect(desk.all('.rail-folded')).toHaveLength(1)
  desk.press(desk.the('.rail-unfold'))
  expect([rail.value.folded, desk.all('.rail-folded')]).toEqual([false, []])
})

test('the key of one’s own things folds them away on a desk, and opens a drawer on a phone', () => {
  const table = new Stage(ransom, THREE)
  const screen = drawn(table)
  const own = () => [rail.value.own, screen.the('.table').getAttribute('data-own')]
  screen.key('o')
  expect(own()).toEqual([false, 'folded'])
  screen.key('o')
  expect(own()).toEqual([true, null])
  screen.clear()
  media.add('(max-width: 56rem) and (orientation: portrait)')
  const phone = drawn(table)
  phone.key('o')
  expect([phone.the('.table').getAttribute('data-drawer'), phone.the('.table').getAttribute('data-own')]).toEqual([
    'mine',
    'raised',
  ])
  media.clear()
})

test('whoever likes notation reads the moves by it at once, and in words again', () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const screen = drawn(table, joustWords)
  const words = ridersOf(screen)
  screen.does(() => setWays({ short: true }))
  expect(ridersOf(screen)).toEqual(table.scene.value.choices.map(({ text }) => text))
  screen.does(() => setWays({ short: false }))
  expect(ridersOf(screen)).toEqual(words)
})

test('of what a board asks twice about a command by notation is asked again; one that was read out and confirmed is played', async () => {
  const rose = await findGame('rose-king')!.load()
  const table = new Stage(rose, ['Ann', 'Ben'])
  const board = Object.assign(() => h('p', {}, 'the board'), { grave: () => true })
  const tableText = tableTextOf(rose, [roseWords, catalogue()], table.players.value)
  const screen = (open = new Drawn().draw(
    h(Playing, { table, tableText, board: board as never, title: '', again: null }),
  ))
  screen.key('/')
  await screen.until(() => expect(screen.all('#command')).toHaveLength(1))
  const { text, move } = table.scene.value.choices[0] ?? { text: '', move: null }
  const enter = (typed: string): void => {
    screen.fill(screen.the('#command'), typed)
    screen.submit('.command')
  }
  await screen.until(() => {
    enter(text)
    expect(screen.all('.tap-again')).toHaveLength(1)
  })
  screen.press('Leave it')
  expect(table.asked).toEqual([])
  enter(tableText.phrase(rose.speech.move(move, table.scene.value.view)))
  expect(table.asked).toEqual([])
  screen.submit('.command')
  await screen.until(() => expect(table.asked).toEqual([`act ${text}`]))
})

test('a board may tap, point and look ahead; what it points at is lit in the list', async () => {
  const table = new Stage(ransom, THREE)
  const boards: Record<string, unknown>[] = []
  const Board = Object.assign((props: Record<string, unknown>) => {
    boards.push(props)
    return h('p', {}, 'the board')
  }, {})
  const tableText = tableTextOf(ransom, [ransomWords, catalogue()], table.players.value)
  const screen = (open = new Drawn().draw(
    h(Playing, { table, tableText, board: Board as never, title: '', again: null }),
  ))
  const board = () =>
    boards.at(-1) as unknown as {
      readonly seat: number | null
      readonly act: (texts: readonly string[]) => void
      readonly point: (text: string | null) => void
      readonly ahead: (texts: readonly string[]) => readonly { text: string }[]
      readonly hint: string | null
      readonly moves: readonly unknown[]
    }
  expect([board().seat, board().moves.length > 50, board().hint]).toEqual([0, true, null])
  expect(
    board()
      .ahead(['pledge:30'])
      .map(({ text }) => text),
  ).toEqual(['seal'])
  screen.does(() => board().point('pledge:7'))
  await screen.until(() => expect(board().hint).toBe('pledge:7'))
  screen.does(() => board().act(['pledge:30', 'seal']))
  await screen.until(() => expect(table.asked).toEqual(['act pledge:30 seal']))
})

test('where a game has no drawing, every seat is told with its score and its own facts', () => {
  const table = new Stage(ransom, THREE)
  for (const [seat, marks] of [30, 20, 10].entries()) table.play(seat, `pledge:${marks}`, 'seal')
  expect(drawn(table).texts('.catch-seats li')).toEqual([
    'Lord 1 (Ann) 60 60 marks',
    'Lord 2 (Ben) 70 70 marks',
    'Lord 3 (Cis) 80 80 marks',
  ])
})

test('one’s own things are raised by their own drawer alone', () => {
  const screen = drawn(new Stage(ransom, THREE))
  screen.key('t')
  expect(screen.the('.table').getAttribute('data-drawer')).toBe('talk')
  expect(screen.the('.table').getAttribute('data-own')).toBeNull()
})

test('a place that offers nothing is answered in the present, not in the past', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  const asked: unknown[] = []
  const Board = () => {
    const why = useContext(WhyContext)
    asked.push(why)
    return h('button', { type: 'button', onClick: () => why?.('nowhere', []) }, 'a place')
  }
  const tableText = tableTextOf(ransom, [ransomWords, catalogue()], table.players.value)
  const screen = (open = new Drawn().draw(
    h(Playing, { table, tableText, board: Board as never, title: '', again: null }),
  ))
  screen.press('a place')
  await screen.until(() => expect(screen.text).toContain('Nothing can be done here now.'))
  screen.press(screen.the('.log button', 1))
  await screen.until(() => expect(screen.all('.playback')).toHaveLength(1))
  expect(asked.at(-1)).toBeNull()
})

test('beside the log marks are turned on and off, one goes back a moment, and stands still', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  const screen = drawn(table)
  const marks = () => [rail.value.marks, screen.called('Marks of what others did').getAttribute('aria-pressed')]
  expect(marks()).toEqual([true, 'true'])
  screen.press('Marks of what others did')
  expect(marks()).toEqual([false, 'false'])
  screen.key('k')
  expect(marks()).toEqual([true, 'true'])
  screen.press(screen.the('.log-tools button', 1))
  await screen.until(() => expect(screen.texts('.playback .figures')).toEqual(['11 / 12']))
  screen.press(screen.the('.log-tools button', 1))
  expect(screen.texts('.playback .figures')).toEqual(['10 / 12'])
})

test('from a moment of the past one goes on where that may be, and nowhere once the game is over', async () => {
  const table = new Stage(ransom, THREE)
  const from: number[] = []
  table.goOnFrom = async (moment) => (from.push(moment), null)
  past(table)
  const screen = drawn(table)
  screen.press(screen.the('.log button', 1))
  await screen.until(() => expect(screen.all('.playback')).toHaveLength(1))
  screen.press('Go on from here')
  expect(from).toEqual([2])
  screen.does(() => {
    for (const seat of [0, 1, 2]) table.play(seat, `pledge:${20 + seat}`, 'seal')
  })
  screen.press(screen.the('.log button', 1))
  await screen.until(() => expect(screen.texts('.playback .figures')[0]).toMatch(/^2 /))
  expect(screen.maybe('Go on from here')).toBeUndefined()
})

test('a walk through the past goes by buttons, keys and the slide, and stays within the story', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  const screen = drawn(table)
  const at = (): string => screen.texts('.playback .figures')[0] ?? ''
  screen.key(',')
  await screen.until(() => expect(at()).toBe('11 / 12'))
  const off = (name: string): string | null => screen.called(name).getAttribute('aria-disabled')
  screen.press('One step back')
  expect([at(), off('To the end')]).toEqual(['10 / 12', 'false'])
  screen.press('One step on')
  expect(at()).toBe('11 / 12')
  screen.press('To the beginning')
  expect([at(), screen.texts('.playback-says')[0]]).toEqual(['0 / 12', 'The beginning.'])
  expect([off('One step back'), off('To the beginning'), off('One step on')]).toEqual(['true', 'true', 'false'])
  // Ben's pledge is his secret until all are shown.
  screen.fill('Moment', '3')
  expect([at(), screen.texts('.playback-says')[0]]).toEqual(['3 / 12', 'Something you cannot see.'])
  screen.key('ArrowRight', {}, screen.the('.playback'))
  expect(at()).toBe('4 / 12')
  screen.key('ArrowLeft', {}, screen.the('.playback'))
  expect(at()).toBe('3 / 12')
  screen.press('To the end')
  expect([at(), off('To the end'), off('One step on'), off('One step back')]).toEqual([
    '12 / 12',
    'true',
    'true',
    'false',
  ])
  screen.key(';')
  expect(at()).toBe('12 / 12')
  screen.press('Play')
  expect(at()).toBe('0 / 12')
  screen.press('Pause')
  expect(screen.maybe('Play')).toBeDefined()
})

test('a walk by itself comes to the end and back to now, unless it was stopped', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  setLastSeen(table.id, 10)
  setPace('once')
  const screen = drawn(table)
  await screen.until(() => expect(screen.texts('.since-card h2')).toEqual(['2 things happened since you last looked.']))
  screen.press('Show me')
  await screen.until(() => expect(screen.all('.playback')).toEqual([]))
  expect([screen.all('.since-card'), lastSeen(table.id)]).toEqual([[], 12])
})

test('steps of others that come faster than one can follow are told one after the other', () => {
  vi.useFakeTimers()
  const table = new Stage(ransom, ['Ann', 'Ben', 'Cis', 'Dan'])
  table.play(0, 'pledge:30', 'seal')
  setPace('fast')
  const screen = drawn(table)
  screen.does(() => table.play(1, 'pledge:31', 'seal'))
  expect(screen.texts('.playback .figures')).toHaveLength(1)
  screen.does(() => table.play(2, 'pledge:32', 'seal'))
  const told = ['Lord 2 (Ben) seals a pledge.', 'Lord 3 (Cis) seals a pledge.'].map((line) => {
    screen.does(() => void vi.advanceTimersByTime(pause()))
    return [line, screen.texts('.playback-says')[0]]
  })
  for (const [line, said] of told) expect(said).toBe(line)
  // Then the table stands as it is.
  screen.does(() => void vi.advanceTimersByTime(pause()))
  expect(screen.all('.playback')).toEqual([])
  expect(screen.all('#prompt')).toHaveLength(1)
})

test('a step of somebody else stays for the pause the reader likes, no longer: a walk through the past is slower', () => {
  vi.useFakeTimers()
  setPace('slow')
  const table = new Stage(ransom, ['Ann', 'Ben', 'Cis', 'Dan'])
  table.play(0, 'pledge:30', 'seal')
  const screen = drawn(table)
  const told = (): readonly string[] => screen.texts('.playback-says')
  screen.does(() => table.play(1, 'pledge:31', 'seal'))
  screen.does(() => undefined)
  expect(screen.all('.playback')).toHaveLength(1)
  screen.does(() => void vi.advanceTimersByTime(pause()))
  expect(told()).toEqual(['Lord 2 (Ben) seals a pledge.'])
  screen.does(() => void vi.advanceTimersByTime(pause()))
  expect(screen.all('.playback')).toEqual([])
})

test('whoever comes back is told only what is new, from where they left', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  setLastSeen(table.id, 6)
  const screen = drawn(table)
  // It is shown by itself, beginning with what was seen last.
  await screen.until(() => expect(screen.texts('.playback .figures')).toEqual(['6 / 12']))
  const told = screen.texts('.since-card li')
  expect(told.join(' ')).not.toContain('pledges 30')
  expect(told).toContain('Lord 1 (Ann): score 29 (was 60) and 29 marks (was: 60 marks)')
  screen.press('Back to now')
  screen.press('Show me')
  await screen.until(() => expect(screen.texts('.playback .figures')).toEqual(['6 / 12']))
  expect(screen.all('.since-card')).toEqual([])
  screen.press('Back to now')
  expect(lastSeen(table.id)).toBe(12)
})

test('what happens while the page is hidden is new to whoever comes back, and nothing else is', async () => {
  const table = new Stage(ransom, THREE)
  table.play(0, 'pledge:30', 'seal')
  setPace('once')
  const screen = drawn(table)
  await screen.until(() => expect(lastSeen(table.id)).toBe(2))
  screen.does(() => table.play(1, 'pledge:31', 'seal'))
  expect(screen.all('.since-card')).toEqual([])
  page.visibilityState = 'hidden'
  screen.does(() => happens('visibilitychange'))
  screen.does(() => table.play(2, 'pledge:32', 'seal'))
  page.visibilityState = 'visible'
  screen.does(() => happens('visibilitychange'))
  await screen.until(() => expect(screen.texts('.since-card h2')).toEqual(['2 things happened since you last looked.']))
})

test('the log is one stop for the Tab key; arrows walk over its lines from the newest back', () => {
  const table = new Stage(ransom, THREE)
  past(table)
  const screen = drawn(table)
  const lines = screen.all('.log button')
  const here = (): number => lines.indexOf(page.activeElement)
  const walk = (key: string): number => (screen.key(key, {}, here() < 0 ? screen.the('.log') : lines[here()]), here())
  const last = lines.length - 1
  expect(walk('ArrowUp')).toBe(last)
  expect(['ArrowUp', 'ArrowUp', 'ArrowDown', 'Home', 'ArrowUp', 'End', 'ArrowDown'].map(walk)).toEqual([
    last - 1,
    last - 2,
    last - 1,
    0,
    0,
    last,
    last,
  ])
  expect(lines.every((each) => each.getAttribute('tabindex') === '-1')).toBe(true)
  expect(screen.key('ArrowUp', { ctrlKey: true }, lines[last])).toBe(false)
})

test('keys open and close drawers, once for a press however long, and belong to whoever writes', () => {
  const table = new Stage(ransom, THREE)
  const screen = drawn(table)
  const shown = (): string | null => screen.the('.table').getAttribute('data-drawer')
  screen.key('t')
  expect(shown()).toBe('talk')
  expect(screen.the('.key-talk').getAttribute('aria-pressed')).toBe('true')
  screen.key('t', { repeat: true })
  expect(shown()).toBe('talk')
  screen.key('r', { ctrlKey: true })
  expect(shown()).toBe('talk')
  screen.key('r', {}, screen.called('Say something'))
  expect(shown()).toBe('talk')
  screen.key('Escape', {}, screen.called('Say something'))
  expect(shown()).toBeNull()
  screen.key('r')
  expect(shown()).toBe('rules')
  screen.key('t')
  expect(shown()).toBe('talk')
  screen.key('t')
  expect(shown()).toBeNull()
  const { side, wide, folded, marks } = rail.value
  for (const key of 'xwbk') screen.key(key)
  expect([rail.value.side === side, rail.value.wide, rail.value.folded, rail.value.marks]).toEqual([
    false,
    !wide,
    !folded,
    !marks,
  ])
  for (const key of 'xwbk') screen.key(key)
  expect(rail.value).toMatchObject({ side, wide, folded, marks })
})

test('the page of keys names each of them, and no key does anything behind it', () => {
  const table = new Stage(ransom, THREE)
  const screen = drawn(table)
  expect(screen.all('.shortcuts dt')).toEqual([])
  screen.key('?')
  expect(screen.texts('.shortcuts dt').slice(0, 4)).toEqual(['o', 'l', 'm', 't'])
  screen.key('t')
  expect(screen.the('.table').hasAttribute('data-drawer')).toBe(false)
  screen.press(screen.the('.shortcuts button', 0))
  expect(screen.all('.shortcuts dt')).toEqual([])
  // Escape belongs to it, too: a drawer behind it stays open.
  screen.key('t')
  screen.key('?')
  expect(screen.all('.shortcuts dt').length).toBeGreaterThan(4)
  screen.key('Escape')
  expect(screen.the('.table').getAttribute('data-drawer')).toBe('talk')
})

test('the focus goes into a drawer and back to where it came from', () => {
  const table = new Stage(ransom, THREE)
  const screen = drawn(table)
  screen.press(screen.the('.key-talk'))
  expect(nameOf(page.activeElement)).toBe('Why? Rule RA-1')
  expect(page.activeElement.closest('.drawer-talk')).not.toBeNull()
  screen.press('Close')
  expect(page.activeElement).toBe(screen.the('.key-talk'))
  const why = screen.called('Why? Rule RA-2')
  screen.focus(why)
  screen.press(why)
  expect(screen.the('.table').getAttribute('data-drawer')).toBe('rules')
  screen.press('Close')
  expect(page.activeElement).toBe(why)
})

test('whoever plays from the list of moves finds it open next time; when the game is over there is none', () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const screen = drawn(table, joustWords)
  expect(screen.all('.drawer-moves')).toEqual([])
  screen.press(screen.the('.key-moves'))
  expect(rail.value.moves).toBe(true)
  screen.clear()
  const again = drawn(new Stage(joust, ['Ann', 'Ben']), joustWords)
  expect(again.all('.drawer-moves')).toHaveLength(1)
  again.press('Close')
  expect([rail.value.moves, again.all('.drawer-moves').length]).toEqual([false, 0])
  // Whoever comes to it by Tab has it unfolded.
  again.focus(again.the('.moves .move', 0))
  expect(again.all('.drawer-moves')).toHaveLength(1)
  expect(page.activeElement).toBe(again.the('.moves .move', 0))
  again.press('Close')
  // Whoever is past it by the time it is open is not called back.
  again.does(() => {
    again.the('.moves .move', 0).focus()
    again.the('.key-talk').focus()
  })
  expect([again.all('.drawer-moves').length, page.activeElement]).toEqual([1, again.the('.key-talk')])
})

test('the list of moves is one stop, walked by arrows within its ends', () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const screen = drawn(table, joustWords)
  const stops = (): readonly number[] =>
    screen.all('.moves .move').flatMap((move, at) => (move.getAttribute('tabindex') === '0' ? [at] : []))
  const walk = (key: string): readonly number[] => (screen.key(key), stops())
  screen.focus(screen.the('.moves .move', 0))
  expect(
    ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp', 'PageDown', 'PageUp'].map(walk),
  ).toEqual([[1], [2], [1], [3], [3], [0], [0], [3], [0]])
  expect(screen.texts('#moves-title')).toEqual(['Moves 4'])
  screen.focus(screen.the('.moves .move', 2))
  expect(stops()).toEqual([2])
})

test('a long list is narrowed down by what is typed, and starts anew with the next decision', () => {
  const offers = Array.from({ length: 20 }, (_, at) => ({ move: at, text: `m${at}`, label: `Ride to Field ${at}` }))
  const given = { game: joust, pointed: null, point: () => undefined, view: null, Sign: undefined }
  const played: string[] = []
  const act = (text: string): void => void played.push(text)
  const screen = (open = new Drawn().draw(h(Moves, { ...given, act, offers })))
  expect(screen.texts('#moves-title')).toEqual(['Moves 20'])
  screen.fill(screen.the('input'), '  FIELD 1 ')
  expect(screen.texts('.move')).toHaveLength(11)
  screen.focus(screen.the('.move', 0))
  for (const key of ['PageDown', 'ArrowDown']) screen.key(key)
  expect(read(page.activeElement)).toBe('Ride to Field 19')
  screen.press(page.activeElement)
  expect(played).toEqual(['m19'])
  // From the heading an arrow leads into the list, and no other key does.
  screen.focus(screen.the('#moves-title'))
  expect(screen.key('ArrowUp')).toBe(false)
  expect([screen.key('ArrowDown'), read(page.activeElement)]).toEqual([true, 'Ride to Field 1'])
  screen.draw(h(Moves, { ...given, act, offers: offers.slice(0, 14) }))
  expect([screen.texts('.move').length, screen.all('input')[0]?.value]).toEqual([14, ''])
  screen.draw(h(Moves, { ...given, act, offers: offers.slice(0, 12) }))
  expect(screen.all('input')).toEqual([])
  screen.draw(h(Moves, { ...given, act, offers: [] }))
  expect(screen.texts('#moves-title')).toEqual(['Moves'])
  expect(screen.all('.moves p')).toHaveLength(1)
})

test('whoever takes a key after a tap plays by the key: one press, nothing is shown first', async () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const screen = drawn(table, joustWords)
  const ride = () => screen.all('.few-choices button').find((button) => read(button).startsWith('Ride'))!
  screen.does(() => void ride().send('pointerdown', { pointerType: 'touch' }))
  screen.key('Enter', {}, ride())
  screen.does(() => void ride().send('click'))
  await screen.until(() => expect(table.asked[0]).toMatch(/^act /))
  expect(screen.all('.tap-again')).toEqual([])
})

test('when what had the focus is gone, it goes to the list one was in, or to the question; whoever let go is left alone', async () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const screen = drawn(table, joustWords)
  const taken = (piece: ReturnType<Drawn['the']>): void => {
    screen.focus(piece)
    screen.does(() => (piece.disabled = true))
    screen.does(() => undefined)
  }
  screen.press(screen.the('.key-moves'))
  taken(screen.the('.moves .move', 0))
  expect(page.activeElement.id).toBe('moves-title')
  screen.press('Close')
  taken(screen.the('.few-choices button', 0))
  expect(page.activeElement.id).toBe('prompt')
  const other = screen.the('.few-choices button', 1)
  screen.focus(other)
  screen.does(() => void screen.the('.table-board').send('pointerdown'))
  screen.does(() => (other.disabled = true))
  expect(page.activeElement.id).not.toBe('prompt')
})

test('the slide stands still where it is put, however the past was running', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  setPace('slow')
  const screen = drawn(table)
  screen.key(',')
  await screen.until(() => expect(screen.maybe('Play')).toBeDefined())
  screen.press('Play')
  expect(screen.maybe('Pause')).toBeDefined()
  screen.fill('Moment', '3')
  expect([screen.texts('.playback .figures')[0], screen.maybe('Play') === undefined]).toEqual(['3 / 12', false])
})

test('whoever wants nothing to move is offered what happened, and shown it only when asked', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  setLastSeen(table.id, 6)
  setCalm(true)
  const screen = drawn(table)
  await screen.until(() => expect(screen.all('.since-card')).toHaveLength(1))
  expect(screen.all('.playback')).toEqual([])
  screen.press('Show me')
  await screen.until(() => expect(screen.all('.playback')).toHaveLength(1))
  setCalm(false)
})

test('a line of the log closes the drawer over it and leads to its moment', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  const screen = drawn(table)
  screen.press(screen.the('.key-talk'))
  expect(screen.the('.table').getAttribute('data-drawer')).toBe('talk')
  screen.press(screen.the('.log button', 1))
  await screen.until(() => expect(screen.all('.playback')).toHaveLength(1))
  expect(screen.the('.table').hasAttribute('data-drawer')).toBe(false)
})

test('why a bot likes a move is told: its reasons, what it expects where that differs, and how it stands where nothing else tells', async () => {
  const offers = ['a', 'b', 'c'].map((text) => ({ move: text, text, label: `Move ${text}` }))
  const reason = (say: string) => ({ text: { say }, tone: 'good' as const })
  const hints = [
    { move: 'a', expects: 'winning', rank: 'first', reasons: [reason('gains a town')] },
    { move: 'b', expects: 'even', rank: 'same', reasons: [reason('gains a town')] },
    { move: 'gone', expects: 'even', rank: 'close', reasons: [] },
    { move: 'c', expects: 'even', rank: 'behind', reasons: [] },
  ] as unknown as readonly Hint[]
  let asked = 0
  let advised: readonly string[] = []
  const pointed: (string | null)[] = []
  const given = {
    ask: async () => (asked++, hints),
    offers,
    point: (text: string | null) => void pointed.push(text),
    act: () => undefined,
    phrase: ({ say }: { readonly say: string }) => say,
    asked: 0,
    coached: false,
    advised: (moves: readonly string[]) => void (advised = moves),
  }
  const screen = (open = new Drawn().draw(h(Advice, given)))
  expect(asked).toBe(0)
  screen.press(screen.the('.advice button'))
  await screen.until(() => expect(screen.all('.advice li')).toHaveLength(3))
  expect(pointed).toEqual(['a'])
  expect(advised).toEqual(hints.map(({ move }) => move))
  const lines = screen.texts('.advice li')
  expect(lines.map((text) => /^Move \w/.exec(text)?.[0])).toEqual(['Move a', 'Move b', 'Move c'])
  expect(lines.map((text) => text.includes('gains a town'))).toEqual([true, true, false])
  // The second says more than the first: the same reasons are no reason to choose it.
  const [first = 0, second = 0] = screen.all('.advice li').map((item) => item.querySelectorAll('span').length)
  expect([second > first, new Set(lines).size]).toEqual([true, 3])
  screen.draw(h(Advice, { ...given, asked: 1 }))
  await screen.until(() => expect(asked).toBe(2))
  // A coach speaks up by itself, and points at nothing.
  screen.draw(h(Advice, { ...given, asked: 1, coached: true, offers: offers.slice(0, 2) }))
  await screen.until(() => expect(asked).toBe(3))
  await screen.until(() => expect(screen.all('.advice li')).toHaveLength(2))
  expect(pointed).toEqual(['a', 'a'])
  // Where it expects the same of all of them, that is no reason for any.
  const alike = hints.slice(0, 2).map((hint) => ({ ...hint, expects: 'even' as const }))
  screen.draw(h(Advice, { ...given, key: 'alike', ask: async () => alike }))
  screen.press(screen.the('.advice button'))
  await screen.until(() => expect(screen.all('.advice li')).toHaveLength(2))
  expect(screen.all('.advice li').map((item) => item.querySelectorAll('span').length)).toEqual([first - 1, second - 1])
})

test('keys lead to the field of commands, to all tables and to the next that needs the reader', async () => {
  const lists: object[] = [{ tables: [], at: 0, next: null }]
  const went: string[] = []
  vi.stubGlobal('fetch', async (url: string) => (url.includes('tables') ? Response.json(lists[0]) : nobody()))
  vi.stubGlobal('history', {
    state: null,
    pushState: (_: unknown, __: string, url: string) => void went.push(url),
    replaceState: () => undefined,
  })
  const table = new Stage(ransom, THREE)
  const screen = drawn(table)
  screen.key('j')
  await screen.until(() => expect(screen.text).toContain('No other table needs you.'))
  screen.key('g')
  expect(went).toEqual(['/tables'])
  lists[0] = { tables: [{ id: table.id }, { id: 'other' }], at: 0, next: null }
  screen.key('j')
  await screen.until(() => expect(went).toEqual(['/tables', '/t/other']))
})

test('by touch what is for good is shown first and played by the second tap, or left; a mouse plays at once', async () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  const screen = drawn(table, joustWords)
  const final = (): ReturnType<Drawn['the']> =>
    screen.all('.few-choices button').find((button) => read(button).startsWith('Ride'))!
  const label = read(final())
  screen.press(final(), 'touch')
  expect(screen.texts('.tap-again p')).toEqual([`${label} Once more to play it.`])
  await screen.until(() => expect(screen.texts('.few-choices .pointed')).toEqual([label]))
  screen.press('Leave it', 'touch')
  expect([screen.all('.tap-again'), table.asked]).toEqual([[], []])
  await screen.until(() => expect(screen.texts('.few-choices .pointed')).toEqual([]))
  screen.press(final(), 'touch')
  // Another tap on another move shows that one instead.
  const other = screen.all('.few-choices button').findLast((button) => read(button).startsWith('Ride'))!
  screen.press(other, 'touch')
  expect(screen.texts('.tap-again p')).toEqual([`${read(other)} Once more to play it.`])
  expect(table.asked).toEqual([])
  screen.press(other, 'touch')
  await screen.until(() => expect(table.asked).toHaveLength(1))
})

test('whoever wants one tap plays with one; what was shown at another moment is not played by the next tap', async () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  setPace('once')
  const screen = drawn(table, joustWords)
  const ride = (): ReturnType<Drawn['the']> =>
    screen.all('.few-choices button').find((button) => read(button).startsWith('Ride'))!
  screen.press(ride(), 'touch')
  screen.does(() => table.play(1, lanceOfBen(table)))
  expect(screen.all('.tap-again')).toEqual([])
  screen.press(ride(), 'touch')
  expect([screen.all('.tap-again').length, table.asked]).toEqual([1, []])
  screen.press('Leave it', 'touch')
  setRail({ touch: 'once' })
  screen.press(ride(), 'touch')
  await screen.until(() => expect(table.asked).toHaveLength(1))
})

/** A lance that Ben holds. */
function lanceOfBen(table: Stage): string {
  return table.offered(1).find((text) => text !== 'draw') ?? ''
}

test('a bot advises whoever may be advised; what it said about another decision is not shown', async () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  setPace('once')
  const asked: ((hints: readonly object[]) => void)[] = []
  const hints = (): Promise<readonly object[]> => new Promise((answer) => asked.push(answer))
  table.adviser.value = { hints, close: () => undefined } as unknown as Adviser
  const screen = drawn(table, joustWords)
  const best = table.scene.value.choices.at(-1)?.text ?? ''
  const hint = { move: best, rank: 'best', expects: 'even', reasons: [] }
  screen.press('What would you play?')
  screen.key('h')
  expect(asked).toHaveLength(1)
  // Ben gets ready meanwhile: Ann's decision is another one.
  screen.does(() => table.play(1, lanceOfBen(table)))
  asked[0]?.([hint])
  await screen.until(() => expect(screen.the('.advice').getAttribute('aria-busy')).toBe('false'))
  expect(screen.all('.hint')).toEqual([])
  screen.key('h')
  expect(asked).toHaveLength(2)
  asked[1]?.([hint])
  await screen.until(() => expect(screen.all('.hint')).toHaveLength(1))
  // What it would play is pointed out, and one press plays it.
  await screen.until(() => expect(screen.texts('.few-choices .pointed')).toHaveLength(1))
  screen.press(screen.the('.hint'))
  await screen.until(() => expect(table.asked).toEqual([`act ${best}`]))
})

test.each<[where: string, liked: boolean, more: { guide?: string; coached?: boolean }, speaks: boolean]>([
  ['whoever likes a coach has one', true, {}, true],
  ['whoever does not has none', false, {}, false],
  ['a teacher is not talked over', true, { guide: 'A lesson' }, false],
  ['a lesson with a coach has its own', false, { guide: 'A lesson', coached: true }, true],
])('%s', async (_, liked, more, speaks) => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  let asked = 0
  const hints = async () => (asked++, [])
  table.adviser.value = { hints, close: () => undefined } as unknown as Adviser
  setRail({ coach: liked })
  const tableText = tableTextOf(joust, [joustWords, catalogue()], table.players.value)
  const screen = (open = new Drawn().draw(
    h(Playing, { table, tableText, board: null, title: '', again: null, ...more }),
  ))
  await screen.until(() => expect(asked).toBe(speaks ? 1 : 0))
  expect(screen.all('.coached').length).toBe(speaks ? 1 : 0)
  // Where nobody may be advised nobody is coached, either.
  screen.does(() => (table.adviser.value = null))
  expect(screen.all('.coached')).toEqual([])
})

test('where there is one choice only, nobody asks a bot for advice', () => {
  const table = new Stage(ransom, ['Ann', 'Ben'])
  table.adviser.value = { hints: async () => [], close: () => undefined } as unknown as Adviser
  const screen = drawn(table)
  expect(screen.all('.advice')).toHaveLength(1)
  screen.does(() => (table.scene.value = { ...table.scene.value, choices: table.scene.value.choices.slice(0, 1) }))
  expect(screen.all('.advice')).toEqual([])
})

test('nobody may be advised where other people play', () => {
  const screen = drawn(new Stage(joust, ['Ann', 'Ben']), joustWords)
  expect(screen.maybe('What would you play?')).toBeUndefined()
})

test('a key held down on a button presses it once', () => {
  const screen = drawn(new Stage(joust, ['Ann', 'Ben']), joustWords)
  const button = screen.the('.few-choices button', 0)
  expect([screen.key('Enter', {}, button), screen.key('Enter', { repeat: true }, button)]).toEqual([false, true])
  expect([screen.key(' ', { repeat: true }, button), screen.key('a', { repeat: true }, button)]).toEqual([true, false])
})

test('once the table is left a key may be held down anywhere else', () => {
  const screen = drawn(new Stage(joust, ['Ann', 'Ben']), joustWords)
  screen.draw(h('button', { class: 'elsewhere' }, 'Elsewhere'))
  expect(screen.key('Enter', { repeat: true }, screen.the('.elsewhere'))).toBe(false)
})

test('the key for advice is there for whoever has something to choose, and for nobody else', () => {
  const table = new Stage(joust, ['Ann', 'Ben'])
  table.adviser.value = { hints: async () => [], close: () => undefined } as unknown as Adviser
  const screen = drawn(table, joustWords)
  screen.does(() => table.play(0, table.offered(0).find((text) => text !== '+') ?? ''))
  expect([table.scene.value.choices.length, screen.key('h')]).toEqual([0, false])
  screen.does(() => table.play(1, lanceOfBen(table)))
  expect([table.scene.value.choices.length > 1, screen.key('h')]).toEqual([true, true])
})

test('when the game is over the winner, the reason and what one may want next are told', async () => {
  const table = new Stage(ransom, THREE)
  past(table)
  for (const seat of [0, 1, 2]) table.play(seat, `pledge:${20 + seat}`, 'seal')
  const screen = drawn(table)
  await screen.until(() => expect(screen.all('.end-page')).toHaveLength(1))
  expect(screen.texts('#end-title')).toEqual(['You win'])
  expect(screen.texts('#prompt')).toEqual(['Lord 1 (Ann) wins. The king is free.'])
  expect(screen.texts('.end-ranking .end-name strong')).toEqual(['Lord 1 (Ann)', 'Lord 2 (Ben)', 'Lord 3 (Cis)'])
  expect(screen.texts('.end-place')).toEqual(['1', '2', '3'])
  expect(screen.texts('.end-score')).toEqual(['9', '6', '3'])
  expect(screen.called('Look back').getAttribute('href')).toBe(`/replay/t/${table.id}`)
  expect([screen.maybe('Take back'), screen.maybe('Resign')]).toEqual([undefined, undefined])
  expect(screen.all('.key-moves, .key-mine')).toEqual([])
  await screen.until(() => expect(screen.maybe('The board, all open')).toBeDefined())
  screen.press('The board, all open')
  expect([screen.all('.end-page').length, screen.all('.catch-all').length]).toEqual([0, 1])
  screen.press('The result')
  expect(screen.all('.end-page')).toHaveLength(1)
})

test('a result is shared by one press: copied, or shown where nothing may be copied', async () => {
  const written: string[] = []
  let may = true
  vi.stubGlobal('navigator', {
    languages: ['en'],
    clipboard: { writeText: async (text: string) => (may ? void written.push(text) : Promise.reject(new Error('no'))) },
  })
  const table = new Stage(ransom, THREE)
  past(table)
  for (const seat of [0, 1, 2]) table.play(seat, `pledge:${20 + seat}`, 'seal')
  const screen = drawn(table)
  await screen.until(() => expect(screen.maybe('Share the result')).toBeDefined())
  screen.press('Share the result')
  await screen.until(() => expect(screen.text).toContain('Copied: paste it wherever you like.'))
  expect(written[0]).toContain('1. Lord 1 (Ann): 9')
  may = false
  screen.press('Share the result')
  await screen.until(() => expect(screen.texts('.game-over [role=status]')[0]).toContain('1. Lord 1 (Ann): 9'))
  // A page that came over an open line has no clipboard.
  screen.clear()
  vi.stubGlobal('navigator', { languages: ['en'] })
  const plain = drawn(table)
  await plain.until(() => expect(plain.maybe('Share the result')).toBeDefined())
  plain.press('Share the result')
  await plain.until(() => expect(plain.texts('.game-over [role=status]')[0]).toContain('1. Lord 1 (Ann): 9'))
})

test('another number that is asked for begins at its own least', () => {
  const amounts = (...values: readonly number[]) =>
    values.map((value) => ({ value, offer: { move: value, text: `bid:${value}`, label: `Bid ${value}` } }))
  const played: string[] = []
  const given = { pointed: null, point: () => undefined, act: (text: string) => void played.push(text) }
  const screen = (open = new Drawn().draw(h(AmountField, { ...given, amounts: amounts(0, 1, 2) })))
  screen.fill(screen.the('.amount input'), '2')
  screen.submit('.amount')
  screen.draw(h(AmountField, { ...given, amounts: amounts(1, 2, 3) }))
  screen.submit('.amount')
  expect(played).toEqual(['bid:2', 'bid:1'])
})

test('a number typed that nobody offers points at none; each that is offered points at its own move', () => {
  const pointed: (string | null)[] = []
  const acts: string[] = []
  const amounts = [10, 20, 40].map((value) => ({
    value,
    offer: { move: value, text: `m${value}`, label: `Pay ${value}` },
  }))
  const given = { amounts, pointed: null, point: (text: string | null) => void pointed.push(text) }
  open = new Drawn().draw(h(AmountField, { ...given, act: (text: string) => void acts.push(text) }))
  expect(open.the('input').getAttribute('step')).toBe('10')
  for (const value of ['20', '30', '40', '']) open.fill(open.the('input'), value)
  expect(pointed).toEqual(['m20', null, 'm40', null])
  open.submit()
  expect(acts).toEqual([])
  open.fill(open.the('input'), '40')
  open.submit()
  expect(acts).toEqual(['m40'])
})

test('a group of steps is pointed at although none of them has a name of its own', async () => {
  let pointing: Pointing | null = null
  const Points = () => {
    pointing = usePointing()
    const { text, steps } = pointing.now.value
    return h('p', {}, `${text}: ${steps.join()}`)
  }
  const screen = (open = new Drawn().draw(h(Points, {})))
  for (const [text, steps, shown] of [
    [null, ['a', 'b'], 'null: a,b'],
    ['c', undefined, 'c: c'],
    ['c', ['c', 'd'], 'c: c,d'],
    [null, undefined, 'null:'],
  ] as const) {
    screen.does(() => pointing?.point(text, steps))
    await screen.until(() => expect(screen.text).toBe(shown))
  }
})

test('what somebody learns at is not kept: there is nothing to look back on when it is over', async () => {
  const table = new Stage(ransom, ['Ann'])
  for (const marks of [20, 20, 20]) table.play(0, `pledge:${marks}`, 'seal')
  const tableText = tableTextOf(ransom, [ransomWords, catalogue()], table.players.value)
  open = new Drawn().draw(h(Playing, { table, tableText, board: null, title: '', again: null, guide: 'A lesson' }))
  const screen = open
  await screen.until(() => expect(screen.maybe('To the games')).toBeDefined())
  expect([screen.maybe('Look back'), screen.maybe('Share the result')]).toEqual([undefined, undefined])
})
