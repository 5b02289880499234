/** One set of migrations for both databases. Released ones never change; add a new one instead. */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { namesMigration } from './names-migration.ts'
import type { Schema } from './schema.ts'

type Columns = Record<string, string>

async function table(db: Kysely<unknown>, name: string, columns: Columns, keys: string): Promise<void> {
  const lines = Object.entries(columns).map(([column, type]) => `${column} ${type}`)
  await sql.raw(`create table ${name} (${[...lines, keys].join(', ')})`).execute(db)
}

const text = 'text not null'
const int = 'integer not null'
const time = 'bigint not null'

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const index = (line: string) => sql.raw(`create index ${line}`).execute(db)
    await table(
      db,
      'persons',
      {
        id: text,
        name: text,
        name_key: 'text unique',
        password: 'text',
        preferences: text,
        created_at: time,
        seen_at: time,
        banned_at: 'bigint',
      },
      'primary key (id)',
    )
    await table(
      db,
      'sessions',
      {
        id: text,
        token_hash: `${text} unique`,
        person_id: text,
        kind: text,
        label: text,
        created_at: time,
        seen_at: time,
        expires_at: time,
      },
      'primary key (id)',
    )
    await index('sessions_person on sessions (person_id)')
    await table(
      db,
      'tables',
      {
        id: text,
        game: text,
        version: int,
        seat_count: int,
        options: text,
        listed: int,
        status: text,
        clock: text,
        auto_start: int,
        host_id: text,
        invite: text,
        dice_key: text,
        commitment: text,
        setup: 'text',
        length: int,
        revision: int,
        clock_state: 'text',
        paused_at: 'bigint',
        outcome: 'text',
        rematch_of: 'text unique',
        created_at: time,
        started_at: 'bigint',
        ended_at: 'bigint',
        updated_at: time,
      },
      'primary key (id)',
    )
    await index('tables_lobby on tables (listed, status, created_at, id)')
    await index('tables_lobby_game on tables (listed, status, game, created_at, id)')
    await table(
      db,
      'seats',
      {
        table_id: text,
        seat: int,
        kind: text,
        person_id: 'text',
        name: 'text',
        level: 'text',
        reserved: int,
        entropy: 'text',
        rank: int,
        since: time,
        seen_at: time,
      },
      'primary key (table_id, seat)',
    )
    await index('seats_person on seats (person_id, rank, since)')
    await table(
      db,
      'entries',
      { table_id: text, n: int, kind: text, seat: 'integer', body: text, move_id: 'text', number: int, at: time },
      'primary key (table_id, n)',
    )
    await table(db, 'snapshots', { table_id: text, length: int, body: text }, 'primary key (table_id)')
    await table(
      db,
      'proposals',
      { table_id: text, kind: text, by_seat: int, target: 'integer', level: 'text', agreed: text, created_at: time },
      'primary key (table_id, kind)',
    )
    await table(
      db,
      'chat',
      { table_id: text, n: int, seat: 'integer', person_id: 'text', name: text, text, at: time },
      'primary key (table_id, n)',
    )
    await index('chat_person on chat (person_id)')
    await table(db, 'notes', { table_id: text, person_id: text, text }, 'primary key (table_id, person_id)')
    await table(db, 'admitted', { table_id: text, person_id: text }, 'primary key (table_id, person_id)')
    await table(
      db,
      'jobs',
      {
        id: text,
        kind: text,
        table_id: 'text',
        body: text,
        run_at: time,
        lease: 'text',
        lease_until: 'bigint',
        attempts: int,
      },
      'primary key (id)',
    )
    await index('jobs_due on jobs (run_at)')
  },
}

/** What the server tells people, what went wrong, and what the host did. */
const second: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'notices',
      { id: text, person_id: text, kind: text, table_id: text, game: text, at: time },
      'primary key (id)',
    )
    await sql.raw('create index notices_person on notices (person_id, at)').execute(db)
    await table(db, 'faults', { id: text, table_id: text, at: time, detail: text }, 'primary key (id)')
    await table(
      db,
      'audit',
      { id: text, at: time, actor: text, action: text, subject: text, detail: text },
      'primary key (id)',
    )
    await sql.raw('create index audit_at on audit (at)').execute(db)
  },
}

