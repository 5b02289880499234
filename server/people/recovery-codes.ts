/**
 * Codes to print and keep in a drawer, for whoever has lost every other way in. Each is good once; the rows have only
 * their hashes. 80 random bits each need no slow hash.
 */
import { randomInt } from 'node:crypto'
import { endWays } from '../calls/own.ts'
import { Refused } from '../refused.ts'
import { sha256 } from '../secrets.ts'
import type { Services } from '../services.ts'
import { nameKey } from './names.ts'
import { hashPassword } from './passwords.ts'
import { endConnections } from './sessions.ts'

const COUNT = 10
/** Without letters and digits that look alike on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** As it was typed from paper: capitals, spaces and strokes do not matter. */
function hashOf(code: string): string {
  return sha256(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

/** Earlier codes of the same person are good for nothing from now on. */
export async function makeRecoveryCodes({ storage, now }: Services, person: string): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  const made_at = now()
  await storage.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('recovery_codes').where('person_id', '=', person).execute()
    const rows = codes.map((code) => ({ person_id: person, code_hash: hashOf(code), made_at }))
    await trx.insertInto('recovery_codes').values(rows).execute()
  })
  return codes
}

/** A new password for whoever has a code; that code is used up, and all sessions end. */
export async function recoverAccount(services: Services, name: string, code: string, password: string): Promise<void> {
  const { db } = services.storage
  const person = await db.selectFrom('persons').select('id').where('name_key', '=', nameKey(name)).executeTakeFirst()
  // Takes as long whether or not there is such an account, and such a code.
  const hashed = await hashPassword(password)
  const used = await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('recovery_codes')
      .where('person_id', '=', person?.id ?? '')
      .where('code_hash', '=', hashOf(code))
      .executeTakeFirst()
    if (!person || Number(gone.numDeletedRows) === 0) return false
    await trx.updateTable('persons').set({ password: hashed }).where('id', '=', person.id).execute()
    await trx.deleteFrom('sessions').where('person_id', '=', person.id).execute()
    await endWays(trx, person.id)
    await trx.deleteFrom('resets').where('person_id', '=', person.id).execute()
    return true
  })
  if (!person || !used) throw new Refused('wrong-code', 'The name or the code is wrong, or the code was used already.')
  endConnections(services, person.id)
}
