/** A node of the next release: newer rules (`next-games.ts`), and a migration that only adds, as ours do. */
import { type Kysely, sql } from 'kysely'
import { migrations } from '../../server/storage/migrations.ts'

migrations['9000-next'] = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table tables add column next_release text').execute(db)
    await sql.raw('alter table entries add column next_release text').execute(db)
    await sql.raw('create table next_release (id text not null, primary key (id))').execute(db)
  },
}
await import('../../server/tests/node.ts')
