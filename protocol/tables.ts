/** Tables: who sits there, how they are made, joined, started and ended. */
import { type Static, Type } from 'typebox'
import type { OptionSpec, Phrase } from '../engine/index.ts'
import { ENTROPY_WAYS } from '../engine/entropy.ts'
import { LOCALES } from '../engine/words.ts'
import { EveningDateSchema } from './evening.ts'
import { TableFiguresSchema } from './figures.ts'
import { ClockSchema, Id, Invite, Level, OneOf, OutcomeSchema, SeatNumber } from './common.ts'

/**
 * 32 bytes in hex that a seat adds to the dice; for those who send none it follows from the key the table is bound to. Sent when sitting
 * down it is sent openly: commit to it instead, and open it at the start.
 */
export const Entropy = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** SHA-256 in hex of `rose-and-crown dice entropy ` and the entropy in hex. The seat opens it when the table asks for it. */
export const Commitment = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** A picture is asked for in one of a few shapes; nobody names a size. */
export const PictureQuery = Type.Object(
  {
    shape: Type.Optional(OneOf(['board', 'card'])),
    theme: Type.Optional(OneOf(['day', 'night'])),
    locale: Type.Optional(OneOf(LOCALES)),
    invite: Type.Optional(Invite),
  },
  { additionalProperties: false },
)

export const SeatPlan = Type.Union(
  [
    Type.Object({ kind: Type.Literal('open') }, { additionalProperties: false }),
    /** The seat of whoever makes the table. */
    Type.Object({ kind: Type.Literal('me') }, { additionalProperties: false }),
    Type.Object({ kind: Type.Literal('bot'), level: Level }, { additionalProperties: false }),
  ],
  { $id: 'SeatPlan' },
)

/** When a table may replace somebody who stays away. The clock decides in any case, and between two it alone. */
export const AbsenceSchema = Type.Union(
  [
    Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
    Type.Object(
      {
        kind: Type.Literal('vote'),
        after: Type.Integer({
          minimum: 1,
          maximum: 86_400,
          description: 'Minutes for which the table has waited for them, unseen, before the others may vote',
        }),
      },
      { additionalProperties: false },
    ),
  ],
  { $id: 'Absence' },
)
export type Absence = Static<typeof AbsenceSchema>

export const SIDES = ['chosen', 'random'] as const

export const CreateTableBody = Type.Object(
  {
    game: Id,
    /** One plan for each seat; their number is the number of players. */
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 16 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
    /** Public tables are in the lobby and can be watched by anybody. */
    public: Type.Optional(Type.Boolean()),
    clock: Type.Optional(ClockSchema),
    /** Unless told: a vote after five minutes at a live clock, after a clock's time by correspondence, none without a clock. */
    absence: Type.Optional(AbsenceSchema),
    /** The level of the bot that sits in for whoever is away (a knight unless told); `none` opens the seat. */
    substitute: Type.Optional(Level),
    commitment: Type.Optional(Commitment),
    entropy: Type.Optional(Entropy),
    /** `random`: who plays which side is drawn from the sealed dice when the game starts; `chosen` unless told. */
    sides: Type.Optional(OneOf(SIDES)),
    /** Start by itself as soon as every seat is taken (the default, unless the game lets each seat choose something). */
    autoStart: Type.Optional(Type.Boolean()),
  },
  { $id: 'CreateTable', additionalProperties: false },
)
export type CreateTable = Static<typeof CreateTableBody>

export const JoinBody = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    invite: Type.Optional(Invite),
    commitment: Type.Optional(Commitment),
    entropy: Type.Optional(Entropy),
  },
  { $id: 'Join', additionalProperties: false },
)
export type Join = Static<typeof JoinBody>

export const CommitBody = Type.Object({ commitment: Commitment }, { $id: 'Commit', additionalProperties: false })
/** Programs from before there were commitments send no body. */
export const RematchBody = Type.Union(
  [Type.Object({ commitment: Type.Optional(Commitment) }, { additionalProperties: false }), Type.Null()],
  { $id: 'Rematch' },
)
/** `round` is that of the table's page: what everybody is bound to. With `null` the game goes on without your entropy. */
export const OpeningBody = Type.Object(
  { round: Type.String({ pattern: '^[0-9a-f]{64}$' }), entropy: Type.Union([Entropy, Type.Null()]) },
  { $id: 'Opening', additionalProperties: false },
)
export type Opening = Static<typeof OpeningBody>

