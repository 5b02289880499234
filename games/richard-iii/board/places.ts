/**
 * The offers, read by what they touch: which blocks act, where they go and by which way. The board
 * finds every highlight and every step through these, so nothing can be clicked that is not offered.
 */
import type { Offer } from '../../../art/board.ts'
import type { AreaId, BlockId, ZoneId } from '../rules/ids.ts'
import type { Move } from '../types/index.ts'

export type Place = AreaId | 'pool'

/** How a group gets to a place. */
export interface Way {
  /** Equal for blocks that go the same way. */
  readonly key: string
  readonly by: 'land' | 'sea'
  /** Start, areas between, end; empty where the offer names none. */
  readonly route: readonly AreaId[]
  readonly zone: ZoneId | null
}

export interface Deed {
  readonly offer: Offer<Move>
  /** The reader's blocks that act. */
  readonly blocks: readonly BlockId[]
  readonly place: Place | null
  readonly way: Way
  readonly target: BlockId | null
}

const NO_WAY: Way = { key: '', by: 'land', route: [], zone: null }
const NOBODY: readonly BlockId[] = []

/** Where a move is made, or where it leads. */
export function placeOf(move: Move): Place | null {
  switch (move.type) {
    case 'march':
      return move.route.at(-1) ?? null
    case 'sail':
    case 'retreat':
    case 'regroup':
    case 'home':
      return move.to
    case 'recruit':
    case 'enter':
    case 'muster':
    case 'plague':
    case 'battle':
      return move.area
    case 'main':
      return move.from
    default:
      return null
  }
}

export function deedOf(offer: Offer<Move>): Deed {
  const { move } = offer
  const deed = (part: Partial<Deed>): Deed => ({
    offer,
    blocks: NOBODY,
    place: placeOf(move),
    way: NO_WAY,
    target: null,
    ...part,
  })
  switch (move.type) {
    case 'march':
      return deed({
        blocks: [move.block],
        way: { key: move.route.join('>'), by: 'land', route: move.route, zone: null },
      })
    case 'sail':
      return deed({
        blocks: move.blocks,
        way: { key: `~${move.zone ?? ''}`, by: 'sea', route: [], zone: move.zone },
      })
    case 'treason':
      return deed({ target: move.target })
    case 'charge':
    case 'treachery':
      return deed({ blocks: [move.block], target: move.target })
    case 'recruit':
    case 'enter':
    case 'retreat':
    case 'regroup':
    case 'home':
    case 'fire':
    case 'pass':
    case 'hit':
    case 'execute':
    case 'spare':
    case 'starve':
    case 'dismiss':
      return deed({ blocks: [move.block] })
    default:
      return deed({})
  }
}

/** Blocks that can be sent somewhere. */
export function movers(deeds: readonly Deed[]): ReadonlySet<BlockId> {
  return new Set(deeds.flatMap((deed) => (deed.place === null ? [] : deed.blocks)))
}

export interface Course {
  readonly way: Way
  /** Which of the picked blocks can take it. */
  readonly blocks: readonly BlockId[]
  readonly deeds: readonly Deed[]
}

/** Where the picked blocks can go, and by which ways; the ways with most takers first, then the shortest. */
export function courses(deeds: readonly Deed[], picked: readonly BlockId[]): ReadonlyMap<Place, readonly Course[]> {
  const found = new Map<Place, Map<string, Deed[]>>()
  for (const deed of deeds) {
    if (deed.place === null || deed.blocks.length === 0 || !deed.blocks.every((block) => picked.includes(block)))
      continue
    const ways = found.get(deed.place) ?? new Map<string, Deed[]>()
    found.set(deed.place, ways)
    ways.set(deed.way.key, [...(ways.get(deed.way.key) ?? []), deed])
  }
  return new Map(
    [...found].map(([place, ways]) => [
      place,
      [...ways.values()]
        .map(course)
        .toSorted(
          (a, b) =>
            b.blocks.length - a.blocks.length ||
            Number(a.way.by === 'sea') - Number(b.way.by === 'sea') ||
            a.way.route.length - b.way.route.length,
        ),
    ]),
  )

  function course(of: readonly Deed[]): Course {
    const able = new Set(of.flatMap((deed) => deed.blocks))
    return { way: of[0]?.way ?? NO_WAY, blocks: picked.filter((block) => able.has(block)), deeds: of }
  }
}

/** How many sea moves a course takes, each of its own point; 0 by land. */
export function shipsOf({ way, blocks, deeds }: Course): number {
  if (way.by !== 'sea') return 0
  return deeds.some((deed) => deed.blocks.length > 1) ? Math.ceil(blocks.length / 2) : blocks.length
}

/** Blocks that are sent the same way together. */
export interface Errand {
  readonly blocks: readonly BlockId[]
  readonly place: Place
  readonly way: string
}

/** The next step of an errand: two blocks in one ship where that is offered, else one; `null` when nobody can go. */
export function nextStep(deeds: readonly Deed[], errand: Errand): Deed | null {
  const open = deeds.filter(
    (deed) =>
      deed.place === errand.place &&
      deed.way.key === errand.way &&
      deed.blocks.length > 0 &&
      deed.blocks.every((block) => errand.blocks.includes(block)),
  )
  const [first] = open.toSorted(
    (a, b) =>
      b.blocks.length - a.blocks.length ||
      errand.blocks.indexOf(a.blocks[0] as BlockId) - errand.blocks.indexOf(b.blocks[0] as BlockId),
  )
  return first ?? null
}

export function without(errand: Errand, sent: readonly BlockId[]): Errand {
  return { ...errand, blocks: errand.blocks.filter((block) => !sent.includes(block)) }
}
