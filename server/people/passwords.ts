/** Argon2id, kept as a PHC string so that the costs can be raised one day. */
import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...COST, message: password.normalize('NFKC'), nonce })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`
}

export async function checkPassword(password: string, phc: string | null): Promise<boolean> {
  // Somebody who does not exist takes as long as somebody who does.
  const stored = phc ?? (await decoy)
  const [, , , costs = '', nonce = '', tag = ''] = stored.split('$')
  const cost = Object.fromEntries(costs.split(',').map((part) => part.split('=') as [string, string]))
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(cost['m']),
    passes: Number(cost['t']),
    parallelism: Number(cost['p']),
    tagLength: expected.length,
  })
  return phc !== null && timingSafeEqual(actual, expected)
}

const decoy = hashPassword(randomBytes(16).toString('hex'))

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
