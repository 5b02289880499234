/** Serves the built client alone, with the content policy of the house: what needs no server must work without one. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
}
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'"

export function serveStatic(root: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path.startsWith('/api')) {
      response
        .writeHead(503, { 'content-type': 'application/json' })
        .end('{"refused":"busy","message":"no house here"}')
      return
    }
    const file = join(root, normalize(path))
    const found = existsSync(file) && statSync(file).isFile() ? file : join(root, 'index.html')
    response.writeHead(200, {
      'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    createReadStream(found).pipe(response)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
