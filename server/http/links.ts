/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { httpRequest } from '../../protocol/index.ts'
import { followLink, linkPicture, tellLink } from '../links/link.ts'
import { tagged } from '../links/tags.ts'
import { localeOf } from '../links/words.ts'
import type { Limits } from '../people/limits.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

const ID = /^[\w-]{1,40}$/
const INVITE = /^[\w-]{10,60}$/

/** What a link shows is the same for everybody: a program that fetches it has no name, and must not learn one. */
export function linkRoutes(app: App, services: Services, limits: Limits, webRoot: string | null): void {
  serveRoute(app, 'getPicture', async (request, reply) => {
    await limits.take('pictures', request.ip)
    const { shape = 'card', theme = 'day', locale = 'en', invite } = request.query
    const link = await followLink(services, request.params.id, invite)
    const { png, hash } = await linkPicture(services, link, { shape, theme, locale })
    reply.headers({ 'cache-control': 'no-cache', etag: `"${hash}"`, 'x-robots-tag': 'noindex' })
    if (request.headers['if-none-match'] === `"${hash}"`) return reply.status(304).send()
    return reply.type('image/png').send(Buffer.from(png))
  })

  const file = webRoot === null ? null : join(webRoot, 'index.html')
  if (file === null || !existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  app.get('/t/:id', { schema: { hide: true } }, async (request, reply) => {
    await limits.take('http', request.ip)
    const { id = '' } = request.params as { id?: string }
    const { invite: given } = request.query as { invite?: unknown }
    const invite = typeof given === 'string' && INVITE.test(given) ? given : undefined
    const address = `${request.protocol}://${request.host}`
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language', 'x-robots-tag': 'noindex' })
    reply.type('text/html; charset=utf-8')
    try {
      if (!ID.test(id)) return page
      const locale = localeOf(request.headers['accept-language'])
      const told = await tellLink(services, await followLink(services, id, invite), locale)
      const query = { locale, ...(invite === undefined ? {} : { invite }) }
      const picture = services.painter ? `${address}${httpRequest('getPicture', { id, query }).url}` : null
      const url = `${address}/t/${id}${invite === undefined ? '' : `?invite=${invite}`}`
      return tagged(page, { ...told, locale, url, picture })
    } catch (error) {
      // The same page whether there is no such table or it is none of the asker's business.
      if (error instanceof Refused) return page
      throw error
    }
  })
}
