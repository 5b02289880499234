/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import type { House } from '../house.ts'
import { sameSecret } from '../secrets.ts'
import { noSuchTable } from '../refused.ts'
import type { App } from './typed.ts'

export interface OpsOptions {
  readonly metricsToken: string | null
  readonly draining: () => boolean
}

/** For those who run the house: is it alive, does it want work, how is it doing. */
export function opsRoutes(app: App, house: House, { metricsToken, draining }: OpsOptions): void {
  const hide = true
  app.get('/healthz', { schema: { hide } }, () => ({ ok: true }))

  app.get('/readyz', { schema: { hide } }, async (_, reply) => {
    const ready = !draining() && (await house.storage.ready())
    return reply.status(ready ? 200 : 503).send({ ready })
  })

  app.get('/metrics', { schema: { hide } }, async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (metricsToken !== null && !sameSecret(given, metricsToken)) throw noSuchTable()
    house.metrics.desks.set(house.desks.size)
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics())
  })

  app.get('/api', { schema: { hide } }, () => app.swagger())
}
