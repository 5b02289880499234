/** Whatever is written can be read: our own fonts have the letters, and what they lack is drawn. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ARROW } from '../../art/signed.tsx'

const ROOT = join(import.meta.dirname, '../..')
const FACES = [...readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)]

/** The letters a family has in all of its files. */
function lettersOf(family: string): (letter: string) => boolean {
  const ranges = FACES.flatMap(([, face = '']) => {
    if (!face.includes(`'${family}'`) || /font-style: italic/.test(face)) return []
    return [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
      ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
    )
  })
  return (letter) =>
    ranges.some(([from, to]) => (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to)
}

const isWritten = lettersOf('Alegreya')
const isPlain = lettersOf('Alegreya Sans')
const known = (letter: string): boolean => letter === '\n' || (isWritten(letter) && isPlain(letter))

/** Letters of a file that would come from a font of the system. */
function strange(text: string): readonly string[] {
  return [...new Set(text)].filter((letter) => !known(letter))
}

const CATALOGUES = globSync(
  [
    'web/words/*.json',
    'art/words/*.json',
    'bots/words/*.json',
    '{games/*,docs/sample-game}/{words,howto,board/words}/??.json',
  ],
  { cwd: ROOT },
)

test('there are catalogues in five languages to look at', () => {
  expect(CATALOGUES.length).toBeGreaterThanOrEqual(5 * 15)
})

test.each(CATALOGUES)('every letter of %s is in our fonts, or drawn', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  expect(strange(text).filter((letter) => letter !== ARROW)).toEqual([])
})

const SOURCES = globSync(['web/**/*.tsx', 'art/*.tsx', '{games/*,docs/sample-game}/board/**/*.tsx'], {
  cwd: ROOT,
}).filter((file) => !file.endsWith('signed.tsx'))

test('no page and no board writes a sign that our fonts lack', () => {
  const found = SOURCES.flatMap((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return strange(code).map((letter) => `${file}: ${letter}`)
  })
  expect(found).toEqual([])
})
