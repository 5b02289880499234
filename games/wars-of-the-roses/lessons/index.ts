/** The course of this game, in the order of `ids.json`. */
import { course } from '../../../engine/lesson.ts'
import { game } from '../index.ts'
import { attack } from './attack.ts'
import { bribe } from './bribe.ts'
import { calais } from './calais.ts'
import { draft } from './draft.ts'
import { pair } from './pair.ts'
import { presence } from './presence.ts'
import { protect } from './protect.ts'
import { whole } from './whole.ts'

export const lessons = course(game, [draft, pair, protect, bribe, attack, presence, calais, whole])
