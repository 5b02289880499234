/**
 * From when on this house writes `back` entries into its logs. A node of the release before cannot read them, so a house of several nodes
 * waits until all of them have surely been replaced; till then nothing is taken back over what others did, and everybody makes
 * every step by hand.
 */
import type { Services } from '../services.ts'
import type { Storage } from '../storage/index.ts'

const NAME = 'back-entries'
/** Longer than anybody takes to replace the nodes of a house one after the other. */
const HOUR = 3_600_000

/** With one file there is one node; a house without tables has no older one that plays. */
export async function goesBackFrom({ db, kind }: Storage, now: number): Promise<number> {
  if (kind === 'sqlite') return 0
  const any = await db.selectFrom('tables').select('id').limit(1).executeTakeFirst()
  await db
    .insertInto('house')
    .values({ name: NAME, value: '', made_at: any ? now : 0 })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('house').select('made_at').where('name', '=', NAME).executeTakeFirstOrThrow()
  return row.made_at === 0 ? 0 : row.made_at + HOUR
}

export function goesBack({ goesBackFrom: from, now }: Pick<Services, 'goesBackFrom' | 'now'>): boolean {
  return now() >= from
}
