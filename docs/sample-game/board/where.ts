/** Where marks of the past lie: around the castle on the card of their county. */
import type { Point } from '../../../art/curve.ts'
import type { County } from '../types.ts'

export function where(place: string, county: County): Point | null {
  return place === `county ${county}` ? [0, 22] : null
}
