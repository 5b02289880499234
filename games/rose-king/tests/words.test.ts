import { expect, test } from 'vitest'
import { type Catalogue, catalogueFaults, LOCALES } from '../../../engine/words.ts'
import { about } from '../about.ts'
import data from '../data.json' with { type: 'json' }
import { REFUSALS } from '../rules/refusals.ts'
import cs from '../words/cs.json' with { type: 'json' }
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }

const catalogues: Record<(typeof LOCALES)[number], Catalogue> = { en, fr, it, cs, de }

test.each(LOCALES)('the %s catalogue is complete', (locale) => {
  expect(catalogueFaults(locale, en, catalogues[locale])).toEqual([])
})

test('every option, seat, direction, refusal and end has words', () => {
  const needed = [
    ...about.options.map(({ id }) => `option.${id}`),
    ...data.options.flatMap(({ id, values }) => values.map((value) => `option.${id}.${value}`)),
    ...data.modes.flatMap(({ seats }) => seats.map(({ id }) => `seat.${id}`)),
    ...data.houses.map(({ id }) => `house.${id}`),
    ...data.directions.map(({ notation }) => `direction.${notation}`),
    ...REFUSALS.map((reason) => `refused.${reason}`),
    'end.deadlock',
    'end.last-stone',
    'name',
    'tagline',
  ]
  expect(needed.filter((id) => !Object.hasOwn(en, id))).toEqual([])
})

test.each(LOCALES)('a house has one name in %s, as a seat, as a winner and in every result', (locale) => {
  const text = (id: string): string => JSON.stringify(catalogues[locale][id])
  for (const [house, colour] of [
    ['lancaster', 'red'],
    ['york', 'white'],
  ]) {
    const name = text(`house.${house}`).slice(1, -1)
    const named = [`seat.${colour}`, `seat.${colour}-1`, `seat.${colour}-2`, 'result.total', 'result.draw']
    expect(named.filter((id) => !text(id).includes(name))).toEqual([])
  }
})
