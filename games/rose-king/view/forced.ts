import { legal } from '../rules/index.ts'
import type { View } from '../types.ts'
import { stateSeen } from './guess.ts'

/** RK-8.1: hands lie open, so everybody sees when a player can only draw, only pass, or only play the one card. */
export function forced(view: View): boolean {
  return view.status === 'running' && legal(stateSeen(view), view.turn).length === 1
}
