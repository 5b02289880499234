/** Guests, accounts, sessions, preferences, notices. */
import { Type } from 'typebox'
import { Ok } from '../common.ts'
import { DropSetBody, FigureSetsSchema, KeepSetBody } from '../figures.ts'
import * as people from '../people.ts'
import { ById, KNOWN, route, SIGNED_IN } from './route.ts'

const tag = 'people'
const guest = {
  id: 'p3kW9xQd',
  name: 'Margaret',
  guest: true,
  preferences: { language: 'en' },
  needed: 0,
  host: false,
} as const
const margaret = { ...guest, guest: false, needed: 2 } as const
const ok = { ok: true } as const
const box = { game: 'lancaster', name: 'My box', figures: { 'supply.limited': false } }

export const PEOPLE_ROUTES = {
  getMe: route({
    tag,
    summary: 'Who I am; `null` for somebody without a session.',
    answer: people.MaybeMeSchema,
    refusals: KNOWN,
    example: { answer: { me: guest } },
  }),
  createGuest: route({
    tag,
    summary: 'Play at once: makes a guest and sets the session cookie.',
    body: people.GuestBody,
    answer: people.MeSchema,
    refusals: ['name-taken', 'banned'],
    example: { body: { name: 'Margaret', language: 'en' }, answer: guest },
  }),
  createAccount: route({
    tag,
    summary: 'Keep this guest as an account with a password.',
    body: people.AccountBody,
    answer: people.MeSchema,
    refusals: [...SIGNED_IN, 'has-account', 'name-taken'],
    example: { body: { name: 'Margaret', password: 'of Anjou, 1430' }, answer: margaret },
  }),
  signIn: route({
    tag,
    summary: 'Sign in; the tables of the guest I was come along.',
    body: people.AccountBody,
    answer: people.MeSchema,
    refusals: [...KNOWN, 'wrong-password'],
    example: { body: { name: 'Margaret', password: 'of Anjou, 1430' }, answer: margaret },
  }),
  signOut: route({ tag, summary: 'End this session.', answer: Ok, refusals: SIGNED_IN, example: { answer: ok } }),
  listSessions: route({
    tag,
    summary: 'My browsers and programs.',
    answer: people.SessionListSchema,
    refusals: SIGNED_IN,
    example: {
      answer: {
        sessions: [
          {
            id: 's1',
            kind: 'browser',
            label: 'Firefox, Linux',
            createdAt: 1_790_000_000_000,
            seenAt: 1_790_000_600_000,
            current: true,
          },
        ],
      },
    },
  }),
  revokeSession: route({
    tag,
    summary: 'End one of my sessions; its live connections close.',
    params: ById,
    answer: Ok,
    refusals: [...SIGNED_IN, 'no-such-session'],
    example: { answer: ok },
  }),
  createToken: route({
    tag,
    summary: 'A token for a program of mine, sent as `Authorization: Bearer <token>`. It is shown once.',
    body: people.TokenBody,
    answer: people.TokenSchema,
    refusals: SIGNED_IN,
    example: { body: { label: 'my bot' }, answer: { id: 's2', token: 'q7Zr1c0t5Vd2mX8nK4bL9wEy' } },
  }),
  renameMe: route({
    tag,
    summary: 'Change my name, at all my tables.',
    body: people.RenameBody,
    answer: people.MeSchema,
    refusals: [...SIGNED_IN, 'name-taken'],
    example: { body: { name: 'Margaret' }, answer: margaret },
  }),
  changePassword: route({
    tag,
    summary: 'Change my password; my other sessions end.',
    body: people.ChangePasswordBody,
    answer: Ok,
    refusals: [...SIGNED_IN, 'wrong-password', 'password-needed'],
    example: { body: { old: 'of Anjou, 1430', new: 'of Anjou, 1445' }, answer: ok },
  }),
  setPreferences: route({
    tag,
    summary: 'Set my preferences, all of them at once.',
    body: people.PreferencesSchema,
    answer: people.MeSchema,
    refusals: [...SIGNED_IN, 'bad-hours', 'bad-vacation'],
    example: { body: { language: 'en' }, answer: margaret },
  }),
  addLessons: route({
    tag,
    summary: 'Add to the lessons I have learned; answers with all of them. Nothing is ever unlearned.',
    body: people.LessonsBody,
    answer: people.LessonsSchema,
    refusals: SIGNED_IN,
    example: {
      body: { learned: ['rose-king/crown'] },
      answer: { learned: ['rose-king/crown', 'rose-king/join'] },
    },
  }),
  listFigureSets: route({
    tag,
    summary: 'The sets of corrected figures that I keep, whatever device they come from.',
    answer: FigureSetsSchema,
    refusals: SIGNED_IN,
    example: { answer: { sets: [box] } },
  }),
  keepFigureSet: route({
    tag,
    summary: 'Keep a set of corrected figures; one of the same game and name is replaced. Answers with all of them.',
    body: KeepSetBody,
    answer: FigureSetsSchema,
    refusals: [...SIGNED_IN, 'no-such-game', 'bad-options'],
    example: { body: box, answer: { sets: [box] } },
  }),
  dropFigureSet: route({
    tag,
    summary: 'Forget a set of corrected figures; answers with those that are left.',
    body: DropSetBody,
    answer: FigureSetsSchema,
    refusals: SIGNED_IN,
    example: { body: { game: 'lancaster', name: 'My box' }, answer: { sets: [] } },
  }),
  exportMe: route({
    tag,
    summary: 'All data kept about me.',
    answer: people.ExportSchema,
    refusals: SIGNED_IN,
  }),
  deleteMe: route({
    tag,
    summary: 'Delete me; finished games keep an anonymous seat.',
    body: people.DeleteMeBody,
    answer: Ok,
    refusals: [...SIGNED_IN, 'wrong-password', 'password-needed'],
    example: { body: { password: 'of Anjou, 1430' }, answer: ok },
  }),
  listNotices: route({
    tag,
    summary: 'What happened meanwhile, the newest first.',
    answer: people.NoticeListSchema,
    refusals: SIGNED_IN,
    example: {
      answer: { notices: [{ id: 'n1', kind: 'needed', table: 't8Kd', game: 'rose-king', at: 1_790_000_000_000 }] },
    },
  }),
  clearNotices: route({
    tag,
    summary: 'I have read my notices.',
    answer: Ok,
    refusals: SIGNED_IN,
    example: { answer: ok },
  }),
  getVersion: route({
    tag: 'about',
    summary: 'The version of the protocol and the build that is running.',
    answer: Type.Object({ protocol: Type.Integer(), build: Type.String() }, { $id: 'Version' }),
    refusals: [],
    example: { answer: { protocol: 1, build: '0.1.0+1c2f3a4b' } },
  }),
} as const
