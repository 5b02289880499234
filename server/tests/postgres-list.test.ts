/** Lists in binary, read by a real PostgreSQL. */
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { bigints, ints, texts } from '../storage/postgres-list.ts'
import { closeAll, thePostgres } from './test-server.ts'

afterAll(closeAll)

test('numbers, letters of every script and nothing at all arrive as they were sent', async () => {
  const client = new pg.Client(await (await thePostgres()).database())
  await client.connect()
  const small = [0, null, 1, 2 ** 31 - 1, undefined]
  const large = [0, 2 ** 32 - 1, 2 ** 32, 1_795_034_507_365, null, Number.MAX_SAFE_INTEGER]
  const words = ['', 'null', null, '{"a":["b\\c","d,e"]}', undefined, 'a\nb\tc', ' Ä’ 🌹 ']
  const lists = [ints(small), bigints(large), texts(words), ints([]), bigints([]), texts([]), texts([null])]
  const types = ['int[]', 'bigint[]', 'text[]', 'int[]', 'bigint[]', 'text[]', 'text[]']
  const text = `select ${types.map((type, i) => `to_jsonb($${i + 1}::${type}) as l${i}`).join(', ')}`
  const { rows } = await client.query<Record<string, unknown>>(text, lists)
  await client.end()
  const nulls = (list: readonly unknown[]) => list.map((each) => each ?? null)
  expect(rows).toEqual([{ l0: nulls(small), l1: nulls(large), l2: nulls(words), l3: [], l4: [], l5: [], l6: [null] }])
})
