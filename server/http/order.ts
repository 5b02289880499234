/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
/** What anybody may do to keep order: report, block, choose a new password by a link; and who answers for the house. */
import type { Met, House } from '../../protocol/index.ts'
import { block, listBlocks, unblock } from '../people/blocks.ts'
import type { Limits } from '../people/limits.ts'
import { type Found, whoIsMet } from '../people/met.ts'
import { report } from '../people/reports.ts'
import { resetPassword } from '../people/resets.ts'
import type { Services } from '../services.ts'
import { listHouseFigures } from '../tables/house-figures.ts'
import { visible } from '../tables/access.ts'
import { somebody } from './auth.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

const ok = { ok: true } as const

export function orderRoutes(app: App, services: Services, limits: Limits, house: House): void {
  const find = async (me: string, met: Met): Promise<Found> =>
    await whoIsMet(services, await visible(services, met.table, me), me, met)

  serveRoute(app, 'getHouse', () => house)

  serveRoute(app, 'listHouseFigures', async () => ({ figures: await listHouseFigures(services.storage.db) }))

  serveRoute(app, 'reportPerson', async (request) => {
    const who = await somebody(services, request)
    await limits.take('reports', who.id)
    await limits.take('reportsFrom', request.ip)
    await report(services, who.id, await find(who.id, request.body), request.body)
    return ok
  })

  serveRoute(app, 'listBlocks', async (request) => {
    const who = await somebody(services, request)
    return await listBlocks(services.storage.db, who.id)
  })

  serveRoute(app, 'blockPerson', async (request) => {
    const who = await somebody(services, request)
    await limits.take('acts', who.id)
    const { id } = await find(who.id, request.body)
    await block(services.storage.db, who.id, id, services.now())
    return ok
  })

  serveRoute(app, 'unblockPerson', async (request) => {
    const who = await somebody(services, request)
    await unblock(services.storage.db, who.id, request.params.id)
    return ok
  })

  serveRoute(app, 'resetPassword', async (request) => {
    await limits.take('guesses', request.ip)
    await resetPassword(services, request.body.secret, request.body.password)
    await limits.forgive('guesses', request.ip)
    return ok
  })
}
