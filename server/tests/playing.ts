/** How the tests look at a table and make a move there. */
import { expect } from 'vitest'
import type { Client } from './client.ts'

export const state = async (client: Client, id: string) => (await client.ask('getState', { id })).body

let acts = 0
/** That step, or the first there is. */
export async function play(client: Client, id: string, step?: string): Promise<void> {
  const { number, legal } = await state(client, id)
  const body = { id: `p${acts++}`, number, steps: [step ?? legal[0] ?? ''] }
  expect((await client.ask('act', { id, body })).body).toMatchObject({ ok: true })
}
