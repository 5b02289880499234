/** Who knows one game finds anything in the others: the same rooms, and the same name for the same thing. The sample is one of them. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../engine/words.ts'
import { catalogue } from './index.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = [...catalogue.map(({ about }) => `games/${about.id}`), 'docs/sample-game']

const ROOMS = 'board bot examples figures golden howto lessons rules speech tests versions view words'.split(' ')
const RULES = LOCALES.map((locale) => (locale === 'en' ? 'rules.md' : `rules.${locale}.md`))
/** Vocabulary that fills more than a screen is a folder. */
const TYPES = ['types', 'types.ts']
/** Where there is something to say with them. */
const MAYBE = ['map.json', 'position.ts', 'puzzles.json']

const FILES = [
  ...'index context places signs where picture board'.split(' ').map((name) => `board/${name}`),
  ...'index evaluate pick promise'.split(' ').map((name) => `bot/${name}`),
  ...'index copy idle invariants moves notation orders outcome refusals setup'
    .split(' ')
    .map((name) => `rules/${name}`),
  ...'index describe event foresee moment move names outline prompt sketch stage standing tally trace tries weight'
    .split(' ')
    .map((name) => `speech/${name}`),
  ...'index forced guess view'.split(' ').map((name) => `view/${name}`),
  ...'bot data examples foresee hidden kit lessons outcome setup speech telling words'
    .split(' ')
    .map((name) => `tests/${name}.test`),
  ...'hidden position quiz slips board/touch.test'.split(' ').map((name) => `tests/${name}`),
  ...'examples/index figures/index lessons/index lessons/ids lessons/whole versions/index howto/scenes'.split(' '),
  'golden/perft',
  'golden/behaviour-1',
]

describe.each(FOLDERS)('%s', (folder) => {
  const here = readdirSync(join(ROOT, folder), { withFileTypes: true })

  test('has the rooms every game has, and nothing else at its door', () => {
    const names = here.map(({ name }) => name)
    const expected = [...ROOMS, ...RULES, 'about.ts', 'data.json', 'index.ts']
    expect(expected.filter((name) => !names.includes(name))).toEqual([])
    expect(TYPES.filter((name) => names.includes(name))).toHaveLength(1)
    expect(names.filter((name) => ![...expected, ...TYPES, ...MAYBE].includes(name))).toEqual([])
  })

  test('calls what every game has by the same name', () => {
    const endings = ['.ts', '.tsx', '.css', '.json', '.txt', '.bend']
    const there = (name: string): boolean => endings.some((ending) => existsSync(join(ROOT, folder, name + ending)))
    expect(FILES.filter((name) => !there(name))).toEqual([])
  })
})
