/**
 * A whole game in the part of a link that no server sees: the record, compressed. Whatever comes in is somebody else's text: it is measured
 * before and while it is unpacked, and then read like any record file.
 */
export const LONGEST_LINK = 30_000
const LONGEST_RECORD = 400_000
const START = 'g='
/** Corrected figures travel the same way. */
export const FIGURES = 'f='

/** The fragment for a record; `null` if it would be too long for a link. */
export async function packRecord(record: string, start = START): Promise<string | null> {
  const packed = await drained(
    new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    LONGEST_LINK,
  )
  if (packed === null) return null
  const text = start + base64url(packed)
  return text.length > LONGEST_LINK ? null : text
}

/** The record in a fragment; `null` for whatever is none. */
export async function unpackRecord(fragment: string, start = START): Promise<string | null> {
  const text = fragment.replace(/^#/, '')
  if (!text.startsWith(start) || text.length > LONGEST_LINK) return null
  try {
    const bytes = Uint8Array.from(atob(plain(text.slice(start.length))), (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const record = await drained(stream, LONGEST_RECORD)
    return record && new TextDecoder('utf-8', { fatal: true }).decode(record)
  } catch {
    // Cut short, or never made by us.
    return null
  }
}

/** Everything a stream has, as long as it is no more than that. */
async function drained(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function base64url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function plain(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/')
}
