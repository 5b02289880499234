/** The story as it is read: the family, where and when the battles were fought, and what became of whom. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { PEOPLE } from '../../art/fate.ts'
import type { Part } from '../../art/kit/document.ts'
import { browser } from '../tests/document.ts'
import { leave, type Page, visit } from '../tests/visit.tsx'
import { BATTLES } from './battles.ts'
import { FAMILY, type Kin } from './kin.ts'
import words from './words/en.json' with { type: 'json' }

let page: Page
beforeAll(async () => {
  page = await visit('/story')
  await page.reads('What became')
})
afterAll(() => leave())

/** What looks like that inside what looks like this. */
const within = (around: string, look: string): readonly Part[] =>
  browser.body.inside().filter((part) => part.is(look) && part.around().some((each) => each.is(around)))

const NOWHERE = [0, 0] as const
const at = (part: Part): readonly [number, number] => {
  const [, x, y] = /^translate\((-?[\d.]+) (-?[\d.]+)\)$/.exec(part.getAttribute('transform') ?? '') ?? []
  return [Number(x), Number(y)]
}

test('everybody stands once, with their own side, in the order in which they died, and notes are about nobody else', () => {
  const told = browser.body.inside().filter((part) => part.around().some((each) => each.is('story-fates')))
  const rows = told.filter(({ localName }) => localName === 'li')
  expect(rows.map((row) => row.getAttribute('id') ?? '').toSorted()).toEqual(Object.keys(PEOPLE).toSorted())
  const sides = [
    ['For Lancaster', 'lancaster'],
    ['For York', 'york'],
    ['For one side, then for the other', 'both'],
  ] as const
  for (const [head, side] of sides) {
    const part = browser.body
      .inside()
      .find((each) => each.localName === 'section' && each.firstChild?.textContent === head)
    const ids = part?.inside().flatMap((row) => (row.localName === 'li' ? [row.getAttribute('id') ?? ''] : [])) ?? []
    const people = Object.entries(PEOPLE).filter(([, person]) => person.side === side)
    expect(ids.toSorted()).toEqual(people.map(([id]) => id).toSorted())
    const died = ids.map((id) => PEOPLE[id as keyof typeof PEOPLE].died)
    expect(died).toEqual(died.toSorted((a, b) => a - b))
  }
  const notes = Object.entries(words).filter(([id]) => id.startsWith('note.'))
  for (const [id, note] of notes)
    expect(rows.filter((row) => row.textContent.includes(note)).map((row) => `note.${row.getAttribute('id')}`)).toEqual(
      [id],
    )
})

test('on the land a battle lies north and west of another as it does on any map, by the number it has in the list', () => {
  const marks = within('story-map', 'story-mark')
  expect(marks.map(({ textContent }) => textContent)).toEqual(BATTLES.map((_, i) => String(i + 1)))
  const places = marks.map(at)
  const wrong = BATTLES.flatMap((one, i) =>
    BATTLES.flatMap((other, j) => {
      const [x, y] = places[i] ?? NOWHERE
      const [far, low] = places[j] ?? NOWHERE
      const north = one.at[1] - other.at[1] > 0.3 && y >= low
      const west = other.at[0] - one.at[0] > 0.5 && x >= far
      return north || west ? [`${one.id} ${other.id}`] : []
    }),
  )
  expect(wrong).toEqual([])
  const [, , width = 0, height = 0] = (
    browser.body
      .inside()
      .find((part) => part.is('story-map'))
      ?.getAttribute('viewBox') ?? ''
  )
    .split(' ')
    .map(Number)
  for (const [x, y] of places) expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true])
  // No two numbers lie over each other: a circle is 22 wide.
  const near = (list: readonly (readonly [number, number])[]) =>
    list.filter(([x, y], i) => list.some(([far, low], j) => j !== i && Math.hypot(far - x, low - y) < 20))
  expect(near(places)).toEqual([])
  expect(near(within('story-years', 'story-mark').map(at))).toEqual([])
})

