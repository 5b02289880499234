/** What a table may look like, for the description of the API. */
import type { TableInfo } from '../tables.ts'

const seat = { reserved: false, rests: null, present: true, away: false, out: false, level: null, for: null } as const

export const tableExample: TableInfo = {
  id: 't8Kd0wQz',
  game: 'rose-king',
  version: 1,
  options: {},
  figures: { n: 0, differ: [] },
  public: false,
  status: 'playing',
  clock: { kind: 'days', days: 2, overdue: 'bot' },
  absence: { kind: 'vote', after: 2880 },
  substitute: 'knight',
  paused: false,
  sides: 'chosen',
  drawn: null,
  seats: [
    { ...seat, kind: 'person', name: 'Margaret' },
    { ...seat, kind: 'bot', name: null, level: 'knight' },
  ],
  watching: 0,
  madeBy: 'Margaret',
  you: 0,
  kept: null,
  host: true,
  invite: 'b0swOrTh-1485',
  watchers: [],
  proposals: [],
  dice: {
    commitment: '9f86d081884c7d65',
    key: null,
    entropy: ['00ff', '11ee'],
    seats: [
      { way: 'opened', commitment: '2c26b46b68ffc68f' },
      { way: 'house', commitment: null },
    ],
    opening: null,
  },
  evening: null,
  outcome: null,
  rematch: null,
  createdAt: 1_790_000_000_000,
  startedAt: 1_790_000_000_000,
  endedAt: null,
  revision: 2,
}
