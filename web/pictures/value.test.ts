/** Values of style sheets as a picture needs them: variables, day and night, mixed colours. */
import { expect, test } from 'vitest'
import { workOut } from './value.ts'

const variables = new Map([
  ['--ink', '#204060'],
  ['--self', 'var(--self)'],
  ['--unset', 'initial'],
])

test.each<[string, string | null]>([
  ['var(--ink)', '#204060'],
  ['var(--none)', null],
  ['var(--none, red)', 'red'],
  ['var(--unset, 1px, 2px)', '1px, 2px'],
  ['var(--none, var(--ink))', '#204060'],
  ['var(--self)', null],
  ['light-dark(white, black)', 'white'],
  ['2px solid light-dark(var(--ink), black)', '2px solid #204060'],
  ['rgb(1 2 3 / 0.5)', 'rgba(1, 2, 3, 0.5)'],
  ['color-mix(in srgb, #000, #fff)', 'rgba(128, 128, 128, 1)'],
  ['color-mix(in srgb, #000 25%, #fff)', 'rgba(191, 191, 191, 1)'],
  ['color-mix(in srgb, #000, #fff 25%)', 'rgba(64, 64, 64, 1)'],
  ['color-mix(in srgb, #000 40%, transparent)', 'rgba(0, 0, 0, 0.4)'],
  ['color-mix(in srgb, transparent, transparent)', 'rgba(0, 0, 0, 0)'],
  ['color-mix(in srgb, rgb(255, 0, 0), rgba(0, 0, 255, 0.5))', 'rgba(170, 0, 85, 0.75)'],
  ['var(--none, calc(1px * (2 + 3)), 4px)', 'calc(1px * (2 + 3)), 4px'],
  ['light-dark(url(a(b), c), black)', 'url(a(b), c)'],
  ['color-mix(in oklch, #000, #fff)', null],
  ['color-mix(in srgb, nonsense, #fff)', null],
])('by day %s is %s', (value, made) => expect(workOut(value, variables, 'day')).toBe(made))

test('by night the other of two colours', () => {
  expect(workOut('light-dark(white, black)', variables, 'night')).toBe('black')
})
