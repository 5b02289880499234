/** What the house vouches for. */
import { createPublicKey, verify } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { hashText, isFault, parseRecord, signedPart } from '../../engine/index.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, SAMPLE, seated, startServer } from './test-server.ts'

afterAll(closeAll)

/** Everything before a key of 32 bytes, by RFC 8410. */
const HEAD = '302a300506032b6570032100'

function isSigned(text: string, key: string): boolean {
  const record = parseRecord(text)
  if (isFault(record) || record.signature?.key !== key) return false
  const publicKey = createPublicKey({ key: Buffer.from(HEAD + key, 'hex'), type: 'spki', format: 'der' })
  return verify(null, Buffer.from(signedPart(text)), publicKey, Buffer.from(record.signature.signature, 'hex'))
}

/** Another name in it, with all check digits made anew. */
function forged(text: string): string {
  let chain = ''
  return text
    .trimEnd()
    .split('\n')
    .map((whole) => {
      const line = whole.slice(0, whole.lastIndexOf(' ~')).replace('Player 0', 'Player 9')
      chain = hashText(`${chain}\n${line}`).slice(0, 8)
      return `${line} ~${chain}\n`
    })
    .join('')
}

interface WellKnown {
  readonly records: { readonly publicKey: string }
}

const keyAt = async (url: string): Promise<string> =>
  (await new Client(url).get<WellKnown>('/.well-known/rose-and-crown.json')).body.records.publicKey

describe.each(KINDS)('on %s', (kind) => {
  test('the house signs the record of a finished game; a forger who mends every check digit cannot', async () => {
    const where = await place(kind)
    const served = await startServer({ ...where, games: SAMPLE })
    const { id, clients } = await seated(served.url, 2)
    await clients[0]!.post(`/api/tables/${id}/resign`)
    const text = (await clients[1]!.get<string>(`/api/tables/${id}/record`)).body
    const key = await keyAt(served.url)
    expect(isSigned(text, key)).toBe(true)
    const lie = forged(text)
    expect(isFault(parseRecord(lie))).toBe(false)
    expect(isSigned(lie, key)).toBe(false)
    // Another start, and on PostgreSQL another node, signs with the same key.
    if (kind === 'sqlite') await served.close()
    const again = await startServer({ ...where, games: SAMPLE })
    expect(await keyAt(again.url)).toBe(key)
  })
})
