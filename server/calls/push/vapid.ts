/** The house tells push services who it is (RFC 8292), with a key of its own: made at the first start, one for all nodes. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Kysely } from 'kysely'
import { houseSecret } from '../../mail/links.ts'
import type { Schema } from '../../storage/index.ts'

export interface Vapid {
  /** As browsers want it when they subscribe: the uncompressed point, base64url. */
  readonly publicKey: string
  /** The `Authorization` header for a push service. */
  authorization(endpoint: URL, subject: string, now: number): string
}

export const PUSH_KEY = 'push-key'
/** Services take no longer ones than a day. */
const GOOD_FOR_S = 12 * 3600

export async function readVapid(db: Kysely<Schema>, now: number): Promise<Vapid> {
  const make = (): string => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('hex')
  }
  const value = await houseSecret(db, PUSH_KEY, make, now)
  return vapidOf(createPrivateKey({ key: Buffer.from(value, 'hex'), type: 'pkcs8', format: 'der' }))
}

export function vapidOf(secret: KeyObject): Vapid {
  const { x = '', y = '' } = createPublicKey(secret).export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  const publicKey = Buffer.concat(point).toString('base64url')
  const coded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    publicKey,
    authorization: (endpoint, subject, now) => {
      const claims = { aud: endpoint.origin, exp: Math.floor(now / 1000) + GOOD_FOR_S, sub: subject }
      const said = `${coded({ typ: 'JWT', alg: 'ES256' })}.${coded(claims)}`
      const signature = sign('sha256', Buffer.from(said), { key: secret, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}
