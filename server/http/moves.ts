/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import type { Services } from '../services.ts'
import { askPast, askRules } from '../tables/rules-log.ts'
import type { Limits } from '../people/limits.ts'
import { Refused } from '../refused.ts'
import { visible } from '../tables/access.ts'
import { actAs } from '../tables/acts.ts'
import { comeBack } from '../tables/come-back.ts'
import { enqueue } from '../tables/live-table.ts'
import { endLooks, lookAt, makeLook } from '../tables/looks.ts'
import { noteWitness } from '../tables/witnesses.ts'
import { seatOf } from '../tables/rows.ts'
import { toSeat } from '../tables/outbound.ts'
import { recordOf } from '../tables/record.ts'
import { somebody, whoIs } from './auth.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

const JSON_TEXT = 'application/json; charset=utf-8'
const LONGEST_WAIT = 25

export function moveRoutes(app: App, services: Services, limits: Limits): void {
  serveRoute(app, 'act', async (request) => {
    const arrived = services.now()
    const who = await somebody(services, request)
    await limits.take('acts', who.id)
    const table = await visible(services, request.params.id, who.id)
    await comeBack(services, table, who.id)
    return { ok: true, number: (await actAs(services, table, who.id, request.body, arrived)).number }
  })

  serveRoute(app, 'undo', async (request) => {
    const arrived = services.now()
    const who = await somebody(services, request)
    await limits.take('acts', who.id)
    const table = await visible(services, request.params.id, who.id)
    await comeBack(services, table, who.id)
    return { ok: true, number: (await actAs(services, table, who.id, request.body, arrived)).number }
  })

  serveRoute(app, 'getState', async (request, reply) => {
    const who = await whoIs(services, request)
    await limits.take('acts', who?.id ?? request.ip)
    const { id } = request.params
    const { number, wait } = request.query
    const until = performance.now() + Math.min(LONGEST_WAIT, wait ?? 0) * 1000
    for (;;) {
      await services.tables.current(id)
      const table = await visible(services, id, who?.id ?? null)
      await comeBack(services, table, who?.id ?? null)
      await noteWitness(services, table, who?.id ?? null)
      const left = until - performance.now()
      const change = left > 0 && !services.hub.closing ? services.hub.change(id, left) : null
      if (table.rows.row.setup !== null || !change) {
        const seat = seatOf(table.rows, who?.id ?? null)
        const state = await enqueue(table, () =>
          askRules(services, table, { op: 'state', seat, legal: true, print: false }),
        )
        if (state.kind !== 'text') throw new Error('a state was expected')
        if (!change || number === undefined || state.number > number || table.rows.row.status === 'finished')
          return reply
            .type(JSON_TEXT)
            .send(toSeat(table, seat, { what: 'seat-state', text: state.text }, services.now()))
      }
      await change
    }
  })

  serveRoute(app, 'getHistory', async (request, reply) => {
    const who = await whoIs(services, request)
    await limits.take('histories', who?.id ?? request.ip)
    await services.tables.current(request.params.id)
    const table = await visible(services, request.params.id, who?.id ?? null)
    // Pages that nobody looks at fetch the past by themselves: that is no coming back.
    await noteWitness(services, table, who?.id ?? null)
    const { from = 0, limit = 200, eyes, viewer = eyes } = request.query
    const mine = seatOf(table.rows, who?.id ?? null)
    const seat = viewer === undefined ? mine : viewer === 'watch' ? null : Number(viewer)
    if (seat !== null && seat !== mine && table.rows.row.status !== 'finished')
      throw new Refused('not-finished', 'Other eyes open when the game is over.')
    if (seat !== null && seat >= table.rows.row.seat_count) throw new Refused('bad-request', 'There is no such seat.')
    const past = await askPast(services, table, { op: 'history', seat, from, limit })
    if (past.kind !== 'text') throw new Error('a history was expected')
    return reply.type(JSON_TEXT).send(toSeat(table, seat, { what: 'history', text: past.text }, services.now()))
  })

  serveRoute(app, 'makeLook', async (request) => {
    const who = await somebody(services, request)
    await limits.take('histories', who.id)
    await services.tables.current(request.params.id)
    const table = await visible(services, request.params.id, who.id)
    return await makeLook(services, table, who.id, request.body.number)
  })

  serveRoute(app, 'endLooks', async (request) => {
    const who = await somebody(services, request)
    await limits.take('acts', who.id)
    await endLooks(services, await visible(services, request.params.id, who.id), who.id)
    return { ok: true }
  })

  serveRoute(app, 'getLook', async (request) => {
    await limits.take('histories', request.ip)
    const { from = 0, limit = 200 } = request.query
    return await lookAt(services, request.params.id, from, limit)
  })

  serveRoute(app, 'getRecord', async (request, reply) => {
    const who = await whoIs(services, request)
    await limits.take('histories', who?.id ?? request.ip)
    await services.tables.current(request.params.id)
    const table = await visible(services, request.params.id, who?.id ?? null)
    const text = await recordOf(services, table)
    reply.header('content-disposition', `attachment; filename="${table.rows.row.game}-${table.id}.txt"`)
    return reply.type('text/plain; charset=utf-8').send(text)
  })
}
