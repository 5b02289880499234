/** People: guests, accounts, sessions, preferences. */
import { type Static, Type } from 'typebox'
import { OneOf, Password, PlayerName } from './common.ts'

const Hour = Type.Integer({ minimum: 0, maximum: 24 })

export const PreferencesSchema = Type.Object(
  {
    language: Type.Optional(OneOf(['en', 'fr', 'it', 'cs', 'de'] as const)),
    theme: Type.Optional(OneOf(['light', 'dark', 'system'] as const)),
    motion: Type.Optional(Type.Boolean()),
    sound: Type.Optional(Type.Boolean()),
    /** IANA name, such as `Europe/Prague`. */
    zone: Type.Optional(Type.String({ maxLength: 60 })),
    /** Correspondence clocks run only in these hours of your zone. */
    playHours: Type.Optional(Type.Union([Type.Object({ from: Hour, to: Hour }), Type.Null()])),
    /** Correspondence clocks stand still on these days (inclusive, `2026-08-01`). */
    vacation: Type.Optional(
      Type.Array(
        Type.Object({
          from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
          to: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
        }),
        { maxItems: 10 },
      ),
    ),
    /** Free for the client: small settings it wants to find again elsewhere. */
    client: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 40 }),
        Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]),
      ),
    ),
  },
  { $id: 'Preferences', additionalProperties: false },
)
export type Preferences = Static<typeof PreferencesSchema>

/** More than all courses and puzzles together have, and a puzzle of the day for some years. */
export const MOST_LESSONS = 2000

/** Lessons that were learned, as `game/lesson`; solved puzzles are kept as such, too. */
export const LessonsSchema = Type.Object({ learned: Type.Array(Type.String()) }, { $id: 'Lessons' })
export const LessonsBody = Type.Object(
  {
    learned: Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,40}/[a-z0-9-]{1,40}$' }), {
      maxItems: MOST_LESSONS,
      uniqueItems: true,
    }),
  },
  { $id: 'NewLessons', additionalProperties: false },
)

export const MeSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    guest: Type.Boolean(),
    preferences: PreferencesSchema,
    /** How many tables wait for you. */
    needed: Type.Integer(),
    /** Whether you keep order in this house. */
    host: Type.Boolean(),
  },
  { $id: 'Me' },
)
export type Me = Static<typeof MeSchema>
/** `null` for somebody without a session. */
export const MaybeMeSchema = Type.Object({ me: Type.Union([MeSchema, Type.Null()]) }, { $id: 'MaybeMe' })
export type MaybeMe = Static<typeof MaybeMeSchema>

export const GuestBody = Type.Object(
  { name: Type.Optional(PlayerName), language: Type.Optional(OneOf(['en', 'fr', 'it', 'cs', 'de'] as const)) },
  { $id: 'Guest', additionalProperties: false },
)
export const AccountBody = Type.Object(
  { name: PlayerName, password: Password },
  { $id: 'Account', additionalProperties: false },
)
export const RenameBody = Type.Object({ name: PlayerName }, { $id: 'Rename', additionalProperties: false })
export const ChangePasswordBody = Type.Object(
  { old: Type.String({ maxLength: 200 }), new: Password },
  { $id: 'ChangePassword', additionalProperties: false },
)
/** Deleting needs the password again; a guest sends none. */
export const DeleteMeBody = Type.Object(
  { password: Type.Optional(Type.String({ maxLength: 200 })) },
  { $id: 'DeleteMe', additionalProperties: false },
)

export const SessionSchema = Type.Object(
  {
    id: Type.String(),
    kind: OneOf(['browser', 'token'] as const),
    label: Type.String(),
    createdAt: Type.Number(),
    seenAt: Type.Number(),
    current: Type.Boolean(),
  },
  { $id: 'Session' },
)
export const SessionListSchema = Type.Object({ sessions: Type.Array(SessionSchema) }, { $id: 'SessionList' })
export type SessionList = Static<typeof SessionListSchema>

/** A token for a program, sent as `Authorization: Bearer <token>`. */
export const TokenBody = Type.Object(
  { label: Type.String({ minLength: 1, maxLength: 60 }) },
  { $id: 'NewToken', additionalProperties: false },
)
export const TokenSchema = Type.Object({ id: Type.String(), token: Type.String() }, { $id: 'Token' })

/**
 * `hurry`: your time is almost up. `proposal`: your vote is asked for. `replaced`: somebody sits in for you, and you may come back.
 * `returned`: the owner of the seat you sat in for is back. `evening`: a table is proposed for an evening (`asked`), on another one
 * (`moved`), or not after all (`off`). `reminder`: it is a `day` or an `hour` away, or the table is `open`. `answer`: somebody comes
 * (`yes`), perhaps (`maybe`), or does not (`no`), or has `declined` the seat you kept for them. `channel-off`: calls did not get through, and are no longer sent there.
 */
export const NOTICES = [
  'needed',
  'hurry',
  'started',
  'finished',
  'rematch',
  'invited',
  'proposal',
  'chat',
  'replaced',
  'returned',
  'evening',
  'reminder',
  'answer',
  'channel-off',
] as const
export const NOTICE_REASONS = [
  'opening',
  'mail',
  'push',
  'hook',
  'asked',
  'moved',
  'off',
  'day',
  'hour',
  'open',
  'yes',
  'maybe',
  'no',
  'declined',
] as const

export const NoticeSchema = Type.Object(
  {
    id: Type.String(),
    kind: OneOf(NOTICES),
    /**
     * Why you are needed, if it is not for a decision: `opening`, to open your part of the dice so that the game can begin. Of
     * `channel-off`, which one: `mail`, `push` or `hook`. Of what is about an evening, what happened.
     */
    reason: Type.Optional(OneOf(NOTICE_REASONS)),
    /** Who did it, where that is somebody with a name. */
    name: Type.Optional(Type.String()),
    /** Empty where it is about none. */
    table: Type.String(),
    game: Type.String(),
    at: Type.Number(),
  },
  { $id: 'Notice' },
)
export type Notice = Static<typeof NoticeSchema>
export const NoticeListSchema = Type.Object({ notices: Type.Array(NoticeSchema) }, { $id: 'NoticeList' })

/** What is kept about a person, part by part, as the rows have it. */
export const ExportSchema = Type.Object(
  {
    person: Type.Unknown(),
    sessions: Type.Array(Type.Unknown()),
    seats: Type.Array(Type.Unknown()),
    chat: Type.Array(Type.Unknown()),
    notes: Type.Array(Type.Unknown()),
    notices: Type.Array(Type.Unknown()),
    blocks: Type.Array(Type.Unknown()),
    reports: Type.Array(Type.Unknown()),
    passkeys: Type.Array(Type.Unknown()),
    calls: Type.Unknown(),
    learned: Type.Array(Type.String()),
    figures: Type.Array(Type.Unknown()),
  },
  { $id: 'Export' },
)