test('along the years battles stand in their order, each between the years around it', () => {
  const marks = within('story-years', 'story-mark').map((mark) => at(mark)[0])
  expect(marks).toHaveLength(BATTLES.length)
  expect(marks).toEqual(marks.toSorted((a, b) => a - b))
  const years = browser.body
    .inside()
    .filter((part) => part.localName === 'g' && /^\d{4}$/.test(part.textContent))
    .map((part) => ({ year: Number(part.textContent), x: at(part)[0] }))
  expect(years.length).toBeGreaterThan(5)
  BATTLES.forEach(({ id, year }, i) => {
    for (const tick of years)
      if (tick.year !== year)
        expect([id, tick.year, (marks[i] ?? 0) > tick.x]).toEqual([id, tick.year, year > tick.year])
  })
})

test('the list of battles tells who won each, on its day', () => {
  const rows = page.all('li').filter((text) => text.includes(' won by '))
  expect(rows).toHaveLength(BATTLES.length)
  expect(rows.at(-2)).toMatch(/Bosworth.*22 August 1485, won by Henry Tudor$/)
  expect(rows[3]).toMatch(/Wakefield.*30 December 1460, won by Lancaster$/)
})

test('the family is drawn and listed alike: everybody once, kings with their crown, couples and children joined', () => {
  const all: Kin[] = []
  const gather = (kin: Kin): void => {
    all.push(kin)
    for (const child of kin.children ?? []) gather(child)
  }
  gather(FAMILY)
  const name = ({ id }: Kin): string => words[`kin.${id}`]
  const plates = within('story-tree', 'story-kin')
  const bare = (text: string): string => text.replaceAll(' ', '')
  expect(plates.map((plate) => bare(plate.textContent))).toEqual(all.map((kin) => bare(name(kin))))
  const crowned = plates.filter((plate) => plate.childNodes.length > 1 + plate.inside().filter(isText).length)
  expect(crowned.map((plate) => bare(plate.textContent))).toEqual(
    all.filter(({ king }) => king).map((kin) => bare(name(kin))),
  )
  // Nobody is cut off at an edge of the drawing.
  const drawing = plates[0]?.around().find(({ localName }) => localName === 'svg')
  const [left = 0, top = 0, width = 0, height = 0] = (drawing?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  for (const plate of plates) {
    const [x, y] = at(plate)
    const [box] = plate.inside().filter(({ localName }) => localName === 'rect')
    const [wide, high] = ['width', 'height'].map((side) => Number(box?.getAttribute(side)) / 2) as [number, number]
    expect([x - wide >= left, x + wide <= left + width]).toEqual([true, true])
    expect([y - high >= top, y + high <= top + height]).toEqual([true, true])
  }
  const bonds = within('story-tree', 'story-bond')
  expect(bonds).toHaveLength(all.filter((kin) => kin.with).length)
  const lines = within('story-tree', 'story-line')
  expect(lines).toHaveLength(bonds.length + all.length - 1)
  // A line of descent begins at one plate and ends at another, which is lower.
  const ends = plates.map((plate) => at(plate).join(' '))
  for (const line of lines.filter((each) => !bonds.includes(each))) {
    const [, from = '', , x = '', y = ''] = /^M(\S+ \S+?)V(\S+?)H(\S+?)V(\S+)$/.exec(line.getAttribute('d') ?? '') ?? []
    expect(ends).toContain(from)
    expect(ends).toContain(`${x} ${y}`)
    expect(Number(y)).toBeGreaterThan(Number(from.split(' ')[1]))
  }
  const listed = page.at('The family as a list').all('li')
  expect(listed).toHaveLength(all.length)
  all.forEach((kin, i) => {
    const row = listed[i] ?? ''
    const married = all.find(({ id }) => id === kin.with)
    const own = `${name(kin)}${kin.king ? ', king' : ''}${married ? `, married ${name(married)}` : ''}`
    expect(row.startsWith(own), row).toBe(true)
    for (const child of kin.children ?? []) expect(row).toContain(name(child))
  })
})

function isText(part: Part): boolean {
  return part.localName === 'text'
}

test('a link to a part of the story is followed once the page is there', async () => {
  const seen: (string | null)[] = []
  const { prototype } = browser.root.constructor as { prototype: Part & { scrollIntoView: () => void } }
  const before = prototype.scrollIntoView
  prototype.scrollIntoView = function look(this: Part) {
    seen.push(this.getAttribute('id'))
  }
  try {
    await (await visit('/story#fates')).reads('What became')
    await vi.waitFor(() => expect(seen).toEqual(['fates']), PATIENCE_MS)
    await (await visit('/story')).reads('What became')
    expect(seen).toEqual(['fates'])
  } finally {
    prototype.scrollIntoView = before
  }
})
