/** Every figure of the game: all are printed on map, blocks and cards or in the rules, and every table plays by them. */
import type { Figure, Phrase } from '../../../engine/index.ts'
import data from '../data.json' with { type: 'json' }
import type { AreaId, BlockId } from '../rules/ids.ts'
import { area, block } from '../speech/names.ts'

const label = (id: string): Phrase => ({ say: `label.${id}` })

function printed(group: string, about: Phrase | null, path: string, text: Phrase, value: unknown): Figure {
  return { group, ...(about ? { about } : {}), path, label: text, value, confidence: 'printed' }
}

function frame(): Figure[] {
  const { constants, borderTypes } = data
  return [
    ...Object.entries(constants).map(([id, value]) =>
      printed('frame', null, `constants.${id}`, { say: `label.${id}` }, value),
    ),
    ...Object.entries(borderTypes).map(([id, { limit }]) =>
      printed('frame', { say: `border.${id}` }, `borderTypes.${id}.limit`, label('limit'), limit),
    ),
  ]
}

/** Cards alike are one line: how many there are of them, and how many points each gives. */
function cards(): Figure[] {
  const kinds = [...new Set(data.cards.map(({ id, kind, ap }) => (kind === 'action' ? String(ap) : id.slice(6))))]
  return kinds.flatMap((kind) => {
    const alike = data.cards.filter(
      ({ id, ap }) => id === `event-${kind}` || (id.startsWith('action-') && String(ap) === kind),
    )
    const about = { say: `card.${kind}` }
    return [
      printed('cards', about, `cards.${kind}.count`, label('count'), alike.length),
      printed('cards', about, `cards.${kind}.ap`, label('points'), alike[0]?.ap ?? 0),
    ]
  })
}

function blocks(): Figure[] {
  return data.blocks.flatMap(({ id, side, maxStrength, initiative, firepower, loyalty }) => {
    const group = `blocks-${side}`
    const about = block(id as BlockId)
    return [
      printed(group, about, `blocks.${id}.maxStrength`, label('strength'), maxStrength),
      printed(group, about, `blocks.${id}.rating`, label('rating'), `${initiative}${firepower}`),
      ...(loyalty === null ? [] : [printed(group, about, `blocks.${id}.loyalty`, label('loyalty'), loyalty)]),
    ]
  })
}

function map(): Figure[] {
  return [
    ...data.areas.flatMap(({ id, supplyLimit, majorPort, crown }) => {
      const about = area(id as AreaId)
      return [
        printed('areas', about, `areas.${id}.supplyLimit`, label('supply'), supplyLimit),
        printed('areas', about, `areas.${id}.majorPort`, label('port'), majorPort),
        printed('areas', about, `areas.${id}.crown`, label('crown'), crown),
      ]
    }),
    ...data.borders.map(({ id, a, b, type }) => ({
      ...printed(
        'borders',
        area(a as AreaId),
        `borders.${id}`,
        { say: 'label.next-to', place: area(b as AreaId) },
        type,
      ),
      tell: (kind: unknown) => ({ say: `border.${String(kind)}` }),
    })),
  ]
}

function placements(): Figure[] {
  return data.scenarios.flatMap(({ id, placements: list }) =>
    list.map(({ block: who, at }) => ({
      ...printed(`scenario.${id}`, null, `scenarios.${id}.${who}`, block(who as BlockId), at),
      tell: (where: unknown) =>
        String(where).startsWith('@') ? { say: `start.${String(where).slice(1)}` } : area(where as AreaId),
    })),
  )
}

let all: readonly Figure[] | null = null

export function figures(): readonly Figure[] {
  return (all ??= [...frame(), ...cards(), ...blocks(), ...map(), ...placements()])
}
