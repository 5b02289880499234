import { type Static, Type } from 'typebox'
import { EXTRA_TIMES, type ExtraTimes } from '../engine/clock.ts'
import type { Outcome } from '../engine/index.ts'

/** One of a few words. */
export function OneOf<const T extends readonly string[]>(words: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...words] })
}

export const Id = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 })
/** A level of the bots, or one with a temper: `earl.bold`. */
export const Level = Type.String({ minLength: 1, maxLength: 20, pattern: '^[a-z-]+([.][a-z]+)?$' })
export const PlayerName = Type.String({ minLength: 1, maxLength: 24 })
export const Password = Type.String({ minLength: 8, maxLength: 200 })
/** The secret part of an invitation link. */
export const Invite = Type.String({ minLength: 10, maxLength: 60, pattern: '^[A-Za-z0-9_-]+$' })

export const Ok = Type.Object({ ok: Type.Literal(true) }, { $id: 'Ok' })
export type OkBody = Static<typeof Ok>

export const OutcomeSchema = Type.Unsafe<Outcome>(
  Type.Object(
    {
      places: Type.Array(Type.Integer()),
      scores: Type.Array(Type.Number()),
      lost: Type.Optional(Type.Literal(true, { description: 'The game has beaten everybody; all places are 1' })),
      /** A reason of the game, or of the server: `resigned`, `timeout`, `agreed-draw`, `aborted`, `closed`. */
      reason: Type.String(),
    },
    { $id: 'Outcome' },
  ),
)

const seconds = (description: string) => Type.Integer({ minimum: 0, maximum: 86_400, description })

const Extra = Type.Optional(
  Type.Array(Type.Unsafe<ExtraTimes>({ type: 'number', enum: [...EXTRA_TIMES] }), {
    minItems: 1,
    maxItems: 16,
    description:
      'For each seat how many times the time it has, said when the table is made: everybody sees it before they sit down',
  }),
)

/** What happens to a seat whose time is up. */
export const OVERDUE = ['lose', 'idle', 'bot'] as const

export const ClockSchema = Type.Union(
  [
    Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
    Type.Object(
      {
        kind: Type.Literal('live'),
        perMove: seconds('Seconds for each decision before the reserve is touched'),
        reserve: seconds('Seconds in reserve for the whole game'),
        increment: seconds('Seconds added to the reserve after each completed decision'),
        overdue: OneOf(OVERDUE),
        extra: Extra,
      },
      { additionalProperties: false },
    ),
    Type.Object(
      {
        kind: Type.Literal('days'),
        days: Type.Number({ minimum: 0.0001, maximum: 60, description: 'Days for each decision' }),
        bank: Type.Optional(
          Type.Number({
            minimum: 0,
            maximum: 120,
            description: 'Days in reserve for the whole game, used when a decision takes longer',
          }),
        ),
        overdue: OneOf(OVERDUE),
        extra: Extra,
      },
      { additionalProperties: false },
    ),
  ],
  { $id: 'Clock' },
)
export type ClockSpec = Static<typeof ClockSchema>
export type LiveClock = Extract<ClockSpec, { kind: 'live' }>
export type DaysClock = Extract<ClockSpec, { kind: 'days' }>
export type Overdue = (typeof OVERDUE)[number]

/**
 * The clocks as they stand. Milliseconds; `at` is the server's time when this was written, so a
 * client counts down from `deadline - at` without trusting its own clock.
 */
export const ClocksSchema = Type.Object(
  {
    at: Type.Number(),
    paused: Type.Boolean(),
    /** For each seat: when its time is up (`null` when its clock does not run) and what is left in reserve. */
    seats: Type.Array(
      Type.Object({
        deadline: Type.Union([Type.Number(), Type.Null()]),
        reserve: Type.Union([Type.Number(), Type.Null()]),
      }),
    ),
  },
  { $id: 'Clocks' },
)
export type Clocks = Static<typeof ClocksSchema>
