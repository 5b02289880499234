import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './json.ts'

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export function keyedHash(keyHex: string, text: string): Uint8Array {
  return hmac(sha256, hexToBytes(keyHex), utf8ToBytes(text))
}

export function keyedHashHex(keyHex: string, text: string): string {
  return bytesToHex(keyedHash(keyHex, text))
}

/** The fingerprint of a state or a view: 128 bits of SHA-256 over its canonical JSON. */
export function stateHash(state: unknown): string {
  return hashText(canonical(state)).slice(0, 32)
}
