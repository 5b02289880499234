/** The house vouches for its records with a key of its own: made at the first start, kept in the rows, one for all nodes. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Kysely } from 'kysely'
import { signedRecord } from '../../engine/index.ts'
import type { Schema } from '../storage/index.ts'

export interface HouseSeal {
  /** 32 bytes in hex, as published. */
  readonly publicKey: string
  /** When it was made: the house does not vouch for what was over before. */
  readonly madeAt: number
  signed(record: string): string
}

const NAME = 'record-key'
/** What stands before the 32 bytes of the key in its DER form. */
const DER_HEAD = 12

export async function readSeal(db: Kysely<Schema>, now: number): Promise<HouseSeal> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const value = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('hex')
  // Of several nodes that start at once one is first, and the others take its key.
  await db
    .insertInto('house')
    .values({ name: NAME, value, made_at: now })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('house')
    .select(['value', 'made_at'])
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow()
  const secret = createPrivateKey({ key: Buffer.from(row.value, 'hex'), type: 'pkcs8', format: 'der' })
  const der = createPublicKey(secret).export({ type: 'spki', format: 'der' })
  const publicKey = der.subarray(DER_HEAD).toString('hex')
  return {
    publicKey,
    madeAt: row.made_at,
    signed: (record) =>
      signedRecord(record, { key: publicKey, signature: sign(null, Buffer.from(record), secret).toString('hex') }),
  }
}
