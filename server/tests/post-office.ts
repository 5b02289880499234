/** Where calls of the tests arrive: a real SMTP server, and a receiver of webhooks and pushes that keeps what it got. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Parsed, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { Client } from './client.ts'

export interface Letter extends Parsed {
  readonly raw: string
}

export class PostOffice {
  readonly letters: Letter[] = []
  /** Addresses that do not exist. */
  readonly unknown = new Set<string>()
  /** What is answered to whoever writes to them, by its number. */
  readonly answers = new Map<string, number>()
  /** While set, letters are held and nobody is answered. */
  held = false
  private readonly smtp: SMTPServer
  url = ''

  private constructor() {
    this.smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = this.unknown.has(address) ? 550 : this.answers.get(address)
        done(responseCode === undefined ? undefined : Object.assign(new Error('not taken'), { responseCode }))
      },
      onData: (stream, _session, done) => void this.take(stream, done).catch(() => undefined),
    })
    // A house that is killed in the middle of a letter breaks its line: that is its matter, not the office's.
    this.smtp.on('error', () => undefined)
  }

  static open(): Promise<PostOffice> {
    const office = new PostOffice()
    return new Promise((resolve) => {
      office.smtp.listen(0, '127.0.0.1', () => {
        office.url = `smtp://127.0.0.1:${(office.smtp.server.address() as AddressInfo).port}`
        resolve(office)
      })
    })
  }

  to(address: string): readonly Letter[] {
    return this.letters.filter((letter) => letter.to.text.includes(address))
  }

  /** Throws away what came for this address, and nobody else's. */
  forget(address: string): void {
    for (const letter of this.to(address)) this.letters.splice(this.letters.indexOf(letter), 1)
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.smtp.close(resolve))
  }

  private async take(stream: NodeJS.ReadableStream, done: (error?: Error) => void): Promise<void> {
    const bytes = await buffer(stream)
    if (this.held) return
    this.letters.push({ ...(await simpleParser(bytes)), raw: bytes.toString() })
    done()
  }
}

export interface Got {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Takes everything, unless told how to answer. */
export class Receiver {
  readonly got: Got[] = []
  answer: (got: Got, reply: ServerResponse) => void = (_, reply) => void reply.end('ok')
  url = ''
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, reply) => {
      const take = async (): Promise<void> => {
        const got = { path: request.url ?? '', headers: request.headers, body: await buffer(request) }
        this.got.push(got)
        this.answer(got, reply)
      }
      // What breaks off in the middle has not arrived.
      void take().catch(() => undefined)
    })
  }

  static open(): Promise<Receiver> {
    const receiver = new Receiver()
    return new Promise((resolve) => {
      receiver.server.listen(0, '127.0.0.1', () => {
        receiver.url = `http://127.0.0.1:${(receiver.server.address() as AddressInfo).port}`
        resolve(receiver)
      })
    })
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

/** A browser's side of a subscription: its keys, and how it reads what was pushed (RFC 8291, as a browser would). */
export function subscription() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16)
    const length = body[20] ?? 0
    const sender = body.subarray(21, 21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
    const key = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
    const part = (name: string, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), size))
    const sealed = body.subarray(21 + length)
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
  return { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url'), read }
}

/** Gives somebody an account and a confirmed address. */
export async function withMail(office: PostOffice, client: Client, name: string): Promise<string> {
  await client.ask('createAccount', { body: { name, password: 'a long enough password' } })
  const address = `${name.toLowerCase()}@mail.example`
  await client.ask('setMail', { body: { address } })
  const [, secret = ''] = /#confirm\.(\S+)/.exec(office.to(address)[0]?.text ?? '') ?? []
  const { status } = await client.ask('confirmMail', { body: { secret } })
  if (status !== 200) throw new Error(`the address of ${name} was not confirmed`)
  // Only this one's: others may be waiting for theirs at the same time.
  office.forget(address)
  return address
}
