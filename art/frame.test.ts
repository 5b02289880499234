/** A map in the hand: keys, wheel, mouse, one finger and two, the buttons beside it. */
import { h } from 'preact'
import { expect, test } from 'vitest'
import { LookContext, MapFrame, type MapFrameProps } from './frame.tsx'
import { lookAgain, type Part } from './kit/document.ts'
import { does, draw, type Drawn } from './kit/draw.ts'
import type { Box } from './view-box.ts'

const WHOLE: Box = [0, 0, 1000, 500]

/** A map of a thousand by five hundred on a screen where a unit is a pixel as long as all of it is seen. */
function map(given: Partial<MapFrameProps> = {}) {
  const clicked: string[] = []
  const town = h('g', { class: 'town', onClick: () => clicked.push('town') })
  const drawing = (more: Partial<MapFrameProps> = {}) =>
    h(MapFrame, { box: WHOLE, label: 'England', children: town, ...given, ...more })
  const drawn = draw(drawing())
  const sheet = drawn.one('svg')
  sheet.stands = { left: 0, top: 0, right: 1000, bottom: 500, width: 1000, height: 500 }
  return { ...drawn, clicked, sheet, frame: drawn.one('map-frame'), town: drawn.one('town'), drawing }
}

function seen({ one }: Pick<Drawn, 'one'>): Box {
  const [x = 0, y = 0, width = 0, height = 0] = (one('svg').getAttribute('viewbox') ?? '').split(' ').map(Number)
  return [x, y, width, height]
}

/** Which point of the drawing lies under a pixel. */
function under(at: Pick<Drawn, 'one'>, [px, py]: readonly [number, number]): readonly [number, number] {
  const [x, y, width, height] = seen(at)
  return [Math.round(x + (px / 1000) * width), Math.round(y + (py / 500) * height)]
}

const key = (part: Part, name: string, given: object = {}): boolean =>
  does(() => part.hears('keydown', { key: name, ...given }).defaultPrevented)

type Finger = { readonly id?: number; readonly button?: number }

const pointer = (part: Part, type: string, [clientX, clientY]: readonly [number, number], finger: Finger = {}) =>
  does(() => part.hears(type, { pointerId: finger.id ?? 1, button: finger.button ?? 0, clientX, clientY }))

/** Twice as large, around the middle. */
function twice() {
  const at = map()
  pointer(at.sheet, 'pointerdown', [400, 250], { id: 1 })
  pointer(at.sheet, 'pointerdown', [500, 250], { id: 2 })
  pointer(at.sheet, 'pointermove', [600, 250], { id: 2 })
  pointer(at.sheet, 'pointerup', [400, 250], { id: 1 })
  pointer(at.sheet, 'pointerup', [600, 250], { id: 2 })
  does(() => at.sheet.hears('click'))
  return at
}

const isZoomed = ({ frame }: { readonly frame: Part }): boolean => frame.is('zoomed')

test('plus comes nearer, minus goes away, nought shows all of it; each key is taken, and the middle stays in the middle', () => {
  for (const nearer of ['+', '=']) {
    const at = map()
    expect(seen(at)).toEqual(WHOLE)
    expect(key(at.sheet, nearer)).toBe(true)
    const [, , once] = seen(at)
    expect(once).toBeLessThan(1000)
    expect(under(at, [500, 250])).toEqual([500, 250])
    expect(isZoomed(at)).toBe(true)
    expect(key(at.town, nearer)).toBe(true)
    expect(seen(at)[2]).toBeLessThan(once)
    expect(key(at.sheet, '-')).toBe(true)
    expect(seen(at)[2]).toBeCloseTo(once, 0)
    expect(key(at.sheet, '0')).toBe(true)
    expect(seen(at)).toEqual(WHOLE)
    expect(isZoomed(at)).toBe(false)
  }
})

test('keys of the browser, and such as mean nothing here, are left alone', () => {
  const at = map()
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(key(at.sheet, '+', { [held]: true })).toBe(false)
  for (const name of ['a', 'Enter', 'Tab', 'Escape']) expect(key(at.sheet, name)).toBe(false)
  expect(seen(at)).toEqual(WHOLE)
})

