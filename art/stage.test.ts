/** The card of facts: who shows it, where it stands, what it says, and when it goes; and the walk by arrows. */
import { type ComponentChild, h } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Fact } from './board.ts'
import { Choice, type ChoiceProps } from './choice.tsx'
import { lazily, toldOf } from './fact.tsx'
import { ForesightContext, type ForesightLine } from './foresight.tsx'
import type { Part } from './kit/document.ts'
import { does, draw, letGo } from './kit/draw.ts'
import { Stage } from './stage.tsx'

const LONDON: Fact = { title: 'London', lines: ['a city', 'York → Kent'], tale: ['burnt once'] }
const YORK: Fact = { title: 'York', lines: ['a see'] }
const plainly = ({ say }: { readonly say: string }) => say

interface Given {
  readonly calm?: boolean
  readonly foresight?: readonly ForesightLine[]
  readonly places?: readonly Partial<ChoiceProps>[]
}

const TWO: readonly Partial<ChoiceProps>[] = [
  { label: 'London', fact: LONDON },
  { label: 'York', fact: YORK },
]

function board({ calm = false, foresight = [], places = TWO }: Given = {}): ComponentChild {
  const spots = places.map((given, i) => h(Choice, { key: i, label: '', ...given }))
  const map = h('svg', { tabindex: 0 }, spots)
  const stage = h(Stage, { calm, say: plainly, children: [map, h('button', { class: 'beside' })] })
  return h(ForesightContext.Provider, { value: foresight, children: stage })
}

function drawn(given: Given = {}) {
  const easel = draw(board(given))
  const [london, york] = easel.all('spot') as [Part, Part]
  const card = () => easel.all('fact-card')[0]
  return { ...easel, london, york, card, says: () => card()?.childNodes.map((each) => each.textContent) ?? null }
}

const mouse = (part: Part, type: string, moves = 1) =>
  does(() => part.hears(type, { pointerType: 'mouse', movementX: moves, movementY: 0 }, type !== 'pointerleave'))

beforeEach(letGo)
afterEach(() => void vi.useRealTimers())

test('a mouse that moves over a part shows its card, with arrows drawn and the tale last; gone, it takes the card along', () => {
  const { london, says, card } = drawn()
  expect(says()).toBe(null)
  mouse(london, 'pointermove')
  expect(says()).toEqual(['London', 'a city', 'York → Kent', 'burnt once'])
  expect(
    card()
      ?.inside()
      .some((part) => part.is('arrow')),
  ).toBe(true)
  mouse(london, 'pointerleave')
  expect(says()).toBe(null)
})

test('a part that comes under a mouse at rest shows nothing, nor does a finger that passes', () => {
  const { london, says } = drawn()
  mouse(london, 'pointermove', 0)
  expect(says()).toBe(null)
  does(() => london.hears('pointermove', { pointerType: 'touch', movementX: 5, movementY: 0 }))
  expect(says()).toBe(null)
  does(() => london.hears('pointermove', { pointerType: 'mouse', movementX: 0, movementY: -2 }))
  expect(says()?.[0]).toBe('London')
})

test('from part to part there is one card, and whoever leaves late does not put away that of the next', () => {
  const { london, york, says, all } = drawn()
  mouse(london, 'pointermove')
  mouse(york, 'pointermove')
  mouse(london, 'pointerleave')
  expect(says()).toEqual(['York', 'a see'])
  expect(all('fact-card')).toHaveLength(1)
  mouse(york, 'pointerleave')
  expect(says()).toBe(null)
})

test('the part whose card is shown is described by it, and by nothing when it is gone', () => {
  const { london, york, card } = drawn()
  const described = () => [london, york].map((part) => part.getAttribute('aria-describedby'))
  expect(described()).toEqual([null, null])
  mouse(london, 'pointermove')
  expect(card()?.getAttribute('role')).toBe('tooltip')
  expect(card()?.getAttribute('id')).toBeTruthy()
  expect(described()).toEqual([card()?.getAttribute('id'), null])
  mouse(york, 'pointermove')
  expect(described()).toEqual([null, card()?.getAttribute('id')])
  mouse(york, 'pointerleave')
  expect(described()).toEqual([null, null])
})

test('the focus shows the card if it came by a key, and takes it along', () => {
  const { london, york, says } = drawn()
  does(() => london.focus())
  expect(says()?.[0]).toBe('London')
  does(() => york.focus())
  expect(says()?.[0]).toBe('York')
  does(letGo)
  expect(says()).toBe(null)
  // A click focuses as well, and the card would be in the way.
  vi.spyOn(london, 'matches').mockReturnValue(false)
  does(() => london.focus())
  expect(says()).toBe(null)
})

