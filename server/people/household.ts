/** Who comes from the same place: an address is kept as a hash, and only as long as the session that used it. */
import { isLoopback } from '../http/arrival.ts'
import { sha256 } from '../secrets.ts'
import { limitKey } from './address.ts'

/** `null` for this machine itself: behind a proxy that does not say who asks, that is everybody. */
export function householdOf(address: string): string | null {
  const key = limitKey(address)
  if (isLoopback(key) || key.startsWith('127.') || key === '0:0:0:0::/64') return null
  return sha256(`household ${key}`).slice(0, 32)
}
