/** Tables as the house tells of them, for pages of tests. */
import type { TableInfo, TableLine, TableSeat } from '../../protocol/index.ts'
import { catalogue } from '../../games/index.ts'

/** Any game for as many as three and four: what is told of tables is the same for all. */
const about = catalogue.find(({ about: { seatCounts } }) =>
  [2, 3, 4].every((seats) => seatCounts.includes(seats)),
)?.about
export const GAME = about?.id ?? ''
const VERSION = about?.version ?? 1

type LineSeat = TableLine['seats'][number]

export function lineSeat(more: Partial<LineSeat> = {}): LineSeat {
  return {
    kind: 'person',
    name: 'Bertram',
    level: null,
    side: null,
    livery: null,
    reserved: false,
    awaited: false,
    deadline: null,
    rests: null,
    ...more,
  }
}

export function tableLine(more: Partial<TableLine> = {}): TableLine {
  return {
    id: 'green-dragon',
    game: GAME,
    status: 'playing',
    public: true,
    clock: { kind: 'none' },
    version: VERSION,
    options: {},
    differs: 0,
    sides: 'chosen',
    seats: [lineSeat({ name: 'Anna' }), lineSeat()],
    you: null,
    needed: false,
    deadline: null,
    paused: false,
    unread: 0,
    stage: null,
    updatedAt: Date.UTC(2020, 4, 1, 12),
    ...more,
  }
}

export function tableSeat(more: Partial<TableSeat> = {}): TableSeat {
  return {
    kind: 'open',
    name: null,
    level: null,
    reserved: false,
    present: false,
    rests: null,
    away: false,
    out: false,
    for: null,
    ...more,
  }
}

/** A table that waits for players, made by Anna, who has the first seat. */
export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  const seats = more.seats ?? [tableSeat({ kind: 'person', name: 'Anna', present: true }), tableSeat()]
  return {
    id: 'green-dragon',
    game: GAME,
    version: VERSION,
    options: {},
    figures: { n: 0, list: [] },
    public: false,
    status: 'open',
    clock: { kind: 'none' },
    absence: { kind: 'none' },
    substitute: 'knight',
    paused: false,
    sides: 'chosen',
    drawn: null,
    seats,
    watching: 0,
    madeBy: 'Anna',
    you: null,
    kept: null,
    host: false,
    invite: null,
    watchers: [],
    proposals: [],
    dice: {
      commitment: '0'.repeat(64),
      key: null,
      entropy: seats.map(() => null),
      seats: seats.map(() => ({ commitment: null, way: null })),
      opening: null,
    },
    evening: null,
    outcome: null,
    rematch: null,
    createdAt: 0,
    startedAt: null,
    endedAt: null,
    revision: 1,
    ...more,
  } as TableInfo
}
