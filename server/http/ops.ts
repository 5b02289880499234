/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import { countDead } from '../jobs/failures.ts'
import type { Services } from '../services.ts'
import { sameSecret } from '../secrets.ts'
import { noSuchTable } from '../refused.ts'
import type { App } from './typed.ts'

export interface OpsOptions {
  readonly metricsToken: string | null
  readonly loopback: boolean
  /** Soon: ask another node; now: nothing new is taken. */
  readonly stopping: () => 'no' | 'soon' | 'now'
}

/** For those who run the server: is it alive, does it want work, how is it doing. */
export function opsRoutes(app: App, services: Services, { metricsToken, loopback, stopping }: OpsOptions): void {
  const hide = true
  app.get('/healthz', { schema: { hide } }, () => ({ ok: true }))

  app.get('/readyz', { schema: { hide } }, async (_, reply) => {
    const ready = stopping() === 'no' && (await services.storage.ready())
    return reply.status(ready ? 200 : 503).send({ ready })
  })

  app.get('/metrics', { schema: { hide } }, async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    // Without a token only this machine may look, and not what a proxy on it passes on.
    const local = loopback && request.headers['x-forwarded-for'] === undefined
    if (metricsToken === null ? !local : !sameSecret(given, metricsToken)) throw noSuchTable()
    services.metrics.liveTables.set(services.tables.size)
    services.metrics.quarantined.set(services.pool.quarantined)
    for (const [lane, { threads, replaced }] of services.pool.lanes()) {
      services.metrics.workers.set({ lane }, threads)
      services.metrics.workersReplaced.set({ lane }, replaced)
    }
    services.metrics.deadJobs.set(await countDead(services.storage.db))
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics())
  })

  app.get('/.well-known/rose-and-crown.json', { schema: { hide } }, () => ({
    records: { algorithm: 'Ed25519', publicKey: services.seal.publicKey },
  }))
}
