/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import type { FastifyRequest } from 'fastify'
import { answer, askTo, eveningFor } from '../evenings/answers.ts'
import { eveningCalendar } from '../evenings/calendar.ts'
import { listEvenings } from '../evenings/mine.ts'
import { callOff, openEvening, proposeEvening } from '../evenings/propose.ts'
import type { Limits } from '../people/limits.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { visible } from '../tables/access.ts'
import { accountNamed } from '../tables/asked-in.ts'
import { somebody } from './auth.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

export function eveningRoutes(app: App, services: Services, limits: Limits): void {
  const at = async (request: FastifyRequest, id: string) => {
    const who = await somebody(services, request)
    await limits.take('acts', who.id)
    await services.tables.current(id)
    return { who, table: await visible(services, id, who.id) }
  }

  serveRoute(app, 'listEvenings', async (request) => {
    const who = await somebody(services, request)
    return { evenings: [...(await listEvenings(services, who.id))] }
  })

  serveRoute(app, 'getEvening', async (request) => {
    const { who, table } = await at(request, request.params.id)
    return await eveningFor(services, table, who.id)
  })

  serveRoute(app, 'proposeEvening', async (request) => {
    const { who, table } = await at(request, request.params.id)
    await limits.take('evenings', who.id)
    await proposeEvening(services, table, who, request.body)
    return await eveningFor(services, table, who.id)
  })

  serveRoute(app, 'callOffEvening', async (request) => {
    const { who, table } = await at(request, request.params.id)
    await limits.take('evenings', who.id)
    await callOff(services, table, who.id)
    return await eveningFor(services, table, who.id)
  })

  serveRoute(app, 'openEvening', async (request) => {
    const { who, table } = await at(request, request.params.id)
    await openEvening(services, table, who.id)
    return { ok: true }
  })

  serveRoute(app, 'askToEvening', async (request) => {
    const { who, table } = await at(request, request.params.id)
    if (table.rows.row.host_id !== who.id)
      throw new Refused('not-yours', 'Only whoever proposes the evening asks people.')
    if (who.guest) throw new Refused('accounts-only', 'Guests ask people by the link.')
    await limits.take('invitations', who.id)
    const asked = await accountNamed(services, request.body.name)
    await limits.take('invitationsTo', `${who.id} ${asked.id}`)
    await askTo(services, table, who.id, asked)
    return await eveningFor(services, table, who.id)
  })

  serveRoute(app, 'answerEvening', async (request) => {
    const { who, table } = await at(request, request.params.id)
    await limits.take('answers', who.id)
    await answer(services, table, who, request.body.answer)
    return await eveningFor(services, table, who.id)
  })

  serveRoute(app, 'getEveningCalendar', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    const text = await eveningCalendar(services, table, who.id)
    return reply
      .headers({ 'content-disposition': 'attachment; filename="evening.ics"' })
      .type('text/calendar; charset=utf-8')
      .send(text)
  })
}
