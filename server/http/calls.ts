/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
/** Being called: channels, settings, the tray, feeds, and the links in mails. */
import { API } from '../../protocol/index.ts'
import {
  accountsOnly,
  addChannel,
  callsOf,
  makeFeed,
  muteTable,
  removeChannel,
  removeFeed,
  testChannel,
} from '../calls/channels.ts'
import { atomText, calendarText, feedReader } from '../calls/feeds.ts'
import { callSettings, setCallSettings } from '../calls/settings.ts'
import { askForAddress, confirmAddress, forgetAddress } from '../mail/confirm.ts'
import { noSuchLink } from '../mail/links.ts'
import type { Limits } from '../people/limits.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { visible } from '../tables/access.ts'
import { browserOf, somebody } from './auth.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

const ok = { ok: true } as const

export async function callRoutes(app: App, services: Services, limits: Limits): Promise<void> {
  serveRoute(app, 'getCalls', async (request) => await callsOf(services, (await somebody(services, request)).id))

  serveRoute(app, 'setCalls', async (request) => {
    await setCallSettings(services.storage.db, (await somebody(services, request)).id, request.body)
    return ok
  })

  serveRoute(app, 'setMail', async (request) => {
    const who = await somebody(services, request)
    if (!services.calls.mailer) throw new Refused('not-set-up', 'This house sends no mail.')
    if (who.guest) throw accountsOnly()
    await limits.take('mails', who.id)
    await limits.take('mails', request.ip)
    await askForAddress(services, who.id, request.body.address)
    return ok
  })

  serveRoute(app, 'removeMail', async (request) => {
    await forgetAddress(services, (await somebody(services, request)).id)
    return ok
  })

  serveRoute(app, 'confirmMail', async (request) => {
    await confirmAddress(services, request.body.secret)
    return ok
  })

  serveRoute(app, 'addChannel', async (request) => {
    const who = await somebody(services, request)
    await limits.take('channels', who.id)
    return await addChannel(services, who, request.body, browserOf(request.headers['user-agent'] ?? ''))
  })

  serveRoute(app, 'removeChannel', async (request) => {
    await removeChannel(services, (await somebody(services, request)).id, request.params.id)
    return ok
  })

  serveRoute(app, 'testChannel', async (request) => {
    const who = await somebody(services, request)
    await limits.take('channels', who.id)
    await testChannel(services, who.id, request.params.id)
    return ok
  })

  serveRoute(app, 'makeFeed', async (request) => {
    const who = await somebody(services, request)
    await limits.take('channels', who.id)
    const path = `${services.calls.origin()}${API}/feeds/${await makeFeed(services, who.id)}`
    return { calendar: `${path}/calendar.ics`, atom: `${path}/games.atom` }
  })

  serveRoute(app, 'removeFeed', async (request) => {
    await removeFeed(services, (await somebody(services, request)).id)
    return ok
  })

  serveRoute(app, 'getCalendar', async (request, reply) => {
    const reader = await feedReader(services, request.params.token)
    return reply.type('text/calendar; charset=utf-8').send(await calendarText(services, reader))
  })

  serveRoute(app, 'getFeed', async (request, reply) => {
    const reader = await feedReader(services, request.params.token)
    return reply.type('application/atom+xml; charset=utf-8').send(await atomText(services, reader))
  })

  serveRoute(app, 'readNotice', async (request) => {
    const who = await somebody(services, request)
    const { id } = request.params
    const { db } = services.storage
    await db.deleteFrom('notices').where('id', '=', id).where('person_id', '=', who.id).execute()
    return ok
  })

  serveRoute(app, 'muteTable', async (request) => {
    const who = await somebody(services, request)
    const table = await visible(services, request.params.id, who.id)
    await muteTable(services, table.id, who.id, request.body.muted)
    return ok
  })

  // A table's link in a mail. It signs nobody in: what is seen there depends on who is signed in here.
  app.get<{ Params: { token: string } }>('/go/:token', { schema: { hide: true } }, (request, reply) => {
    const table = services.calls.links.read('table', request.params.token, services.now())
    return reply.header('referrer-policy', 'no-referrer').redirect(`/t/${table}`, 303)
  })

  // Mail programs send a form, which says nothing that the link does not say.
  await app.register((inner: App, _options, done) => {
    const form = 'application/x-www-form-urlencoded'
    inner.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, parsed) => parsed(null, undefined))
    serveRoute(inner, 'unsubscribe', async (request) => {
      const id = services.calls.links.read('unsubscribe', request.params.token, services.now())
      const { db } = services.storage
      const row = await db.selectFrom('mail_addresses').select('person_id').where('id', '=', id).executeTakeFirst()
      if (!row) throw noSuchLink()
      await setCallSettings(db, row.person_id, { ...(await callSettings(db, row.person_id)), mail: 'off' })
      return ok
    })
    done()
  })
}
