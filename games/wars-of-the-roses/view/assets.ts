/**
 * The assets as everybody sees them. Most stay as they were from step to step, so the view of one is made once for each thing it can say,
 * frozen, and shared by all views that say it: whoever compares two views sees at a glance what is the same.
 */
import { regionOf } from '../rules/control.ts'
import type { Realm } from '../rules/figures.ts'
import {
  ASSET_TYPES,
  ASSETS,
  CARD_PLACES,
  FIRST_NOBLE,
  FIRST_SHIP,
  REGIONS,
  SEA_ZONES,
  seatOrNull,
} from '../rules/ids.ts'
import type { AssetView, State } from '../types/index.ts'

/** More than there are seats, or places to be at. */
const MANY = 16

type Made = readonly Map<number, AssetView>[]

const madeFor = new WeakMap<Realm, Made>()

export function assetsOf(realm: Realm, state: State): AssetView[] {
  let made = madeFor.get(realm)
  if (!made) {
    made = ASSETS.map(() => new Map())
    madeFor.set(realm, made)
  }
  const views: AssetView[] = []
  for (const [asset, known] of made.entries()) views.push(assetView(realm, state, asset, known))
  return views
}

function assetView(realm: Realm, state: State, asset: number, known: Map<number, AssetView>): AssetView {
  const owner = state.owner[asset] ?? -1
  const card = state.cards[asset] ?? 0
  const place = asset < FIRST_SHIP ? -1 : (state.place[asset - FIRST_SHIP] ?? -1)
  const key = ((owner + 1) * MANY + card) * MANY + place + 1
  let view = known.get(key)
  if (view) return view
  view = Object.freeze({
    id: ASSETS[asset] as AssetView['id'],
    type: ASSET_TYPES[realm.type[asset] ?? 0] ?? 'noble',
    owner: seatOrNull(owner),
    card: CARD_PLACES[card] ?? 'deck',
    controlPoints: realm.points[asset] ?? 0,
    income: realm.income[asset] ?? 0,
    garrison: realm.garrison[asset] ?? 0,
    white: realm.white[asset] ?? 0,
    black: realm.black[asset] ?? 0,
    region: REGIONS[regionOf(realm, state, asset)] ?? null,
    zone: asset >= FIRST_SHIP && asset < FIRST_NOBLE ? (SEA_ZONES[place] ?? null) : null,
    home: REGIONS[realm.home[asset] ?? 0] ?? 'wales',
    pair: ASSETS[realm.pair[asset] ?? -1] ?? null,
  })
  known.set(key, view)
  return view
}
