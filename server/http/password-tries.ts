/** How often a password may be tried. */
import type { FastifyRequest } from 'fastify'
import { limitKey } from '../people/address.ts'
import type { Limits } from '../people/limits.ts'
import { nameKey } from '../people/names.ts'

/**
 * Counted before the password is looked at, so that a thousand tries at once are no way round, and given back when it was
 * right. The pair of address and account is slowed down: nobody can lock the owner out from elsewhere.
 */
export async function withPassword<T>(
  limits: Limits,
  request: FastifyRequest,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const pair = `${limitKey(request.ip)} ${nameKey(name)}`
  await limits.take('passwords', pair)
  await limits.take('guesses', request.ip)
  const result = await work()
  await limits.forgive('passwords', pair)
  await limits.forgive('guesses', request.ip)
  return result
}
