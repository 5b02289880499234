/**
 * The reveal as a tale: what happened after the plans were shown, in beats that each tell one thing.
 * A beat also knows how the board looked then: pieces that changed hands or place later stand as before.
 */
import type { Phrase, Seat } from '../../../engine/game.ts'
import type { AssetId, NobleId, RegionId, SeaZoneId, ShipId } from '../rules/ids.ts'
import { event as eventPhrase } from '../speech/event.ts'
import { orderPhrase, seatPhrase } from '../speech/names.ts'
import type { Event, Reveal } from '../types/index.ts'
import { type Mark, marksOf } from './marks.ts'

export const CHAPTERS = ['deployment', 'bribery', 'combat', 'parliament'] as const
export type Chapter = (typeof CHAPTERS)[number]

export interface Beat {
  readonly chapter: Chapter
  readonly lines: readonly Phrase[]
  /** What it tells of, for its drawing: a bribe, a battle, a region, the King, the score. */
  readonly about: Event | null
  /** Pieces, regions and bids to light up on the map. */
  readonly lit: readonly string[]
  readonly marks: readonly Mark[]
  /** Who owned what, where that is no longer so. */
  readonly owners: ReadonlyMap<AssetId, Seat | null>
  /** Where pieces stood that have moved on since. */
  readonly places: ReadonlyMap<NobleId | ShipId, RegionId | SeaZoneId>
}

/** The chapter an event belongs to and the beat it shares with its neighbours; `null`: no part of the tale. */
function partOf(event: Event): { readonly chapter: Chapter; readonly with: string } | null {
  switch (event.type) {
    case 'reveal':
      return { chapter: 'deployment', with: 'reveal' }
    case 'bid':
    case 'captain':
      return { chapter: 'deployment', with: 'calais' }
    case 'ignored':
    case 'dropped':
    case 'paid':
    case 'moved':
    case 'guarded':
    case 'deployed':
      return { chapter: 'deployment', with: `seat ${event.seat}` }
    case 'bribe':
      return { chapter: 'bribery', with: `bribe ${event.seat} ${event.on}` }
    case 'battle':
      return { chapter: 'combat', with: `battle ${event.seat} ${event.at}` }
    case 'region':
      return { chapter: 'parliament', with: event.region }
    case 'king':
    case 'scored':
    case 'over':
      return { chapter: 'parliament', with: event.type }
    case 'titled':
    case 'trade':
    case 'church':
      return { chapter: 'parliament', with: 'honours' }
    default:
      return null
  }
}

function litBy(event: Event): readonly string[] {
  switch (event.type) {
    case 'captain':
      return event.region ? [`calais ${event.region}`, event.region] : []
    case 'moved':
      return [event.who]
    case 'guarded':
    case 'bribe':
      return [event.on]
    case 'deployed':
    case 'battle':
      return [event.at]
    case 'region':
      return [event.region]
    case 'trade':
      return [event.port, event.port.replace('port-', 'ship-')]
    case 'church':
      return [event.town]
    default:
      return []
  }
}

interface Group {
  readonly chapter: Chapter
  readonly with: string
  readonly events: Event[]
}

/** Neighbouring events that are told together. A title that passes on is told with what caused it. */
export function groupsOf(events: readonly Event[]): readonly Group[] {
  const from = events.findIndex(({ type }) => type === 'reveal')
  if (from < 0) return []
  const groups: Group[] = []
  for (const event of events.slice(from)) {
    const part = partOf(event)
    const last = groups.at(-1)
    if (part && last?.with !== part.with) groups.push({ ...part, events: [event] })
    else if (last && (part || event.type === 'award' || event.type === 'disbanded')) last.events.push(event)
    if (event.type === 'scored') break
  }
  const over = events.find(({ type }) => type === 'over')
  if (over) groups.push({ chapter: 'parliament', with: 'over', events: [over] })
  return groups
}

