/** The course of this game, in the order of `ids.json`. */
import { course } from '../../../engine/lesson.ts'
import { game } from '../index.ts'
import { castle } from './castle.ts'
import { county } from './county.ts'
import { driveOut } from './drive-out.ts'
import { favour } from './favour.ts'
import { france } from './france.ts'
import { parliament } from './parliament.ts'
import { ransom } from './ransom.ts'
import { reward } from './reward.ts'
import { whole } from './whole.ts'

export const lessons = course(game, [county, driveOut, castle, favour, france, parliament, reward, ransom, whole])
