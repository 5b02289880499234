/**
 * Sending something to an address that a person has named. Whoever names it must not reach through the house what they could not reach
 * themselves: the name is resolved once, every address it has must be public, and the connection goes to one of these and nowhere else;
 * nobody is followed elsewhere, and hardly anything of the answer is read.
 */
import { lookup } from 'node:dns/promises'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Refused } from '../../refused.ts'
import { isLoopbackAddress, isOurs, isPublic } from './private-ranges.ts'

export interface Reach {
  /** For tests alone: addresses of this machine, at any port. */
  readonly loopback: boolean
}

export interface Sent {
  readonly status: number
  /** The beginning of the answer. */
  readonly text: string
  /** Seconds the other side wants to be left alone. */
  readonly retryAfter: number | null
}

const PORTS: readonly string[] = ['', '80', '443', '8008', '8080', '8443', '8448']
const PATIENCE_MS = 8000
/** What a push service or a chat answers fits in; anything longer is cut off. */
const MOST_READ = 16_384

/** The address as it is kept; refused if nothing could ever be sent there. */
export function readTarget(given: string, reach: Reach, schemes: readonly string[] = ['https:', 'http:']): URL {
  const url = URL.canParse(given) && !/[\s\p{C}]/u.test(given) ? new URL(given) : null
  if (!url || !schemes.includes(url.protocol) || url.username !== '' || url.password !== '' || url.hostname === '')
    throw new Refused('bad-address', 'That is no address anything could be sent to.')
  if (!reach.loopback && !PORTS.includes(url.port)) throw new Refused('bad-address', 'Nothing is sent to that port.')
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) > 0 && !mayReach(literal, reach)) throw privateAddress()
  if (/(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i.test(url.hostname) && !reach.loopback)
    throw privateAddress()
  return url
}

function mayReach(address: string, reach: Reach): boolean {
  if (isLoopbackAddress(address)) return reach.loopback
  // What listens on this machine's public address may be shut to the world and open to the machine itself.
  return isPublic(address) && !isOurs(address)
}

function privateAddress(): Refused {
  return new Refused('private-address', 'That address leads into a private network: nothing is sent there.')
}

interface Resolved {
  readonly address: string
  readonly family: number
}

/** Every address the name has now; refused if a single one of them is not public. */
export async function resolved(url: URL, reach: Reach, look = lookupAll): Promise<readonly Resolved[]> {
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(literal) > 0 ? [{ address: literal, family: isIP(literal) }] : await look(literal)
  if (found.length === 0 || found.some(({ address }) => !mayReach(address, reach))) throw privateAddress()
  return found
}

function lookupAll(name: string): Promise<readonly Resolved[]> {
  return lookup(name, { all: true })
}

export async function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  reach: Reach,
  look = lookupAll,
): Promise<Sent> {
  readTarget(url.href, reach)
  const addresses = await resolved(url, reach, look)
  const [first] = addresses
  // Whatever the name means a moment later, the connection goes where it was looked at.
  const pinned: LookupFunction = (_, options, told) => {
    if (options.all) told(null, [...addresses])
    else told(null, first?.address ?? '', first?.family ?? 4)
  }
  const ask = url.protocol === 'https:' ? secure : plain
  return await new Promise<Sent>((resolve, reject) => {
    const bytes = Buffer.from(body)
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const asked = ask(url, {
      method: 'POST',
      agent: false,
      lookup: pinned,
      signal,
      headers: { 'user-agent': 'rose-and-crown', ...headers, 'content-length': String(bytes.length) },
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      let text = ''
      const done = (): void => {
        const wait = Number(answer.headers['retry-after'])
        resolve({ status: answer.statusCode ?? 0, text, retryAfter: Number.isFinite(wait) ? wait : null })
        asked.destroy()
      }
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text = (text + part).slice(0, MOST_READ)
        if (text.length >= MOST_READ) done()
      })
      answer.on('end', done)
      answer.on('error', reject)
    })
    asked.end(bytes)
  })
}
