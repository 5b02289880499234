/** Tables drawn without a browser: what stands on a picture, of whom, and how large. That none tells a secret: `proofs/pictures.test.ts`. */
import { describe, expect, test } from 'vitest'
import type { Still } from '../../art/still.ts'
import { defaultOptions, Match } from '../../engine/index.ts'
import { catalogue } from '../../games/index.ts'
import { boardPlace, CARD, wrapped } from './card.tsx'
import { draw } from './draw.tsx'
import { findTag, readMarkup, type Tag } from './markup.ts'

const games = await Promise.all(
  catalogue.map(async (entry) => ({ id: entry.about.id, about: entry.about, game: await entry.load() })),
)

const textsIn = (tag: Tag): readonly string[] =>
  tag.children
    .flatMap((child) => (typeof child === 'string' ? [] : textsIn(child)))
    .concat(tag.name === 'text' ? [tag.children.filter((child) => typeof child === 'string').join('')] : [])
const valuesIn = (tag: Tag, name: string): readonly string[] => [
  ...(tag.attributes.get(name) === undefined ? [] : [tag.attributes.get(name) ?? '']),
  ...tag.children.flatMap((child) => (typeof child === 'string' ? [] : valuesIn(child, name))),
]
const svgOf = (text: string): Tag => findTag(readMarkup(text), ({ name }) => name === 'svg')?.at(-1) as Tag
const numbersOf = (tag: Tag, ...names: readonly string[]): readonly number[] =>
  names.map((name) => Number(tag.attributes.get(name)))

/** A table of that game as it begins, the first seat taken. */
function stillOf({ id, about, game }: (typeof games)[number]): Still {
  const seats = about.seatCounts[0] ?? 2
  const setup = { game: id, version: about.version, seats, options: defaultOptions(about) }
  const match = new Match(game, { ...setup, dice: { make: 'quick', seed: 3 } })
  return {
    game: id,
    version: about.version,
    view: match.view(null),
    seat: null,
    names: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'Margaret & Anne' : null)),
    lines: ['In the third year'],
    shape: 'card',
    theme: 'day',
    locale: 'en',
  }
}

describe.each(games)('$id', (entry) => {
  const still = stillOf(entry)
  const seats = still.names.length

  test('a card has the game’s name, its lines and everybody’s name beside the board, and needs no style sheet', async () => {
    const card = await draw(still)
    const root = svgOf(card.svg)
    const [board] = findTag({ ...root, children: root.children.slice(1) }, ({ name }) => name === 'svg') ?? []
    const beside = textsIn({ ...root, children: root.children.filter((child) => child !== board) })
    expect(beside.join(' ')).toContain('In the third year Margaret &amp; Anne')
    // Whoever has no player is called by their house.
    expect(beside.filter((text) => text.trim() === '')).toEqual([])
    expect(beside.length).toBeGreaterThanOrEqual(2 + seats)
    expect([card.width, card.height]).toEqual([1200, 630])
    expect(numbersOf(root, 'width', 'height')).toEqual([1200, 630])
    if (!board) throw new Error('there is no board on the card')
    const place = numbersOf(board, 'x', 'y', 'width', 'height')
    const [x = 0, y = 0, width = 0, height = 0] = place
    expect([x > 0, y > 0, width > 0, height > 0, x + width < 800, y + height < 630]).toEqual(
      place.concat(0, 0).map(() => true),
    )
    expect(card.svg).not.toMatch(/var\(|light-dark|color-mix|class=|data-|aria-/)
    const ids = valuesIn(root, 'id')
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a board alone is as wide as a mail and as high as its drawing', async () => {
    const { svg, width, height } = await draw({ ...still, shape: 'board' })
    const root = svgOf(svg)
    const [, , across = 1, down = 1] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number)
    expect([width, ...numbersOf(root, 'width', 'height')]).toEqual([640, 640, height])
    expect(Math.abs(height - (640 * down) / across)).toBeLessThan(1)
    expect(root.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg')
    expect(textsIn(root)).not.toContain('In the third year')
  })
})

test('before the start the game’s own picture stands there; light and language are the reader’s', async () => {
  const [still] = games.map(stillOf) as [Still]
  const others = [{ view: null }, { theme: 'night' }, { locale: 'fr', names: still.names.map(() => null) }] as const
  const drawings = [(await draw(still)).svg]
  for (const other of others) drawings.push((await draw({ ...still, ...other })).svg)
  expect(new Set(drawings).size).toBe(drawings.length)
})

test.each<[text: string, letters: number, most: number, lines: readonly string[]]>([
  ['The Wars of the Roses', 12, 3, ['The Wars of', 'the Roses']],
  ['The Wars of', 11, 3, ['The Wars of']],
  ['The Wars of', 10, 3, ['The Wars', 'of']],
  ['one two three four', 5, 2, ['one', 'two …']],
  ['one two', 3, 1, ['on…']],
  ['Constantinople', 8, 3, ['Constan…']],
  ['Žofie 👑👑👑', 5, 3, ['Žofie', '👑👑👑']],
  ['abcdef', 5.9, 3, ['abcd…']],
  ['abcdef', 0.5, 3, ['a…']],
])('%s has lines of %d letters, at most %d', (text, letters, most, lines) => {
  expect(wrapped(text, letters, most)).toEqual(lines)
})

test.each<[shape: string, ratio: number]>([
  ['wide', 3],
  ['square', 1],
  ['high', 0.4],
])('a %s board keeps its shape, stands in the middle and leaves room for words', (_, ratio) => {
  const { x, y, width, height } = boardPlace(ratio)
  expect(Math.abs(width / height - ratio)).toBeLessThan(0.02)
  expect(Math.abs(CARD.height - height - 2 * y)).toBeLessThan(2)
  expect([x > 0, y > 0, x + width < 0.65 * CARD.width]).toEqual([true, true, true])
  // As large as there is room.
  expect(width >= 700 || height >= 560).toBe(true)
})