/** Jobs count their failures, not how often they were taken; what is given up stays on file. */
const third: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (line: string) => sql.raw(line).execute(db)
    await run('alter table jobs rename column attempts to failures')
    await run('update jobs set failures = 0')
    await run('alter table jobs add column error text')
    await run('alter table jobs add column dead_at bigint')
    await run('drop index jobs_due')
    await run('create index jobs_due on jobs (kind, run_at) where dead_at is null')
    await run('create index jobs_dead on jobs (dead_at) where dead_at is not null')
    await run('create index jobs_table on jobs (table_id)')
    await run("create index seats_bots on seats (table_id) where kind = 'bot' and rank = 0")
  },
}

/** Whose tables are running. */
const hosts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('create index tables_host on tables (host_id, status)').execute(db)
  },
}

/** What the house keeps for itself. */
const house: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'house', { name: text, value: text, made_at: time }, 'primary key (name)')
  },
}

/** Seats of those who stay away are kept for them, and nobody who has seen a game takes a seat in it. */
const absence: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (line: string) => sql.raw(line).execute(db)
    await run('alter table tables add column absence text')
    await table(db, 'kept_seats', { table_id: text, seat: int, person_id: text }, 'primary key (table_id, seat)')
    await table(db, 'witnesses', { table_id: text, person_id: text }, 'primary key (table_id, person_id)')
    for (const part of ['kept_seats', 'witnesses']) await run(`create index ${part}_person on ${part} (person_id)`)
  },
}

/** Keeping order: hosts, bans for a time, reports, blocks, links to a new password. */
const order: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (line: string) => sql.raw(line).execute(db)
    for (const column of ['banned_until', 'muted_until', 'host_at'])
      await run(`alter table persons add column ${column} bigint`)
    await run('alter table sessions add column proved_at bigint')
    await run('alter table sessions add column household text')
    await run('create index sessions_household on sessions (household) where household is not null')
    await run('alter table chat add column removed_at bigint')
    for (const column of ['subject_id', 'actor_id']) await run(`alter table audit add column ${column} text`)
    await table(db, 'blocks', { person_id: text, blocked_id: text, at: time }, 'primary key (person_id, blocked_id)')
    await run('create index blocks_blocked on blocks (blocked_id)')
    await table(
      db,
      'reports',
      {
        id: text,
        at: time,
        table_id: text,
        person_id: text,
        name: text,
        by_id: 'text',
        line: 'integer',
        words: text,
        reason: text,
        note: text,
        settled_at: 'bigint',
      },
      'primary key (id)',
    )
    await run('create index reports_open on reports (settled_at, at)')
    for (const column of ['person_id', 'table_id']) await run(`create index reports_${column} on reports (${column})`)
    await table(
      db,
      'resets',
      { token_hash: text, person_id: text, made_at: time, expires_at: time },
      'primary key (token_hash)',
    )
    await table(
      db,
      'shut_doors',
      { household: text, person_id: text, until: time },
      'primary key (household, person_id)',
    )
  },
}

/** Dice in two rounds: seats commit when they sit down, and open when everybody is bound. */
const opening: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (line: string) => sql.raw(line).execute(db)
    await run('alter table seats add column commitment text')
    await run('alter table tables add column opening_at bigint')
    await run('alter table notices add column reason text')
    await run('create index tables_opening on tables (opening_at) where opening_at is not null')
  },
}

/** Other ways into an account: printed codes, and keys on people's devices. */
const recovery: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (line: string) => sql.raw(line).execute(db)
    await table(
      db,
      'recovery_codes',
      { person_id: text, code_hash: text, made_at: time },
      'primary key (person_id, code_hash)',
    )
    await table(
      db,
      'passkeys',
      {
        id: text,
        person_id: text,
        credential_id: `${text} unique`,
        public_key: text,
        counter: time,
        transports: text,
        label: text,
        created_at: time,
        used_at: 'bigint',
      },
      'primary key (id)',
    )
    await run('create index passkeys_person on passkeys (person_id)')
    await table(
      db,
      'challenges',
      { id: text, person_id: 'text', kind: text, challenge: text, expires_at: time },
      'primary key (id)',
    )
    await run('create index challenges_expires on challenges (expires_at)')
  },
}

