/** What all boards share: places with one offer or several, what is asked, what is pointed out. */
import { h } from 'preact'
import { beforeEach, expect, test } from 'vitest'
import type { BoardProps, Offer } from './board.ts'
import { boardContext, liveryOf, useBase, useHinted } from './context.tsx'
import { does, draw, letGo } from './kit/draw.ts'

/** A move is `place:what`; such without a place are made beside the map. */
type Move = string
const placeOf = (move: Move): string | null => move.split(':')[0] || null
const offer = (text: string): Offer<Move> => ({ move: text, text, label: `do ${text}` })

const { Provide, useBoard, Spot, SpotButton, OfferButton } = boardContext<object, Move, string>()

const VIEW = {}
const PLACES = ['london', 'york', 'kent']

function Told() {
  const board = useBoard()
  return h('p', { class: 'told' }, [
    `asked ${board.asked}, `,
    h('button', { class: 'close', onClick: () => board.ask(null) }),
  ])
}

function TestBoard(props: BoardProps<object, Move> & { readonly only?: (move: Move) => boolean }) {
  const board = useBase(props, placeOf, props.only)
  const hint = useHinted(props, placeOf)
  const spots = PLACES.map((place) => h(Spot, { key: place, place, label: place, class: place }))
  const deeds = props.moves
    .filter(({ move }) => placeOf(move) === null)
    .map((each) => h(OfferButton, { key: each.text, offer: each, class: 'deed' }))
  const children = [
    h(Told, null),
    h('svg', null, spots),
    h(SpotButton, { place: 'kent', label: 'Kent', class: 'button' }),
    deeds,
  ]
  return h(Provide, { board, hint, children })
}

type Given = Partial<BoardProps<object, Move>> & { readonly only?: (move: Move) => boolean }

function board(given: Given = {}) {
  const did: string[] = []
  const say = ({ say: id }: { readonly say: string }) => id
  const whole = (more: Given = {}) =>
    h(TestBoard, {
      view: VIEW,
      seat: 0,
      moves: NONE,
      act: (texts) => void did.push(`sent ${texts.join()}`),
      say,
      seats: NOBODY,
      hint: null,
      point: (text) => void did.push(`points at ${text}`),
      last: NONE,
      calm: true,
      ...given,
      ...more,
    })
  const drawn = draw(whole())
  const press = (name: string) => does(() => void drawn.one(name).hears('click'))
  return {
    ...drawn,
    did,
    press,
    asked: () => drawn.one('told').textContent,
    draw: (more: Given) => drawn.again(whole(more)),
  }
}

const NONE: readonly never[] = []
const NOBODY: BoardProps<object, Move>['seats'] = []

beforeEach(letGo)

test('a place with one offer is called after it, points at it, and sends it', () => {
  const at = board({ moves: [offer('london:go'), offer('york:a'), offer('york:b')] })
  const london = at.one('london')
  expect([london.getAttribute('role'), london.getAttribute('aria-label')]).toEqual(['button', 'do london:go'])
  does(() => london.touch('pointerenter', 'mouse', false))
  does(() => london.touch('pointerleave', 'mouse', false))
  at.press('london')
  expect(at.did).toEqual(['points at london:go', 'points at null', 'sent london:go'])
})

test('a place with several is called by its own name, points at none of them, and asks which; one without says so', () => {
  const at = board({ moves: [offer('london:go'), offer('york:a'), offer('york:b')] })
  const york = at.one('york')
  expect(york.getAttribute('aria-label')).toBe('york')
  expect(york.hasAttribute('aria-pressed')).toBe(false)
  does(() => york.touch('pointerenter', 'mouse', false))
  at.press('york')
  expect(at.did).toEqual([])
  expect(at.asked()).toBe('asked york, ')
  expect(at.one('york').getAttribute('aria-pressed')).toBe('true')
  expect(at.one('london').hasAttribute('aria-pressed')).toBe(false)
  at.press('close')
  expect(at.asked()).toBe('asked null, ')
  expect(at.one('kent').is('choice')).toBe(false)
  at.press('kent')
  expect(at.asked()).toBe('asked null, ')
})

test('nothing is asked of a place whose offers are gone', () => {
  const at = board({ moves: [offer('york:a'), offer('york:b')] })
  at.press('york')
  at.draw({ moves: [offer('london:go')] })
  expect(at.asked()).toBe('asked null, ')
})

test('with something in hand only what fits it is offered', () => {
  const at = board({ moves: [offer('york:a'), offer('york:b'), offer('kent:b')], only: (move) => move.endsWith('a') })
  expect(at.one('york').getAttribute('aria-label')).toBe('do york:a')
  expect(at.one('kent').is('choice')).toBe(false)
  at.draw({ only: (move: Move) => move.endsWith('b') })
  expect(at.one('york').getAttribute('aria-label')).toBe('do york:b')
  expect(at.one('kent').is('choice')).toBe(true)
})

test('a place in running text is taken like one in the drawing', () => {
  const at = board({ moves: [offer('kent:go')] })
  expect(at.one('button').localName).toBe('button')
  at.press('kent')
  at.one('button')
  does(
    () =>
      void at
        .all('button')
        .find((part) => part.is('choice'))
        ?.hears('click'),
  )
  expect(at.did.filter((each) => each.startsWith('sent'))).toEqual(['sent kent:go', 'sent kent:go'])
})

test('an offer without a place has a button of its own words that points at it and sends it', () => {
  const at = board({ moves: [offer(':pass'), offer(':end')] })
  expect(at.all('deed').map((part) => part.textContent)).toEqual(['do :pass', 'do :end'])
  const pass = at.one('deed')
  does(() => pass.touch('pointerenter', 'mouse', false))
  does(() => void pass.hears('click'))
  does(() => pass.touch('pointerleave', 'mouse', false))
  expect(at.did).toEqual(['points at :pass', 'sent :pass', 'points at null'])
})

test('the move that the table points out shows at its place, or on its button, and nowhere else', () => {
  const moves = [offer('london:go'), offer('york:a'), offer('york:b'), offer(':pass'), offer(':end')]
  const at = board({ moves })
  const hinted = () => at.all('hinted').map((part) => (part.getAttribute('aria-label') ?? part.textContent).trim())
  expect(hinted()).toEqual([])
  at.draw({ hint: 'york:b' })
  expect(hinted()).toEqual(['york'])
  at.draw({ hint: ':end' })
  expect(hinted()).toEqual(['do :end'])
  at.draw({ hint: ':gone' })
  expect(hinted()).toEqual([])
  at.draw({ hint: 'london:go' })
  expect(hinted()).toEqual(['do london:go'])
  // What is not offered any more is not pointed out.
  at.draw({ hint: 'london:go', moves: [offer('london:stay')] })
  expect(hinted()).toEqual([])
})

test('what is sent goes where the table listens now', () => {
  const at = board({ moves: [offer('london:go')] })
  const later: string[] = []
  at.draw({ act: (texts) => void later.push(texts.join()), point: (text) => void later.push(`points at ${text}`) })
  does(() => at.one('london').touch('pointerenter', 'mouse', false))
  at.press('london')
  expect(at.did).toEqual([])
  expect(later).toEqual(['points at london:go', 'london:go'])
})

test('a seat wears its own livery', () => {
  const seats = [
    { name: 'Ann', livery: 'vert' },
    { name: 'Bertram', livery: 'or' },
  ] as const
  expect([0, 1].map((seat) => liveryOf({ seats }, seat))).toEqual(['vert', 'or'])
})
