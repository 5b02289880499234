/** A device that keeps passkeys, written from the specification: ES256 keys, CBOR by hand, no attestation. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** CBOR heads for lengths below 256 are all this needs. */
function head(major: number, n: number): Buffer {
  return n < 24 ? Buffer.from([(major << 5) | n]) : Buffer.from([(major << 5) | 24, n])
}
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value])

const PRESENT_AND_VERIFIED = 0b101
const WITH_KEY = 0b1000000

export interface Question {
  readonly id: string
  readonly options: Record<string, unknown>
}

export class Authenticator {
  readonly credentialId = randomBytes(16)
  /** How often it has signed; a copy of the device would fall behind. */
  counter = 0
  /** Whether the finger was on it. */
  verifies = true
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  private data(flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    const seen = this.verifies ? flags : flags & ~0b100
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([seen]), count])
  }

  private client(type: string, { options }: Question): Buffer {
    const { challenge } = options
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  create(question: Question) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ])
    const length = Buffer.from([0, this.credentialId.length])
    const data = Buffer.concat([
      this.data(PRESENT_AND_VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      length,
      this.credentialId,
      key,
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ])
    return this.credential({
      clientDataJSON: base64(this.client('webauthn.create', question)),
      attestationObject: base64(attestation),
      transports: ['internal'],
    })
  }

  get(question: Question) {
    this.counter++
    const data = this.data(PRESENT_AND_VERIFIED)
    const client = this.client('webauthn.get', question)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.keys.privateKey)
    return this.credential({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
    })
  }

  private credential<R extends { readonly clientDataJSON: string }>(response: R) {
    const id = base64(this.credentialId)
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} }
  }
}
