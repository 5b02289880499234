/** What names look like, what is limited over all nodes, and who was shown out. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { skeleton } from '../people/names.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly name_key: string | null
}

export const namesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (text: string) => sql.raw(text).execute(db)
    await run('alter table persons add column skeleton text')
    await nameThem(db)
    // Guests may look like each other, accounts may not.
    await run('create unique index persons_accounts on persons (skeleton) where name_key is not null')
    await run('create index persons_skeleton on persons (skeleton)')
    await run('create index persons_guests on persons (seen_at) where name_key is null')
    await run(
      'create table limits (id text not null, points integer not null, expires_at bigint not null, primary key (id))',
    )
    await run(
      'create table shown_out (table_id text not null, person_id text not null, primary key (table_id, person_id))',
    )
    for (const part of ['shown_out', 'admitted', 'notes'])
      await run(`create index ${part}_person on ${part} (person_id)`)
    await run('create index faults_at on faults (at)')
  },
}

/** Accounts that look alike were allowed until now: the oldest has the name, the others keep theirs until they change it. */
async function nameThem(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Person>`select id, name, name_key from persons order by created_at, id`.execute(db)
  const taken = new Set<string>()
  for (const { id, name, name_key } of rows) {
    const looks = skeleton(name)
    const mine = name_key !== null && taken.has(looks) ? `${looks} ${id}` : looks
    if (name_key !== null) taken.add(mine)
    await sql`update persons set skeleton = ${mine} where id = ${id}`.execute(db)
  }
}