/** Where, when and about what people are called. */
const calls: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (line: string) => sql.raw(line).execute(db)
    await table(
      db,
      'channels',
      {
        id: text,
        person_id: text,
        kind: text,
        address: text,
        shape: 'text',
        secrets: text,
        label: text,
        created_at: time,
        failures: int,
        off_at: 'bigint',
      },
      'primary key (id)',
    )
    await run('create index channels_person on channels (person_id, created_at)')
    await run('create unique index channels_address on channels (person_id, kind, address)')
    await run("create index channels_feed on channels (address) where kind = 'feed'")
    await table(
      db,
      'mail_addresses',
      {
        id: text,
        person_id: `${text} unique`,
        address: text,
        token_hash: 'text',
        expires_at: 'bigint',
        confirmed_at: 'bigint',
        failures: int,
        off_at: 'bigint',
        digest_at: 'bigint',
        created_at: time,
      },
      'primary key (id)',
    )
    await table(db, 'call_settings', { person_id: text, body: text }, 'primary key (person_id)')
    await table(db, 'muted_tables', { table_id: text, person_id: text }, 'primary key (table_id, person_id)')
    await run('create index muted_tables_person on muted_tables (person_id)')
    await run('create index notices_table on notices (table_id, person_id)')
  },
}

/** What lists tell of a table, who draws for sides, how far talk was read, and links to a moment. */
const coming: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (line: string) => sql.raw(line).execute(db)
    await run('alter table tables add column stage text')
    await run('alter table tables add column drawn text')
    await table(db, 'chat_reads', { table_id: text, person_id: text, n: int }, 'primary key (table_id, person_id)')
    await table(
      db,
      'looks',
      { token_hash: text, table_id: text, person_id: text, moment: int, made_at: time },
      'primary key (token_hash)',
    )
    await run('create index looks_table on looks (table_id)')
    for (const part of ['chat_reads', 'looks']) await run(`create index ${part}_person on ${part} (person_id)`)
  },
}

/** Whether a link to a new password may come by mail. */
const mailReset: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table mail_addresses add column recovery_at bigint').execute(db)
  },
}

/** What seats want done in their absence. */
const standing: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'standing_orders',
      {
        id: text,
        table_id: text,
        seat: int,
        person_id: text,
        kind: text,
        span: text,
        turn: int,
        steps: text,
        claimed: 'integer',
        done: text,
        at: time,
        ended: 'text',
        ended_at: 'bigint',
      },
      'primary key (id)',
    )
    for (const column of ['table_id', 'person_id'])
      await sql.raw(`create index standing_orders_${column} on standing_orders (${column})`).execute(db)
    await sql.raw('alter table seats add column shown_until bigint').execute(db)
  },
}

/** Which lessons a person has learned. */
const learned: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'learned', { person_id: text, lesson: text }, 'primary key (person_id, lesson)')
  },
}

/** Tables proposed for an evening, and whose doing a notice tells of. */
const evenings: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (line: string) => sql.raw(line).execute(db)
    await run('alter table tables add column evening text')
    await run('alter table notices add column name text')
    await table(
      db,
      'evening_answers',
      { id: text, table_id: text, person_id: 'text', name: text, answer: 'text', at: time, told: 'text' },
      'primary key (id)',
    )
    await run('create unique index evening_answers_once on evening_answers (table_id, person_id)')
    await run('create index evening_answers_person on evening_answers (person_id)')
  },
}

/** Corrected figures that a person keeps by name. */
const figureSets: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = { person_id: text, game: text, name: text, figures: text, at: time }
    await table(db, 'figure_sets', columns, 'primary key (person_id, game, name)')
  },
}

export const migrations: Record<string, Migration> = {
  '0001-tables': first,
  '0002-notices': second,
  '0003-failures': third,
  '0004-names': namesMigration,
  '0005-hosts': hosts,
  '0006-house': house,
  '0007-absence': absence,
  '0010-order': order,
  '0011-opening': opening,
  '0030-recovery': recovery,
  '0040-calls': calls,
  '0050-coming': coming,
  '0070-mail-reset': mailReset,
  '0080-standing': standing,
  '0085-learned': learned,
  '0090-evenings': evenings,
  '0095-figure-sets': figureSets,
}

/** Brings the database to `target`, or to the newest schema. */
export async function migrate(db: Kysely<Schema>, target?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target)
  if (error !== undefined) throw error instanceof Error ? error : new Error('the migration failed')
}
