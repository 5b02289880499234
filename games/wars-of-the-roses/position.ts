/** A small builder of positions and plans, for lessons and tests. P1 to P4 sit in turn order unless an order is given. */
import { quick } from '../../engine/index.ts'
import { game } from './index.ts'
import { emptyPlan } from './rules/audit.ts'
import { realmOf } from './rules/figures.ts'
import {
  type AssetId,
  assetNumber,
  ASSETS,
  BLACK,
  CARD_PLACES,
  CARDS,
  FIRST_NOBLE,
  FIRST_PERSONALITY,
  FIRST_SHIP,
  type LocationId,
  type NobleId,
  type PersonalityId,
  type RegionId,
  regionNumber,
  type SeaZoneId,
  type ShipId,
  WHITE,
  zoneNumber,
} from './rules/ids.ts'
import { changeOwner } from './rules/owners.ts'
import { total } from './rules/parliament.ts'
import type { Corrections, Event, Ledger, Move, State, View } from './types/index.ts'

export const [P1, P2, P3, P4] = [0, 1, 2, 3] as const

export interface Position {
  readonly seats?: number
  readonly turn?: number
  readonly order?: readonly number[]
  /** By seat: what it owns. */
  readonly own?: readonly (readonly AssetId[])[]
  /** Nobles and ships away from home. */
  readonly at?: Partial<Record<NobleId | ShipId, RegionId | SeaZoneId>>
  /** One sum for all, or by seat. */
  readonly money?: number | readonly number[]
  readonly vp?: readonly number[]
  readonly mercenaries?: readonly number[]
  readonly houses?: readonly number[]
  readonly figures?: Corrections
}

export interface Orders {
  readonly calais?: readonly [RegionId, number]
  readonly go?: Partial<Record<NobleId | ShipId, RegionId | SeaZoneId>>
  readonly troops?: Partial<Record<LocationId, number>>
  readonly mercenaries?: Partial<Record<LocationId, number>>
  readonly white?: readonly PersonalityId[]
  readonly black?: readonly PersonalityId[]
}

const placeNumber = (asset: number, place: string): number =>
  asset < FIRST_NOBLE ? zoneNumber(place) : regionNumber(place)

/** A table as the dice set it up. */
export const fresh = (seats: number, seed = 1): State => game.setup(seats, { figures: null }, quick(seed))

export class Table {
  readonly state: State
  readonly told: { event: Event; to?: readonly number[] }[] = []
  readonly dice = quick(1)

  /** A table in planning, with as many cards drawn as the turn wants; cards of no use are boxed. */
  constructor(given: Position = {}) {
    const { seats = 4, turn = 2 } = given
    const state = game.setup(seats, { figures: given.figures ?? null }, this.dice)
    const realm = realmOf(state)
    this.state = state
    if (given.houses) Object.assign(state, { houses: given.houses })
    state.turn = turn
    state.kings = Array.from({ length: turn - 1 }, () => -1)
    state.order = [...(given.order ?? [0, 1, 2, 3].slice(0, seats))]
    state.display = []
    state.cards = CARDS.map(() => 0)
    state.money = state.money.map((_, seat) =>
      typeof given.money === 'number' ? given.money : (given.money?.[seat] ?? 100),
    )
    state.vp = state.vp.map((_, seat) => given.vp?.[seat] ?? 0)
    state.mercenaries = state.vp.map((_, seat) => given.mercenaries?.[seat] ?? 0)
    state.supply -= state.mercenaries.reduce((sum, n) => sum + n, 0)
    given.own?.forEach((assets, seat) => {
      for (const id of assets) {
        const asset = assetNumber(id)
        if (asset >= FIRST_NOBLE) state.place[asset - FIRST_SHIP] = realm.home[asset] ?? 0
        changeOwner(realm, state, asset, seat, null)
      }
    })
    for (const [id, place] of Object.entries(given.at ?? {}))
      state.place[assetNumber(id) - FIRST_SHIP] = placeNumber(assetNumber(id), place)
    const sizes = realm.data.draft[String(seats) as '4'].display
    const left = CARDS.length - sizes.slice(0, turn).reduce((sum, n) => sum + n, 0)
    const loose = CARDS.map((_, card) => card).filter((card) => CARD_PLACES[state.cards[card] ?? 0] !== 'held')
    state.deck = loose.slice(0, left)
    for (const card of loose.slice(left)) state.cards[card] = CARD_PLACES.indexOf('boxed')
    state.phase = 'planning'
    state.ready = state.money.map(() => 0)
  }