export const EnterBody = Type.Object({ invite: Invite }, { $id: 'Enter', additionalProperties: false })
export const SeatBotBody = Type.Object(
  { seat: SeatNumber, level: Level },
  { $id: 'SeatBot', additionalProperties: false },
)
/** What one seat chooses of an option that each seat has for itself: your own, or as the host a bot's or an open one. */
export const SettingBody = Type.Object(
  {
    seat: SeatNumber,
    option: Type.String({ minLength: 1, maxLength: 40 }),
    value: Type.Union([Type.String({ maxLength: 80 }), Type.Boolean(), Type.Integer()]),
  },
  { $id: 'Setting', additionalProperties: false },
)
export type Setting = Static<typeof SettingBody>
export const SeatOnlyBody = Type.Object({ seat: SeatNumber }, { $id: 'SeatOnly', additionalProperties: false })

/** By the name of an account; a seat is kept for them. */
export const AskInBody = Type.Object(
  { seat: SeatNumber, name: Type.String({ minLength: 1, maxLength: 40 }) },
  { $id: 'AskIn', additionalProperties: false },
)
export const ShowOutBody = Type.Object({ person: Id }, { $id: 'ShowOut', additionalProperties: false })

export const PROPOSALS = ['abort', 'draw', 'pause', 'resume', 'substitute', 'rules', 'back'] as const
/**
 * `resume` ends a pause when all agree, or a while after the first has asked. `substitute` lets the bot that was agreed on sit in
 * for somebody who is away, or opens their seat to somebody who has not seen the game. A `level` is read for the sake of older
 * clients, and counts for nothing. `rules` goes on by the newest rules, where by them the game would stand as it does; the `level`
 * of such a proposal is their version. `back` takes back the proposer's latest turn with everything that came after it, as far as nothing
 * was drawn or shown since; whoever plays on has declined it.
 */
export const ProposeBody = Type.Object(
  { kind: OneOf(PROPOSALS), seat: Type.Optional(SeatNumber), level: Type.Optional(Level) },
  { $id: 'Propose', additionalProperties: false },
)
export type Propose = Static<typeof ProposeBody>
/** `proposal` is the `id` of the one that is answered. */
export const VoteBody = Type.Object(
  { proposal: Type.String({ minLength: 1, maxLength: 80 }), agree: Type.Boolean() },
  { $id: 'Vote', additionalProperties: false },
)
export type Vote = Static<typeof VoteBody>

export const ChatBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500 }) },
  { $id: 'Say', additionalProperties: false },
)
export const ChatLineSchema = Type.Object(
  {
    n: Type.Integer(),
    seat: Type.Union([Type.Integer(), Type.Null()]),
    name: Type.String(),
    text: Type.String(),
    at: Type.Number(),
    /** The host has removed the words; the line comes again, with the same number, to whoever had heard them. */
    removed: Type.Optional(Type.Literal(true)),
  },
  { $id: 'ChatLine' },
)
export type ChatLine = Static<typeof ChatLineSchema>
export const ChatListSchema = Type.Object({ lines: Type.Array(ChatLineSchema) }, { $id: 'ChatList' })

export const NotesBody = Type.Object(
  { text: Type.String({ maxLength: 10_000 }) },
  { $id: 'Notes', additionalProperties: false },
)

export const STATUSES = ['open', 'playing', 'finished'] as const
/** Why the clock of a correspondence game stands still for somebody now: told to those who sit there too. */
const RestsSchema = Type.Union([OneOf(['holiday', 'hours'] as const), Type.Null()])
export type Rests = Static<typeof RestsSchema>

export const TableSeatSchema = Type.Object(
  {
    /** `gone`: somebody who was out and left, or who deleted their account and has no name any more. */
    kind: OneOf(['open', 'person', 'bot', 'gone'] as const),
    name: Type.Union([Type.String(), Type.Null()]),
    level: Type.Union([Type.String(), Type.Null()]),
    /** Kept for somebody by a rematch who has not come yet. */
    reserved: Type.Boolean(),
    /** Connected to any node now, or seen there within the last two minutes and not known to have gone since. */
    present: Type.Boolean(),
    rests: RestsSchema,
    /** A seat that may be handed on by `substitute`. */
    away: Type.Boolean(),
    /** Out of the game while the others play on: not awaited, not asked in votes, free to leave and watch. */
    out: Type.Boolean(),
    /** Whose seat it is, if somebody else sits in: they take over when they come back. */
    for: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'TableSeat' },
)
export type TableSeat = Static<typeof TableSeatSchema>

