/** Whatever can be taken on a board: by key as by click, named and told as what it is. */
import { h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import { Choice, ChoiceButton, type ChoiceProps } from './choice.tsx'
import { does, draw, letGo } from './kit/draw.ts'
import { WhyContext } from './why.ts'

beforeEach(letGo)

function drawn(kind: typeof Choice | typeof ChoiceButton, given: Partial<ChoiceProps> & { readonly plain?: boolean }) {
  const did: string[] = []
  const choose = given.choose && (() => void did.push('taken'))
  const onPoint = given.onPoint && ((on: boolean) => void did.push(on ? 'on it' : 'off it'))
  const ask = (place: string, meant: readonly string[] = []) => void did.push(['why', place, ...meant].join(' '))
  const part = h(kind, { label: 'London', ...given, choose, onPoint })
  const easel = draw(h(WhyContext.Provider, { value: ask, children: part }))
  return { did, part: easel.one('spot') }
}

const TAKEN = () => undefined
const FACT = { title: 'London', lines: [] }

test('a drawing is taken with Enter, with Space and with a click; the keys are not the page’s then, and all others are', () => {
  const { did, part } = drawn(Choice, { choose: TAKEN })
  expect(does(() => part.key('Enter'))).toBe(true)
  expect(does(() => part.key(' '))).toBe(true)
  does(() => void part.hears('click'))
  expect(did).toEqual(['taken', 'taken', 'taken'])
  for (const key of ['a', 'Tab', 'Escape', 'ArrowLeft']) expect(does(() => part.key(key))).toBe(false)
  expect(did).toHaveLength(3)
})

test('a key that is held down takes once', () => {
  const { did, part } = drawn(Choice, { choose: TAKEN })
  does(() => part.key('Enter'))
  expect(does(() => part.key('Enter', { repeat: true }))).toBe(true)
  does(() => part.key(' ', { repeat: true }))
  expect(did).toEqual(['taken'])
})

test('what can be taken is a button with a name, in the order of Tab, and says whether it is picked', () => {
  const told = ({ part }: ReturnType<typeof drawn>) =>
    ['role', 'aria-label', 'tabindex', 'aria-pressed'].map((name) => part.getAttribute(name))
  expect(told(drawn(Choice, { choose: TAKEN }))).toEqual(['button', 'London', '0', null])
  expect(told(drawn(Choice, { choose: TAKEN, picked: false }))).toEqual(['button', 'London', '0', 'false'])
  const picked = drawn(Choice, { choose: TAKEN, picked: true, hinted: true, class: 'town' })
  expect(told(picked)).toEqual(['button', 'London', '0', 'true'])
  expect(picked.part.getAttribute('class')).toBe('spot choice picked hinted town')
  const button = drawn(ChoiceButton, { choose: TAKEN, picked: true })
  expect(button.part.localName).toBe('button')
  expect([button.part.getAttribute('aria-label'), button.part.getAttribute('aria-pressed')]).toEqual(['London', 'true'])
  // The words on a plain one say it.
  expect(drawn(ChoiceButton, { choose: TAKEN, plain: true }).part.getAttribute('aria-label')).toBe(null)
  does(() => void button.part.hears('click'))
  expect(button.did).toEqual(['taken'])
})

test('what only tells facts is a picture with a name; Tab passes it by unless it is to be reached, the focus can come', () => {
  const told = (given: Partial<ChoiceProps>) => {
    const { part } = drawn(Choice, given)
    return ['role', 'aria-label', 'tabindex'].map((name) => part.getAttribute(name))
  }
  expect(told({ fact: FACT })).toEqual(['img', 'London', '-1'])
  expect(told({ fact: FACT, reach: true })).toEqual(['img', 'London', '0'])
  expect(told({})).toEqual([null, null, '-1'])
  const { part } = drawn(Choice, { fact: FACT })
  expect(part.is('choice')).toBe(false)
  expect(drawn(ChoiceButton, { fact: FACT }).part.localName).toBe('div')
})

for (const [name, kind] of [
  ['a drawing', Choice],
  ['a button', ChoiceButton],
] as const) {
  test(`${name} that cannot be taken answers a click and Enter with why, once, and says that it does`, () => {
    const { did, part } = drawn(kind, { place: 'london', meant: ['go:london'], reach: true })
    expect(part.is('asks')).toBe(true)
    does(() => void part.hears('click'))
    does(() => part.key('Enter'))
    expect(did).toEqual(['why london go:london', 'why london go:london'])
    does(() => part.key('Enter', { repeat: true }))
    does(() => part.key('a'))
    expect(did).toHaveLength(2)
    const nowhere = drawn(kind, {})
    expect(nowhere.part.is('asks')).toBe(false)
    does(() => void nowhere.part.hears('click'))
    expect(nowhere.did).toEqual([])
    const taken = drawn(kind, { place: 'london', choose: TAKEN })
    expect(taken.part.is('asks')).toBe(false)
    does(() => void taken.part.hears('click'))
    expect(taken.did).toEqual(['taken'])
  })

  test(`${name} tells when the pointer or the focus comes and goes`, () => {
    const { did, part } = drawn(kind, { choose: TAKEN, onPoint: () => undefined })
    does(() => part.hears('pointerenter', { pointerType: 'mouse' }, false))
    does(() => part.hears('pointerleave', { pointerType: 'mouse' }, false))
    does(() => part.focus())
    does(letGo)
    expect(did).toEqual(['on it', 'off it', 'on it', 'off it'])
  })
}
