/** A small builder of positions for lessons and tests, and a table to play them on with dice of one's choice. */
import { defaultOptions, type Dice, quick } from '../../engine/index.ts'
import { about } from './about.ts'
import { blockId, blockNo, COUNTERPART, MAX, SIDE } from './rules/blocks.ts'
import { firepower } from './rules/bonus.ts'
import type { BlockId, CardId } from './rules/ids.ts'
import { CARDS } from './rules/ids.ts'
import { areaId, areaNo, entranceBetween, zoneNo } from './rules/map.ts'
import { write } from './rules/notation.ts'
import { num } from './rules/numbers.ts'
import { ASIDE, blocksAt, DEAD, lay, MINOR, POOL, put, SEA } from './rules/places.ts'
import { apply, awaiting, legal } from './rules/index.ts'
import { setup } from './rules/setup.ts'
import { beginSupply } from './rules/supply.ts'
import { proceed } from './rules/turn.ts'
import type { Event, Rules, State } from './types/index.ts'
import { view } from './view/index.ts'

export const L = 0
export const Y = 1

/** Areas with the names of blocks in them; `oxford/1` has strength 1. */
export type Stand = { readonly [area: string]: string }

export interface Spec {
  readonly lancaster?: Stand
  readonly york?: Stand
  /** Where the rebel stands. */
  readonly rebel?: string
  readonly throne?: 0 | 1
  readonly king?: string
  readonly pretender?: string
  /** Full ids. */
  readonly minors?: readonly BlockId[]
  readonly dead?: readonly BlockId[]
  readonly rules?: Partial<Rules>
  readonly turn?: number
  readonly campaign?: number
  /** Who is Player 1; needed for battles and actions started by hand. */
  readonly first?: 0 | 1
}

/** Throws the faces it was given; anything else is an even spread. */
export function loaded(faces: number[]): Dice {
  const fallback = quick(1)
  return {
    drawn: 0,
    int(n: number): number {
      if (n !== 6) return fallback.int(n)
      const face = faces.shift()
      if (face === undefined) throw new Error('no die was given for this throw')
      return face - 1
    },
    shuffle(list: unknown[]): void {
      fallback.shuffle(list)
    },
  }
}

function idOf(seat: number, name: string): BlockId {
  return blockId(blockNo(name === 'rebel' ? name : `${seat === L ? 'lancaster' : 'york'}-${name}`))
}

export class Table {
  readonly state: State
  readonly faces: number[] = []
  readonly dice = loaded(this.faces)
  /** Everything told, and what each seat heard of it. */
  readonly events: Event[] = []
  readonly heard: [Event[], Event[]] = [[], []]

  constructor(spec: Spec = {}) {
    this.state = build(spec)
  }

  private readonly tell = (event: Event, to?: readonly number[]): void => {
    this.events.push(event)
    for (const seat of [0, 1]) if (!to || to.includes(seat)) this.heard[seat]?.push(event)
  }

  roll(...faces: number[]): this {
    this.faces.push(...faces)
    return this
  }

  list(seat: number): string[] {
    return legal(this.state, seat).map(write)
  }

  may(seat: number, text: string): boolean {
    return this.list(seat).includes(text)
  }

  /** Plays moves of one seat, in their notation. */
  play(seat: number, ...texts: string[]): this {
    for (const text of texts) {
      const move = legal(this.state, seat).find((choice) => write(choice) === text)
      if (!move) throw new Error(`${text} is not legal; legal are ${this.list(seat).slice(0, 40).join(' ')}`)
      apply(this.state, seat, move, this.dice, this.tell)
    }
    return this
  }

  /** Both play these cards; the position must be at rest. */
  cards(red: CardId, white: CardId): this {
    const spare = (card: CardId): number[] => [CARDS.indexOf(card), 0, 0].sort((a, b) => a - b)
    this.state.hands = [spare(red), spare(white)]
    this.state.phase = 'choose-card'
    this.state.awaited = 3
    return this.play(L, `card:${red}`).play(Y, `card:${white}`)
  }

  /** Blocks already standing in `area` came in over the border from `from` (an area or a sea zone). */
  entered(seat: number, area: string, from: string, names: string, main = false): this {
    const to = areaNo(area)
    const zone = zoneNo(from)
    const entrance = zone >= 0 ? SEA + zone : entranceBetween(areaNo(from), to)
    for (const name of names.split(' ')) {
      this.state.via[blockNo(idOf(seat, name))] = entrance
      this.state.moved[blockNo(idOf(seat, name))] = 1
      const entered = this.state.entered[seat] as number[]
      if (zone < 0) entered[entrance] = num(entered, entrance) + 1
    }
    if (main) {
      this.state.attacker[to] = seat
      this.state.main[to] = zone >= 0 ? SEA : entrance
    }
    return this
  }

