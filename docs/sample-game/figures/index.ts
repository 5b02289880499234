/** Every figure of the game, with where it comes from. Tables play by them; none can be corrected here. */
import type { Figure } from '../../../engine/figures.ts'
import type { Phrase } from '../../../engine/game.ts'
import data from '../data.json' with { type: 'json' }
import { COUNTIES } from '../rules/figures.ts'
import { countyName } from '../speech/names.ts'

function printed(group: string, path: string, label: Phrase, value: number): Figure {
  return { group, path, label, value, confidence: 'printed' }
}

export function figures(): readonly Figure[] {
  return [
    printed('frame', 'rounds.whole', { say: 'label.rounds' }, data.rounds.whole),
    printed('frame', 'rounds.short', { say: 'label.rounds-short' }, data.rounds.short),
    printed('frame', 'coins', { say: 'label.coins' }, data.coins.length),
    ...COUNTIES.map((county) =>
      printed('counties', `counties.${county}.worth`, countyName(county), data.counties[county]?.worth ?? 0),
    ),
  ]
}