/** The marks on the map after an event. */
function remark(marks: readonly Mark[], event: Event): readonly Mark[] {
  switch (event.type) {
    case 'bid':
      return [...marks, { kind: 'bid', seat: event.seat, idle: false, region: event.region, amount: event.amount }]
    case 'moved':
      return [...marks, { kind: 'way', seat: event.seat, idle: false, who: event.who, to: event.to, from: event.from }]
    case 'guarded':
      return [...marks, { kind: 'cube', seat: event.seat, idle: false, on: event.on, colour: 'white' }]
    case 'deployed':
      return [...marks, { ...event, kind: 'force', idle: false }]
    case 'bribe': {
      const rest = marks.filter((mark) => mark.kind !== 'cube' || mark.on !== event.on)
      return [
        ...rest,
        { kind: 'cube', seat: event.seat, idle: event.result === 'stopped', on: event.on, colour: 'black' },
      ]
    }
    case 'disbanded':
      return marks.filter(({ kind }) => kind !== 'force')
    default:
      return marks
  }
}

/** Marks that are gone when the next beat begins: ways and black cubes at once, all others with their chapter. */
function faded(marks: readonly Mark[], chapter: Chapter): readonly Mark[] {
  return marks.filter((mark) => {
    if (mark.kind === 'way' || (mark.kind === 'cube' && mark.colour === 'black')) return false
    if (chapter === 'parliament') return false
    return mark.kind === 'force' || chapter !== 'combat'
  })
}

export function beatsOf(events: readonly Event[]): readonly Beat[] {
  const groups = groupsOf(events)
  // Backwards for what was before, forwards for what is laid on the map.
  const owners = new Map<AssetId, Seat | null>()
  const places = new Map<NobleId | ShipId, RegionId | SeaZoneId>()
  const before = groups
    .toReversed()
    .map(({ events: told }) => {
      const now = { owners: new Map(owners), places: new Map(places) }
      for (const event of told.toReversed()) {
        if (event.type === 'bribe' && event.result === 'won') owners.set(event.on, event.owner)
        if (event.type === 'battle' && event.result !== 'held') owners.set(event.at, event.owner)
        if (event.type === 'moved') places.set(event.who, event.from)
      }
      return now
    })
    .toReversed()
  let marks: readonly Mark[] = []
  return groups.map((group, i) => {
    marks = group.events.reduce(remark, faded(marks, group.chapter))
    return {
      chapter: group.chapter,
      lines: group.events.map(eventPhrase),
      about: group.events[0] ?? null,
      lit: group.events.flatMap(litBy),
      marks,
      owners: before[i]?.owners ?? new Map(),
      places: before[i]?.places ?? new Map(),
    }
  })
}

/** The tale for somebody who was not there: the plans as they were shown, the Captain, the score. */
export function beatsOfReveal(reveal: Reveal, vp: readonly number[]): readonly Beat[] {
  const still = { owners: new Map(), places: new Map() }
  const plans = reveal.plans.map((lines, seat): Beat => {
    const orders = lines.map(({ order, fault }): Phrase =>
      fault
        ? { say: 'board.failed', order: orderPhrase(order), why: { say: `fault.${fault}` } }
        : { say: 'board.done', order: orderPhrase(order) },
    )
    const nothing: Phrase = { say: 'board.nothing' }
    return {
      ...still,
      chapter: 'deployment',
      lines: [{ say: 'board.plan-of', seat: seatPhrase(seat) }, ...(orders.length > 0 ? orders : [nothing])],
      about: null,
      lit: [],
      // Pieces that were sent are there by now.
      marks: marksOf(seat, lines).filter(({ kind }) => kind !== 'way'),
    }
  })
  const captain: Event = { type: 'captain', seat: reveal.captain?.seat ?? null, region: reveal.captain?.region ?? null }
  const scored: Event = { type: 'scored', ledgers: reveal.ledgers, vp }
  return [
    ...plans,
    ...[captain, scored].map((event): Beat => ({
      ...still,
      chapter: event === captain ? 'deployment' : 'parliament',
      lines: [eventPhrase(event)],
      about: event,
      lit: litBy(event),
      marks: [],
    })),
  ]
}
