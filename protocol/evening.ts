/** A table proposed for an evening: when, and who says that they come. */
import { type Static, Type } from 'typebox'
import { OneOf, SeatNumber } from './common.ts'

export const ANSWERS = ['yes', 'maybe', 'no'] as const
export type EveningAnswer = (typeof ANSWERS)[number]

/** `planned`: nobody sits down before its hour. `open`: the hour has come, and seats are kept. `off`: called off. */
export const EVENING_STATES = ['planned', 'open', 'off'] as const

const when = {
  at: Type.Integer({ minimum: 0, maximum: 9_999_999_999_999, description: 'Milliseconds since 1970' }),
  /** IANA name of the zone it was proposed in: shown beside the reader's own time where the two differ. */
  zone: Type.String({ minLength: 1, maxLength: 60 }),
}

export const ProposeEveningBody = Type.Object(when, { $id: 'ProposeEvening', additionalProperties: false })
export type ProposeEvening = Static<typeof ProposeEveningBody>

/** By the name of an account. */
export const AskToEveningBody = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 40 }) },
  { $id: 'AskToEvening', additionalProperties: false },
)
export const AnswerEveningBody = Type.Object(
  { answer: OneOf(ANSWERS) },
  { $id: 'AnswerEvening', additionalProperties: false },
)

/** What a table's page says of it. */
export const EveningDateSchema = Type.Object({ ...when, state: OneOf(EVENING_STATES) }, { $id: 'EveningDate' })
export type EveningDate = Static<typeof EveningDateSchema>

const Answered = Type.Union([OneOf(ANSWERS), Type.Null()])

export const EveningSchema = Type.Object(
  {
    table: Type.String(),
    game: Type.String(),
    ...EveningDateSchema.properties,
    /** Who proposes it, if they have a name. */
    by: Type.Union([Type.String(), Type.Null()]),
    /** Whether you propose it: you may then move it, call it off, open the table early and ask people. */
    host: Type.Boolean(),
    /** What you have said; `null` before you have. */
    yours: Answered,
    /** Who has said what, in that order. Only the host is told whom they have asked and who has not answered (`null`). */
    answers: Type.Array(Type.Object({ name: Type.String(), answer: Answered })),
    /** How many seats there are for those who come. */
    seats: SeatNumber,
  },
  { $id: 'Evening' },
)
export type Evening = Static<typeof EveningSchema>

export const EveningListSchema = Type.Object({ evenings: Type.Array(EveningSchema) }, { $id: 'EveningList' })
