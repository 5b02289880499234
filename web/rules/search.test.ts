import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'
import { parse } from './markdown.ts'
import { placesOf } from './places.ts'
import { search } from './search.ts'
import { termsOf } from './terms.ts'

const PAGE = `# Ein Spiel

## 4 Züge

Wer dran ist, zieht.

- **AB-4.2 Ausspielen.** Wähle eine Karte. Das _Zielfeld_ ist leer, siehe AB-4.3.
  - Es liegt auf dem Brett.
- **AB-4.3** Ziehe {{hand}} Karten. Danach ist der Nächste dran. Mehr als {{hand}} hat niemand.

| Entscheid | Punkt |
| --- | --- |
| AB-R01 | Die Königin zieht {{hand}} Karten |
`

const places = placesOf(parse(PAGE))

test('every rule is one place with all its words, and so is every heading', () => {
  expect(places.map(({ id }) => id)).toEqual(['ein-spiel', '4-züge', 'AB-4.2', 'AB-4.3', 'AB-R01'])
  expect(places[2]?.text).toContain('auf dem Brett')
  expect(places[1]?.text).toContain('Wer dran ist')
  expect(places[1]?.text).toContain('4 Züge')
  expect(places.filter(({ heading }) => heading).map(({ id }) => id)).toEqual(['ein-spiel', '4-züge'])
})

test('whoever leaves out accents and capitals finds the rule, with the words around it', () => {
  expect(search(places, 'konigin karten')).toEqual([
    { id: 'AB-R01', heading: false, around: ['Die ', 'Königin', ' zieht {{hand}} Karten'] },
  ])
  expect(search(places, 'ZÜGE').map(({ id }) => id)).toEqual(['4-züge'])
})

test('a rule that is asked for by its id comes before those that mention it', () => {
  expect(search(places, 'ab-4.3').map(({ id }) => id)).toEqual(['AB-4.3', 'AB-4.2'])
})

test('one letter or nothing finds nothing', () => {
  expect([search(places, ''), search(places, ' k '), search(places, 'xyz')]).toEqual([[], [], []])
})

test('the index has what is named in bold or in italics, from A to Z', () => {
  expect(termsOf(places, 'de')).toEqual([
    { term: 'Ausspielen', ids: ['AB-4.2'] },
    { term: 'Zielfeld', ids: ['AB-4.2'] },
  ])
})

test('the crib tells the sentences of rules that have a figure, with the figure', () => {
  expect(factsOf({ text: '', locale: 'de', written: PAGE, data: { hand: 5 } })).toEqual([
    { id: 'AB-4.3', text: 'Ziehe 5 Karten. Mehr als 5 hat niemand.' },
  ])
})

test('of a long rule the words around the find are shown, whole, with marks where something is left out', () => {
  const words = Array.from({ length: 80 }, (_, i) => `word${i}`)
  const [place] = placesOf(parse(`## One\n\n- **AB-1.1** ${words.join(' ')}`)).slice(-1)
  const around = (asked: string) => search(place ? [place] : [], asked)[0]?.around ?? ['', '', '']
  const [before, find, after] = around('word40')
  expect(find).toBe('word40')
  expect(before).toMatch(/^… (word\d+ )+$/)
  expect(after).toMatch(/^( word\d+)+ …$/)
  const shown = [...`${before}${find}${after}`.matchAll(/word(\d+)/g)].map(([, n]) => Number(n))
  expect(shown).toEqual(shown.map((_, i) => (shown[0] ?? 0) + i))
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.length).toBeLessThan(40)
  expect(around('word0')[0]).toBe('')
  expect(around('word79')[2]).toBe('')
  // Who asks for it by its id is shown how it begins.
  expect(around('ab-1.1').join('')).toMatch(/^word0 word1 .* …$/)
})

test('a crib has rules alone: rulings and worked examples say the same figure again', () => {
  const text = (id: string): string => `- **${id}** There are {{hand}} cards.`
  const page = ['AB-1.2', 'AB-A03', 'AB-T11', 'R3-4.1'].map(text).join('\n')
  expect(factsOf({ text: '', locale: 'en', written: page, data: { hand: 5 } })).toEqual([
    { id: 'AB-1.2', text: 'There are 5 cards.' },
    { id: 'R3-4.1', text: 'There are 5 cards.' },
  ])
})
