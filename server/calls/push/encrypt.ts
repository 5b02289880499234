/**
 * What is pushed is read by the browser alone (RFC 8291, on RFC 8188): the push service in between carries it and knows nothing but its
 * length, which is always the same here. Ours, because it is half a page on the platform's own cryptography.
 */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface PushKeys {
  /** The browser's public key and its shared secret, base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** What must be new for each message; given by the tests of the RFC's example. */
export interface Chance {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

const CURVE = 'prime256v1'
const RECORD_SIZE = 4096
/** Every message is as long as this, whatever it says; services take four thousand bytes. */
const PADDED = 3072

export function encrypted(text: string | Buffer, keys: PushKeys, chance?: Chance, padded = PADDED): Buffer {
  const browser = Buffer.from(keys.p256dh, 'base64url')
  const ours = createECDH(CURVE)
  if (chance) ours.setPrivateKey(chance.privateKey)
  else ours.generateKeys()
  const salt = chance?.salt ?? randomBytes(16)
  const publicKey = ours.getPublicKey()
  const shared = ours.computeSecret(browser)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, publicKey])
  const secret = derived(shared, Buffer.from(keys.auth, 'base64url'), info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const plain = Buffer.from(text)
  // 2 ends the last record; what follows it is padding.
  const record = Buffer.concat([plain, Buffer.from([2]), Buffer.alloc(Math.max(0, padded - plain.length))])
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  const head = Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey])
  return Buffer.concat([head, cipher.update(record), cipher.final(), cipher.getAuthTag()])
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
