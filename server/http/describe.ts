/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
/** The API and the live connection, described by the schemas that check them. */
import swagger from '@fastify/swagger'
import { API, asyncApi, named, type OperationId, PROTOCOL, type Route, ROUTES } from '../../protocol/index.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

type Media = { readonly content: Record<string, Record<string, unknown>> }
type Operation = {
  readonly operationId: OperationId
  readonly requestBody?: Media
  readonly responses: Record<string, Media>
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: object
}

/** To be called before the routes it describes. */
export async function describe(app: App, version: string, build: string): Promise<void> {
  const schemas = {}
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rose & Crown',
        version,
        description: `Tables, moves and people. Programs send Authorization: Bearer <token>. Live: ${API}/live.json`,
      },
      tags: [
        { name: 'about', description: 'The server' },
        { name: 'people', description: 'Guests, accounts, sessions' },
        { name: 'tables', description: 'The lobby, seats, votes, chat' },
        { name: 'play', description: 'Acting and looking' },
        { name: 'calls', description: 'Being called: tray, mail, push, webhooks, feeds' },
      ],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'roses' },
        },
      },
    },
    // Left alone it would write every schema out wherever it is used, and lose its name.
    transform: ({ schema, url }) => ({ schema: named(schema, schemas) as typeof schema, url }),
    transformObject: (given) => {
      const { openapiObject } = given as { openapiObject: Document }
      const { components, ...rest } = openapiObject
      for (const path of Object.values(openapiObject.paths)) Object.values(path).forEach(exemplify)
      return { ...rest, 'x-protocol': PROTOCOL, 'x-build': build, components: { ...components, schemas } }
    },
  })
  app.get(API, { schema: { hide: true } }, () => app.swagger())
  app.get(`${API}/live.json`, { schema: { hide: true } }, () => asyncApi(version))
  serveRoute(app, 'getVersion', () => ({ protocol: PROTOCOL, build }))
}

/** What the schemas cannot say: what an answer means, and what it may look like. */
function exemplify({ operationId, requestBody, responses }: Operation): void {
  const { example, summary }: Route = ROUTES[operationId]
  const body = requestBody?.content['application/json']
  if (body) body['example'] = example?.body
  for (const [status, response] of Object.entries(responses)) {
    const answer = response.content['application/json']
    if (status === '200') Object.assign(response, { description: summary })
    if (status === '200' && answer) answer['example'] = example?.answer
  }
}
