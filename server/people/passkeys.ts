/**
 * Keys on people's devices (WebAuthn): beside a password, or as the only way in. The device asks for a finger, a face or a
 * PIN before it answers, so that a stolen device is not enough.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Refused } from '../refused.ts'
import { newId } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../storage/index.ts'
import { newChallenge, takeChallenge } from './challenges.ts'
import type { Who } from './sessions.ts'

/** Loaded when somebody uses a passkey: it is large, and has Node warn of experiments it tries. */
const webauthn = () => import('@simplewebauthn/server')

/** More than anybody has devices. */
const MOST = 20

/** The page that asks, by the address the browser gave: a key is good for that name alone. */
export interface Site {
  readonly origin: string
  readonly name: string
}

export function siteOf(origin: string | undefined): Site {
  if (origin === undefined || !URL.canParse(origin))
    throw new Refused('bad-request', 'Passkeys are for browsers: a request must say from which page it comes.')
  return { origin, name: new URL(origin).hostname }
}

export async function askPasskey(services: Services, who: Who, site: Site, name: string) {
  const known = await passkeysOf(services, who.id)
  const { id, bytes } = await newChallenge(services, 'add', who.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Rose & Crown',
    rpID: site.name,
    userName: name,
    userID: new TextEncoder().encode(who.id),
    challenge: bytes,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { id, options: { ...options } }
}

export async function addPasskey(
  services: Services,
  who: Who,
  site: Site,
  { id, credential, label }: { readonly id: string; readonly credential: object; readonly label: string },
): Promise<void> {
  const expectedChallenge = await takeChallenge(services, 'add', who.id, id)
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await checked(() =>
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
    }),
  )
  if (!registrationInfo) throw wrongPasskey()
  if ((await passkeysOf(services, who.id)).length >= MOST)
    throw new Refused('too-many', 'You have as many passkeys as one person may have. Remove one first.')
  const key = registrationInfo.credential
  const added = await services.storage.db
    .insertInto('passkeys')
    .values({
      id: newId(),
      person_id: who.id,
      credential_id: key.id,
      public_key: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: JSON.stringify(key.transports ?? []),
      label: label.slice(0, 60),
      created_at: services.now(),
      used_at: null,
    })
    .onConflict((clash) => clash.column('credential_id').doNothing())
    .executeTakeFirst()
  if (Number(added.numInsertedOrUpdatedRows ?? 0n) === 0) throw wrongPasskey()
}

export async function askPasskeySignIn(services: Services, site: Site) {
  const { id, bytes } = await newChallenge(services, 'sign-in', null)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: site.name,
    challenge: bytes,
    userVerification: 'required',
  })
  return { id, options: { ...options } }
}

/** Whose passkey has answered. */
export async function passkeyOwner(
  services: Services,
  site: Site,
  id: string,
  credential: { readonly id: string },
): Promise<Schema['persons']> {
  const expectedChallenge = await takeChallenge(services, 'sign-in', null, id)
  const { db } = services.storage
  const key = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', credential.id).executeTakeFirst()
  if (!key) throw wrongPasskey()
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await checked(() =>
    verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
      },
    }),
  )
  if (!verified) throw wrongPasskey()
  await db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, used_at: services.now() })
    .where('id', '=', key.id)
    .execute()
  return await db.selectFrom('persons').selectAll().where('id', '=', key.person_id).executeTakeFirstOrThrow()
}

export async function removePasskey(services: Services, who: Who, id: string): Promise<void> {
  await services.storage.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person_id', '=', who.id)
      .executeTakeFirst()
    if (Number(gone.numDeletedRows) === 0) throw new Refused('no-such-passkey', 'You have no such passkey.')
    if (who.password !== null) return
    const left = await trx.selectFrom('passkeys').select('id').where('person_id', '=', who.id).executeTakeFirst()
    if (!left) throw new Refused('last-way-in', 'Choose a password or add another passkey before you remove this one.')
  })
}

export async function passkeysOf({ storage }: Services, person: string): Promise<Schema['passkeys'][]> {
  return await storage.db
    .selectFrom('passkeys')
    .selectAll()
    .where('person_id', '=', person)
    .orderBy('created_at')
    .execute()
}

/** What a browser sends may be anything at all: whatever the library stumbles over is a wrong passkey. */
async function checked<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    throw wrongPasskey()
  }
}

function wrongPasskey(): Refused {
  return new Refused('wrong-passkey', 'This passkey is not known here, or did not answer what it was asked.')
}