  /** Both action phases are over: battles follow. */
  fight(first: 0 | 1): this {
    this.state.first = first
    this.state.active = 1 - first
    this.state.phase = 'main-attack'
    this.state.asking = -1
    this.state.awaited = 0
    proceed(this.state, this.dice, this.tell)
    return this
  }

  /** A plain battle: one side stands there, the other came over one border. */
  battle(area: string, attacker: 0 | 1, from: string, names: string): this {
    return this.entered(attacker, area, from, names, true).fight(attacker)
  }

  supply(): this {
    this.state.awaited = 0
    this.state.phase = 'supply-loss'
    beginSupply(this.state, this.tell)
    proceed(this.state, this.dice, this.tell)
    return this
  }

  /** The supply phase of the last turn is over; the political turn follows. */
  politics(): this {
    this.state.turn = 7
    this.state.phase = 'supply-loss'
    this.state.awaited = 0
    proceed(this.state, this.dice, this.tell)
    return this
  }

  where(seat: number, name: string): string {
    const at = num(this.state.at, blockNo(idOf(seat, name)))
    return at < POOL ? areaId(at) : (['pool', 'minor', 'aside', 'dead'][at - POOL] as string)
  }

  strength(seat: number, name: string): number {
    return num(this.state.strength, blockNo(idOf(seat, name)))
  }

  isDown(seat: number, name: string): boolean {
    return this.state.down[blockNo(idOf(seat, name))] === 1
  }

  /** Names of a seat's blocks in an area. */
  at(seat: number, area: string): string[] {
    return blocksAt(this.state, seat, areaNo(area)).map((block) => blockId(block).replace(/^(lancaster|york)-/, ''))
  }

  power(seat: number, name: string): number {
    if (!this.state.battle) throw new Error('there is no battle')
    return firepower(this.state, this.state.battle, seat, blockNo(idOf(seat, name)))
  }

  view(seat: number | null): ReturnType<typeof view> {
    return view(this.state, seat)
  }

  get awaiting(): readonly number[] {
    return awaiting(this.state)
  }

  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }
}

/** Blocks that are not mentioned wait in their pools; Henry VI is in France and York in Ireland. */
function build(spec: Spec): State {
  const options = { ...defaultOptions(about) }
  const state = setup(2, options, quick(1))
  state.rules = { ...state.rules, ...spec.rules }
  for (let block = 0; block < MAX.length; block++) if (num(state.at, block) < POOL) put(state, block, POOL)
  state.throne = spec.throne ?? L
  if (state.throne === Y) {
    state.king = blockNo('york-york')
    state.pretender = blockNo('lancaster-henry-vi')
  }
  const placed = new Set<number>()
  const stand = (seat: number, area: string, text: string): void => {
    const [name = '', strength] = text.split('/')
    const block = blockNo(idOf(seat, name))
    if (block < 0) throw new Error(`no block ${name}`)
    const other = num(COUNTERPART, block)
    if (other >= 0) put(state, other, ASIDE)
    put(state, block, area === 'pool' ? POOL : area === 'minor' ? MINOR : areaNo(area))
    state.strength[block] = strength ? Number(strength) : num(MAX, block)
    placed.add(block)
  }
  for (const [seat, house] of [spec.lancaster ?? {}, spec.york ?? {}].entries())
    for (const [area, names] of Object.entries(house)) for (const name of names.split(' ')) stand(seat, area, name)
  if (spec.rebel) put(state, blockNo('rebel'), areaNo(spec.rebel))
  for (const id of spec.minors ?? []) put(state, blockNo(id), MINOR)
  for (const id of spec.dead ?? []) {
    put(state, blockNo(id), DEAD)
    const other = num(COUNTERPART, blockNo(id))
    if (other >= 0) put(state, other, DEAD)
  }
  for (const [id, area] of [
    ['lancaster-henry-vi', 'france'],
    ['york-york', 'ireland'],
  ] as const)
    if (!placed.has(blockNo(id)) && !spec.dead?.includes(id)) put(state, blockNo(id), areaNo(area))
  if (spec.king) state.king = blockNo(spec.king)
  if (spec.pretender) state.pretender = blockNo(spec.pretender)
  state.throne = state.king >= 0 ? num(SIDE, state.king) : state.throne
  state.turn = spec.turn ?? 1
  state.campaign = spec.campaign ?? 1
  state.phase = 'choose-card'
  state.awaited = 3
  return state
}

/** Lays a block face down where the dead of its kind go. */
export function faceDown(table: Table, id: BlockId, area?: string): void {
  lay(table.state, blockNo(id), area ? areaNo(area) : POOL)
}
