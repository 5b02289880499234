/** Standing orders: what a seat wants done in its absence. Nobody but the seat itself ever sees them. */
import { type Static, Type } from 'typebox'
import { LONGEST_LINE, SPANS } from '../engine/standing.ts'
import { Id, OneOf } from './common.ts'

const OrderKindId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' })

export const GiveStandingBody = Type.Object(
  {
    kind: OrderKindId,
    span: OneOf(SPANS),
    /** For a line: others' moves and one's own as they would be played, in notation. */
    plies: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: LONGEST_LINE })),
  },
  { $id: 'GiveStanding', additionalProperties: false },
)

export const StandingSchema = Type.Object(
  {
    /** What may be ordered at this table, in the game's own words (`standing.<id>`). */
    kinds: Type.Array(OrderKindId),
    /** Whether an order may end with the turn, and whether positions may be answered (`line`). */
    turns: Type.Boolean(),
    line: Type.Boolean(),
    orders: Type.Array(
      Type.Object({
        id: Id,
        kind: OrderKindId,
        span: OneOf(SPANS),
        /** One's own replies in a line. */
        plays: Type.Array(Type.String()),
      }),
    ),
    /** What was carried out, the latest first: the move, and the number of my update it led to. */
    done: Type.Array(Type.Object({ at: Type.Number(), text: Type.String(), number: Type.Number() })),
    /**
     * Orders that are no more, the latest first: carried out (`done`), given for a turn that is over (`over`), no longer to be carried out as
     * what they waited for did not come or has come (`stopped`), or gone with the seat (`left`).
     */
    ended: Type.Array(
      Type.Object({ id: Id, kind: OrderKindId, why: OneOf(['done', 'over', 'stopped', 'left']), at: Type.Number() }),
    ),
  },
  { $id: 'Standing' },
)
export type Standing = Static<typeof StandingSchema>
export type GiveStanding = Static<typeof GiveStandingBody>
export const OrderParams = Type.Object({ id: Id, order: Id })