  /** Writes a whole plan, illegal orders and all. */
  plan(seat: number, orders: Orders): this {
    const plan = emptyPlan()
    if (orders.calais) {
      plan.calais = regionNumber(orders.calais[0])
      plan.bid = orders.calais[1]
    }
    for (const [id, to] of Object.entries(orders.go ?? {}))
      plan.moves[assetNumber(id) - FIRST_SHIP] = placeNumber(assetNumber(id), to)
    for (const [id, n] of Object.entries(orders.troops ?? {})) plan.troops[assetNumber(id)] = n
    for (const [id, n] of Object.entries(orders.mercenaries ?? {})) plan.mercenaries[assetNumber(id)] = n
    for (const id of orders.white ?? []) plan.cubes[assetNumber(id) - FIRST_PERSONALITY] = WHITE
    for (const id of orders.black ?? []) plan.cubes[assetNumber(id) - FIRST_PERSONALITY] = BLACK
    this.state.plans[seat] = plan
    return this
  }

  /** Plays legal moves by notation. */
  act(seat: number, ...texts: string[]): this {
    for (const text of texts) {
      const move = this.legal(seat).find((choice) => game.write(choice) === text)
      if (!move) throw new Error(`${text} is not legal: ${game.whyNot?.(this.state, seat, text)}`)
      game.apply(this.state, seat, move, this.dice, (event, to) => this.told.push(to ? { event, to } : { event }))
    }
    return this
  }

  legal(seat: number): readonly Move[] {
    return game.legal(this.state, seat)
  }

  texts(seat: number): readonly string[] {
    return this.legal(seat).map((move) => game.write(move))
  }

  whyNot(seat: number, text: string): string | undefined {
    return game.whyNot?.(this.state, seat, text)
  }

  /** Everybody is done: phases 5 to 8 run. */
  reveal(): this {
    for (const seat of this.state.order) if (!this.state.ready[seat]) this.act(seat, 'done')
    return this
  }

  /** Takes the first card again and again, keeping the French Aid, up to the planning phase. */
  draftOn(): this {
    while (this.state.phase === 'draft' || this.state.phase === 'aid') {
      const seat = game.awaiting(this.state)[0] ?? 0
      this.act(seat, game.write(game.idle(this.state, seat)))
    }
    return this
  }

  view(seat: number | null): View {
    return game.view(this.state, seat)
  }

  owner(id: AssetId): number {
    return this.state.owner[ASSETS.indexOf(id)] ?? -1
  }

  place(id: NobleId | ShipId): string | null {
    const asset = this.view(null).assets.find((each) => each.id === id)
    return asset?.zone ?? asset?.region ?? null
  }

  events<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.told.flatMap(({ event }) => (event.type === type ? [event as Extract<Event, { type: Type }>] : []))
  }

  /** What the parliament gave a seat, without the King. */
  scored(seat: number): number {
    const ledger = this.ledger(seat)
    return total(ledger) - ledger.king
  }

  ledger(seat: number): Ledger {
    const ledger = this.state.revealed?.ledgers[seat]
    if (!ledger) throw new Error('no parliament yet')
    return ledger
  }

  /** Seat and VP of the ranked players of a region. */
  region(id: RegionId): [number, number][] {
    const event = this.events('region').find((each) => each.region === id)
    return (
      event?.ranking.flatMap((seat, place) => (place < event.vp.length ? [[seat, event.vp[place] ?? 0]] : [])) ?? []
    )
  }
}
