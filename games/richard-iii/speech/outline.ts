/** The board in words: England, Wales and the exiles with the blocks one may know, houses and battle as tables. */
import type { Phrase } from '../../../engine/index.ts'
import type { Named, Outline, OutlineBranch, OutlineTable } from '../../../engine/outline.ts'
import type { AreaId, BlockId } from '../rules/ids.ts'
import { areaId, areaNo, NEIGHBOURS } from '../rules/map.ts'
import { blockFigures } from '../rules/printed.ts'
import type { AreaView, View } from '../types/index.ts'
import { holder, partOf, soldiers } from './describe.ts'
import { area as areaName, block as blockName, card as cardName, who } from './names.ts'

const word = (id: string): Phrase => ({ say: `outline.${id}` })
const list = (items: readonly Phrase[]): Phrase => (items.length === 0 ? word('none') : { say: 'tell.list', items })

export function outline(view: View): Outline {
  return [
    { kind: 'tree', id: 'realm', title: word('realm'), branches: realm(view) },
    ...(view.battle ? [battle(view, view.battle)] : []),
    houses(view),
    ...(view.seat === null ? [] : [blocks(view)]),
  ]
}

/** Parts of the map, the areas in them, and the blocks the reader may know there. */
function realm(view: View): readonly OutlineBranch[] {
  const parts = Map.groupBy(view.areas, ({ id }) => partOf(id))
  return [...parts].map(([part, areas]) => ({
    place: `part ${part}`,
    name: word(`part.${part}`),
    inside: areas.map((area) => branch(view, area)),
  }))
}

function branch(view: View, area: AreaView): OutlineBranch {
  const men = soldiers(area)
  return {
    place: area.id,
    name: areaName(area.id),
    brief: men.length > 0 ? list(men) : holder(area),
    inside: view.blocks
      .filter(({ at }) => at === area.id)
      .map(({ block, strength }) => ({
        place: `block ${block}`,
        name: blockName(block),
        brief: rating(block, strength),
      })),
    next: (NEIGHBOURS[areaNo(area.id)] ?? []).map((near) => areaId(near.area)),
  }
}

function rating(block: BlockId, strength: number): Phrase {
  const figures = blockFigures(block)
  return { say: 'outline.rating', n: strength, rating: `${figures?.initiative ?? ''}${figures?.firepower ?? ''}` }
}

function blocks(view: View): OutlineTable {
  const where = (at: AreaId | 'pool'): Named => (at === 'pool' ? { say: 'place.pool' } : areaName(at))
  return {
    kind: 'table',
    id: 'blocks',
    title: word('blocks'),
    columns: [word('block'), word('where'), word('strength'), word('rating-title'), word('loyalty'), word('moves')],
    rows: view.blocks.map((own) => {
      const figures = blockFigures(own.block)
      return {
        place: `block ${own.block}`,
        cells: [
          blockName(own.block),
          where(own.at),
          { say: 'outline.of', n: own.strength, of: own.max },
          `${figures?.initiative ?? ''}${figures?.firepower ?? ''}`,
          typeof figures?.loyalty === 'number' ? String(figures.loyalty) : word('faithful'),
          word(own.at === 'pool' ? 'pool' : own.pinned ? 'pinned' : own.moved ? 'moved' : 'unmoved'),
        ],
      }
    }),
  }
}

function houses(view: View): OutlineTable {
  return {
    kind: 'table',
    id: 'houses',
    seats: true,
    title: word('houses'),
    columns: [word('house'), word('throne'), word('count'), word('heirs'), word('cards'), word('spent')],
    rows: view.houses.map((house, seat) => ({
      place: `house ${seat}`,
      cells: [
        { say: 'tell.who', who: who(seat) },
        word(seat === view.throne ? 'king' : 'pretender'),
        house.count.least === house.count.most
          ? String(house.count.most)
          : { say: 'outline.range', least: house.count.least, most: house.count.most },
        list(house.heirs.map((heir) => ({ say: `outline.heir.${heir.state}`, block: blockName(heir.block) }))),
        house.cards.hand ? list(house.cards.hand.map(cardName)) : String(house.cards.n),
        list(house.cards.spent.map(cardName)),
      ],
    })),
  }
}

function battle(view: View, { area, front, round, rounds }: NonNullable<View['battle']>): OutlineTable {
  return {
    kind: 'table',
    id: 'battle',
    title: { say: 'outline.battle', area: areaName(area), round, rounds },
    columns: [word('block'), word('house'), word('strength'), word('rating-title'), word('turn')],
    rows: front.map((fighter) => ({
      place: `block ${fighter.block}`,
      cells: [
        blockName(fighter.block),
        { say: 'tell.who', who: who(fighter.seat) },
        String(fighter.strength),
        `${fighter.letter}${fighter.firepower}`,
        word(view.battle?.next.includes(fighter.block) ? 'next' : fighter.acted ? 'acted' : 'waits'),
      ],
    })),
  }
}
