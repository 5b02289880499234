/** Evenings: a table proposed for a date, and who comes. */
import { Type } from 'typebox'
import { Ok } from '../common.ts'
import * as evening from '../evening.ts'
import { AT_TABLE, ById, route, SIGNED_IN } from './route.ts'

const tag = 'tables'
const answer = evening.EveningSchema
const page = {
  answer: {
    table: 't8Kd0wQz',
    game: 'rose-king',
    at: 1_790_000_000_000,
    zone: 'Europe/Prague',
    state: 'planned',
    by: 'Margaret',
    host: false,
    yours: 'yes',
    answers: [{ name: 'Anna', answer: 'yes' }],
    seats: 1,
  },
} as const satisfies { readonly answer: evening.Evening }
const shown = { answer: { ...page.answer, answers: [...page.answer.answers] } }
const PLANNED = [...AT_TABLE, 'no-such-evening', 'already-started'] as const

export const EVENING_ROUTES = {
  listEvenings: route({
    tag,
    summary: 'The evenings that I propose or am asked to, the next first.',
    answer: evening.EveningListSchema,
    refusals: SIGNED_IN,
    example: { answer: { evenings: [shown.answer] } },
  }),
  getEvening: route({
    tag,
    summary: 'The evening a private table is proposed for.',
    params: ById,
    answer,
    refusals: [...AT_TABLE, 'no-such-evening'],
    example: shown,
  }),
  proposeEvening: route({
    tag,
    summary:
      'The host of a private table proposes an evening, or moves it: then all who were asked are told, and answer again.',
    params: ById,
    body: evening.ProposeEveningBody,
    answer,
    refusals: [...AT_TABLE, 'not-yours', 'already-started', 'opening', 'bad-evening'],
    example: { body: { at: 1_790_000_000_000, zone: 'Europe/Prague' }, ...shown },
  }),
  callOffEvening: route({
    tag,
    summary: 'The host calls the evening off; whoever has not declined is told.',
    params: ById,
    answer,
    refusals: [...PLANNED, 'not-yours'],
    example: shown,
  }),
  openEvening: route({
    tag,
    summary: 'The host opens the table before its hour: seats are kept for those who come, and they are called.',
    params: ById,
    answer: Ok,
    refusals: [...PLANNED, 'not-yours'],
    example: { answer: { ok: true } },
  }),
  askToEvening: route({
    tag,
    summary: 'The host asks somebody with an account whether they come; they are told by every way they want.',
    params: ById,
    body: evening.AskToEveningBody,
    answer,
    refusals: [...PLANNED, 'not-yours', 'accounts-only', 'already-seated', 'no-such-person', 'too-many-asked'],
    example: { body: { name: 'Anna' }, ...shown },
  }),
  answerEvening: route({
    tag,
    summary: 'Whether I come: who is asked by name, or has come in by the link of the table.',
    params: ById,
    body: evening.AnswerEveningBody,
    answer,
    refusals: [...PLANNED, 'not-yours', 'too-many-asked'],
    example: { body: { answer: 'yes' }, ...shown },
  }),
  getEveningCalendar: route({
    tag,
    summary: 'The evening as iCalendar (RFC 5545).',
    params: ById,
    answer: Type.String(),
    text: true,
    refusals: [...AT_TABLE, 'no-such-evening'],
  }),
} as const