test('arrows move a map that is near; from a part of it only with Shift, and where all is seen not at all', () => {
  const whole = map()
  for (const shiftKey of [false, true]) expect(key(whole.sheet, 'ArrowLeft', { shiftKey })).toBe(false)
  for (const [name, dx, dy] of [
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
  ] as const) {
    const at = twice()
    const [x, y, width, height] = seen(at)
    expect(key(at.town, name)).toBe(false)
    expect(seen(at)).toEqual([x, y, width, height])
    expect(key(at.sheet, name)).toBe(true)
    const [nx, ny] = seen(at)
    expect([Math.sign(nx - x), Math.sign(ny - y)]).toEqual([dx, dy])
    expect(key(at.town, name, { shiftKey: true })).toBe(true)
    expect(Math.hypot(seen(at)[0] - x, seen(at)[1] - y)).toBeGreaterThan(Math.hypot(nx - x, ny - y))
  }
})

test('the wheel comes nearer to what is under the mouse, and goes away from it; beyond the whole it scrolls the page', () => {
  const at = map()
  const wheel = (deltaY: number) =>
    does(() => at.sheet.hears('wheel', { deltaY, clientX: 800, clientY: 100 }).defaultPrevented)
  expect(wheel(120)).toBe(false)
  expect(seen(at)).toEqual(WHOLE)
  expect(wheel(-120)).toBe(true)
  const [, , once] = seen(at)
  expect(once).toBeLessThan(1000)
  expect(under(at, [800, 100])).toEqual([800, 100])
  expect(wheel(-120)).toBe(true)
  expect(seen(at)[2]).toBeLessThan(once)
  expect(wheel(120)).toBe(true)
  expect(seen(at)[2]).toBeCloseTo(once, 0)
})

test('two fingers that part come nearer, two that meet go away, and what is between them stays between them', () => {
  const at = twice()
  expect(seen(at)).toEqual([250, 125, 500, 250])
  pointer(at.sheet, 'pointerdown', [600, 100], { id: 1 })
  pointer(at.sheet, 'pointerdown', [840, 340], { id: 2 })
  const between = under(at, [700, 200])
  pointer(at.sheet, 'pointermove', [800, 300], { id: 2 })
  expect(under(at, [700, 200])).toEqual(between)
  expect(seen(at)[2]).toBeGreaterThan(500)
  expect(seen(at)[2]).toBeLessThan(1000)
  expect(at.clicked).toEqual([])
})

test('nobody comes nearer than the map allows', () => {
  const at = map({ deepest: 4 })
  for (let i = 0; i < 20; i++) key(at.sheet, '+')
  expect(seen(at)).toEqual([375, 187.5, 250, 125])
})

test('a map that is near is dragged along with the finger, and stops at its edge', () => {
  const at = twice()
  const grasped = under(at, [500, 250])
  pointer(at.town, 'pointerdown', [500, 250])
  pointer(at.town, 'pointermove', [600, 300])
  expect(at.frame.is('dragging')).toBe(true)
  expect(under(at, [600, 300])).toEqual(grasped)
  pointer(at.town, 'pointermove', [620, 300])
  expect(under(at, [620, 300])).toEqual(grasped)
  pointer(at.town, 'pointermove', [9000, 9000])
  expect(seen(at)).toEqual([0, 0, 500, 250])
  pointer(at.town, 'pointerup', [9000, 9000])
  expect(at.frame.is('dragging')).toBe(false)
  pointer(at.town, 'pointermove', [0, 0])
  expect(seen(at)).toEqual([0, 0, 500, 250])
})

test('what was dragged was not clicked; the next click is one again', () => {
  const at = twice()
  pointer(at.town, 'pointerdown', [500, 250])
  pointer(at.town, 'pointermove', [560, 250])
  pointer(at.town, 'pointerup', [560, 250])
  expect(does(() => at.town.hears('click').defaultPrevented)).toBe(true)
  expect(at.clicked).toEqual([])
  pointer(at.town, 'pointerdown', [560, 250])
  pointer(at.town, 'pointerup', [560, 250])
  expect(does(() => at.town.hears('click').defaultPrevented)).toBe(false)
  expect(at.clicked).toEqual(['town'])
})

