/** Keeping order among people: reports, blocks, a new password by a link, and who runs the house. */
import { type Static, Type } from 'typebox'
import { Id, OneOf, Password, SeatNumber } from './common.ts'

const LineNumber = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

/** Somebody as one meets them: who said that line, or who sits there. */
const met = {
  table: Id,
  line: Type.Optional(LineNumber),
  seat: Type.Optional(SeatNumber),
}

export const REPORT_REASONS = ['insult', 'name', 'spam', 'cheating', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const ReportBody = Type.Object(
  { ...met, reason: OneOf(REPORT_REASONS), note: Type.Optional(Type.String({ maxLength: 500 })) },
  { $id: 'NewReport', additionalProperties: false },
)
export type NewReport = Static<typeof ReportBody>

export const BlockBody = Type.Object(met, { $id: 'NewBlock', additionalProperties: false })
export type Met = Static<typeof BlockBody>

export const BlockListSchema = Type.Object(
  { blocked: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), at: Type.Number() })) },
  { $id: 'BlockList' },
)

/** The secret is the part of the link behind `#`, which browsers send to nobody. */
export const ResetBody = Type.Object(
  { secret: Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }), password: Password },
  { $id: 'Reset', additionalProperties: false },
)

/** Who answers for this house, as they want to be named. */
export const HouseSchema = Type.Object(
  {
    name: Type.Union([Type.String(), Type.Null()]),
    /** A mail address or a page. */
    contact: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'House' },
)
export type House = Static<typeof HouseSchema>
