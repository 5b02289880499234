import type { Phrase } from '../../../engine/game.ts'
import type { Move, View } from '../types.ts'
import { countyNames } from './names.ts'

export function move({ coin }: Move, view: View): Phrase {
  return { say: 'move.bid', coin, counties: countyNames(view.stakes) }
}
