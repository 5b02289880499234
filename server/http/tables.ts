/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { levels } from '../../bots/index.ts'
import type { Services } from '../services.ts'
import type { Limits } from '../people/limits.ts'
import { cleanText } from '../people/names.ts'
import type { Who } from '../people/sessions.ts'
import { Refused } from '../refused.ts'
import { accountNamed, askIn, decline } from '../tables/asked-in.ts'
import { admit, renewInvite, showOut, visible } from '../tables/access.ts'
import { comeBack } from '../tables/come-back.ts'
import { createTable } from '../tables/create.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { seatOf } from '../tables/rows.ts'
import { lobby, myTables } from '../tables/lists.ts'
import { commit, reveal } from '../tables/opening.ts'
import { toSeat } from '../tables/outbound.ts'
import { rematch } from '../tables/rematch.ts'
import { hostSeat, joinTable, leaveTable } from '../tables/seats.ts'
import { chooseSetting } from '../tables/settings.ts'
import { startTable } from '../tables/start.ts'
import { linesAfter, noteRead, readNotes, say, writeNotes } from '../tables/talk.ts'
import { propose, resign, vote } from '../tables/votes.ts'
import { somebody, whoIs } from './auth.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

export function tableRoutes(app: App, services: Services, limits: Limits): void {
  const show = (reply: FastifyReply, table: LiveTable, person: string | null): FastifyReply => {
    const viewer = services.hub.infoViewer(table.id, person)
    const text = toSeat(table, seatOf(table.rows, person), { what: 'page', viewer }, services.now())
    return reply.type('application/json; charset=utf-8').send(text)
  }
  /** A table this somebody may see, as the rows have it now. */
  const at = async (request: FastifyRequest, id: string): Promise<{ who: Who; table: LiveTable }> => {
    const who = await somebody(services, request)
    await limits.take('acts', who.id)
    await services.tables.current(id)
    const table = await visible(services, id, who.id)
    await comeBack(services, table, who.id)
    return { who, table }
  }

  serveRoute(app, 'listGames', () => ({
    games: services.catalogue.map(({ about }) => ({
      id: about.id,
      version: about.version,
      seatCounts: [...about.seatCounts],
      options: [...about.options],
      tempers: [...(about.tempers ?? [])],
    })),
    levels: levels.map((level) => level.id),
  }))

  serveRoute(app, 'listTables', async (request) => {
    const who = await whoIs(services, request)
    return await lobby(services, who?.id ?? null, request.query)
  })

  serveRoute(app, 'listMyTables', async (request) => {
    const who = await somebody(services, request)
    return await myTables(services, who.id, request.query)
  })

  serveRoute(app, 'createTable', async (request, reply) => {
    const who = await somebody(services, request)
    await limits.take('tables', who.id)
    return show(reply, await createTable(services, who, request.body), who.id)
  })

  serveRoute(app, 'getTable', async (request, reply) => {
    const who = await whoIs(services, request)
    await services.tables.current(request.params.id)
    return show(reply, await visible(services, request.params.id, who?.id ?? null), who?.id ?? null)
  })

  serveRoute(app, 'enterTable', async (request, reply) => {
    const who = await somebody(services, request)
    await limits.take('acts', who.id)
    await services.tables.current(request.params.id)
    const table = await visible(services, request.params.id, who.id, request.body.invite)
    await admit(services, table, who.id, request.body.invite)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'joinTable', async (request, reply) => {
    const who = await somebody(services, request)
    await limits.take('acts', who.id)
    await services.tables.current(request.params.id)
    const table = await visible(services, request.params.id, who.id, request.body.invite)
    await joinTable(services, table, who, request.body)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'leaveTable', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await leaveTable(services, table, who.id)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'seatBot', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await hostSeat(services, table, who.id, request.body.seat, request.body.level)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'openSeat', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await hostSeat(services, table, who.id, request.body.seat, null)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'chooseSetting', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await chooseSetting(services, table, who.id, request.body)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'renewInvite', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await renewInvite(services, table, who.id)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'showOut', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await showOut(services, table, who.id, request.body.person)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'askIn', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    if (table.rows.row.host_id !== who.id) throw new Refused('not-yours', 'Only the host of the table does that.')
    if (who.guest) throw new Refused('accounts-only', 'Guests ask people in by the link.')
    await limits.take('invitations', who.id)
    const asked = await accountNamed(services, request.body.name)
    await limits.take('invitationsTo', `${who.id} ${asked.id}`)
    await askIn(services, table, who.id, asked, request.body.seat)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'decline', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await decline(services, table, who)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'startGame', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    if (table.rows.row.host_id !== who.id) throw new Refused('not-yours', 'Only the host of the table starts the game.')
    await startTable(services, table)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'commitDice', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await commit(services, table, who.id, request.body.commitment)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'openDice', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await reveal(services, table, who.id, request.body)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'propose', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    if (request.body.kind !== 'resume') await limits.take('offers', who.id)
    await propose(services, table, who.id, request.body)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'vote', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await vote(services, table, who.id, request.body)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'resumeGame', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await propose(services, table, who.id, { kind: 'resume' })
    return show(reply, table, who.id)
  })

  serveRoute(app, 'resign', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await resign(services, table, who.id)
    return show(reply, table, who.id)
  })

  serveRoute(app, 'offerRematch', async (request, reply) => {
    const { who, table } = await at(request, request.params.id)
    await limits.take('tables', who.id)
    return show(reply, await rematch(services, table, who, request.body ?? {}), who.id)
  })

  serveRoute(app, 'listChat', async (request) => {
    const who = await whoIs(services, request)
    await visible(services, request.params.id, who?.id ?? null)
    return { lines: [...(await linesAfter(services, request.params.id, request.query.after ?? -1, who?.id ?? null))] }
  })

  serveRoute(app, 'sendChat', async (request) => {
    const { who, table } = await at(request, request.params.id)
    await limits.take('chat', who.id)
    const text = cleanText(request.body.text)
    if (text === '') throw new Refused('bad-request', 'There is nothing to say.')
    return await say(services, table, who, text)
  })

  serveRoute(app, 'readChat', async (request) => {
    const { who } = await at(request, request.params.id)
    await noteRead(services, request.params.id, who.id, request.body.n)
    return { ok: true }
  })

  serveRoute(app, 'getNotes', async (request) => {
    const { who } = await at(request, request.params.id)
    return { text: await readNotes(services, request.params.id, who.id) }
  })

  serveRoute(app, 'setNotes', async (request) => {
    const { who } = await at(request, request.params.id)
    await writeNotes(services, request.params.id, who.id, request.body.text)
    return { ok: true }
  })
}
