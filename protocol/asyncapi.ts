/** The live connection as an AsyncAPI 3 document, made from the schemas that check it. */
import type { TSchema } from 'typebox'
import { named } from './components.ts'
import * as live from './live.ts'
import { StateSchema, UpdateSchema } from './moves.ts'
import { API } from './version.ts'

interface Said {
  readonly summary: string
  readonly payload: TSchema
}

const FROM_CLIENT: Readonly<Record<string, Said>> = {
  open: { summary: 'Follow a table from here on.', payload: live.OpenMessage },
  close: { summary: 'Follow a table no longer.', payload: live.CloseMessage },
  act: { summary: 'Play one or more steps; all are played, or none.', payload: live.ActMessage },
  undo: { summary: 'Take back my last step.', payload: live.UndoMessage },
  say: { summary: 'Say something to everybody at the table.', payload: live.ChatMessage },
  ping: { summary: 'Is anybody there?', payload: live.PingMessage },
}

const FROM_SERVER: Readonly<Record<string, Said>> = {
  hello: { summary: 'The greeting: which protocol and which build this is.', payload: live.HelloSchema },
  state: { summary: 'My whole view.', payload: StateSchema },
  update: { summary: 'The next numbered step of my view.', payload: UpdateSchema },
  answer: { summary: 'What became of the message with that id.', payload: live.AnswerSchema },
  table: { summary: 'The table’s page has changed.', payload: live.TableMessageSchema },
  chat: { summary: 'Somebody said something.', payload: live.ChatLineMessageSchema },
  notice: { summary: 'Something concerns me, at whatever table.', payload: live.NoticeMessageSchema },
  read: { summary: 'Notices were read elsewhere.', payload: live.ReadSchema },
  closed: { summary: 'The table is not open to me any more.', payload: live.ClosedSchema },
  bye: { summary: 'This connection ends.', payload: live.ByeSchema },
}

const query = {
  type: 'object',
  properties: {
    hash: {
      enum: ['print'],
      description: 'Every hash is then a print (engine/print.ts), which is quicker to make and compare.',
    },
  },
}

const channel = { $ref: '#/channels/live' }
const listed = (said: Readonly<Record<string, Said>>) =>
  Object.keys(said).map((name) => ({ $ref: `#/channels/live/messages/${name}` }))

export function asyncApi(version: string): object {
  const schemas: Record<string, unknown> = {}
  const messages = Object.entries({ ...FROM_CLIENT, ...FROM_SERVER }).map(([name, { summary, payload }]) => [
    name,
    { name, summary, payload: named(payload, schemas) },
  ])
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Rose & Crown, live',
      version,
      description:
        'One WebSocket, one JSON object per message. Programs send Authorization: Bearer <token> when they connect. ' +
        'Whoever meets a message or a field they do not know passes over it.',
    },
    defaultContentType: 'application/json',
    channels: { live: { address: `${API}/live`, messages: Object.fromEntries(messages), bindings: { ws: { query } } } },
    operations: {
      hear: { action: 'receive', channel, messages: listed(FROM_CLIENT) },
      tell: { action: 'send', channel, messages: listed(FROM_SERVER) },
    },
    components: { schemas },
  }
}
