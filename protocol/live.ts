/**
 * The live connection, `GET /api/live` (WebSocket, one JSON object per message).
 *
 * Open a table and its messages come: first `table` and `state`, then numbered `update`s. After a
 * broken connection open it again with the last `number` and `hash`: the missing updates come, or a
 * full `state` where that is shorter. A table can also be opened by someone without a session if
 * it is public.
 */
import { type Static, Type } from 'typebox'
import { Id, Invite } from './common.ts'
import { ActBody, MoveId, type StateMessage, UndoBody, UpdateNumber, type UpdateMessage } from './moves.ts'
import type { Notice } from './people.ts'
import type { RefusalBody } from './refusals.ts'
import type { ChatLine, TableInfo } from './tables.ts'

const request = { id: MoveId, table: Id }

export const OpenMessage = Type.Object(
  {
    do: Type.Literal('open'),
    ...request,
    number: Type.Optional(UpdateNumber),
    hash: Type.Optional(Type.String({ maxLength: 64 })),
    invite: Type.Optional(Invite),
  },
  { additionalProperties: false },
)
export const CloseMessage = Type.Object({ do: Type.Literal('close'), ...request }, { additionalProperties: false })
export const ActMessage = Type.Object(
  { do: Type.Literal('act'), table: Id, ...ActBody.properties },
  { additionalProperties: false },
)
export const UndoMessage = Type.Object(
  { do: Type.Literal('undo'), table: Id, ...UndoBody.properties },
  { additionalProperties: false },
)
export const ChatMessage = Type.Object(
  { do: Type.Literal('chat'), ...request, text: Type.String({ minLength: 1, maxLength: 500 }) },
  { additionalProperties: false },
)
export const PingMessage = Type.Object({ do: Type.Literal('ping'), id: MoveId }, { additionalProperties: false })

export const ClientMessageSchema = Type.Union(
  [OpenMessage, CloseMessage, ActMessage, UndoMessage, ChatMessage, PingMessage],
  { $id: 'ClientMessage' },
)
export type ClientMessage = Static<typeof ClientMessageSchema>

/** The answer to the message with that `id`; updates an act caused come before it. */
export type AnswerMessage =
  | { readonly tell: 'answer'; readonly id: string; readonly ok: true; readonly number?: number }
  | ({ readonly tell: 'answer'; readonly id: string; readonly ok: false } & RefusalBody)

export interface TableMessage {
  readonly tell: 'table'
  readonly info: TableInfo
}

export interface ChatLineMessage {
  readonly tell: 'chat'
  readonly table: string
  readonly line: ChatLine
}

/** To every connection of a person, whatever tables it has open. */
export interface NoticeMessage {
  readonly tell: 'notice'
  readonly notice: Notice
}

/** The table is not open to you any more: the host has shown you out. Nothing more of it comes. */
export interface ClosedMessage {
  readonly tell: 'closed'
  readonly table: string
}

/** The server goes away for a moment or closes this connection; reconnect after `wait` milliseconds. */
export interface ByeMessage {
  readonly tell: 'bye'
  readonly reason: 'restart' | 'slow' | 'signed-out'
  readonly wait: number
}

export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | AnswerMessage
  | TableMessage
  | ChatLineMessage
  | NoticeMessage
  | ClosedMessage
  | ByeMessage

/** The largest message either side sends to the other's server. */
export const PAYLOAD_LIMIT = 65_536
