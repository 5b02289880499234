/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import type { Services } from '../services.ts'
import { listNotices, readNotices } from '../calls/read.ts'
import {
  changePassword,
  deleteMe,
  exportMe,
  keepAccount,
  newGuest,
  rename,
  setPreferences,
  signIn,
} from '../people/accounts.ts'
import { dropSet, keepSet, listSets } from '../people/figure-sets.ts'
import { addLessons } from '../people/lessons.ts'
import { checkDoor } from '../people/bans.ts'
import { householdOf } from '../people/household.ts'
import type { Limits } from '../people/limits.ts'
import { endSession, listSessions, newSession } from '../people/sessions.ts'
import { Refused } from '../refused.ts'
import { clearSession, somebody, startSession, whoIs } from './auth.ts'
import { meOf } from './me.ts'
import { withPassword } from './password-tries.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

const ok = { ok: true } as const

export function peopleRoutes(app: App, services: Services, limits: Limits): void {
  serveRoute(app, 'getMe', async (request) => {
    const who = await whoIs(services, request)
    return { me: who && (await meOf(services, who.id)) }
  })

  serveRoute(app, 'createGuest', async (request, reply) => {
    await checkDoor(services.storage.db, householdOf(request.ip), services.now())
    await limits.take('guests', request.ip)
    const { name, language } = request.body
    const person = await newGuest(services, name, language === undefined ? {} : { language })
    await startSession(services, request, reply, person, false)
    return await meOf(services, person)
  })

  serveRoute(app, 'createAccount', async (request) => {
    const who = await somebody(services, request)
    await limits.take('accounts', request.ip)
    await keepAccount(services, who, request.body.name, request.body.password)
    return await meOf(services, who.id)
  })

  serveRoute(app, 'signIn', async (request, reply) => {
    const { name, password } = request.body
    const guest = await whoIs(services, request)
    const person = await withPassword(limits, request, name, () => signIn(services, guest, name, password))
    if (guest) await endSession(services, guest.id, guest.session)
    await startSession(services, request, reply, person, true)
    return await meOf(services, person)
  })

  serveRoute(app, 'signOut', async (request, reply) => {
    const who = await somebody(services, request)
    await endSession(services, who.id, who.session)
    clearSession(request, reply)
    return ok
  })

  serveRoute(app, 'listSessions', async (request) => {
    return { sessions: await listSessions(services, await somebody(services, request)) }
  })

  serveRoute(app, 'revokeSession', async (request) => {
    const who = await somebody(services, request)
    if (!(await endSession(services, who.id, request.params.id)))
      throw new Refused('no-such-session', 'You have no such session.')
    return ok
  })

  serveRoute(app, 'createToken', async (request) => {
    const who = await somebody(services, request)
    await limits.take('tables', `tokens ${who.id}`)
    return await newSession(services, who.id, { kind: 'token', label: request.body.label })
  })

  serveRoute(app, 'renameMe', async (request) => {
    const who = await somebody(services, request)
    await rename(services, who, request.body.name)
    return await meOf(services, who.id)
  })

  serveRoute(app, 'changePassword', async (request) => {
    const who = await somebody(services, request)
    await withPassword(limits, request, who.name, () =>
      changePassword(services, who, request.body.old, request.body.new),
    )
    return ok
  })

  serveRoute(app, 'setPreferences', async (request) => {
    const who = await somebody(services, request)
    await setPreferences(services, who, request.body)
    return await meOf(services, who.id)
  })

  serveRoute(app, 'addLessons', async (request) => {
    const who = await somebody(services, request)
    return { learned: [...(await addLessons(services, who.id, request.body.learned))] }
  })

  serveRoute(app, 'listFigureSets', async (request) => {
    const who = await somebody(services, request)
    return { sets: [...(await listSets(services.storage.db, who.id))] }
  })

  serveRoute(app, 'keepFigureSet', async (request) => {
    const who = await somebody(services, request)
    return { sets: [...(await keepSet(services, who.id, request.body))] }
  })

  serveRoute(app, 'dropFigureSet', async (request) => {
    const who = await somebody(services, request)
    const { game, name } = request.body
    return { sets: [...(await dropSet(services.storage.db, who.id, game, name))] }
  })

  serveRoute(app, 'exportMe', async (request, reply) => {
    const who = await somebody(services, request)
    await limits.take('histories', who.id)
    reply.header('content-disposition', 'attachment; filename="rose-and-crown.json"')
    return await exportMe(services, who)
  })

  serveRoute(app, 'deleteMe', async (request, reply) => {
    const who = await somebody(services, request)
    await withPassword(limits, request, who.name, () => deleteMe(services, who, request.body.password))
    clearSession(request, reply)
    return ok
  })

  serveRoute(app, 'listNotices', async (request) => {
    const who = await somebody(services, request)
    return { notices: [...(await listNotices(services, who.id))] }
  })

  serveRoute(app, 'clearNotices', async (request) => {
    const who = await somebody(services, request)
    await readNotices(services, who.id, null)
    return ok
  })
}
