/** What somebody reads who comes back to a table. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { game, type View } from './kit/samples/joust.ts'
import jousting from './kit/samples/joust.json' with { type: 'json' }
import { Match } from './match.ts'
import { type Absence, isTold, type Since, sinceOf } from './since.ts'
import english from './since-words/en.json' with { type: 'json' }
import { toldTo } from './told.ts'
import { type Catalogue, catalogueFaults, LOCALES, render } from './words.ts'
import type { AnyGame } from './game.ts'

const joust = game as unknown as AnyGame
const reader = {
  locale: 'en' as const,
  catalogues: [jousting as Catalogue, english as Catalogue],
  seatName: (seat: number) => ['Ann', 'Ben', 'Cleo'][seat] ?? '',
}
const read = (since: Since): readonly string[] =>
  [...since.lines, ...since.changes, since.asked].map((phrase) => render(phrase, reader))

function started(): Match {
  const setup = { game: 'joust', version: 1, seats: 3, options: {}, dice: { make: 'quick' as const, seed: 4 } }
  return new Match(joust, setup)
}

/** What a seat missed while the others did that: for each of them which of its lances it rides with. */
function missed(match: Match, seat: number | null, acts: readonly (readonly [seat: number, lance: number])[]): Absence {
  const before = match.view(seat)
  const events = acts.flatMap(([rider, nth]) => {
    const { hand } = match.view(rider) as View
    const result = match.act(rider, `L${hand[nth]}`)
    if ('refused' in result) throw new Error(JSON.stringify(result))
    return toldTo(result.told, seat)
  })
  return { seat, before, after: match.view(seat), events }
}

test('the lines are told in their order, then what changed in the numbers, then what is asked', () => {
  const match = started()
  const absence = missed(match, 0, [
    [0, 0],
    [1, 0],
    [2, 0],
  ])
  expect(read(sinceOf(joust, absence))).toEqual([
    'Ann is ready.',
    'Ben is ready.',
    'Cleo is ready.',
    'Ann wins the bout.',
    'Ann: score 1 (was 0) and 1 bout won (was: 0 bouts won)',
    'Choose a lance, or draw one first.',
  ])
})

test('whoever was away for long reads the weightiest lines and how many there are besides', () => {
  const heavy = { ...joust, speech: { ...joust.speech, moment: ({ type }: { type: string }) => moments[type] ?? null } }
  const moments: { readonly [type: string]: { name: { say: string }; weight: 1 } } = {
    bout: { name: { say: 'event.bout' }, weight: 1 },
  }
  const match = started()
  const absence = missed(match, null, [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 0],
    [1, 0],
    [2, 0],
  ])
  const { lines, more } = sinceOf(heavy, absence, 2)
  expect(lines.map(({ say }) => say)).toEqual(['event.bout', 'event.bout'])
  expect(more).toBe(absence.events.length - 2)
})

test('where there is little room a heavy moment comes first, then a lighter one, then deeds, and headings last', () => {
  const weights: { readonly [type: string]: string } = { turn: 'heading', battle: 'minor', chosen: 'quiet' }
  const moments: { readonly [type: string]: number } = { won: 3, fled: 1, turn: 0 }
  const telling = {
    speech: {
      ...joust.speech,
      weight: ({ type }: { type: string }) => weights[type] ?? 'line',
      moment: ({ type }: { type: string }) => (moments[type] ? { name: { say: type }, weight: moments[type] } : null),
      event: ({ type }: { type: string }) => ({ say: type }),
    },
  } as unknown as AnyGame
  const view = started().view(null)
  const events = ['deed', 'won', 'turn', 'battle', 'fled', 'chosen', 'end'].map((type) => ({ type }))
  const kept = (most?: number, of: readonly { type: string }[] = events) =>
    sinceOf(telling, { seat: null, before: view, after: view, events: of }, most)
  expect(kept(1)).toMatchObject({ lines: [{ say: 'won' }], more: 5 })
  expect(kept(2)).toMatchObject({ lines: [{ say: 'won' }, { say: 'fled' }], more: 4 })
  expect(kept(3).lines).toEqual([{ say: 'won' }, { say: 'fled' }, { say: 'since.end' }])
  expect(kept(4).lines).toEqual([{ say: 'deed' }, { say: 'won' }, { say: 'fled' }, { say: 'since.end' }])
  expect(kept(6)).toMatchObject({ lines: { length: 6 }, more: 0 })
  // Of what is equal the latest counts, and five lines are read at a glance.
  const deeds = ['one', 'two', 'three', 'four', 'five', 'six'].map((type) => ({ type }))
  expect(kept(2, deeds).lines).toEqual([{ say: 'five' }, { say: 'six' }])
  expect(kept(undefined, deeds)).toMatchObject({ lines: deeds.slice(1).map(({ type }) => ({ say: type })), more: 1 })
})

test('facts that are new, changed or gone are told, and nothing of a seat for which all is as it was', () => {
  const standing = (view: unknown) => view as readonly object[]
  const told = { speech: { ...joust.speech, standing, prompt: () => ({ ask: { say: 'prompt.wait' } }) } }
  const fact = (say: string, n: number) => ({ say, n })
  const before = [
    { score: 1, facts: [fact('men', 2), fact('gold', 1)] },
    { score: 2, facts: [fact('men', 1)] },
  ]
  const after = [
    { score: 1, facts: [fact('men', 3), fact('ships', 1)] },
    { score: 2, facts: [fact('men', 1)] },
  ]
  const { changes } = sinceOf(told as unknown as AnyGame, { seat: null, before, after, events: [] })
  expect(changes).toEqual([
    {
      say: 'since.seat',
      who: { seat: 0 },
      changes: [
        { say: 'since.fact', now: fact('men', 3), before: fact('men', 2) },
        { say: 'since.new', now: fact('ships', 1) },
        { say: 'since.gone', before: fact('gold', 1) },
      ],
    },
  ])
})

test('what others chose in secret changes no byte of it', () => {
  const first = missed(started(), 0, [
    [1, 0],
    [2, 0],
  ])
  const second = missed(started(), 0, [
    [1, 2],
    [2, 1],
  ])
  expect(JSON.stringify(sinceOf(joust, second))).toBe(JSON.stringify(sinceOf(joust, first)))
})

test('what the table itself did is told, and what was taken back is not', () => {
  const view = started().view(null)
  const events = [{ type: 'undo', seat: 1 }, { type: 'rules' }, { type: 'end' }]
  const { lines } = sinceOf(joust, { seat: null, before: view, after: view, events })
  expect(lines.map((line) => render(line, reader))).toEqual([
    'The table goes on by newer rules.',
    'The table has ended the game.',
  ])
})

test.each(LOCALES)('its words are there in %s', (locale) => {
  const file = new URL(`./since-words/${locale}.json`, import.meta.url)
  expect(catalogueFaults(locale, english, JSON.parse(readFileSync(file, 'utf8')) as Catalogue)).toEqual([])
})

test('what only carries the game on, or was taken back, is not among the things that happened', () => {
  const quiet = {
    ...joust,
    speech: { ...joust.speech, weight: ({ type }: { type: string }) => (type === 'bout' ? 'line' : 'quiet') },
  }
  const happened = [{ type: 'ready' }, { type: 'bout' }, { type: 'undo', seat: 0 }, { type: 'end' }]
  expect(happened.filter((event) => isTold(quiet as AnyGame, event)).map(({ type }) => type)).toEqual(['bout', 'end'])
})
