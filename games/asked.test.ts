/** Everything a listener can ask is understood in every language, of every place of every game. */
import { describe, expect, test } from 'vitest'
import { type Asking, answerOf, knownOf, readCommand, vocabularyOf } from '../engine/command/index.ts'
import { type AnyGame, type Catalogue, defaultOptions, LOCALES, Match, quick, render } from '../engine/index.ts'
import { catalogue } from './index.ts'

/** As a person would type it. */
const TYPED = {
  en: [
    'board',
    'hands',
    'score',
    'whose turn',
    'last',
    'since my turn',
    'clock',
    'what is asked',
    'why',
    'odds of this battle',
  ],
  fr: [
    'plateau',
    'mains',
    'score',
    'à qui le tour',
    'dernier',
    'depuis mon tour',
    'horloge',
    'question',
    'pourquoi',
    'chances de cette bataille',
  ],
  it: [
    'tabellone',
    'mani',
    'punteggio',
    'a chi tocca',
    'ultimo',
    'dal mio turno',
    'orologio',
    'domanda',
    'perché',
    'probabilità di questa battaglia',
  ],
  cs: [
    'deska',
    'ruce',
    'skóre',
    'kdo je na tahu',
    'poslední',
    'od mého tahu',
    'hodiny',
    'otázka',
    'proč',
    'šance bitvy',
  ],
  de: [
    'Brett',
    'Hände',
    'Punkte',
    'wer ist dran',
    'zuletzt',
    'seit meinem Zug',
    'Uhr',
    'Frage',
    'warum',
    'Chancen dieser Schlacht',
  ],
} as const
const MEANT = ['board', 'hands', 'score', 'turn', 'last', 'since', 'clock', 'asked', 'asked', 'odds'] as const
const WHERE = { en: 'where is', fr: 'où est', it: 'dov’è', cs: 'kde je', de: 'wo ist' } as const
const MOVES = { en: 'moves from', fr: 'coups de', it: 'mosse da', cs: 'tahy z', de: 'Züge aus' } as const

async function wordsIn(path: string): Promise<Catalogue> {
  return ((await import(path, { with: { type: 'json' } })) as { default: Catalogue }).default
}

/** The table as a reader of that language has it, after a few steps. */
async function tableOf(game: AnyGame, locale: (typeof LOCALES)[number]): Promise<{ asking: Asking; words: Catalogue }> {
  const { id, version, seatCounts } = game.about
  const seats = Math.max(...seatCounts)
  const options = defaultOptions(game.about, seats)
  const match = new Match(game, { game: id, version, seats, options, dice: { make: 'quick', seed: 3 } })
  const player = quick(5)
  for (let step = 0; step < 40 && match.awaiting().length > 0; step++) {
    const actor = match.awaiting()[0] ?? 0
    const moves = match.legal(actor)
    match.act(actor, game.write(moves[player.int(moves.length)]))
  }
  const viewer = match.awaiting()[0] ?? 0
  const view = match.view(viewer)
  const own = await wordsIn(`./${id}/words/${locale}.json`)
  const words = await wordsIn(`../engine/command/words/${locale}.json`)
  const reader = (catalogues: readonly Catalogue[]) => ({ locale, catalogues, seatName })
  const say: Asking['say'] = (phrase) => render(phrase, reader([own]))
  function seatName(seat: number): string {
    return render(game.speech.seat(seat, seats).name, { locale, catalogues: [own], seatName: () => '' })
  }
  const asking: Asking = {
    game,
    view,
    viewer,
    say,
    seatName,
    tell: (said, holes = {}) => render({ ...holes, say: said }, reader([words])),
    offers: match.legal(viewer).map((move) => ({ text: game.write(move), label: say(game.speech.move(move, view)) })),
    awaiting: match.awaiting(),
    foresee: () => [],
    last: ['-'],
    since: ['-'],
    clock: ['-'],
  }
  return { asking, words }
}

describe.each(catalogue.map((entry) => [entry.about.id, entry] as const))('%s', (_, entry) => {
  test.each(LOCALES)('answers every question in %s, and knows every place by its name there', async (locale) => {
    const { asking, words } = await tableOf(await entry.load(), locale)
    const vocabulary = vocabularyOf(words)
    const known = knownOf(asking)
    const nothing = asking.tell('answer.nothing')
    TYPED[locale].forEach((text, i) => {
      const command = readCommand(text, known, vocabulary)
      expect([text, command]).toEqual([text, { kind: 'query', query: MEANT[i] }])
      const answer = answerOf(command, asking)
      expect(answer.join(' ')).not.toMatch(/\{\w+\}|^$/)
      expect(answer).not.toContain(nothing)
    })
    for (const { name } of known.spots) {
      const where = readCommand(`${WHERE[locale]} ${name}`, known, vocabulary)
      // A place may have two names, and two places may have one.
      const called = known.spots.flatMap((spot) => (spot.name === name ? [spot.place] : []))
      expect([name, called]).toEqual([name, expect.arrayContaining([where.kind === 'place' ? where.place : null])])
      expect(answerOf(where, asking).join('')).not.toBe('')
      expect([name, readCommand(`${MOVES[locale]} ${name}`, known, vocabulary).kind]).toEqual([name, 'moves'])
    }
  })
})