export const SeatChanceSchema = Type.Object(
  {
    /** Of a seat that sent its entropy openly it is worked out by the house; `null` for a seat that is free or the house's. */
    commitment: Type.Union([Type.String(), Type.Null()]),
    /**
     * `sealed`: committed, not opened yet. `opened`. `withheld`: the game began without it. `house`: a bot, or somebody who added nothing.
     * `openly`: sent without committing first. `null` for a free seat.
     */
    way: Type.Union([OneOf(['sealed', ...ENTROPY_WAYS] as const), Type.Null()]),
  },
  { $id: 'SeatChance' },
)
export type SeatChance = Static<typeof SeatChanceSchema>

export const TableInfoSchema = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    version: Type.Integer(),
    options: Type.Record(Type.String(), Type.Unknown()),
    /** In what its figures differ from the box. */
    figures: TableFiguresSchema,
    public: Type.Boolean(),
    status: OneOf(STATUSES),
    clock: ClockSchema,
    absence: AbsenceSchema,
    /** The level of the bot that sits in for whoever is away; `null` if their seat is opened. */
    substitute: Type.Union([Type.String(), Type.Null()]),
    paused: Type.Boolean(),
    /** Whether each takes the side they want, or sides are drawn when the game starts. */
    sides: OneOf(SIDES),
    /** For each seat the one its player had sat down at, once sides were drawn: what seats are bound to is listed by those. */
    drawn: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
    seats: Type.Array(TableSeatSchema),
    /** How many look on now. */
    watching: Type.Integer(),
    /** Who made the table, if they have a name. */
    madeBy: Type.Union([Type.String(), Type.Null()]),
    /** Your seat, or `null`. */
    you: Type.Union([Type.Integer(), Type.Null()]),
    /** The seat that is yours although somebody sits in: open the table, or join it, to sit there again. */
    kept: Type.Union([Type.Integer(), Type.Null()]),
    /** Whether you made the table: you may then start it, and seat bots, before it runs. */
    host: Type.Boolean(),
    /** Only for those who sit or made the table: the secret for `/t/<id>?invite=<invite>`. */
    invite: Type.Union([Type.String(), Type.Null()]),
    /** Only for those who sit or made the table, and only if it is private: who has come by its link to look on. */
    watchers: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    proposals: Type.Array(
      Type.Object(
        {
          /** A vote names it. */
          id: Type.String(),
          kind: OneOf(PROPOSALS),
          by: Type.Integer(),
          seat: Type.Union([Type.Integer(), Type.Null()]),
          level: Type.Union([Type.String(), Type.Null()]),
          /** Your own update that the table would go back to; only of `back`. */
          moment: Type.Union([Type.Integer(), Type.Null()]),
          agreed: Type.Array(Type.Integer()),
          needed: Type.Array(Type.Integer()),
          /** When it happens although not all have agreed; only of `resume`. */
          at: Type.Union([Type.Number(), Type.Null()]),
        },
        { $id: 'Proposal' },
      ),
    ),
    dice: Type.Object({
      commitment: Type.String(),
      /** Shown at the end. */
      key: Type.Union([Type.String(), Type.Null()]),
      entropy: Type.Array(Type.Union([Type.String(), Type.Null()])),
      /** What each seat is bound to and how far it is; for a seat by the house the table's own commitment binds it. */
      seats: Type.Array(SeatChanceSchema),
      /** Everybody sits and is bound: each seat that has committed opens, and the game begins. */
      opening: Type.Union([
        Type.Object({
          /** SHA-256 in hex of `rose-and-crown dice opening ` and the JSON list of the table's commitment and each seat's. */
          round: Type.String(),
          /** When the game begins without those who have not opened. */
          until: Type.Number(),
        }),
        Type.Null(),
      ]),
    }),
    /** The evening it is proposed for. */
    evening: Type.Union([EveningDateSchema, Type.Null()]),
    outcome: Type.Union([OutcomeSchema, Type.Null()]),
    /** The table a rematch was offered at; join it to accept. */
    rematch: Type.Union([Type.String(), Type.Null()]),
    createdAt: Type.Number(),
    startedAt: Type.Union([Type.Number(), Type.Null()]),
    endedAt: Type.Union([Type.Number(), Type.Null()]),
    /** Raised by every change of this page; drop what is older than what you have. */
    revision: Type.Integer(),
  },
  { $id: 'TableInfo' },
)
export type TableInfo = Static<typeof TableInfoSchema>

/** A sentence of the game as data: the id of its words and what goes into them (`engine/words.ts`). */
const PhraseSchema = Type.Unsafe<Phrase>(
  Type.Object({ say: Type.String() }, { $id: 'Phrase', additionalProperties: true }),
)

