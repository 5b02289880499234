/**
 * The names of everything on the table. Each list fixes a number for each name (its place in the
 * list): the state counts with numbers, moves, events and views speak in names.
 */

export const REGIONS = [
  'northern-marches',
  'northern-england',
  'midlands',
  'south-east-england',
  'west-country',
  'wales',
] as const
export type RegionId = (typeof REGIONS)[number]

export const SEA_ZONES = [
  'sea-northern-marches-west',
  'sea-northern-england-west',
  'sea-wales',
  'sea-west-country',
  'sea-south-east-england',
  'sea-midlands',
  'sea-northern-england-east',
  'sea-northern-marches-east',
] as const
export type SeaZoneId = (typeof SEA_ZONES)[number]

export const ASSET_TYPES = ['noble', 'castle', 'large-town', 'bishop', 'town', 'port', 'ship'] as const
export type AssetType = (typeof ASSET_TYPES)[number]

export const LOCATIONS = [
  'castle-bamburgh',
  'large-town-newcastle',
  'town-durham',
  'port-berwick',
  'castle-pontefract',
  'large-town-york',
  'town-lincoln',
  'port-kingston',
  'castle-kenilworth',
  'large-town-coventry',
  'town-norwich',
  'port-kings-lynn',
  'castle-windsor',
  'large-town-london',
  'town-winchester',
  'port-sandwich',
  'castle-carisbrooke',
  'large-town-bristol',
  'town-exeter',
  'port-plymouth',
  'castle-harlech',
  'large-town-cardiff',
  'town-st-davids',
  'port-caernarfon',
] as const
export type LocationId = (typeof LOCATIONS)[number]

export const BISHOPS = [
  'bishop-durham',
  'bishop-york',
  'bishop-norwich',
  'bishop-winchester',
  'bishop-exeter',
  'bishop-st-davids',
] as const
export type BishopId = (typeof BISHOPS)[number]

export const SHIPS = [
  'ship-berwick',
  'ship-kingston',
  'ship-kings-lynn',
  'ship-sandwich',
  'ship-plymouth',
  'ship-caernarfon',
] as const
export type ShipId = (typeof SHIPS)[number]

export const NOBLES = [
  'noble-percy',
  'noble-clifford',
  'noble-neville-westmorland',
  'noble-stanley',
  'noble-plantagenet',
  'noble-mowbray',
  'noble-stafford',
  'noble-woodville',
  'noble-neville-salisbury',
  'noble-beaufort',
  'noble-tudor',
  'noble-herbert',
] as const
export type NobleId = (typeof NOBLES)[number]

export const MERCENARY_CARDS = [
  'mercenary-1',
  'mercenary-2',
  'mercenary-3',
  'mercenary-4',
  'mercenary-5',
  'mercenary-6',
] as const
export type MercenaryCardId = (typeof MERCENARY_CARDS)[number]

export type PersonalityId = BishopId | ShipId | NobleId
export type AssetId = LocationId | PersonalityId
export type CardId = AssetId | MercenaryCardId

/** Locations, then bishops, ships and nobles: an asset's number, also the number of its card. */
export const ASSETS: readonly AssetId[] = [...LOCATIONS, ...BISHOPS, ...SHIPS, ...NOBLES]
export const CARDS: readonly CardId[] = [...ASSETS, ...MERCENARY_CARDS]

export const FIRST_PERSONALITY = LOCATIONS.length
export const FIRST_SHIP = FIRST_PERSONALITY + BISHOPS.length
export const FIRST_NOBLE = FIRST_SHIP + SHIPS.length
export const FIRST_MERCENARY = ASSETS.length

/** The four awards that pass from hand to hand with the counts; Captain of Calais is won by bid. */
export const RUNNING_AWARDS = [
  'lord-high-admiral',
  'archbishop-of-canterbury',
  'constable-of-the-tower',
  'warden-of-the-cinque-ports',
] as const
export type RunningAwardId = (typeof RUNNING_AWARDS)[number]
export type AwardId = RunningAwardId | 'captain-of-calais'

export const HOUSES = ['lancaster', 'york'] as const
export type House = (typeof HOUSES)[number]

/** Where a card is. `neutral` lies face up on the deck (WR-10.3), `boxed` never returns. */
export const CARD_PLACES = ['deck', 'display', 'held', 'neutral', 'boxed'] as const
export type CardPlace = (typeof CARD_PLACES)[number]

/** Cubes on a personality, as numbers of a plan. */
export const NO_CUBE = 0
export const WHITE = 1
export const BLACK = 2

/** Asked for in the innermost loops, where a look into a map beats a search. */
function numbered(names: readonly string[]): (name: string) => number {
  const numbers = new Map(names.map((name, number) => [name, number]))
  return (name) => numbers.get(name) ?? -1
}

export const regionNumber = numbered(REGIONS)
export const zoneNumber = numbered(SEA_ZONES)
export const typeNumber = numbered(ASSET_TYPES)
export const assetNumber = numbered(ASSETS)
export const cardNumber = numbered(CARDS)
export const placeNumber = numbered(CARD_PLACES)

export function cardNames(cards: readonly number[]): CardId[] {
  return cards.flatMap((card) => CARDS[card] ?? [])
}

/** A seat by its number, or nobody (−1). */
export function seatOrNull(seat: number): number | null {
  return seat < 0 ? null : seat
}
