import { beforeEach, expect, test } from 'vitest'
import { Statements } from '../storage/postgres-named.ts'

let statements = new Statements()
beforeEach(() => {
  statements = new Statements()
})

const named = (text: string, values: readonly unknown[]) => statements.named(text, values)

const nameOf = (text: string, values: readonly unknown[] = [1]): string | undefined => {
  named(text, values)
  return named(text, values).name
}

test('what comes again has a name of its own, and keeps it', () => {
  const raise = 'update "tables" set "revision" = $1'
  expect(named(raise, [1])).toEqual({ text: raise, values: [1] })
  const { name } = named(raise, [2])
  expect(name).toMatch(/^s\d+$/)
  expect(named(raise, [3])).toEqual({ name, text: raise, values: [3] })
  expect(nameOf('delete from "jobs" where "id" = $1')).not.toBe(name)
})

test('whole rows, lists and what has no values, or very many, are told anew each time', () => {
  expect(nameOf('select * from "house" where "key" = $1')).toBeUndefined()
  expect(nameOf('select "tables".* from "tables" where "id" = $1')).toBeUndefined()
  expect(nameOf('delete from "jobs" where "id" = $1 returning *')).toBeUndefined()
  expect(nameOf('select "id" from "tables" where "status" = $1 order by "created_at"')).toBeUndefined()
  expect(nameOf('select "id" from "house" where "key" in (…)', Array.from({ length: 60 }))).toBeUndefined()
  expect(nameOf('commit', [])).toBeUndefined()
  expect(nameOf('select count(*) from "house" where "key" = $1')).toBeDefined()
})

test('more statements than connections should keep are told anew', () => {
  const names = Array.from({ length: 300 }, (_, i) => nameOf(`select "id" from "house" where "n${i}" = $1`))
  expect(names[0]).toBeDefined()
  expect(names.at(-1)).toBeUndefined()
  expect(nameOf('select "id" from "house" where "n0" = $1')).toBe(names[0])
})
