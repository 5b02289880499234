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
import { P1, P2, P3, P4, Scene } from './position.ts'

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

/** A turn in which nearly everything happens. */
function busy(): Scene {
  const scene = new Scene({
    own: [
      ['castle-windsor', 'noble-stafford', 'port-sandwich', 'ship-sandwich', 'bishop-york'],
      ['large-town-london', 'noble-percy', 'large-town-york', 'castle-harlech', 'castle-bamburgh'],
      ['bishop-winchester', 'town-winchester', 'noble-tudor'],
      ['noble-herbert', 'port-caernarfon'],
    ],
    money: [60, 60, 30, 12],
    mercenaries: [2, 0, 1],
    vp: [3, 0, 9, 4],
  })
  scene.plan(P1, {
    calais: ['midlands', 4],
    go: { 'noble-stafford': 'west-country', 'ship-sandwich': 'sea-northern-marches-west' },
    troops: { 'large-town-london': 3, 'castle-kenilworth': 1 },
    mercenaries: { 'castle-windsor': 2 },
    white: ['noble-stafford'],
    black: ['noble-percy', 'bishop-york'],
  })
  scene.plan(P2, {
    troops: { 'castle-windsor': 5 },
    black: ['noble-stafford'],
    go: { 'noble-percy': 'northern-england' },
  })
  scene.plan(P3, { troops: { 'castle-harlech': 3 }, mercenaries: { 'castle-windsor': 1 } })
  scene.plan(P4, { troops: { 'castle-harlech': 4 }, black: ['noble-tudor'] })
  return scene
}

test('every prompt, move and event of a busy turn is a whole sentence in every language', () => {
  const scene = busy()
  const seats = [P1, P2, P3, P4]
  const phrases = seats.flatMap((seat) => {
    const view = scene.view(seat)
    return [
      game.speech.prompt(view, seat).ask,
      ...scene.legal(seat).map((move) => game.speech.move(move, view)),
      ...game.speech.standing(view).flatMap((standing) => standing.facts),
      game.speech.seat(seat, 4).name,
    ]
  })
  scene.act(P1, 'calais:midlands+1', 'W+ship-sandwich', 'T+castle-windsor', 'M-castle-windsor')
  scene.reveal().draftOn()
  const types = new Set<Event['type']>()
  for (const { event } of scene.told) {
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

test('the log reads well in English', () => {
  const scene = busy().reveal()
  const lines = scene.told.map(({ event }) => render(game.speech.event(event), reader('en', english)))
  for (const line of [
    'Ann wins the Captain of Calais for Midlands.',
    'Ann, ignored: black cube on Archbishop of York – it is the player’s own.',
    'Ben tries to bribe Stafford, but a white cube of Ann stands in the way.',
    'Ann bribes Percy away from Ben.',
    'Ann marches on London with 3 troops.',
  ])
    expect(lines).toContain(line)
})

test('a prompt warns of orders that cannot be paid or will be ignored, with the rule', () => {
  const scene = new Scene({ own: [['castle-windsor', 'noble-herbert'], ['castle-carisbrooke'], [], []], money: 3 })
  expect(game.speech.prompt(scene.view(P1), P1)).toMatchObject({ ask: { say: 'prompt.plan' }, rule: 'WR-7.2' })
  scene.act(P1, 'T+castle-windsor', 'T+castle-windsor')
  expect(game.speech.prompt(scene.view(P1), P1)).toMatchObject({ ask: { say: 'prompt.plan.short' }, rule: 'WR-8.4' })
  scene.act(P1, 'T-castle-windsor', 'noble-herbert>west-country', 'T+castle-carisbrooke', 'noble-herbert>stay')
  expect(game.speech.prompt(scene.view(P1), P1)).toMatchObject({ ask: { say: 'prompt.plan.ignored' }, rule: 'WR-8.6' })
  expect(game.speech.prompt(scene.act(P1, 'done').view(P1), P1)).toMatchObject({ ask: { say: 'prompt.wait.plan' } })
})

test('every reason for a refusal has words', () => {
  const scene = busy()
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
    for (const text of texts) expect(english).toHaveProperty([`refused.${scene.whyNot(seat, text)}`])
})
