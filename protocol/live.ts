/**
 * The live connection, `GET /api/v1/live` (WebSocket, one JSON object per message), described at `/api/v1/live.json`.
 *
 * The server greets with `hello`. Open a table and its messages come: first `table` and `state`, then numbered
 * `update`s. After a broken connection open it again with the last `number` and `hash`: the missing updates come, or a
 * full `state` where that is shorter. Whoever connects with `?hash=print` gets prints for hashes, which take a fraction of the work; a server of
 * an earlier build passes over it. A table can also be opened by someone without a session if it is public. Whoever
 * meets a message or a field they do not know passes over it.
 */
import { type Static, Type } from 'typebox'
import { Id, Invite, OneOf } from './common.ts'
import { ActBody, MoveId, StateSchema, UndoBody, UpdateNumber, UpdateSchema } from './moves.ts'
import { NoticeSchema } from './people.ts'
import { RefusalSchema } from './refusals.ts'
import { ChatLineSchema, TableInfoSchema } from './tables.ts'

const request = { id: MoveId, table: Id }

export const OpenMessage = Type.Object(
  {
    do: Type.Literal('open'),
    ...request,
    number: Type.Optional(UpdateNumber),
    hash: Type.Optional(Type.String({ maxLength: 64 })),
    invite: Type.Optional(Invite),
  },
  { $id: 'OpenMessage', additionalProperties: false },
)
export const CloseMessage = Type.Object(
  { do: Type.Literal('close'), ...request },
  { $id: 'CloseMessage', additionalProperties: false },
)
export const ActMessage = Type.Object(
  { do: Type.Literal('act'), table: Id, ...ActBody.properties },
  { $id: 'ActMessage', additionalProperties: false },
)
export const UndoMessage = Type.Object(
  { do: Type.Literal('undo'), table: Id, ...UndoBody.properties },
  { $id: 'UndoMessage', additionalProperties: false },
)
export const ChatMessage = Type.Object(
  { do: Type.Literal('chat'), ...request, text: Type.String({ minLength: 1, maxLength: 500 }) },
  { $id: 'ChatMessage', additionalProperties: false },
)
export const PingMessage = Type.Object(
  { do: Type.Literal('ping'), id: MoveId },
  { $id: 'PingMessage', additionalProperties: false },
)

export const ClientMessageSchema = Type.Union(
  [OpenMessage, CloseMessage, ActMessage, UndoMessage, ChatMessage, PingMessage],
  { $id: 'ClientMessage' },
)
export type ClientMessage = Static<typeof ClientMessageSchema>

/** The first message of every connection. */
export const HelloSchema = Type.Object(
  {
    tell: Type.Literal('hello'),
    /** `PROTOCOL` of the server. */
    protocol: Type.Integer(),
    /** Changes whenever the server or the client it serves does: a page of another build may want to load anew. */
    build: Type.String(),
  },
  { $id: 'Hello' },
)
export type HelloMessage = Static<typeof HelloSchema>

/** The answer to the message with that `id`; updates an act caused come before it. */
export const AnswerSchema = Type.Union(
  [
    Type.Object({
      tell: Type.Literal('answer'),
      id: Type.String(),
      ok: Type.Literal(true),
      number: Type.Optional(UpdateNumber),
    }),
    Type.Object({
      tell: Type.Literal('answer'),
      id: Type.String(),
      ok: Type.Literal(false),
      ...RefusalSchema.properties,
    }),
  ],
  { $id: 'Answer' },
)
export type AnswerMessage = Static<typeof AnswerSchema>

/** The table's page, when something on it has changed. */
export const TableMessageSchema = Type.Object(
  { tell: Type.Literal('table'), info: TableInfoSchema },
  { $id: 'TableMessage' },
)
export type TableMessage = Static<typeof TableMessageSchema>

export const ChatLineMessageSchema = Type.Object(
  { tell: Type.Literal('chat'), table: Type.String(), line: ChatLineSchema },
  { $id: 'ChatLineMessage' },
)
export type ChatLineMessage = Static<typeof ChatLineMessageSchema>

/** To every connection of a person, whatever tables it has open. */
export const NoticeMessageSchema = Type.Object(
  { tell: Type.Literal('notice'), notice: NoticeSchema },
  { $id: 'NoticeMessage' },
)
export type NoticeMessage = Static<typeof NoticeMessageSchema>

/** Read in another tab, or by opening the table: notices about it are no longer in the tray. Without a table: none are. */
export const ReadSchema = Type.Object(
  { tell: Type.Literal('read'), table: Type.Union([Type.String(), Type.Null()]) },
  { $id: 'Read' },
)
export type ReadMessage = Static<typeof ReadSchema>

/** The table is not open to you any more: the host has shown you out. Nothing more of it comes. */
export const ClosedSchema = Type.Object({ tell: Type.Literal('closed'), table: Type.String() }, { $id: 'Closed' })
export type ClosedMessage = Static<typeof ClosedSchema>

/**
 * The server goes away for a moment or closes this connection; reconnect after `wait` milliseconds. `banned`: the host has shut you out.
 */
export const ByeSchema = Type.Object(
  {
    tell: Type.Literal('bye'),
    reason: OneOf(['restart', 'slow', 'signed-out', 'banned'] as const),
    wait: Type.Number(),
  },
  { $id: 'Bye' },
)
export type ByeMessage = Static<typeof ByeSchema>

export const ServerMessageSchema = Type.Union(
  [
    HelloSchema,
    StateSchema,
    UpdateSchema,
    AnswerSchema,
    TableMessageSchema,
    ChatLineMessageSchema,
    NoticeMessageSchema,
    ReadSchema,
    ClosedSchema,
    ByeSchema,
  ],
  { $id: 'ServerMessage' },
)
export type ServerMessage = Static<typeof ServerMessageSchema>

/** The largest message either side sends to the other's server. */
export const PAYLOAD_LIMIT = 65_536
