/** Reports, blocks, a new password by a link, and who answers for the house. */
import { Ok } from '../common.ts'
import { HouseFiguresSchema } from '../figures.ts'
import * as order from '../order.ts'
import { ById, route, SIGNED_IN } from './route.ts'

const tag = 'people'
const ok = { ok: true } as const
const MEETING = [...SIGNED_IN, 'no-such-table', 'no-such-person'] as const

export const ORDER_ROUTES = {
  getHouse: route({
    tag: 'about',
    summary: 'Who answers for this house.',
    answer: order.HouseSchema,
    refusals: [],
    example: { answer: { name: 'The Chess Club of Wakefield', contact: 'mailto:host@roses.example' } },
  }),
  listHouseFigures: route({
    tag: 'about',
    summary: 'The figures that new tables of this house play by unless they say otherwise.',
    answer: HouseFiguresSchema,
    refusals: [],
    example: {
      answer: { figures: [{ game: 'lancaster', name: 'The box of 2011', figures: { 'supply.limited': false } }] },
    },
  }),
  reportPerson: route({
    tag,
    summary: 'Tell the host about somebody, or about a line they said; its words are kept as they are now.',
    body: order.ReportBody,
    answer: Ok,
    refusals: MEETING,
    example: { body: { table: 't8Kd0wQz', line: 4, reason: 'insult', note: 'Not the first time.' }, answer: ok },
  }),
  listBlocks: route({
    tag,
    summary: 'Whom I do not want to meet.',
    answer: order.BlockListSchema,
    refusals: SIGNED_IN,
    example: { answer: { blocked: [{ id: 'p3kW9xQd', name: 'Suffolk', at: 1_790_000_000_000 }] } },
  }),
  blockPerson: route({
    tag,
    summary: 'Hear and see nothing more of somebody: no chat, no offers, no seat at my open tables. They are not told.',
    body: order.BlockBody,
    answer: Ok,
    refusals: MEETING,
    example: { body: { table: 't8Kd0wQz', seat: 1 }, answer: ok },
  }),
  unblockPerson: route({
    tag,
    summary: 'Meet somebody again.',
    params: ById,
    answer: Ok,
    refusals: SIGNED_IN,
    example: { answer: ok },
  }),
  resetPassword: route({
    tag,
    summary: 'Choose a new password by a link from the host, which then is used up; all my sessions end.',
    body: order.ResetBody,
    answer: Ok,
    refusals: ['no-such-link'],
    example: { body: { secret: 'q7Zr1c0t5Vd2mX8nK4bL9wEy', password: 'of Anjou, 1445' }, answer: ok },
  }),
} as const