/** One line of the lobby or of "my tables". */
export const TableLineSchema = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    status: OneOf(STATUSES),
    public: Type.Boolean(),
    clock: ClockSchema,
    version: Type.Integer(),
    options: Type.Record(Type.String(), Type.Unknown()),
    /** How many of its figures differ from the box. */
    differs: Type.Integer(),
    sides: OneOf(SIDES),
    seats: Type.Array(
      Type.Object({
        kind: Type.String(),
        name: Type.Union([Type.String(), Type.Null()]),
        level: Type.Union([Type.String(), Type.Null()]),
        /** What the side is called, as a phrase of the game, and what it wears; `null` where the rules are not here. */
        side: Type.Union([PhraseSchema, Type.Null()]),
        livery: Type.Union([Type.String(), Type.Null()]),
        /** Kept for somebody who has not come yet. */
        reserved: Type.Boolean(),
        /** The table waits for this seat. */
        awaited: Type.Boolean(),
        /** When its time is up; `null` when its clock does not run. */
        deadline: Type.Union([Type.Number(), Type.Null()]),
        rests: RestsSchema,
      }),
    ),
    /** Where the game stands as a spectator sees it, as a phrase of the game. */
    stage: Type.Union([PhraseSchema, Type.Null()]),
    paused: Type.Boolean(),
    you: Type.Union([Type.Integer(), Type.Null()]),
    /** The table waits for you. */
    needed: Type.Boolean(),
    /** When your time is up. */
    deadline: Type.Union([Type.Number(), Type.Null()]),
    /** Lines of talk that you have not read, of those you would hear. */
    unread: Type.Integer(),
    /** When everybody, or you, were last told something about it. */
    updatedAt: Type.Number(),
  },
  { $id: 'TableLine' },
)
export type TableLine = Static<typeof TableLineSchema>
export const TableListSchema = Type.Object(
  {
    tables: Type.Array(TableLineSchema),
    /** The server's time: deadlines are measured from it. */
    at: Type.Number(),
    /** Pass it as `after` to get the next page. */
    next: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'TableList' },
)
export type TableList = Static<typeof TableListSchema>

export const LobbyQuery = Type.Object(
  {
    status: Type.Optional(OneOf(STATUSES)),
    game: Type.Optional(Id),
    after: Type.Optional(Type.String({ maxLength: 80 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false },
)

/** A page of my tables. */
export const PageQuery = Type.Object(
  {
    after: Type.Optional(Type.String({ maxLength: 20 })),
    /** Only those that wait for me, that are under way, that are not full, or that are over. */
    show: Type.Optional(OneOf(['needed', 'playing', 'open', 'finished'] as const)),
    game: Type.Optional(Id),
  },
  { additionalProperties: false },
)

/** Lines of talk up to this number are read. */
export const ReadBody = Type.Object({ n: Type.Integer({ minimum: 0 }) }, { $id: 'Read', additionalProperties: false })

export const ChatQuery = Type.Object(
  { after: Type.Optional(Type.Integer({ minimum: -1, description: 'Only lines after this number' })) },
  { additionalProperties: false },
)

const each = Type.Optional(
  Type.Literal('seat', { description: 'One value for each seat: the value of the option is a list of them' }),
)
const optionId = Type.String({ maxLength: 40 })
const optionSpec = Type.Union(
  [
    Type.Object({
      id: optionId,
      kind: Type.Literal('choice'),
      values: Type.Array(Type.String()),
      default: Type.String(),
      each,
    }),
    Type.Object({ id: optionId, kind: Type.Literal('flag'), default: Type.Boolean(), each }),
    Type.Object({
      id: optionId,
      kind: Type.Literal('number'),
      min: Type.Integer(),
      max: Type.Integer(),
      step: Type.Optional(Type.Integer({ minimum: 1, description: 'Counted from `min`; 1 unless told' })),
      default: Type.Integer(),
      each,
    }),
    Type.Object({
      id: optionId,
      kind: Type.Literal('figures', {
        description:
          'Corrected figures: entries by their path (`regions.wales.votes`), or parts of the data of the game; left out, those of the house',
      }),
      default: Type.Null(),
    }),
  ],
  { $id: 'OptionSpec' },
)
export const OptionSpecSchema = Type.Unsafe<OptionSpec>(optionSpec)

export const GamesSchema = Type.Object(
  {
    games: Type.Array(
      Type.Object({
        id: Type.String(),
        version: Type.Integer(),
        seatCounts: Type.Array(Type.Integer()),
        options: Type.Array(OptionSpecSchema),
        /** Tempers its bots may have, from the second level on: `earl.bold`. */
        tempers: Type.Array(Type.String()),
      }),
    ),
    levels: Type.Array(Type.String()),
  },
  { $id: 'Games' },
)
export type Games = Static<typeof GamesSchema>
