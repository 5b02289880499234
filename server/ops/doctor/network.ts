/** How people reach the house: its port, the proxy in front, TLS and names. */
import { createServer } from 'node:net'
import { isLoopback } from '../../http/arrival.ts'
import { portProblem } from '../advice.ts'
import type { Settings } from '../settings.ts'
import { type Finding, good, note, warning, wrong } from './finding.ts'

export interface Address {
  readonly host: string
  readonly port: number
}

const PATIENCE_MS = 5000
const HOUSE = '/.well-known/rose-and-crown.json'

export async function port({ host, port: number }: Address): Promise<Finding> {
  if (await houseAt(`http://${local(host)}:${number}`)) return good('port', `the house is open on ${host}:${number}`)
  const problem = await new Promise<unknown>((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(number, host, () => probe.close(() => resolve(null)))
  })
  return problem === null
    ? note('port', `${host}:${number} is free; the house is closed.`)
    : wrong('port', portProblem(problem, number, host))
}

export async function proxy(address: Address, settings: Settings): Promise<Finding> {
  const { trustProxy, origins, metricsToken } = settings
  const figures = await text(`http://${local(address.host)}:${address.port}/metrics`, metricsToken)
  if (!trustProxy && /^roses_forwarded_ignored 1$/m.test(figures ?? ''))
    return wrong('proxy', 'Requests come through a proxy: set TRUST_PROXY=true, or all people count as one address.')
  if (!trustProxy && origins.some((origin) => origin.startsWith('https:')))
    return warning(
      'proxy',
      'ORIGINS names https, which a proxy must end: set TRUST_PROXY=true, or cookies are not Secure.',
    )
  if (trustProxy && !isLoopback(address.host))
    return warning(
      'proxy',
      `TRUST_PROXY is set and HOST is ${address.host}: let only the proxy reach port ${address.port}, or anybody can claim any address.`,
    )
  return trustProxy ? good('proxy', 'its headers are believed') : note('proxy', 'none is expected (TRUST_PROXY).')
}

export async function tls({ origins }: Settings): Promise<readonly Finding[]> {
  if (origins.length === 0)
    return [note('tls', 'No public name is set (ORIGINS); fine for one machine or a local network.')]
  return await Promise.all(
    origins.map(async (origin) => {
      if (origin.startsWith('http:'))
        return warning('tls', `${origin} has no TLS: passwords travel openly. Put a proxy in front (deploy/Caddyfile).`)
      try {
        const answer = await fetch(origin + HOUSE, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' })
        if (answer.status !== 200) return wrong('tls', `${origin} answers ${answer.status} instead of the house.`)
        if (!answer.headers.has('strict-transport-security'))
          return wrong(
            'tls',
            `${origin} is up, but its proxy does not send X-Forwarded-Proto, or TRUST_PROXY is not set.`,
          )
        return good('tls', `${origin} is up, with a certificate that holds`)
      } catch (error) {
        const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name
        return wrong(
          'tls',
          `${origin} cannot be reached from here (${cause}). Is the proxy running, its certificate good?`,
        )
      }
    }),
  )
}

function local(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

async function houseAt(base: string): Promise<boolean> {
  return ((await text(base + HOUSE, null)) ?? '').includes('publicKey')
}

async function text(url: string, token: string | null): Promise<string | null> {
  try {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` }
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    return await answer.text()
  } catch {
    return null
  }
}
