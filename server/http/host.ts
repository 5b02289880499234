/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
/** The page of the host. Whatever changes something is done first and noted with its reason then. */
import type { FastifyRequest } from 'fastify'
import { closeByHost } from '../ops/admin.ts'
import { noteDeed } from '../people/audit.ts'
import { ban, unban } from '../people/bans.ts'
import { auditPage, dropDead, houseTroubles, overview, retryDead } from '../people/host-house.ts'
import { personFor, personPage, searchPeople, searchTables } from '../people/host-lists.ts'
import { prove, provenUntil } from '../people/host-role.ts'
import { mute, unmute } from '../people/mutes.ts'
import { listReports, settle } from '../people/reports.ts'
import { makeResetLink } from '../people/resets.ts'
import { endConnections, type Who } from '../people/sessions.ts'
import { noSuchTable, Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { admission, maySee } from '../tables/access.ts'
import { dropHouseFigures, setHouseFigures } from '../tables/house-figures.ts'
import { gameOf } from '../tables/rules-log.ts'
import { removeLine } from '../tables/talk.ts'
import type { Limits } from '../people/limits.ts'
import { aHost, provenHost } from './host-auth.ts'
import { withPassword } from './password-tries.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

const ok = { ok: true } as const
const HOUR = 3_600_000

export function hostRoutes(app: App, services: Services, limits: Limits): void {
  const host = (request: FastifyRequest): Promise<Who> => provenHost(services, request)
  const note = (who: Who, action: string, subject: string | { id: string; name: string }, why: string) =>
    noteDeed(services.storage.db, who, { action, subject, why }, services.now())
  const until = (hours: number | null): number | null => (hours === null ? null : services.now() + hours * HOUR)
  /** Somebody who may be dealt with from the page: hosts deal with each other on the command line. */
  const notHost = async (id: string) => {
    const person = await personFor(services, id)
    if (person.host_at !== null) throw new Refused('is-host', 'That is a host: use the command line.')
    return person
  }

  serveRoute(app, 'hostProve', async (request) => {
    const who = await aHost(services, request)
    await withPassword(limits, request, who.name, () => prove(services, who, request.body.password))
    return ok
  })

  serveRoute(app, 'hostOverview', async (request) => {
    const who = await host(request)
    return { ...(await overview(services)), provenUntil: provenUntil(who) }
  })

  serveRoute(app, 'hostReports', async (request) => {
    await host(request)
    return await listReports(services, request.query)
  })

  serveRoute(app, 'hostSettle', async (request) => {
    const who = await host(request)
    const { id } = request.params
    if (!(await settle(services, id))) throw new Refused('no-such-report', 'There is no such report any more.')
    await note(who, 'settle report', id, request.body.why)
    return ok
  })

  serveRoute(app, 'hostRemoveLine', async (request) => {
    const who = await host(request)
    const { id } = request.params
    const { line, why } = request.body
    const gone = new Refused('no-such-line', 'There is no such line any more.')
    const done = await removeLine(services, id, line).catch((error: unknown) => {
      throw error instanceof Refused && error.type === 'no-such-table' ? gone : error
    })
    if (!done) throw gone
    await note(who, 'remove line', `${id} ${line}`, why)
    return ok
  })

  serveRoute(app, 'hostTables', async (request) => {
    await host(request)
    return await searchTables(services, request.query)
  })

  serveRoute(app, 'hostWatch', async (request) => {
    const who = await host(request)
    const table = await services.tables.current(request.params.id)
    if (!maySee(table.rows, who.id)) {
      await services.tables.change(table, (writes) => {
        writes.push(admission(services.storage.db, table.id, who.id))
      })
    }
    await note(who, 'watch table', table.id, request.body.why)
    return ok
  })

  serveRoute(app, 'hostCloseTable', async (request) => {
    const who = await host(request)
    const { id } = request.params
    const row = await services.storage.db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst()
    if (!row) throw noSuchTable()
    if (row.status === 'finished') throw new Refused('game-over', 'The game is over.')
    await closeByHost(services.storage, id)
    services.storage.hint({ tables: [id] })
    await services.tables.refreshAll([id])
    await note(who, 'close table', id, request.body.why)
    return ok
  })

  serveRoute(app, 'hostPeople', async (request) => {
    await host(request)
    return await searchPeople(services, request.query)
  })

  serveRoute(app, 'hostPerson', async (request) => {
    await host(request)
    return await personPage(services, request.params.id)
  })

  serveRoute(app, 'hostBan', async (request) => {
    const who = await host(request)
    const person = await notHost(request.params.id)
    const { hours, household, why } = request.body
    const out = await ban(services.storage, person.id, { until: until(hours), household }, services.now())
    for (const each of out) endConnections(services, each)
    await note(who, hours === null ? 'ban' : `ban ${hours} h`, person, why)
    return ok
  })

  serveRoute(app, 'hostUnban', async (request) => {
    const who = await host(request)
    const person = await personFor(services, request.params.id)
    await unban(services.storage, person.id)
    await note(who, 'unban', person, request.body.why)
    return ok
  })

  serveRoute(app, 'hostMute', async (request) => {
    const who = await host(request)
    const person = await notHost(request.params.id)
    const { hours, why } = request.body
    await mute(services.storage.db, person.id, until(hours))
    await note(who, hours === null ? 'mute' : `mute ${hours} h`, person, why)
    return ok
  })

  serveRoute(app, 'hostUnmute', async (request) => {
    const who = await host(request)
    const person = await personFor(services, request.params.id)
    await unmute(services.storage.db, person.id)
    await note(who, 'unmute', person, request.body.why)
    return ok
  })

  serveRoute(app, 'hostResetLink', async (request) => {
    const who = await host(request)
    const person = await notHost(request.params.id)
    if (person.name_key === null) throw new Refused('no-such-person', 'A guest has no password.')
    const link = await makeResetLink(services.storage.db, person.id, services.now())
    await note(who, 'reset link', person, request.body.why)
    return link
  })

  serveRoute(app, 'hostHouse', async (request) => {
    await host(request)
    return await houseTroubles(services)
  })

  serveRoute(app, 'hostRetryJob', async (request) => {
    const who = await host(request)
    const { job } = request.body
    if (!(await retryDead(services, job))) throw new Refused('no-such-job', 'There is no such job any more.')
    await note(who, 'retry job', job, '')
    return ok
  })

  serveRoute(app, 'hostDropJob', async (request) => {
    const who = await host(request)
    const { job } = request.body
    if (!(await dropDead(services, job))) throw new Refused('no-such-job', 'There is no such job any more.')
    await note(who, 'drop job', job, '')
    return ok
  })

  serveRoute(app, 'hostSetFigures', async (request) => {
    const who = await host(request)
    const { game, name, figures, why } = request.body
    await setHouseFigures(services.storage.db, await gameOf(services, game), { name, figures }, services.now())
    await note(who, 'set figures', game, why)
    return ok
  })

  serveRoute(app, 'hostDropFigures', async (request) => {
    const who = await host(request)
    const { about } = await gameOf(services, request.body.game)
    if (await dropHouseFigures(services.storage.db, about.id))
      await note(who, 'drop figures', about.id, request.body.why)
    return ok
  })

  serveRoute(app, 'hostAudit', async (request) => {
    await host(request)
    return await auditPage(services, request.query.after)
  })
}
