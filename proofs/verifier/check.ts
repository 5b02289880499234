/** Checks a record with nothing but the rules, the dice and its signature: no server is asked. */
import { type CheckedRecord, checkRecord, type Finding, type Record, signedPart } from '../../engine/index.ts'
import { findRules } from '../../games/index.ts'

export interface Checked extends CheckedRecord {
  /** Every part is there and holds; what is not signed holds without. */
  readonly holds: boolean
  readonly signature: Finding
}

export async function check(text: string): Promise<Checked> {
  const checked = await checkRecord(
    text,
    async (id, version, later) => (await findRules(id, version)?.load(later)) ?? null,
  )
  const signature = await signatureOf(checked.record, text)
  const { fault, findings } = checked
  const holds = !fault && signature !== 'fails' && findings.dice === 'holds' && findings.ending === 'holds'
  return { ...checked, holds, signature }
}

/** A browser that has no Ed25519 cannot say. */
async function signatureOf(record: Record | null, text: string): Promise<Finding> {
  if (!record) return 'unknown'
  if (!record.signature) return 'absent'
  const { key, signature } = record.signature
  try {
    const { subtle } = globalThis.crypto
    const known = await subtle.importKey('raw', bytes(key), 'Ed25519', false, ['verify'])
    const message = new TextEncoder().encode(signedPart(text))
    return (await subtle.verify('Ed25519', known, bytes(signature), message)) ? 'holds' : 'fails'
  } catch {
    return 'unknown'
  }
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
