/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import { followLink, linkPicture } from '../links/link.ts'
import type { Limits } from '../people/limits.ts'
import type { Services } from '../services.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

/** What a link shows is the same for everybody: a program that fetches it has no name, and must not learn one. */
export function linkRoutes(app: App, services: Services, limits: Limits): void {
  serveRoute(app, 'getPicture', async (request, reply) => {
    await limits.take('pictures', request.ip)
    const { shape = 'card', theme = 'day', locale = 'en', invite } = request.query
    const link = await followLink(services, request.params.id, invite)
    const { png, hash } = await linkPicture(services, link, { shape, theme, locale })
    reply.headers({ 'cache-control': 'no-cache', etag: `"${hash}"`, 'x-robots-tag': 'noindex' })
    if (request.headers['if-none-match'] === `"${hash}"`) return reply.status(304).send()
    return reply.type('image/png').send(Buffer.from(png))
  })
}
