/** Counties, castles and the King's favour. */
import type { Figure } from '../../../engine/figures.ts'
import { PRINTED } from '../rules/figures.ts'
import { countyName, spaceName } from '../speech/names.ts'
import type { Figures } from '../types/index.ts'
import { costs, flag, FOR_ALLY, IN_COUNTY, label, name, number, rewards, type Where } from './make.ts'

/** A corrected name is shown as it is. */
const called: NonNullable<Figure['tell']> = (id) => {
  const known = countyName(String(id))
  return typeof known === 'string' ? { say: 'value.text', text: known } : known
}

export function countyFigures({ counties }: Figures): Figure[] {
  return counties.flatMap(({ id, letter, minStrength, reward, namesStartPlayer }, i) => {
    const printed = PRINTED.counties[i]?.id ?? ''
    const where: Where = { group: 'counties', about: { say: 'about.county', letter, name: countyName(printed) } }
    const path = `counties.${letter}`
    return [
      name(where, `${path}.name`, label('name'), id, called),
      number(where, `${path}.minStrength`, label('minimum'), minStrength, 4, 1),
      ...rewards(where, `${path}.reward`, reward, IN_COUNTY),
      flag(where, `${path}.namesStartPlayer`, label('names-start'), namesStartPlayer),
    ]
  })
}

export function castleFigures({ castle, ally, roundTable }: Figures): Figure[] {
  const table: Where = { group: 'castle', about: { say: 'word.roundTable' } }
  const spaces = (list: Figures['castle'], path: string, forms?: Parameters<typeof rewards>[3]): Figure[] =>
    list.flatMap(({ id, cost, reward }) => {
      const where: Where = { group: 'castle', about: spaceName(id) }
      return [...costs(where, `${path}.${id}.cost`, cost), ...rewards(where, `${path}.${id}.reward`, reward, forms)]
    })
  return [
    ...spaces(castle, 'castle'),
    ...spaces(ally.castle, 'ally.castle', FOR_ALLY),
    number(table, 'roundTable.lord', label('lord'), roundTable.lord),
    number(table, 'roundTable.nobleman', label('nobleman'), roundTable.nobleman),
    number(table, 'roundTable.skippedInRound', label('skipped'), roundTable.skippedInRound, 5, 1),
  ]
}

export function favourFigures({ favours }: Figures): Figure[] {
  return favours.flatMap(({ id, reward }, i) =>
    rewards({ group: 'favours', about: { say: 'about.favour', n: i + 1 } }, `favours.${id}.reward`, reward),
  )
}
