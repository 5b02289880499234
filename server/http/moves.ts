/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import { Type } from 'typebox'
import type { Services } from '../services.ts'
import { askPast, askRules } from '../tables/rules-log.ts'
import type { Limits } from '../people/limits.ts'
import * as wire from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { visible } from '../tables/access.ts'
import { actAs } from '../tables/acts.ts'
import { enqueue } from '../tables/live-table.ts'
import { seatOf } from '../tables/rows.ts'
import { toSeat } from '../tables/outbound.ts'
import { recordOf } from '../tables/record.ts'
import { somebody, whoIs } from './auth.ts'
import type { App } from './typed.ts'

const tags = ['play']
const params = Type.Object({ id: wire.Id })
const JSON_TEXT = 'application/json; charset=utf-8'
const LONGEST_WAIT = 25

export function moveRoutes(app: App, services: Services, limits: Limits): void {
  app.post(
    '/api/tables/:id/act',
    { schema: { tags, params, body: wire.ActBody, response: { 200: wire.ActedSchema } } },
    async (request) => {
      const arrived = services.now()
      const who = await somebody(services, request)
      await limits.take('acts', who.id)
      const table = await visible(services, request.params.id, who.id)
      return { ok: true, number: (await actAs(services, table, who.id, request.body, arrived)).number }
    },
  )

  app.post(
    '/api/tables/:id/undo',
    { schema: { tags, params, body: wire.UndoBody, response: { 200: wire.ActedSchema } } },
    async (request) => {
      const arrived = services.now()
      const who = await somebody(services, request)
      await limits.take('acts', who.id)
      const table = await visible(services, request.params.id, who.id)
      return { ok: true, number: (await actAs(services, table, who.id, request.body, arrived)).number }
    },
  )

  const stateQuery = Type.Object(
    { number: Type.Optional(wire.UpdateNumber), wait: Type.Optional(Type.Number({ minimum: 0, maximum: 60 })) },
    { additionalProperties: false },
  )
  app.get(
    '/api/tables/:id/state',
    { schema: { tags, params, querystring: stateQuery, response: { 200: wire.SeatStateSchema } } },
    async (request, reply) => {
      const who = await whoIs(services, request)
      await limits.take('acts', who?.id ?? request.ip)
      const { id } = request.params
      const { number, wait } = request.query
      const until = performance.now() + Math.min(LONGEST_WAIT, wait ?? 0) * 1000
      for (;;) {
        await services.tables.current(id)
        const table = await visible(services, id, who?.id ?? null)
        const left = until - performance.now()
        const change = left > 0 && !services.hub.closing ? services.hub.change(id, left) : null
        if (table.rows.row.setup !== null || !change) {
          const seat = seatOf(table.rows, who?.id ?? null)
          const state = await enqueue(table, () => askRules(services, table, { op: 'state', seat, legal: true }))
          if (state.kind !== 'text') throw new Error('a state was expected')
          if (!change || number === undefined || state.number > number || table.rows.row.status === 'finished')
            return reply
              .type(JSON_TEXT)
              .send(toSeat(table, seat, { what: 'seat-state', text: state.text }, services.now()))
        }
        await change
      }
    },
  )

  const historyQuery = Type.Object(
    {
      from: Type.Optional(wire.UpdateNumber),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
      /** A seat's number or `watch`; other eyes than your own only when the game is over. */
      eyes: Type.Optional(Type.String({ pattern: '^([0-9]{1,2}|watch)$' })),
    },
    { additionalProperties: false },
  )
  app.get(
    '/api/tables/:id/history',
    { schema: { tags, params, querystring: historyQuery, response: { 200: wire.HistorySchema } } },
    async (request, reply) => {
      const who = await whoIs(services, request)
      await limits.take('histories', who?.id ?? request.ip)
      await services.tables.current(request.params.id)
      const table = await visible(services, request.params.id, who?.id ?? null)
      const { from = 0, limit = 200, eyes } = request.query
      const mine = seatOf(table.rows, who?.id ?? null)
      const seat = eyes === undefined ? mine : eyes === 'watch' ? null : Number(eyes)
      if (seat !== null && seat !== mine && table.rows.row.status !== 'finished')
        throw new Refused('not-finished', 'Other eyes open when the game is over.')
      if (seat !== null && seat >= table.rows.row.seat_count) throw new Refused('bad-request', 'There is no such seat.')
      const past = await askPast(services, table, { op: 'history', seat, from, limit })
      if (past.kind !== 'text') throw new Error('a history was expected')
      return reply.type(JSON_TEXT).send(toSeat(table, seat, { what: 'history', text: past.text }, services.now()))
    },
  )

  app.get('/api/tables/:id/record', { schema: { tags, params } }, async (request, reply) => {
    const who = await whoIs(services, request)
    await limits.take('histories', who?.id ?? request.ip)
    await services.tables.current(request.params.id)
    const table = await visible(services, request.params.id, who?.id ?? null)
    const text = await recordOf(services, table)
    reply.header('content-disposition', `attachment; filename="${table.rows.row.game}-${table.id}.txt"`)
    return reply.type('text/plain; charset=utf-8').send(text)
  })
}
