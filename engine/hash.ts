import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './json.ts'

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** Hashes by one key: half of what a keyed hash takes is the key, which is taken in once. */
export function keyedHashes(keyHex: string): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, hexToBytes(keyHex))
  return (text) => keyed.clone().update(utf8ToBytes(text)).digest()
}

export function keyedHashHex(keyHex: string, text: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(keyHex), utf8ToBytes(text)))
}

/** The fingerprint of a state or a view: 128 bits of SHA-256 over its canonical JSON. */
export function stateHash(state: unknown): string {
  return hashText(canonical(state)).slice(0, 32)
}
