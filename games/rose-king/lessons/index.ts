/** The course of this game, in the order of `ids.json`. */
import { course } from '../../../engine/lesson.ts'
import { game } from '../index.ts'
import { crown } from './crown.ts'
import { draw } from './draw.ts'
import { hero } from './hero.ts'
import { join } from './join.ts'
import { openHands } from './open-hands.ts'
import { whole } from './whole.ts'

export const lessons = course(game, [crown, join, draw, hero, openHands, whole])
