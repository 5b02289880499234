/** Whether it is the host who asks. */
import type { FastifyRequest } from 'fastify'
import { provenUntil } from '../people/host-role.ts'
import type { Who } from '../people/sessions.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { somebody } from './auth.ts'

export async function aHost(services: Services, request: FastifyRequest): Promise<Who> {
  const who = await somebody(services, request)
  if (!who.host) throw new Refused('not-host', 'That is for the host of the house.')
  return who
}

/** A host who has given the password in this session not long ago. */
export async function provenHost(services: Services, request: FastifyRequest): Promise<Who> {
  const who = await aHost(services, request)
  if (provenUntil(who) <= services.now()) throw new Refused('password-needed', 'Give your password again.')
  return who
}
