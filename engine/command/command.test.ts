import { describe, expect, test } from 'vitest'
import { catalogueFaults, LOCALES } from '../words.ts'
import { completions, type Known, readCommand, vocabularyOf } from './grammar.ts'
import { wordsOf } from './spelling.ts'
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

  test('of two ways through the same places the one is meant whose order was typed', () => {
    const offers = [
      { text: 'a', label: 'Somerset: Wilts → Dorset → Somerset' },
      { text: 'b', label: 'Somerset: Wilts → Somerset → Dorset' },
    ]
    const typed = (text: string) => readCommand(text, { ...KNOWN, offers }, ENGLISH)
    expect(typed('Somerset: Wilts → Somerset → Dorset')).toEqual({ kind: 'move', text: 'b', sure: false })
    expect(typed('Somerset Wilts Dorset Somerset')).toEqual({ kind: 'move', text: 'a', sure: false })
    expect(typed('Dorset Somerset Somerset Wilts')).toEqual({ kind: 'moves', texts: ['a', 'b'] })
  })

  test('moves from a place leave it; where none does, those that come or pass there are told', () => {
    const offers = [
      { text: 'a', label: 'Warwick: Kent → Sussex' },
      { text: 'b', label: 'Warwick: Sussex → Kent' },
      { text: 'c', label: 'Warwick: East Anglia → Kent' },
      { text: 'd', label: 'Sails from East Anglia to Sussex' },
    ]
    const known = { ...KNOWN, offers }
    const texts = (text: string, locale: keyof typeof WORDS = 'en') => {
      const command = readCommand(text, known, vocabularyOf(WORDS[locale]))
      return command.kind === 'moves' ? command.texts : command
    }
    expect(texts('moves from Kent')).toEqual(['a'])
    expect(texts('moves from East Anglia')).toEqual(['c', 'd'])
    expect(texts('moves to Kent')).toEqual(['a', 'b', 'c'])
    expect(texts('moves from Sussex')).toEqual(['b'])
    expect(texts('moves from Warwick')).toEqual(['a', 'b', 'c'])
    const duke = { text: 'e', label: 'Duke of York: Kent → York' }
    const spots = ['Duke of York', 'York', 'Kent'].map((name) => ({ place: name, name, about: '' }))
    const command = readCommand(
      'moves from York',
      { ...KNOWN, offers: [duke, { text: 'f', label: 'Fleet: York → Kent' }], spots },
      ENGLISH,
    )
    expect(command).toMatchObject({ texts: ['f'] })
    expect(texts('tahy z Kentu', 'cs')).toEqual(['a'])
    expect(texts('Züge aus Kent', 'de')).toEqual(['a'])
    expect(texts('coups depuis Kent', 'fr')).toEqual(['a'])
    expect(texts('mosse da Kent', 'it')).toEqual(['a'])
  })

  test('a move read out with its number is found by it, unless the number is a notation', () => {
    const listed = ['+', 'march:derby>chester']
    const typed = (text: string, known: Known) => readCommand(text, known, ENGLISH)
    expect(typed('2', { ...KNOWN, listed })).toEqual({ kind: 'move', text: 'march:derby>chester', sure: false })
    expect(typed('3', { ...KNOWN, listed })).toEqual({ kind: 'nothing' })
    expect(typed('2', { ...KNOWN, listed: ['+', 'gone'] })).toEqual({ kind: 'nothing' })
    const offers = [...KNOWN.offers, { text: '2', label: 'Two' }]
    expect(typed('2', { ...KNOWN, offers, listed })).toEqual({ kind: 'move', text: '2', sure: true })
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
    const spots = [...KNOWN.spots, { place: 'war', name: 'upper left' }]
    expect(readCommand('where is upper left', { ...KNOWN, spots }, ENGLISH)).toMatchObject({ place: 'war', about: [] })
    expect(read('realm')).toEqual({ kind: 'part', id: 'realm' })
  })

  test('a place is asked about though a move is called the same; of two of one name the first; of two that begin so neither', () => {
    const offers = [{ text: 'x', label: 'Kent' }]
    expect(readCommand('Kent', { ...KNOWN, offers }, ENGLISH)).toEqual({ kind: 'place', place: 'kent', about: [] })
    const namesake = [...KNOWN.spots, { place: 'duke', name: 'Kent' }]
    expect(readCommand('where is Kent', { ...KNOWN, spots: namesake }, ENGLISH)).toMatchObject({ place: 'kent' })
    const east = [...KNOWN.spots, { place: 'riding', name: 'East Riding' }]
    expect(readCommand('where is East', { ...KNOWN, spots: east }, ENGLISH)).toEqual({ kind: 'nothing' })
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
    expect(completions('dr', KNOWN, ENGLISH)).toEqual(['Draw a card'])
    expect(completions('sus', KNOWN, ENGLISH)).toEqual(['Sussex', 'Warwick: Kent to Sussex'])
    expect(completions('sco', KNOWN, ENGLISH)).toEqual(['score'])
    expect(completions('whose', KNOWN, ENGLISH)).toEqual(['whose turn', 'whose move'])
  })

  test('accents and signs do not matter', () => {
    expect(wordsOf('Où est Évreux ?')).toEqual(['ou', 'est', 'evreux'])
  })
})

