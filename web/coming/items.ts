/** Tables of this browser and of the server as one kind of item, in the order in which they matter. */
import type { Options, Phrase } from '../../engine/game.ts'
import type { ClockSpec, Rests, TableLine } from '../../protocol/index.ts'
import { dropSave, type Save } from '../table/saves.ts'

export interface ItemSeat {
  readonly name: string | null
  readonly kind: string
  readonly level: string | null
  readonly side: Phrase | null
  readonly livery: string | null
  readonly awaited: boolean
  /** Why the clock of somebody the reader plays with stands still. */
  readonly rests: Rests
  /** Kept for somebody who has not come yet. */
  readonly reserved?: boolean
  readonly you: boolean
}

export interface Item {
  readonly id: string
  readonly local: boolean
  readonly href: string
  readonly game: string
  readonly options: Options
  /** How many of its figures are not those of the box; of a table of this browser its page says so. */
  readonly differs: number
  readonly clock: ClockSpec | null
  readonly stage: Phrase | null
  readonly seats: readonly ItemSeat[]
  readonly at: number
  readonly state: 'open' | 'playing' | 'finished'
  readonly paused: boolean
  readonly needed: boolean
  /** When time is up for those the table waits for, the reader's first, by this browser's clock. */
  readonly due: number | null
  readonly unread: number
  readonly drop: (() => void) | null
}

export function localItem(save: Save, dropped: () => void): Item {
  const { over, setup, players, stage } = save
  const named = players.map((player, seat) => ({
    name: player.kind === 'person' ? player.name : null,
    kind: player.kind,
    level: player.kind === 'bot' ? player.level : null,
    side: save.sides?.[seat]?.name ?? null,
    livery: save.sides?.[seat]?.livery ?? null,
    awaited: false,
    rests: null,
    you: player.kind === 'person' && players.filter(({ kind }) => kind === 'person').length === 1,
  }))
  return {
    id: save.id,
    local: true,
    href: over ? `/replay/local/${save.id}` : `/local/${save.id}`,
    game: setup.game,
    options: setup.options,
    differs: save.differs ?? 0,
    clock: null,
    stage: over ? null : (stage ?? null),
    seats: named,
    at: save.touched,
    state: over ? 'finished' : 'playing',
    paused: false,
    needed: save.yours && !over,
    due: null,
    unread: 0,
    drop: () => {
      dropSave(save.id)
      dropped()
    },
  }
}

/** `ahead`: how far the server's clock is before this browser's. */
export function serverItem(line: TableLine, ahead: number): Item {
  const over = line.status === 'finished'
  const waits = line.seats.flatMap(({ awaited, deadline }) => (awaited && deadline !== null ? [deadline] : []))
  const due = line.needed ? line.deadline : waits.length > 0 ? Math.min(...waits) : null
  return {
    id: line.id,
    local: false,
    href: over ? `/replay/t/${line.id}` : `/t/${line.id}`,
    game: line.game,
    options: line.options as Options,
    differs: line.differs,
    clock: line.clock,
    stage: line.stage,
    seats: line.seats.map((seat, place) => ({ ...seat, you: place === line.you })),
    at: line.updatedAt,
    state: line.status,
    paused: line.paused,
    needed: line.needed,
    due: due === null ? null : due - ahead,
    unread: line.unread,
    drop: null,
  }
}

const never = Number.MAX_SAFE_INTEGER
const RANK = { playing: 0, open: 1, finished: 2 } as const

/** What needs me first, by the time that is left; then what runs, what waits for players, what is over. */
export function byNeed(a: Item, b: Item): number {
  return (
    Number(b.needed) - Number(a.needed) ||
    (a.needed ? (a.due ?? never) - (b.due ?? never) : 0) ||
    RANK[a.state] - RANK[b.state] ||
    b.at - a.at
  )
}
