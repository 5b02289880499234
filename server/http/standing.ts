/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import type { FastifyRequest } from 'fastify'
import type { Limits } from '../people/limits.ts'
import type { Services } from '../services.ts'
import { giveOrder, revokeOrder, standingOf } from '../standing/orders.ts'
import { visible } from '../tables/access.ts'
import { comeBack } from '../tables/come-back.ts'
import { somebody } from './auth.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

export function standingRoutes(app: App, services: Services, limits: Limits): void {
  const at = async (request: FastifyRequest, id: string) => {
    const who = await somebody(services, request)
    await limits.take('acts', who.id)
    await services.tables.current(id)
    const table = await visible(services, id, who.id)
    await comeBack(services, table, who.id)
    return { person: who.id, table }
  }

  serveRoute(app, 'listStanding', async (request) => {
    const { person, table } = await at(request, request.params.id)
    return await standingOf(services, table, person)
  })

  serveRoute(app, 'giveStanding', async (request) => {
    const { person, table } = await at(request, request.params.id)
    await giveOrder(services, table, person, request.body)
    return await standingOf(services, table, person)
  })

  serveRoute(app, 'revokeStanding', async (request) => {
    const { person, table } = await at(request, request.params.id)
    await revokeOrder(services, table, person, request.params.order)
    return await standingOf(services, table, person)
  })
}
