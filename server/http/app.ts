/** The HTTP side of a node. */
import cookie from '@fastify/cookie'
import fastify, { type FastifyError, LogController } from 'fastify'
import type { Services } from '../services.ts'
import type { Limits } from '../people/limits.ts'
import { API, BUILD_HEADER, type House, PAYLOAD_LIMIT, PROTOCOL, PROTOCOL_HEADER } from '../../protocol/index.ts'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import { knowsHost, noteForwarded, unknownHost } from './arrival.ts'
import { describe } from './describe.ts'
import { checkShape, sameOrigin } from './guard.ts'
import { eveningRoutes } from './evenings.ts'
import { hostRoutes } from './host.ts'
import { moveRoutes } from './moves.ts'
import { opsRoutes, type OpsOptions } from './ops.ts'
import { callRoutes } from './calls.ts'
import { orderRoutes } from './order.ts'
import { linkRoutes } from './links.ts'
import { peopleRoutes } from './people.ts'
import { recoveryRoutes } from './recovery.ts'
import { ONLY_BY_TLS, SECURITY_HEADERS } from './security-headers.ts'
import { standingRoutes } from './standing.ts'
import { staticFiles } from './static.ts'
import { tableRoutes } from './tables.ts'
import { type App, validatorCompiler } from './typed.ts'
import { wellKnownRoutes } from './well-known.ts'

export interface AppOptions {
  readonly services: Services
  readonly limits: Limits
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  readonly webRoot: string | null
  /** How long a request may take to arrive. */
  readonly requestMs: number
  readonly version: string
  readonly build: string
  readonly metricsToken: string | null
  /** Whether only this machine can reach the server. */
  readonly loopback: boolean
  readonly logRequests: boolean
  readonly stopping: OpsOptions['stopping']
  /** Who answers for it. */
  readonly house: House
}

/** Longer than the longest wait for a state. */
const SILENCE_MS = 60_000
/** Balancers ask these under whatever name they know. */
const ANY_HOST = new Set(['/healthz', '/readyz'])
/** What is asked while playing: counted, it would tell of steps that are taken in secret. */
const PLAY = new Set(
  ['act', 'undo', 'state', 'standing', 'standing/:order'].map((asked) => `${API}/tables/:id/${asked}`),
)
/** What asks how the node does is answered to the end. */
const OPS = new Set(['/healthz', '/readyz', '/metrics'])
const REQUEST_ID = /^[\w.-]{8,64}$/
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export async function makeApp(options: AppOptions): Promise<App> {
  const { services, limits, origins } = options
  const app: App = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: the address the balancer saw, not what a client wrote into the header itself.
    trustProxy: (_address: string, hop: number) => options.trustProxy && hop === 0,
    bodyLimit: PAYLOAD_LIMIT,
    routerOptions: { maxParamLength: 60 },
    forceCloseConnections: 'idle',
    // Our own refusal, and not the framework's, meets whoever comes while the node goes down.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = options.trustProxy ? headers['x-request-id'] : undefined
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : newId()
    },
    // Whoever dribbles a request in, or does not read the answer, is cut off; a socket of ours has its own heartbeat.
    requestTimeout: options.requestMs,
    connectionTimeout: SILENCE_MS,
    http: {
      requestTimeout: options.requestMs,
      headersTimeout: options.requestMs,
      connectionsCheckingInterval: Math.min(1000, options.requestMs),
    },
    rewriteUrl: ({ url = '/' }) => currentUrl(url),
  })
  app.setValidatorCompiler(validatorCompiler as Parameters<App['setValidatorCompiler']>[0])
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))

  await app.register(cookie)
  // Without a type some clients send for an empty body, an unsafe request has none.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.addHook('onRequest', async (request, reply) => {
    const secure = request.protocol === 'https'
    // The route, not the text of the path, which can be written in many ways.
    const route = request.routeOptions.url
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id)
    noteForwarded(services, request.headers, options.trustProxy)
    if (options.stopping() !== 'no') reply.header('connection', 'close')
    if (options.stopping() === 'now' && !OPS.has(route ?? ''))
      throw new Refused('busy', 'This node is going down; try another.', { wait: 1 })
    if (secure) reply.headers(ONLY_BY_TLS)
    // The greeting of the API, also where nothing is: a page of another protocol asks for addresses of its own.
    if (request.url.startsWith('/api')) reply.headers({ [PROTOCOL_HEADER]: PROTOCOL, [BUILD_HEADER]: options.build })
    if (route?.startsWith('/api')) reply.header('cache-control', 'no-store')
    if (!ANY_HOST.has(route ?? '') && !knowsHost(request.headers.host, origins, secure)) throw unknownHost()
    if (!SAFE.has(request.method) && !sameOrigin(request.headers, origins))
      throw new Refused('cross-origin', 'Another site may not do that.')
    if (route === undefined || route.startsWith('/api')) await limits.take('http', request.ip)
  })
  app.addHook('preValidation', async (request) => checkShape(request.body))
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? (request.method === 'GET' ? 'page' : 'none')
    if (options.logRequests) {
      const { id, method } = request
      const ms = Math.round(reply.elapsedTime * 10) / 10
      services.log.info({ request: id, method, route, status: reply.statusCode, ms }, 'request')
    }
    // An act is counted when everybody is told of it, and not here.
    if (PLAY.has(route)) return
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    services.metrics.requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
  })
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refused = asRefusal(error)
    services.metrics.refusals.inc({ type: refused.type })
    if (refused.status >= 500)
      services.log.error(
        { err: error, request: request.id, method: request.method, route: request.routeOptions.url },
        'a request failed',
      )
    if (refused.more.wait !== undefined) reply.header('retry-after', refused.more.wait)
    return reply.status(refused.status).type('application/json; charset=utf-8').send(JSON.stringify(refused.body))
  })

  opsRoutes(app, services, options)
  await describe(app, options.version, options.build)
  peopleRoutes(app, services, limits)
  recoveryRoutes(app, services, limits)
  tableRoutes(app, services, limits)
  moveRoutes(app, services, limits)
  orderRoutes(app, services, limits, options.house)
  await callRoutes(app, services, limits)
  hostRoutes(app, services, limits)
  standingRoutes(app, services, limits)
  eveningRoutes(app, services, limits)
  linkRoutes(app, services, limits, options.webRoot)
  wellKnownRoutes(app, options.house, services.now)
  await staticFiles(app, options.webRoot, limits)
  return app
}

/**
 * Before the API had a version it stood at `/api`: pages that have been open since then, and programs written then, are
 * served by the very same routes. This can go when no such address is asked for any more.
 */
function currentUrl(url: string): string {
  return /^\/api(?!\/v\d)(?=[/?]|$)/.test(url) ? `${API}${url.slice('/api'.length)}` : url
}

function asRefusal(error: FastifyError | Refused): Refused {
  if (error instanceof Refused) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refused('too-large', 'That is more than 64 KB.')
  if (error.validation || (error.statusCode !== undefined && error.statusCode < 500))
    return new Refused('bad-request', error.message.slice(0, 200))
  return new Refused('busy', 'Something went wrong here; try again in a moment.')
}
