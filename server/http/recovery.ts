/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers */
/** Ways into an account beside the password. */
import { Refused } from '../refused.ts'
import { becomeAccount, checkName, letIn } from '../people/accounts.ts'
import { confirm } from '../people/confirm.ts'
import { nameKey } from '../people/names.ts'
import type { Limits } from '../people/limits.ts'
import {
  addPasskey,
  askPasskey,
  askPasskeySignIn,
  passkeyOwner,
  passkeysOf,
  removePasskey,
  siteOf,
} from '../people/passkeys.ts'
import { allowMailReset, mailResetOf, sendResetLink } from '../people/mail-reset.ts'
import { makeRecoveryCodes, recoverAccount } from '../people/recovery-codes.ts'
import { endSession, endSessions, type Who } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { clearSession, somebody, startSession, whoIs } from './auth.ts'
import { meOf } from './me.ts'
import { withPassword } from './password-tries.ts'
import { serveRoute } from './routes.ts'
import type { App } from './typed.ts'

const ok = { ok: true } as const

export function recoveryRoutes(app: App, services: Services, limits: Limits): void {
  serveRoute(app, 'getWaysIn', async (request) => {
    const who = await somebody(services, request)
    const codes = await services.storage.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('person_id', '=', who.id)
      .execute()
    const passkeys = await passkeysOf(services, who.id)
    return {
      password: who.password !== null,
      mail: await mailResetOf(services, who.id),
      codes: codes.length,
      passkeys: passkeys.map(({ id, label, created_at, used_at }) => ({
        id,
        label,
        createdAt: created_at,
        usedAt: used_at,
      })),
    }
  })

  serveRoute(app, 'makeRecoveryCodes', async (request) => {
    const who = anAccount(await somebody(services, request))
    await withPassword(limits, request, who.name, () => confirm(services, who, request.body.password))
    return { codes: [...(await makeRecoveryCodes(services, who.id))] }
  })

  serveRoute(app, 'recoverAccount', async (request) => {
    const { name, code, password } = request.body
    await withPassword(limits, request, name, () => recoverAccount(services, name, code, password))
    return ok
  })

  serveRoute(app, 'allowMailReset', async (request) => {
    const who = anAccount(await somebody(services, request))
    const { allowed, password } = request.body
    await withPassword(limits, request, who.name, () => confirm(services, who, password))
    await allowMailReset(services, who.id, allowed)
    return ok
  })

  serveRoute(app, 'askReset', async (request) => {
    const { name } = request.body
    await limits.take('guesses', request.ip)
    await limits.take('resets', nameKey(name))
    // Not waited for: how long it takes would tell whether there was anything to send.
    void sendResetLink(services, name).catch((error: unknown) =>
      services.log.warn({ err: error }, 'a link to a new password could not be sent'),
    )
    return ok
  })

  serveRoute(app, 'endSessions', async (request, reply) => {
    const who = await somebody(services, request)
    await endSessions(services, who.id)
    clearSession(request, reply)
    return ok
  })

  serveRoute(app, 'askPasskey', async (request) => {
    const who = await somebody(services, request)
    await limits.take('guesses', request.ip)
    const { name = who.name } = request.body
    // Said before the device has made a key for nothing.
    if (request.body.name !== undefined) await checkName(services, who, name)
    return await askPasskey(services, who, siteOf(request.headers.origin), name)
  })

  serveRoute(app, 'addPasskey', async (request) => {
    const who = anAccount(await somebody(services, request))
    await withPassword(limits, request, who.name, () => confirm(services, who, request.body.password))
    await addPasskey(services, who, siteOf(request.headers.origin), request.body)
    return ok
  })

  serveRoute(app, 'removePasskey', async (request) => {
    await removePasskey(services, await somebody(services, request), request.params.id)
    return ok
  })

  serveRoute(app, 'createPasskeyAccount', async (request) => {
    const who = await somebody(services, request)
    if (!who.guest) throw new Refused('has-account', 'You have an account already.')
    await limits.take('accounts', request.ip)
    await checkName(services, who, request.body.name)
    await addPasskey(services, who, siteOf(request.headers.origin), request.body)
    await becomeAccount(services, who, request.body.name, null)
    return await meOf(services, who.id)
  })

  serveRoute(app, 'askPasskeySignIn', async (request) => {
    await limits.take('guesses', request.ip)
    return await askPasskeySignIn(services, siteOf(request.headers.origin))
  })

  serveRoute(app, 'signInPasskey', async (request, reply) => {
    const guest = await whoIs(services, request)
    await limits.take('guesses', request.ip)
    const { id, credential } = request.body
    const person = await passkeyOwner(services, siteOf(request.headers.origin), id, credential)
    await letIn(services, guest, person)
    await limits.forgive('guesses', request.ip)
    if (guest) await endSession(services, guest.id, guest.session)
    await startSession(services, request, reply, person.id, true)
    return await meOf(services, person.id)
  })
}

function anAccount(who: Who): Who {
  if (who.guest) throw new Refused('not-yours', 'Guests have no account to get back into; keep yours first.')
  return who
}
