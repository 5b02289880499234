import { describe, expect, test } from 'vitest'
import { catalogueFaults, LOCALES } from '../words.ts'
import { completions, type Known, readCommand, vocabularyOf, wordsOf } from './grammar.ts'
import cs from './words/cs.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }

const WORDS = { en, fr, it, cs, de }
const ENGLISH = vocabularyOf(en)

const KNOWN: Known = {
  offers: [
    { text: 'warwick:kent>sussex', label: 'Warwick: Kent to Sussex' },
    { text: 'warwick:kent>essex', label: 'Warwick: Kent to Essex' },
    { text: 'march:derby>chester', label: 'March: Derby to Chester' },
    { text: '+', label: 'Draw a card' },
  ],
  parts: [
    { id: 'hands', name: 'Hands' },
    { id: 'realm', name: 'The realm' },
  ],
  spots: [
    { place: 'kent', name: 'Kent' },
    { place: 'sussex', name: 'Sussex' },
    { place: 'block york-warwick', name: 'Warwick' },
    { place: 'east-anglia', name: 'East Anglia' },
  ],
}
const read = (text: string) => readCommand(text, KNOWN, ENGLISH)

describe('what is typed', () => {
  test('a move by its notation is meant, whatever its case', () => {
    expect(read(' March:Derby>Chester ')).toEqual({ kind: 'move', text: 'march:derby>chester', sure: true })
    expect(read('+')).toEqual({ kind: 'move', text: '+', sure: true })
  })

  test('where a place has the name of a move, small letters ask about the place and capitals are told before they are played', () => {
    const known = {
      ...KNOWN,
      offers: [{ text: 'E3', label: 'Play east 3' }],
      spots: [{ place: 'space 20', name: 'e3' }],
    }
    expect(readCommand('e3', known, ENGLISH)).toEqual({ kind: 'place', place: 'space 20', about: [] })
    expect(readCommand('E3', known, ENGLISH)).toEqual({ kind: 'move', text: 'E3', sure: false })
  })

  test('a move whose every word is typed is found beside longer ones; a name with "of" in it is the whole name', () => {
    const offers = [
      { text: 'a', label: 'March to Kent' },
      { text: 'b', label: 'March to Kent and Essex' },
    ]
    const spots = [...KNOWN.spots, { place: 'duke', name: 'Duke of Kent' }]
    expect(readCommand('march to kent', { ...KNOWN, offers }, ENGLISH)).toEqual({
      kind: 'move',
      text: 'a',
      sure: false,
    })
    expect(readCommand('where is the Duke of Kent', { ...KNOWN, spots }, ENGLISH)).toEqual({
      kind: 'place',
      place: 'duke',
      about: [],
    })
  })

  test('a move by its words, in any order and only begun, is found but not yet meant', () => {
    expect(read('chester derby')).toEqual({ kind: 'move', text: 'march:derby>chester', sure: false })
    expect(read('ess war')).toEqual({ kind: 'move', text: 'warwick:kent>essex', sure: false })
  })

  test('words that fit several moves name them all, and play none', () => {
    expect(read('warwick to')).toEqual({ kind: 'place', place: 'block york-warwick', about: [] })
    expect(read('moves from Kent')).toEqual({ kind: 'moves', texts: ['warwick:kent>sussex', 'warwick:kent>essex'] })
    expect(read('moves')).toMatchObject({ kind: 'moves', texts: { length: 4 } })
  })

  test('a place, what of it, where somebody is, and a part of the board are asked for by name', () => {
    expect(read('Kent')).toEqual({ kind: 'place', place: 'kent', about: [] })
    expect(read('east ang')).toEqual({ kind: 'place', place: 'east-anglia', about: [] })
    expect(read('borders of Kent')).toEqual({ kind: 'place', place: 'kent', about: ['borders'] })
    expect(read('where is Warwick')).toEqual({ kind: 'place', place: 'block york-warwick', about: [] })
    expect(read('realm')).toEqual({ kind: 'part', id: 'realm' })
  })

  test('questions have their keywords, and a dot repeats', () => {
    for (const [text, query] of [
      ['score', 'score'],
      ['hands', 'hands'],
      ['whose turn is it', 'turn'],
      ['since my turn', 'since'],
      ['what is asked', 'asked'],
      ['why', 'asked'],
      ['odds of this battle', 'odds'],
      ['odds', 'odds'],
      ['.', 'repeat'],
      ['?', 'help'],
    ] as const)
      expect(read(text)).toEqual({ kind: 'query', query })
  })

  test('what fits nothing does nothing, whatever it is', () => {
    for (const text of ['', '   ', 'xyzzy', '\u0000', '<script>', '{', '🌹'.repeat(500), 'the of is'])
      expect(read(text)).toEqual({ kind: 'nothing' })
  })

  test('what is begun is completed by names and labels', () => {
    expect(completions('dr', KNOWN)).toEqual(['Draw a card'])
    expect(completions('sus', KNOWN)).toEqual(['Sussex', 'Warwick: Kent to Sussex'])
  })

  test('accents and signs do not matter', () => {
    expect(wordsOf('Où est Évreux ?')).toEqual(['ou', 'est', 'evreux'])
  })
})

test.each(LOCALES)('every question can be asked in %s, and no two are asked by the same word', (locale) => {
  const { queries } = vocabularyOf(WORDS[locale])
  const ways = Object.values(queries).flatMap((list) => list.map((way) => way.join(' ')))
  expect(ways).not.toContain('')
  expect(new Set(ways).size).toBe(ways.length)
  expect(catalogueFaults(locale, en, WORDS[locale])).toEqual([])
})
