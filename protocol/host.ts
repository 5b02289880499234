/**
 * What the page of the host shows and does. Nothing here tells more of a running game than anybody may know: no view, no
 * log, no key, not even whose turn it is.
 */
import { type Static, Type } from 'typebox'
import { OneOf } from './common.ts'
import { REPORT_REASONS } from './order.ts'
import { STATUSES } from './tables.ts'

const Why = Type.String({ minLength: 1, maxLength: 300, description: 'For the audit list' })
const Moment = Type.Number()
const Perhaps = Type.Union([Type.Number(), Type.Null()])
const Search = Type.Optional(Type.String({ maxLength: 60 }))
const Page = Type.Optional(Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_.-]+$' }))
const Next = Type.Union([Type.String(), Type.Null()])

export const ProveBody = Type.Object(
  { password: Type.String({ maxLength: 200 }) },
  { $id: 'Prove', additionalProperties: false },
)
export const WhyBody = Type.Object({ why: Why }, { $id: 'Why', additionalProperties: false })
/** For so many hours, or for good. */
const Hours = Type.Union([Type.Integer({ minimum: 1, maximum: 87_600 }), Type.Null()])
export const MuteBody = Type.Object({ hours: Hours, why: Why }, { $id: 'Mute', additionalProperties: false })
export const BanBody = Type.Object(
  {
    hours: Hours,
    why: Why,
    /** Whether guests of the same address go too, and no new ones come from there for a while. */
    household: Type.Boolean(),
  },
  { $id: 'Ban', additionalProperties: false },
)
export const RemoveLineBody = Type.Object(
  { line: Type.Integer({ minimum: 0 }), why: Why },
  { $id: 'RemoveLine', additionalProperties: false },
)
/** Names of jobs have colons, which a path has no place for. */
export const JobBody = Type.Object(
  { job: Type.String({ minLength: 1, maxLength: 200 }) },
  { $id: 'HostJobName', additionalProperties: false },
)

export const HostSearch = Type.Object({ search: Search, after: Page }, { additionalProperties: false })
export const HostTableSearch = Type.Object(
  { search: Search, after: Page, status: Type.Optional(OneOf(STATUSES)) },
  { additionalProperties: false },
)
export const HostReportQuery = Type.Object(
  { settled: Type.Optional(Type.Boolean()), after: Page },
  { additionalProperties: false },
)
export const HostPageQuery = Type.Object({ after: Page }, { additionalProperties: false })

export const HostOverviewSchema = Type.Object(
  {
    reports: Type.Integer({ description: 'Not settled yet' }),
    dead: Type.Integer({ description: 'Jobs that were given up' }),
    faults: Type.Integer(),
    /** Until when the password counts as just given. */
    provenUntil: Moment,
  },
  { $id: 'HostOverview' },
)
export type HostOverview = Static<typeof HostOverviewSchema>

export const HostTableSchema = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    status: OneOf(STATUSES),
    public: Type.Boolean(),
    seats: Type.Array(
      Type.Object({
        kind: OneOf(['open', 'person', 'bot', 'gone'] as const),
        name: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    createdAt: Moment,
  },
  { $id: 'HostTable' },
)
export type HostTable = Static<typeof HostTableSchema>
export const HostTablesSchema = Type.Object({ tables: Type.Array(HostTableSchema), next: Next }, { $id: 'HostTables' })

const person = {
  id: Type.String(),
  name: Type.String(),
  guest: Type.Boolean(),
  host: Type.Boolean(),
  createdAt: Moment,
  seenAt: Moment,
  banned: Type.Boolean(),
  /** `null` beside `banned`: for good. */
  bannedUntil: Perhaps,
  /** 0: not muted. `null`: for good. */
  mutedUntil: Perhaps,
}
export const HostPersonSchema = Type.Object(person, { $id: 'HostPerson' })
export type HostPerson = Static<typeof HostPersonSchema>
export const HostPeopleSchema = Type.Object({ people: Type.Array(HostPersonSchema), next: Next }, { $id: 'HostPeople' })
export const HostPersonPageSchema = Type.Object(
  {
    ...person,
    sessions: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: OneOf(['browser', 'token'] as const),
        label: Type.String(),
        createdAt: Moment,
        seenAt: Moment,
      }),
    ),
    reports: Type.Integer(),
    /** Guests who came from the same addresses. */
    household: Type.Integer(),
  },
  { $id: 'HostPersonPage' },
)
export type HostPersonPage = Static<typeof HostPersonPageSchema>

export const HostReportSchema = Type.Object(
  {
    id: Type.String(),
    at: Moment,
    table: Type.String(),
    game: Type.String(),
    person: Type.String(),
    name: Type.String(),
    by: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
    line: Type.Union([Type.Integer(), Type.Null()]),
    words: Type.String({ description: 'As they were when they were reported' }),
    removed: Type.Boolean(),
    reason: OneOf(REPORT_REASONS),
    note: Type.String(),
    settledAt: Perhaps,
  },
  { $id: 'HostReport' },
)
export type HostReport = Static<typeof HostReportSchema>
export const HostReportsSchema = Type.Object(
  { reports: Type.Array(HostReportSchema), next: Next },
  { $id: 'HostReports' },
)

export const ResetLinkSchema = Type.Object(
  { path: Type.String({ description: 'Behind the address of the house; shown once' }), expiresAt: Moment },
  { $id: 'ResetLink' },
)

export const HostHouseSchema = Type.Object(
  {
    jobs: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: Type.String(),
        table: Type.Union([Type.String(), Type.Null()]),
        failures: Type.Integer(),
        /** `null` where it could tell something of a running game. */
        error: Type.Union([Type.String(), Type.Null()]),
        deadAt: Moment,
      }),
    ),
    faults: Type.Array(Type.Object({ id: Type.String(), table: Type.String(), at: Moment })),
    /** Tables this node serves in a thread apart. */
    quarantined: Type.Array(Type.String()),
  },
  { $id: 'HostHouse' },
)
export type HostHouse = Static<typeof HostHouseSchema>

export const HostAuditSchema = Type.Object(
  {
    entries: Type.Array(
      Type.Object({
        id: Type.String(),
        at: Moment,
        actor: Type.String(),
        action: Type.String(),
        subject: Type.String(),
        detail: Type.String(),
      }),
    ),
    next: Next,
  },
  { $id: 'HostAudit' },
)
export type HostAudit = Static<typeof HostAuditSchema>
