/** Acting at a table, and what a seat is told. */
import { type Static, Type } from 'typebox'
import { MOST_STEPS } from '../engine/draft.ts'
import type { Patch } from '../engine/index.ts'
import { ClocksSchema, OutcomeSchema } from './common.ts'

/** Made by the client, new for each act; sending the same act again with the same id has no second effect. */
export const MoveId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_.:-]+$' })

/** The number of the last update the seat has seen. */
export const UpdateNumber = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

export const ActBody = Type.Object(
  {
    id: MoveId,
    number: UpdateNumber,
    /** Small steps in the game's notation: all are played, or none. */
    steps: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: MOST_STEPS }),
  },
  { $id: 'Act', additionalProperties: false },
)
export type ActRequest = Static<typeof ActBody>

export const UndoBody = Type.Object(
  {
    id: MoveId,
    number: UpdateNumber,
    /** How many of the seat's latest steps, all of them or none; one unless told. */
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_STEPS })),
  },
  { $id: 'Undo', additionalProperties: false },
)
export type UndoRequest = Static<typeof UndoBody>

/** The act is in the log and on the disk. */
export const ActedSchema = Type.Object({ ok: Type.Literal(true), number: UpdateNumber }, { $id: 'Acted' })
export type Acted = Static<typeof ActedSchema>

export const EventSchema = Type.Unsafe<{ readonly type: string }>(
  Type.Object({ type: Type.String() }, { $id: 'Event', additionalProperties: true }),
)
const AnyJson = Type.Unsafe<unknown>({ description: "The game's own data" })
const seatOrWatcher = Type.Union([Type.Integer(), Type.Null()])

/** What every update and every full state say besides the view. */
const facts = {
  table: Type.String(),
  /** Whose view this is; `null` for a spectator. */
  seat: seatOrWatcher,
  number: UpdateNumber,
  /**
   * `stateHash(view)`, or the print of it (`engine/print.ts`) for whoever connected with `?hash=print`; if yours differs, open the table again
   * without a number.
   */
  hash: Type.String(),
  awaiting: Type.Array(Type.Integer()),
  undo: Type.Boolean({ description: 'Whether this seat can take back its last step' }),
  outcome: Type.Union([OutcomeSchema, Type.Null()]),
  clocks: Type.Union([ClocksSchema, Type.Null()]),
}

/** A seat's whole view. */
export const StateSchema = Type.Object({ tell: Type.Literal('state'), ...facts, view: AnyJson }, { $id: 'State' })
export type StateMessage = Static<typeof StateSchema>

/** One numbered step of a seat's view: apply `patched(view, patch)` if `number` is the next one. */
export const UpdateSchema = Type.Object(
  {
    tell: Type.Literal('update'),
    ...facts,
    patch: Type.Unsafe<Patch | null>({ description: 'See engine/patch.ts' }),
    events: Type.Array(EventSchema),
    /** Who acted, when the seat may know it; `null` for the server. */
    by: Type.Optional(seatOrWatcher),
  },
  { $id: 'Update' },
)
export type UpdateMessage = Static<typeof UpdateSchema>

export const StateQuery = Type.Object(
  {
    number: Type.Optional(UpdateNumber),
    wait: Type.Optional(
      Type.Number({ minimum: 0, maximum: 60, description: 'Seconds to wait for something newer than `number`' }),
    ),
  },
  { additionalProperties: false },
)

const ViewerWord = Type.String({ pattern: '^([0-9]{1,2}|watch)$' })
export const HistoryQuery = Type.Object(
  {
    from: Type.Optional(UpdateNumber),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** A seat's number or `watch`; another's view than your own only when the game is over. */
    viewer: Type.Optional(ViewerWord),
    /** What `viewer` was called before version 1 had a number. */
    eyes: Type.Optional(Type.Unsafe<string>({ ...ViewerWord, deprecated: true })),
  },
  { additionalProperties: false },
)

/** A seat's state with its legal moves, for those who do not run the rules themselves. */
export const SeatStateSchema = Type.Object(
  { ...facts, view: AnyJson, legal: Type.Array(Type.String()) },
  { $id: 'SeatState' },
)
export type SeatState = Static<typeof SeatStateSchema>

/** A stretch of a seat's history: the view at number `from`, and the updates after it. */
export const HistorySchema = Type.Object(
  {
    seat: seatOrWatcher,
    from: UpdateNumber,
    view: AnyJson,
    updates: Type.Array(
      Type.Object({
        number: UpdateNumber,
        patch: Type.Unsafe<Patch | null>({}),
        events: Type.Array(EventSchema),
        by: Type.Optional(seatOrWatcher),
        awaiting: Type.Array(Type.Integer()),
        outcome: Type.Union([OutcomeSchema, Type.Null()]),
        /** Milliseconds since 1970. */
        at: Type.Number(),
      }),
    ),
    /** The newest number there is; ask again from the last one you got while it is smaller. */
    number: UpdateNumber,
  },
  { $id: 'History' },
)
export type History = Static<typeof HistorySchema>

/** A link to a moment of a private table: `number` is the update its maker looks at. */
export const MakeLookBody = Type.Object({ number: UpdateNumber }, { $id: 'MakeLook', additionalProperties: false })
export const MadeLookSchema = Type.Object(
  {
    /** For `GET /looks/:token`; it is told once. */
    token: Type.String(),
    /** The same moment as a spectator counts it. */
    moment: UpdateNumber,
  },
  { $id: 'MadeLook' },
)
export const LookQuery = Type.Object(
  {
    from: Type.Optional(UpdateNumber),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  },
  { additionalProperties: false },
)
/** A private table as a spectator saw it up to that moment; all of it once the game is over. */
export const LookSchema = Type.Object(
  {
    game: Type.String(),
    version: Type.Integer(),
    options: Type.Record(Type.String(), Type.Unknown()),
    seats: Type.Array(
      Type.Object({
        kind: Type.String(),
        name: Type.Union([Type.String(), Type.Null()]),
        level: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    moment: UpdateNumber,
    history: HistorySchema,
  },
  { $id: 'Look' },
)
export type Look = Static<typeof LookSchema>
