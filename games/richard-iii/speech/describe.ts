/** A place of the board in whole sentences: an area, the pool, a block the reader may know. */
import type { Phrase } from '../../../engine/index.ts'
import { AREAS, type AreaId, type BlockId, type ZoneId, ZONES } from '../rules/ids.ts'
import { areaId, areaNo, BORDER_IDS, NEIGHBOURS } from '../rules/map.ts'
import { areaFigures, blockFigures, borderKind } from '../rules/printed.ts'
import type { AreaView, FighterView, OwnBlock, View } from '../types/index.ts'
import { area as areaName, block as blockName, card as cardName, place as placeName, who, zone } from './names.ts'

export function describe(view: View, place: string): readonly Phrase[] {
  if (place === 'pool') return pool(view)
  const area = view.areas.find(({ id }) => id === place)
  if (area) return areaTold(view, area)
  const [kind, id] = place.split(' ')
  if (kind === 'block') return blockTold(view, id as BlockId)
  if (kind === 'part' && id !== undefined) return part(view, id)
  if (kind === 'house' && (id === '0' || id === '1')) return house(view, Number(id))
  return []
}

/** Which part of the map an area lies in. */
export function partOf(id: AreaId): string {
  const figures = areaFigures(id)
  if (figures?.exileOwner) return figures.exileOwner
  return figures?.wales ? 'wales' : 'england'
}

/** Who stands in a part of the map, area by area. */
function part(view: View, id: string): readonly Phrase[] {
  const areas = view.areas.filter((area) => partOf(area.id) === id)
  if (areas.length === 0) return []
  const held = areas.filter((area) => soldiers(area).length > 0)
  return [
    { say: 'tell.part', part: { say: `outline.part.${id}` }, n: areas.length },
    ...held.map((area) => ({ say: 'tell.part.men', area: areaName(area.id), men: soldiers(area) })),
  ]
}

function areaTold(view: View, area: AreaView): readonly Phrase[] {
  const sentences: Phrase[] = [{ say: 'tell.area', area: areaName(area.id), holder: holder(area) }]
  const men = soldiers(area)
  if (men.length > 0) sentences.push({ say: 'tell.men', men })
  const signs = signsOf(area.id)
  if (signs.length > 0) sentences.push({ say: 'tell.signs', signs })
  const arms = areaFigures(area.id)?.shields ?? []
  if (arms.length > 0) sentences.push({ say: 'tell.shields', names: arms.map(shield) })
  sentences.push({ say: 'tell.feeds', n: area.limit })
  if ((area.surplus ?? 0) > 0) sentences.push({ say: 'tell.surplus', n: area.surplus ?? 0 })
  const attack = view.attacks.find((each) => each.area === area.id)
  for (const entry of attack?.entries ?? [])
    sentences.push({
      say: entry.main === null ? 'tell.entry' : entry.main ? 'tell.entry.main' : 'tell.entry.reserve',
      n: entry.n,
      who: who(entry.seat),
      from: isZone(entry.from) ? zone(entry.from) : areaName(entry.from),
    })
  if (attack?.pinned) sentences.push({ say: 'tell.pins', n: attack.pinned })
  const near = neighbours(view, area.id)
  if (near.length > 0) sentences.push({ say: 'tell.borders', borders: near })
  const seas = areaFigures(area.id)?.seaZones ?? []
  if (seas.length > 0) sentences.push({ say: 'tell.coast', zones: seas.map((id) => zone(id as ZoneId)) })
  return sentences
}

/** Whose arms stand there: he is at home in that area. */
const shield = (id: string): Phrase => ({
  say: id.startsWith('house-') ? `seat.${id.slice('house-'.length)}` : `block.${id}`,
})

function isZone(id: AreaId | ZoneId): id is ZoneId {
  return (ZONES as readonly string[]).includes(id)
}

/** Who holds an area. */
export function holder({ holder }: AreaView): Phrase {
  if (holder === 'contested') return { say: 'tell.contested' }
  return holder === null ? { say: 'tell.vacant' } : { say: 'tell.held', who: who(holder) }
}

/** "2 red blocks and 1 white block". */
export function soldiers({ red, white, black }: AreaView): readonly Phrase[] {
  const men: Phrase[] = []
  if (red > 0) men.push({ say: 'tell.red', n: red })
  if (white > 0) men.push({ say: 'tell.white', n: white })
  if (black > 0) men.push({ say: 'tell.black' })
  return men
}