test('Escape puts the card away and leaves the focus where it is; other keys leave the card', () => {
  const { london, says } = drawn()
  does(() => london.focus())
  does(() => london.key('a'))
  does(() => london.key('Tab'))
  expect(says()?.[0]).toBe('London')
  does(() => london.key('Escape'))
  expect(says()).toBe(null)
  expect(document.activeElement).toBe(london)
})

test('a card that is being read keeps up with the table, and goes with its part or with what there was to say', () => {
  const at = drawn()
  mouse(at.london, 'pointermove')
  at.again(board({ places: [{ label: 'London', fact: { title: 'London', lines: ['taken'] } }, TWO[1] ?? {}] }))
  expect(at.says()).toEqual(['London', 'taken'])
  at.again(board({ places: [{ label: 'London' }, TWO[1] ?? {}] }))
  expect(at.says()).toBe(null)
  mouse(at.york, 'pointermove')
  expect(at.says()?.[0]).toBe('York')
  at.again(board({ places: [{ label: 'London' }] }))
  expect(at.says()).toBe(null)
})

test('what the move would bring stands on the card, before the tale, with its tone', () => {
  const { london, says, all } = drawn({ foresight: [{ text: 'three die', tone: 'warn' }] })
  mouse(london, 'pointermove')
  expect(says()?.filter((text) => text.trim() !== '')).toEqual([
    'London',
    'a city',
    'York → Kent',
    'three die',
    'burnt once',
  ])
  expect(all('foresight-line').map((part) => part.is('warn'))).toEqual([true])
})

test('the card stands over the middle of its part, under it where there is no room above, and never leaves the board', () => {
  const { london, one } = drawn()
  const ground = one('board')
  const size = { right: 0, bottom: 0, width: 0, height: 0 }
  ground.stands = { ...size, left: 100, top: 50, width: 1000, height: 800 }
  const place = (left: number, top: number) => {
    london.stands = { ...size, left, top, width: 40, height: 20, bottom: top + 20 }
    mouse(london, 'pointerleave')
    mouse(london, 'pointermove')
    const { left: x, top: y } = one('fact-card').style as unknown as { readonly left: string; readonly top: string }
    return { x: Number.parseFloat(x), y: Number.parseFloat(y), below: one('fact-card').is('below') }
  }
  expect(place(580, 450)).toEqual({ x: 500, y: 400, below: false })
  expect(place(580, 100)).toEqual({ x: 500, y: 70, below: true })
  const [west, east] = [place(100, 450), place(1060, 450)]
  // As far from one edge as from the other, and wide enough for a card.
  expect(west.x).toBeGreaterThan(100)
  expect(1000 - east.x).toBe(west.x)
})

test('who asked for less motion gets none, and the board is named by the game', () => {
  expect(drawn().one('board').is('calm')).toBe(false)
  const calm = drawn({ calm: true }).one('board')
  expect(calm.is('calm')).toBe(true)
  expect([calm.getAttribute('role'), calm.getAttribute('aria-label')]).toEqual(['group', 'name'])
})

test('arrows walk from part to part of a drawing, from the drawing to its first part, and nowhere else', () => {
  const { london, york, one } = drawn()
  const [map, beside] = [one('svg'), one('beside')]
  const at = (left: number) => ({ left, top: 0, right: left, bottom: 0, width: 0, height: 0 })
  london.stands = at(0)
  york.stands = at(100)
  const arrow = (part: Part, key: string) => does(() => part.key(key))
  does(() => map.focus())
  expect(arrow(map, 'ArrowRight')).toBe(true)
  expect(document.activeElement).toBe(london)
  expect(arrow(london, 'ArrowRight')).toBe(true)
  expect(document.activeElement).toBe(york)
  expect(arrow(york, 'ArrowRight')).toBe(false)
  expect(arrow(york, 'ArrowUp')).toBe(false)
  expect(document.activeElement).toBe(york)
  expect(arrow(york, 'ArrowLeft')).toBe(true)
  expect(document.activeElement).toBe(london)
  does(() => beside.focus())
  expect(arrow(beside, 'ArrowRight')).toBe(false)
  expect(document.activeElement).toBe(beside)
})

test('a card is written when somebody looks at it, once, and of what is told the first is its title', () => {
  const tell = vi.fn(() => [{ say: 'London' }, { say: 'a city' }])
  const fact = toldOf(plainly, tell, [{ say: 'burnt once' }])
  expect(tell).not.toHaveBeenCalled()
  expect([fact.title, fact.lines, fact.tale]).toEqual(['London', ['a city'], ['burnt once']])
  expect(tell).toHaveBeenCalledTimes(1)
  expect(lazily(() => YORK).tale).toEqual([])
})
