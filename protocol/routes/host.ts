/** The page of the host. Every act is written to the audit list. */
import { Ok } from '../common.ts'
import { DropFiguresBody, SetFiguresBody } from '../figures.ts'
import * as host from '../host.ts'
import { ById, route, SIGNED_IN } from './route.ts'

const tag = 'host'
const ok = { ok: true } as const
const at = 1_790_000_000_000
/** Whoever is no host, and a host who has not given the password within half an hour. */
const HOST = [...SIGNED_IN, 'not-host', 'password-needed'] as const
const ABOUT_PERSON = [...HOST, 'no-such-person'] as const
const why = 'insults'
const person = {
  id: 'p3kW9xQd',
  name: 'Suffolk',
  guest: false,
  host: false,
  createdAt: at,
  seenAt: at,
  banned: false,
  bannedUntil: null,
  mutedUntil: 0,
} as const

export const HOST_ROUTES = {
  hostProve: route({
    tag,
    summary: 'Give my password again; it counts for half an hour in this session.',
    body: host.ProveBody,
    answer: Ok,
    refusals: [...SIGNED_IN, 'not-host', 'wrong-password'],
    example: { body: { password: 'of Anjou, 1430' }, answer: ok },
  }),
  hostOverview: route({
    tag,
    summary: 'What waits for the host.',
    answer: host.HostOverviewSchema,
    refusals: HOST,
    example: { answer: { reports: 1, dead: 0, faults: 0, provenUntil: at } },
  }),
  hostReports: route({
    tag,
    summary: 'What people told the host about, with the words in question.',
    query: host.HostReportQuery,
    answer: host.HostReportsSchema,
    refusals: HOST,
    example: {
      answer: {
        reports: [
          {
            id: 'r1',
            at,
            table: 't8Kd0wQz',
            game: 'rose-king',
            person: 'p3kW9xQd',
            name: 'Suffolk',
            by: { id: 'p8mB2nYz', name: 'Margaret' },
            line: 4,
            words: 'You play like a turnip.',
            removed: false,
            reason: 'insult',
            note: '',
            settledAt: null,
          },
        ],
        next: null,
      },
    },
  }),
  hostSettle: route({
    tag,
    summary: 'A report is dealt with.',
    params: ById,
    body: host.WhyBody,
    answer: Ok,
    refusals: [...HOST, 'no-such-report'],
    example: { body: { why: 'a warning was enough' }, answer: ok },
  }),
  hostRemoveLine: route({
    tag,
    summary: 'Remove what somebody said at a table; the line keeps its place, without its words.',
    params: ById,
    body: host.RemoveLineBody,
    answer: Ok,
    refusals: [...HOST, 'no-such-line'],
    example: { body: { line: 4, why }, answer: ok },
  }),
  hostTables: route({
    tag,
    summary: 'All tables, the newest first, with what anybody at them may know.',
    query: host.HostTableSearch,
    answer: host.HostTablesSchema,
    refusals: HOST,
    example: { answer: { tables: [], next: null } },
  }),
  hostWatch: route({
    tag,
    summary: 'Come to a table as a spectator, whom those who sit there can see.',
    params: ById,
    body: host.WhyBody,
    answer: Ok,
    refusals: [...HOST, 'no-such-table'],
    example: { body: { why: 'asked to look in' }, answer: ok },
  }),
  hostCloseTable: route({
    tag,
    summary: 'End a game without a winner, or take an open table away.',
    params: ById,
    body: host.WhyBody,
    answer: Ok,
    refusals: [...HOST, 'no-such-table', 'game-over'],
    example: { body: { why: 'a quarrel' }, answer: ok },
  }),
  hostPeople: route({
    tag,
    summary: 'People by name, those seen last first.',
    query: host.HostSearch,
    answer: host.HostPeopleSchema,
    refusals: HOST,
    example: { answer: { people: [person], next: null } },
  }),
  hostPerson: route({
    tag,
    summary: 'One person: since when, where signed in, how often reported.',
    params: ById,
    answer: host.HostPersonPageSchema,
    refusals: ABOUT_PERSON,
    example: { answer: { ...person, sessions: [], reports: 1, household: 0 } },
  }),
  hostBan: route({
    tag,
    summary: 'Shut somebody out for a time or for good: sessions and connections end now.',
    params: ById,
    body: host.BanBody,
    answer: Ok,
    refusals: [...ABOUT_PERSON, 'is-host'],
    example: { body: { hours: 24, why, household: true }, answer: ok },
  }),
  hostUnban: route({
    tag,
    summary: 'Let somebody in again.',
    params: ById,
    body: host.WhyBody,
    answer: Ok,
    refusals: ABOUT_PERSON,
    example: { body: { why: 'apologised' }, answer: ok },
  }),
  hostMute: route({
    tag,
    summary: 'Take nothing that somebody says at tables, for a time or for good; they play on.',
    params: ById,
    body: host.MuteBody,
    answer: Ok,
    refusals: [...ABOUT_PERSON, 'is-host'],
    example: { body: { hours: 24, why }, answer: ok },
  }),
  hostUnmute: route({
    tag,
    summary: 'Let somebody talk again.',
    params: ById,
    body: host.WhyBody,
    answer: Ok,
    refusals: ABOUT_PERSON,
    example: { body: { why: 'apologised' }, answer: ok },
  }),
  hostResetLink: route({
    tag,
    summary: 'A link to a new password for somebody who has lost theirs: good once, for a day.',
    params: ById,
    body: host.WhyBody,
    answer: host.ResetLinkSchema,
    refusals: [...ABOUT_PERSON, 'is-host'],
    example: {
      body: { why: 'asked by telephone' },
      answer: { path: '/reset#q7Zr1c0t5Vd2mX8nK4bL9wEy', expiresAt: at },
    },
  }),
  hostHouse: route({
    tag,
    summary: 'Jobs that were given up, faults of rules, tables served apart.',
    answer: host.HostHouseSchema,
    refusals: HOST,
    example: { answer: { jobs: [], faults: [], quarantined: [] } },
  }),
  hostRetryJob: route({
    tag,
    summary: 'Have a job tried again that was given up.',
    body: host.JobBody,
    answer: Ok,
    refusals: [...HOST, 'no-such-job'],
    example: { body: { job: 'needed:t8Kd0wQz:0' }, answer: ok },
  }),
  hostDropJob: route({
    tag,
    summary: 'Forget a job that was given up.',
    body: host.JobBody,
    answer: Ok,
    refusals: [...HOST, 'no-such-job'],
    example: { body: { job: 'needed:t8Kd0wQz:0' }, answer: ok },
  }),
  hostSetFigures: route({
    tag,
    summary:
      'Set the figures that new tables of a game play by unless they say otherwise; tables that are there keep theirs.',
    body: SetFiguresBody,
    answer: Ok,
    refusals: [...HOST, 'no-such-game', 'bad-options'],
    example: {
      body: {
        game: 'lancaster',
        name: 'The box of 2011',
        figures: { 'supply.limited': false },
        why: 'as printed here',
      },
      answer: ok,
    },
  }),
  hostDropFigures: route({
    tag,
    summary: 'Let new tables of a game play as printed again.',
    body: DropFiguresBody,
    answer: Ok,
    refusals: [...HOST, 'no-such-game'],
    example: { body: { game: 'lancaster', why: 'the second edition has come' }, answer: ok },
  }),
  hostAudit: route({
    tag,
    summary: 'What hosts have done, the latest first.',
    query: host.HostPageQuery,
    answer: host.HostAuditSchema,
    refusals: HOST,
    example: {
      answer: {
        entries: [{ id: 'a1', at, actor: 'Margaret', action: 'ban', subject: 'Suffolk', detail: why }],
        next: null,
      },
    },
  }),
} as const
