/** The built client: hashed files are cached for good, the page itself is asked for every time. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import files from '@fastify/static'
import type { Limits } from '../people/limits.ts'
import { Refused } from '../refused.ts'
import { HEADERS_OF_PAGES } from './security-headers.ts'
import type { App } from './typed.ts'

/** Files that are parts of pages and never opened as one. */
const PART = /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/

export async function staticFiles(app: App, webRoot: string | null, limits: Limits): Promise<void> {
  const root = webRoot !== null && existsSync(join(webRoot, 'index.html')) ? webRoot : null
  if (root !== null) {
    await app.register(files, {
      root,
      serve: false,
      index: ['index.html'],
      cacheControl: false,
      // The build writes .br and .gz beside each file.
      preCompressed: true,
      setHeaders(reply, path) {
        const hashed = /[/\\]assets[/\\].+-[A-Za-z0-9_-]{8,}\.\w+(\.(br|gz))?$/.test(path)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        // What is no page has no use for the rules of pages, and all files of a first visit would carry them.
        if (hashed && PART.test(path)) for (const name of HEADERS_OF_PAGES) reply.removeHeader(name)
      },
    })
    const known = filesIn(root)
    // One route for all of them: a route each, as the plugin makes them, is most of a start.
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const { '*': path } = request.params as { '*': string }
      const file = path === '' ? 'index.html' : path
      if (known.has(file)) return reply.sendFile(file)
      await limits.take('http', request.ip)
      return reply.callNotFound()
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (root !== null && page && !request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-cache')
      return reply.sendFile('index.html')
    }
    throw new Refused('no-such-route', 'There is nothing at that address.')
  })
}

/** Every file of the build by its address, as it was at the start; hidden ones are nobody's. */
function filesIn(root: string): ReadonlySet<string> {
  const all = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  return new Set(all.filter((path) => !/(?:^|\/)\./.test(path)))
}
