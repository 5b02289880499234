/** How a request reached this node: from which address, over TLS or not, and under which name. */
import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'
import { hostname } from 'node:os'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'

type Headers = IncomingMessage['headers']

/** The last entry is the balancer's own; those before it are whatever the client claimed. */
function lastOf(header: string | readonly string[] | undefined): string {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  )
}

export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : ''
  return forwarded || (request.socket.remoteAddress ?? 'unknown')
}

export function isSecure(headers: Headers, trustProxy: boolean): boolean {
  return trustProxy && lastOf(headers['x-forwarded-proto']) === 'https'
}

/** A proxy in front that nobody told us of: everybody would share one limit, and cookies would travel without TLS. */
export function noteForwarded({ metrics, log }: Services, headers: Headers, trustProxy: boolean): void {
  if (trustProxy || headers['x-forwarded-for'] === undefined || warned.has(metrics)) return
  warned.add(metrics)
  metrics.forwardedIgnored.set(1)
  log.warn(
    'requests come with X-Forwarded-For: behind a proxy set TRUST_PROXY=true, or all people count as one address',
  )
}

/** Once for each node. */
const warned = new WeakSet<Services['metrics']>()

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host)
}

/**
 * Whether a page under this name may talk to us. A name that somebody else can point at this machine (DNS rebinding) is
 * nobody we know; an address cannot be pointed elsewhere, nor can the names every machine has for itself. Without
 * configured names a proxy with TLS decides: a certificate for a foreign name is not to be had.
 */
export function knowsHost(host: string | undefined, origins: readonly string[], secure: boolean): boolean {
  if (host === undefined) return true
  const name = nameIn(`http://${host}`)
  if (name === null) return false
  if (isLoopback(name) || name.endsWith('.localhost') || name.startsWith('[') || isIPv4(name)) return true
  const own = hostname().toLowerCase()
  if (name === own || name === `${own}.local`) return true
  const named = origins.map(nameIn)
  return named.length === 0 ? secure : named.includes(name)
}

function nameIn(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : null
}

export function unknownHost(): Refused {
  return new Refused('wrong-host', 'This server does not go by that name; whoever runs it can add the name to ORIGINS.')
}