/** As people ask, in whole sentences. */
const ASKED: { readonly [locale in (typeof LOCALES)[number]]: readonly (readonly [string, string])[] } = {
  en: [
    ['Where is Warwick now?', 'place block york-warwick'],
    ['moves from Kent', 'moves 2'],
    ['What is the score?', 'score'],
    ['What is asked and why?', 'asked'],
    ['What happened since my turn?', 'since'],
    ['the odds of this battle', 'odds'],
    ['Who is to move?', 'turn'],
    ['How much time do I have left?', 'clock'],
    ['show me the board', 'board'],
    ['more', 'more'],
  ],
  fr: [
    ['Où est Warwick ?', 'place block york-warwick'],
    ['coups depuis Kent', 'moves 2'],
    ['Quel est le score ?', 'score'],
    ['Qu’est-ce qui est demandé et pourquoi ?', 'asked'],
    ['Que s’est-il passé depuis mon tour ?', 'since'],
    ['les chances de cette bataille', 'odds'],
    ['À qui de jouer ?', 'turn'],
    ['Combien de temps me reste-t-il ?', 'clock'],
    ['montre-moi la carte', 'board'],
    ['la suite', 'more'],
  ],
  it: [
    ['Dov’è Warwick?', 'place block york-warwick'],
    ['mosse da Kent', 'moves 2'],
    ['Qual è il punteggio?', 'score'],
    ['Che cosa mi si chiede e perché?', 'asked'],
    ['Che è successo dal mio turno?', 'since'],
    ['le probabilità di questa battaglia', 'odds'],
    ['Di chi è il turno?', 'turn'],
    ['Quanto tempo ho?', 'clock'],
    ['mostrami la mappa', 'board'],
    ['altre', 'more'],
  ],
  cs: [
    ['Kde je Warwick?', 'place block york-warwick'],
    ['tahy z Kentu', 'moves 2'],
    ['Jaké je skóre?', 'score'],
    ['Co se po mně chce a proč?', 'asked'],
    ['Co se stalo od mého tahu?', 'since'],
    ['šance v této bitvě', 'odds'],
    ['Kdo je na tahu?', 'turn'],
    ['Kolik mi zbývá času?', 'clock'],
    ['ukaž mi mapu', 'board'],
    ['dál', 'more'],
  ],
  de: [
    ['Wo ist Warwick?', 'place block york-warwick'],
    ['Züge aus Kent', 'moves 2'],
    ['Wie ist der Stand?', 'score'],
    ['Was wird gefragt und warum?', 'asked'],
    ['Was geschah seit meinem Zug?', 'since'],
    ['die Chancen in dieser Schlacht', 'odds'],
    ['Wer ist am Zug?', 'turn'],
    ['Wie viel Zeit habe ich?', 'clock'],
    ['Zeig mir das Brett', 'board'],
    ['weiter', 'more'],
  ],
}

test.each(LOCALES)('whole sentences ask as well in %s', (locale) => {
  const vocabulary = vocabularyOf(WORDS[locale])
  const meant = (text: string): string => {
    const command = readCommand(text, KNOWN, vocabulary)
    if (command.kind === 'query') return command.query
    if (command.kind === 'place') return `place ${command.place}`
    return command.kind === 'moves' ? `moves ${command.texts.length}` : command.kind
  }
  expect(ASKED[locale].map(([text]) => [text, meant(text)])).toEqual(ASKED[locale])
})

test.each(LOCALES)('every question can be asked in %s, and no two are asked by the same word', (locale) => {
  const { queries } = vocabularyOf(WORDS[locale])
  const ways = Object.values(queries).flatMap((list) => list.map((way) => way.join(' ')))
  expect(ways).not.toContain('')
  expect(new Set(ways).size).toBe(ways.length)
  expect(catalogueFaults(locale, en, WORDS[locale])).toEqual([])
})

test('the words of a move may come in any order; of two that differ by nothing but theirs it is the order that was typed', () => {
  const typed = (text: string, ...labels: readonly string[]) =>
    readCommand(text, { ...KNOWN, offers: labels.map((label, i) => ({ text: `m${i}`, label })) }, ENGLISH)
  const move = (text: string) => ({ kind: 'move', text, sure: false })
  expect(typed('kent warwick march', 'March Warwick Kent', 'March Warwick Kent Essex')).toEqual(move('m0'))
  expect(typed('kent then essex', 'Essex then Kent', 'Kent then Essex')).toEqual(move('m1'))
  // Nobody can say which of two of the same name is meant: both are read out.
  expect(typed('kent then essex', 'Kent then Essex', 'Kent then Essex')).toEqual({ kind: 'moves', texts: ['m0', 'm1'] })
})

test('a word that something begins with is not shortened to the name of something else', () => {
  const known = {
    ...KNOWN,
    offers: [{ text: 'm0', label: 'Send the Kentish men' }],
    spots: [{ place: 'kent', name: 'Kent' }],
  }
  expect(readCommand('kenti', known, ENGLISH)).toEqual({ kind: 'move', text: 'm0', sure: false })
  expect(readCommand('kents', known, ENGLISH)).toEqual({ kind: 'place', place: 'kent', about: [] })
})