function signsOf(id: AreaId): readonly Phrase[] {
  const figures = areaFigures(id)
  if (!figures) return []
  const signs: Phrase[] = []
  if (figures.city) signs.push({ say: 'tell.city', city: { say: `city.${figures.city.id}` } })
  if (figures.cathedral) signs.push({ say: 'tell.cathedral' })
  if (figures.crown) signs.push({ say: 'tell.crown' })
  if (figures.majorPort) signs.push({ say: 'tell.port' })
  return signs
}

/** Each neighbour with the kind of the border and how many blocks of the reader may still cross it. */
function neighbours(view: View, id: AreaId): readonly Phrase[] {
  return (NEIGHBOURS[areaNo(id)] ?? []).map(({ area, border, out }) => {
    const kind: Phrase = { say: `tell.border.${borderKind(BORDER_IDS[border] ?? '')}` }
    const left = view.seat === null ? undefined : view.borders[border]?.left[view.seat]
    const name = areaName(areaId(area))
    if (!left) return { say: 'tell.border', area: name, kind }
    return { say: 'tell.border.left', area: name, kind, n: out % 2 === 0 ? left.ab : left.ba }
  })
}

function pool(view: View): readonly Phrase[] {
  const { seat } = view
  if (seat === null) return []
  const own = view.blocks.filter(({ at }) => at === 'pool')
  if (own.length === 0) return [{ say: 'tell.pool.empty' }]
  return [{ say: 'tell.pool', blocks: own.map(({ block }) => blockName(block)) }]
}

function blockTold(view: View, id: BlockId): readonly Phrase[] {
  const own = view.blocks.find(({ block }) => block === id)
  if (own) return [...printed(view, own.block, own.strength), ...ownTold(own)]
  const fighter = view.battle?.front.find(({ block }) => block === id)
  return fighter ? [...printed(view, fighter.block, fighter.strength), ...fighterTold(fighter)] : []
}

function printed(view: View, id: BlockId, strength: number): readonly Phrase[] {
  const figures = blockFigures(id)
  if (!figures) return []
  const sentences: Phrase[] = [
    {
      say: 'tell.block',
      block: blockName(id),
      kind: { say: `tell.kind.${figures.kind}` },
      n: strength,
      of: figures.maxStrength,
      rating: `${figures.initiative}${figures.firepower}`,
    },
  ]
  if (view.king === id) sentences.push({ say: 'tell.king' })
  if (view.pretender === id) sentences.push({ say: 'tell.pretender' })
  if (view.prisoner === id) sentences.push({ say: 'tell.captive' })
  if (figures.loyalty !== null) sentences.push({ say: 'tell.loyalty', n: figures.loyalty })
  else sentences.push({ say: 'tell.faithful' })
  if (figures.home.length > 0)
    sentences.push({
      say: 'tell.home',
      areas: figures.home.flatMap((home) => AREAS.filter((at) => at === home).map(areaName)),
    })
  return sentences
}

function ownTold(own: OwnBlock): readonly Phrase[] {
  const sentences: Phrase[] = [{ say: 'tell.at', area: placeName(own.at) }]
  if (own.role) sentences.push({ say: `tell.role.${own.role}` })
  sentences.push({ say: own.pinned ? 'tell.pinned' : own.moved ? 'tell.moved' : 'tell.unmoved' })
  return sentences
}

function fighterTold({ seat, firepower, acted }: FighterView): readonly Phrase[] {
  return [{ say: 'tell.fighter', who: who(seat), n: firepower }, { say: acted ? 'tell.acted' : 'tell.acts' }]
}

function house(view: View, seat: number): readonly Phrase[] {
  const house = view.houses[seat]
  if (!house) return []
  const { least, most } = house.count
  const sentences: Phrase[] = [
    { say: seat === view.throne ? 'tell.reigns' : 'tell.claims', who: who(seat) },
    least === most ? { say: 'tell.count', n: most } : { say: 'tell.count-range', least, n: most },
    { say: 'tell.cards', n: house.cards.n },
  ]
  if (house.cards.hand && house.cards.hand.length > 0)
    sentences.push({ say: 'tell.hand', cards: house.cards.hand.map(cardName) })
  if (house.cards.spent.length > 0) sentences.push({ say: 'tell.spent', cards: house.cards.spent.map(cardName) })
  if (house.dead.length > 0) sentences.push({ say: 'tell.dead', blocks: house.dead.map(blockName) })
  if (house.minorsDue > 0) sentences.push({ say: 'tell.minors', n: house.minorsDue })
  return sentences
}
