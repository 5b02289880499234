/** Who may propose an evening at a table, and who is only told of one. */
import { signal } from '@preact/signals'
import { h } from 'preact'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { TableInfo } from '../../protocol/index.ts'
import type { RemoteTable } from '../table/remote.ts'
import { tableInfo } from '../tests/tables.ts'
import { draw, leave, type Page } from '../tests/visit.tsx'

afterEach(() => leave())

async function part(more: Partial<TableInfo>): Promise<Page> {
  const { EveningPart } = await import('./evening-part.tsx')
  const table = { id: 'green-dragon', info: signal(tableInfo(more)) } as unknown as RemoteTable
  const page = await draw(h(EveningPart, { table, name: 'Anna' }), {}, { me: {} })
  await page.settled()
  return page
}

// Whoever comes first waits for the words.
beforeAll(async () => (await part({ host: true })).reads('Propose an evening'))

const OFF = { evening: { state: 'off', at: 0, zone: 'UTC' } as never }

test.each<[who: string, more: Partial<TableInfo>, summary: readonly string[], reads: string]>([
  ['the host of a private table', { host: true }, ['Propose an evening instead'], ''],
  ['somebody else there', { host: false }, [], ''],
  ['the host of a public table', { host: true, public: true }, [], ''],
  ['the host whose evening is off', { host: true, ...OFF }, ['Propose another evening'], 'was called off'],
  ['somebody else when it is off', { host: false, ...OFF }, [], 'was called off'],
])('%s reads and may do what is theirs', async (_, more, summary, reads) => {
  const page = await part(more)
  expect(page.all('summary')).toEqual(summary)
  expect(page.all('form').length).toBe(summary.length)
  if (reads === '' && summary.length === 0) expect(page.text()).toBe('')
  else expect(page.text()).toContain(reads)
})