test('a hand that trembles clicks, and neither another button nor a finger on the whole map drags', () => {
  const at = twice()
  const before = seen(at)
  pointer(at.town, 'pointerdown', [500, 250])
  pointer(at.town, 'pointermove', [502, 252])
  pointer(at.town, 'pointerup', [502, 252])
  does(() => at.town.hears('click'))
  expect(at.clicked).toEqual(['town'])
  pointer(at.town, 'pointerdown', [500, 250], { button: 2 })
  pointer(at.town, 'pointermove', [600, 250], { button: 2 })
  expect(seen(at)).toEqual(before)
  const whole = map()
  pointer(whole.town, 'pointerdown', [500, 250])
  pointer(whole.town, 'pointermove', [600, 250])
  pointer(whole.town, 'pointerup', [600, 250])
  does(() => whole.town.hears('click'))
  expect(seen(whole)).toEqual(WHOLE)
  expect(whole.clicked).toEqual(['town'])
})

test('a finger that is lifted, taken away or leaves the map lets go of it', () => {
  for (const gone of ['pointerup', 'pointercancel', 'pointerleave']) {
    const at = twice()
    pointer(at.sheet, 'pointerdown', [500, 250])
    pointer(at.sheet, 'pointermove', [600, 250])
    pointer(at.sheet, gone, [600, 250])
    const left = seen(at)
    pointer(at.sheet, 'pointermove', [300, 250])
    expect(seen(at)).toEqual(left)
    expect(at.frame.is('dragging')).toBe(false)
  }
})

test('the buttons do what they are called; what would change nothing is off, and ways stand there only where there are some', () => {
  const at = map()
  const tools = () =>
    at
      .one('map-tools')
      .inside()
      .filter((part) => part.localName === 'button')
  const named = (name: string) => tools().find((part) => part.getAttribute('aria-label') === `art.${name}`) as Part
  const press = (name: string) => does(() => void named(name).hears('click'))
  const isOff = (name: string) => named(name).hasAttribute('disabled')
  expect(tools().map((part) => part.getAttribute('aria-label'))).toEqual(
    ['zoom-in', 'zoom-out', 'zoom-whole'].map((name) => `art.${name}`),
  )
  expect([isOff('zoom-in'), isOff('zoom-out'), isOff('zoom-whole')]).toEqual([false, true, true])
  press('zoom-in')
  const [x, y, once] = seen(at)
  expect(once).toBeLessThan(1000)
  expect([isOff('zoom-in'), isOff('zoom-out'), isOff('zoom-whole')]).toEqual([false, false, false])
  press('pan-left')
  expect(seen(at)[0]).toBeLessThan(x)
  press('pan-right')
  expect(seen(at)[0]).toBe(x)
  press('pan-up')
  expect(seen(at)[1]).toBeLessThan(y)
  press('pan-down')
  expect(seen(at)[1]).toBe(y)
  press('zoom-in')
  press('zoom-out')
  expect(seen(at)[2]).toBeCloseTo(once, 0)
  press('zoom-whole')
  expect(seen(at)).toEqual(WHOLE)
  expect(tools()).toHaveLength(3)
})

test('a part to look at is shown as soon as it is named, and all of it again when nothing is', () => {
  const at = map({ lookAt: [100, 100, 200, 100] })
  expect(seen(at)).toEqual([100, 100, 200, 100])
  at.again(at.drawing({ lookAt: [600, 300, 400, 200] }))
  expect(seen(at)).toEqual([600, 300, 400, 200])
  // Whoever looks elsewhere meanwhile is not pulled back by the same words again.
  key(at.sheet, '0')
  at.again(at.drawing({ lookAt: [600, 300, 400, 200] }))
  expect(seen(at)).toEqual(WHOLE)
  key(at.sheet, '+')
  at.again(at.drawing({ lookAt: null }))
  expect(seen(at)).toEqual(WHOLE)
})

test('a picture of a part has that part for its whole', () => {
  const part: Box = [200, 100, 400, 200]
  const drawn = draw(
    h(LookContext.Provider, {
      value: part,
      children: h(MapFrame, { box: WHOLE, label: 'England', children: h('g', null) }),
    }),
  )
  expect(seen(drawn)).toEqual(part)
  expect(drawn.one('map-frame').is('zoomed')).toBe(false)
})

test('small lettering is left out where it is too small to read, and comes back with the size', () => {
  const at = map()
  const wide = (width: number): boolean => {
    at.frame.stands = { ...at.frame.stands, width }
    does(lookAgain)
    return at.frame.is('far')
  }
  expect([wide(300), wide(1400)]).toEqual([true, false])
  wide(300)
  for (let i = 0; i < 5; i++) key(at.sheet, '+')
  expect(at.frame.is('far')).toBe(false)
})
