import type { View } from '../types/index.ts'

/** WR-5.4: the last card of the display. Plans are secret, and French Aid is always a choice. */
export function forced(view: View): boolean {
  return view.phase === 'draft' && view.draft?.display.length === 1
}
