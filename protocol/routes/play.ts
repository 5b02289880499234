/** Acting, looking, looking back. */
import { Type } from 'typebox'
import { Ok } from '../common.ts'
import * as moves from '../moves.ts'
import { AT_TABLE, ById, KNOWN, route, RULES } from './route.ts'

const tag = 'play'
const ACTING = [...AT_TABLE, 'not-seated', 'not-started', 'stale', 'paused', 'game-over', ...RULES] as const
const LOOKING = ['no-such-table', 'not-started', ...RULES, ...KNOWN] as const
const acted = { ok: true, number: 8 } as const

export const PLAY_ROUTES = {
  act: route({
    tag,
    summary: 'Play one or more steps; all are played, or none. Sent again with the same id it has no second effect.',
    params: ById,
    body: moves.ActBody,
    answer: moves.ActedSchema,
    refusals: [...ACTING, 'not-awaited', 'not-legal'],
    example: { body: { id: 'm-41', number: 7, steps: ['NE2'] }, answer: acted },
  }),
  undo: route({
    tag,
    summary: 'Take back my last step, where nothing hidden was shown by it.',
    params: ById,
    body: moves.UndoBody,
    answer: moves.ActedSchema,
    refusals: [...ACTING, 'nothing-to-undo'],
    example: { body: { id: 'u-42', number: 7 }, answer: acted },
  }),
  getState: route({
    tag,
    summary: 'My view and my legal moves; with `number` and `wait` as soon as there is something newer.',
    params: ById,
    query: moves.StateQuery,
    answer: moves.SeatStateSchema,
    refusals: LOOKING,
    example: {
      answer: {
        table: 't8Kd0wQz',
        seat: 0,
        number: 7,
        hash: '5feceb66ffc86f38',
        awaiting: [0],
        undo: false,
        outcome: null,
        clocks: null,
        view: {},
        legal: ['NE2', 'draw'],
      },
    },
  }),
  getHistory: route({
    tag,
    summary: 'A stretch of what I was told; once the game is over, of what anybody was told.',
    params: ById,
    query: moves.HistoryQuery,
    answer: moves.HistorySchema,
    refusals: [...LOOKING, 'not-finished'],
    example: { answer: { seat: 0, from: 0, view: {}, updates: [], number: 0 } },
  }),
  makeLook: route({
    tag,
    summary: 'Make a link by which anybody sees this private table as a spectator did, up to this moment.',
    params: ById,
    body: moves.MakeLookBody,
    answer: moves.MadeLookSchema,
    refusals: [...AT_TABLE, 'not-seated', 'not-started', ...RULES],
    example: { body: { number: 12 }, answer: { token: 'm0nTh-1471', moment: 12 } },
  }),
  endLooks: route({
    tag,
    summary: 'End all such links to this table; anybody who sits there may.',
    params: ById,
    answer: Ok,
    refusals: [...AT_TABLE, 'not-seated'],
    example: { answer: { ok: true } },
  }),
  getLook: route({
    tag,
    summary: 'What a link to a moment shows.',
    params: ById,
    query: moves.LookQuery,
    answer: moves.LookSchema,
    refusals: ['no-such-link', 'no-such-table', ...KNOWN, ...RULES],
    example: {
      answer: {
        game: 'rose-king',
        version: 1,
        options: {},
        seats: [{ kind: 'person', name: 'Margaret', level: null }],
        moment: 0,
        history: { seat: null, from: 0, view: {}, updates: [], number: 0 },
      },
    },
  }),
  getRecord: route({
    tag,
    summary: 'The record of a finished game: its setup, moves and dice, for anybody to check.',
    params: ById,
    answer: Type.String(),
    text: true,
    refusals: [...LOOKING, 'not-finished'],
  }),
} as const
