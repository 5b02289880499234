/** The board's own question: it takes the focus, gives it back, and answers to Escape and to nothing else. */
import { h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import { Ask, Which } from './ask.tsx'
import { layGround, Part } from './kit/document.ts'
import { does, draw, letGo } from './kit/draw.ts'

const body = layGround()
const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

beforeEach(letGo)

function asked() {
  const did: string[] = []
  const around: string[] = []
  const button = h('button', { class: 'yes', onClick: () => did.push('yes') })
  const question = h(Ask, { title: 'Spend a hero?', onCancel: () => did.push('never mind'), children: button })
  const drawn = draw(h('div', { onKeyDown: ({ key }: KeyboardEvent) => around.push(key) }, question))
  return { ...drawn, did, around }
}

test('a question takes the focus to its first answer and gives it back to whatever had it, a drawing or a button', () => {
  for (const [kind, name] of [
    [HTML, 'button'],
    [SVG, 'g'],
  ] as const) {
    const before = body.appendChild(new Part(kind, name)) as Part
    before.focus()
    const { one, again } = asked()
    expect(document.activeElement).toBe(one('yes'))
    again(null)
    expect(document.activeElement).toBe(before)
  }
})

test('Escape is "never mind", for the question alone; other keys go on to the board', () => {
  const { one, did, around } = asked()
  for (const key of ['Enter', 'a', 'Tab', 'ArrowLeft']) does(() => one('yes').key(key))
  expect(did).toEqual([])
  expect(around).toEqual(['Enter', 'a', 'Tab', 'ArrowLeft'])
  does(() => one('yes').key('Escape'))
  expect(did).toEqual(['never mind'])
  expect(around).not.toContain('Escape')
})

test('it is a dialogue called what it asks, with a button for who did not mean it', () => {
  const { one, did } = asked()
  expect([one('ask').getAttribute('role'), one('ask').getAttribute('aria-label')]).toEqual(['dialog', 'Spend a hero?'])
  expect(one('p').textContent).toBe('Spend a hero?')
  expect(one('ask-cancel').textContent).toBe('art.never-mind')
  does(() => void one('ask-cancel').hears('click'))
  expect(did).toEqual(['never mind'])
})

const OFFERS = ['north 1', 'north 2', 'south 1'].map((text) => ({ move: text, text, label: `Go ${text}` }))

test('"which of these" has a button for every offer, in rows of what belongs together, and takes the one that is pressed', () => {
  const took: string[] = []
  const { all, one } = draw(
    h(Which<string>, {
      offers: OFFERS,
      take: ({ text }) => void took.push(text),
      onCancel: () => void took.push('none'),
      rowOf: (move) => move.split(' ')[0] ?? null,
      sign: (move) => h('i', null, `sign of ${move} `),
    }),
  )
  expect(one('ask').getAttribute('aria-label')).toBe('art.which')
  expect(all('ask-row').map((row) => row.textContent)).toEqual([
    'sign of north 1 Go north 1sign of north 2 Go north 2',
    'sign of south 1 Go south 1',
  ])
  // Where signs tell them apart the words are for ears.
  expect(all('span').map((part) => part.is('unseen'))).toEqual([true, true, false])
  for (const button of all('choice')) does(() => void button.hears('click'))
  expect(took).toEqual(['north 1', 'north 2', 'south 1'])
  does(() => void one('ask-cancel').hears('click'))
  expect(took.at(-1)).toBe('none')
})

test('offers that nothing puts together stand one below the other, and title and "never mind" are as they are given', () => {
  const { all, one } = draw(
    h(Which<string>, { title: 'A hero?', cancel: 'Keep him', offers: OFFERS, take: () => {}, onCancel: () => {} }),
  )
  expect(all('ask-row')).toHaveLength(3)
  expect(one('ask').getAttribute('aria-label')).toBe('A hero?')
  expect(one('ask-cancel').textContent).toBe('Keep him')
})
