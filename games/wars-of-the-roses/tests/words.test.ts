import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults, type Locale, type Reader, render } from '../../../engine/index.ts'
import { about } from '../about.ts'
import { game } from '../index.ts'
import { ASSETS, REGIONS, RUNNING_AWARDS, SEA_ZONES } from '../rules/ids.ts'
import type { Event } from '../types/index.ts'
import cs from '../words/cs.json' with { type: 'json' }
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }
import { busy, P1, P2, P3, P4 } from './position.ts'

const english: Catalogue = en
const others: [Locale, Catalogue][] = [
  ['fr', fr],
  ['it', it],
  ['cs', cs],
  ['de', de],
]

const reader = (locale: Locale, catalogue: Catalogue): Reader => ({
  locale,
  catalogues: [catalogue],
  seatName: (seat) => ['Ann', 'Ben', 'Cat', 'Dan'][seat] ?? '?',
})

test('all five languages are complete', () => {
  for (const [locale, catalogue] of [['en', english] as const, ...others])
    expect(catalogueFaults(locale, english, catalogue)).toEqual([])
})

test('every name on the table has words', () => {
  const ids = [
    ...ASSETS.map((id) => `asset.${id}`),
    ...REGIONS.map((id) => `region.${id}`),
    ...SEA_ZONES.map((id) => `zone.${id}`),
    ...[...RUNNING_AWARDS, 'captain-of-calais'].map((id) => `award.${id}`),
    ...about.options.map((option) => `option.${option.id}`),
    'name',
    'tagline',
    'end.last-parliament',
  ]
  expect(ids.filter((id) => !(id in english))).toEqual([])
})

test('every prompt, move and event of a busy turn is a whole sentence in every language', () => {
  const table = busy()
  const seats = [P1, P2, P3, P4]
  const phrases = seats.flatMap((seat) => {
    const view = table.view(seat)
    return [
      game.speech.prompt(view, seat).ask,
      ...table.legal(seat).map((move) => game.speech.move(move, view)),
      ...game.speech.standing(view).flatMap((standing) => standing.facts),
      game.speech.seat(seat, 4).name,
    ]
  })
  table.act(P1, 'calais:midlands+1', 'W+ship-sandwich', 'T+castle-windsor', 'M-castle-windsor')
  table.reveal().draftOn()
  const types = new Set<Event['type']>()
  for (const { event } of table.told) {
    phrases.push(game.speech.event(event))
    types.add(event.type)
  }
  for (const type of ['ignored', 'dropped', 'bribe', 'battle', 'king', 'titled', 'disbanded', 'award'] as const)
    expect([type, types.has(type)]).toEqual([type, true])
  for (const [locale, catalogue] of [['en', english] as const, ...others])
    for (const phrase of phrases) {
      const text = render(phrase, reader(locale, catalogue))
      expect(text).not.toMatch(/[{}]|^$|\b(event|move|order|asset|prompt|fact|fault|region|zone)\.[a-z]/)
    }
})

test('every reason for a refusal has words', () => {
  const table = busy()
  const texts = [
    '',
    'done',
    'aid',
    'take:castle-windsor',
    'T+castle-windsor',
    'C-noble-percy',
    'calais:wales+1',
    'calais:midlands-5',
  ]
  for (const seat of [P1, P2])
    for (const text of texts) expect(english).toHaveProperty([`refused.${table.whyNot(seat, text)}`])
})
