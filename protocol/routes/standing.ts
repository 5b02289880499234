/** Standing orders. */
import { GiveStandingBody, OrderParams, StandingSchema } from '../standing.ts'
import { AT_TABLE, ById, route, RULES } from './route.ts'

const tag = 'play'
const answer = StandingSchema
const MINE = [...AT_TABLE, 'not-seated', 'not-started', ...RULES] as const
const example = {
  answer: {
    kinds: ['draw'],
    turns: false,
    line: true,
    orders: [],
    done: [{ at: 1_790_000_000_000, text: '+', number: 7 }],
    ended: [],
  },
}

export const STANDING_ROUTES = {
  listStanding: route({
    tag,
    summary: 'My standing orders at this table, and what was carried out by them.',
    params: ById,
    answer,
    refusals: MINE,
    example,
  }),
  giveStanding: route({
    tag,
    summary:
      'Leave an order for decisions of mine; it is carried out as my move when I am awaited, and nobody else is told.',
    params: ById,
    body: GiveStandingBody,
    answer,
    refusals: [...MINE, 'bad-order', 'game-over'],
    example: { body: { kind: 'draw', span: 'once' }, ...example },
  }),
  revokeStanding: route({
    tag,
    summary: 'Revoke an order of mine that was not carried out yet.',
    params: OrderParams,
    answer,
    refusals: [...MINE, 'no-such-order'],
    example,
  }),
} as const
