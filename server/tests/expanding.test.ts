/** Expand, then contract: while nodes are replaced one by one, the older build works on the newer schema. */
import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrate, migrations } from '../storage/migrations.ts'
import { openPostgres } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { closeAll, KINDS, thePostgres } from './test-server.ts'

/** Released before houses of several nodes were upgraded one by one: it renames a column. */
const BEFORE = '0003-failures'
const folder = mkdtempSync(join(tmpdir(), 'roses-expanding-'))

afterAll(async () => {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
})

test.each(KINDS)('no release takes from the schema on %s what the nodes of the one before still use', async (kind) => {
  const storage =
    kind === 'sqlite'
      ? await openSqlite(join(folder, 'roses.sqlite'), BEFORE)
      : await openPostgres({
          url: await (await thePostgres()).database(),
          target: BEFORE,
          onError: () => undefined,
        })
  const faults: string[] = []
  let before = await storage.db.introspection.getTables()
  for (const name of Object.keys(migrations).filter((each) => each > BEFORE)) {
    await migrate(storage.db, name)
    const after = await storage.db.introspection.getTables()
    for (const table of before) {
      const now = after.find((each) => each.name === table.name)
      for (const column of table.columns)
        if (!now?.columns.some((each) => each.name === column.name && each.dataType === column.dataType))
          faults.push(`${name} takes away ${table.name}.${column.name}`)
      // What an older node inserts does not name the new column.
      for (const column of now?.columns ?? [])
        if (!table.columns.some((each) => each.name === column.name) && !column.isNullable && !column.hasDefaultValue)
          faults.push(`${name} demands ${table.name}.${column.name}`)
    }
    before = after
  }
  await storage.close()
  expect(faults).toEqual([])
})
