/** Who is asking: a browser by its cookie, a program by its token. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { newSession, SESSION_MS, type Who, whoHas } from '../people/sessions.ts'
import { Refused } from '../refused.ts'

/** Behind TLS the cookie's name itself promises that no other host or path has set it. */
const cookieName = (secure: boolean): string => (secure ? '__Host-roses' : 'roses')

/** Another host of the same domain can set a cookie for ours, but never one with that prefix: behind TLS only it counts. */
export function tokenFrom(
  authorization: string | undefined,
  cookie: string | undefined,
  secure: boolean,
): string | null {
  const bearer = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? '')?.[1]
  if (bearer) return bearer
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim())
  const own = pairs.find((pair) => pair.startsWith(`${cookieName(secure)}=`))
  return /=([A-Za-z0-9_-]{20,100})$/.exec(own ?? '')?.[1] ?? null
}

export async function whoIs(services: Services, request: FastifyRequest): Promise<Who | null> {
  const token = tokenFrom(request.headers.authorization, request.headers.cookie, request.protocol === 'https')
  const who = token === null ? null : await whoHas(services, token, request.ip)
  if (who === 'banned') throw new Refused('banned', 'This account is closed.')
  return who
}

export async function somebody(services: Services, request: FastifyRequest): Promise<Who> {
  const who = await whoIs(services, request)
  if (!who) throw new Refused('not-signed-in', 'Play as a guest or sign in first.')
  return who
}

export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
  proved: boolean,
) {
  const label = browserOf(request.headers['user-agent'] ?? '')
  const { token, id } = await newSession(services, person, { kind: 'browser', label, proved, address: request.ip })
  const secure = request.protocol === 'https'
  const maxAge = Math.floor(SESSION_MS / 1000)
  reply.setCookie(cookieName(secure), token, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge })
  return id
}

export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https'
  reply.clearCookie(cookieName(secure), { httpOnly: true, sameSite: 'lax', secure, path: '/' })
}

/** Most of them name others besides, for the sake of old pages: the first that is named counts. */
const BROWSERS = ['Firefox', 'Edg', 'Chrome', 'Safari']
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS X', 'Linux']

/** "Firefox on Linux": enough to recognise one's own sessions. */
export function browserOf(agent: string): string {
  const browser = BROWSERS.find((name) => agent.includes(name)) ?? 'Browser'
  const system = SYSTEMS.find((name) => agent.includes(name))
  const name = browser === 'Edg' ? 'Edge' : browser
  return system ? `${name}, ${system}` : name
}
