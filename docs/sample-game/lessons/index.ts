/** The course of this game, in the order of `ids.json`. */
import { course } from '../../../engine/lesson.ts'
import { game } from '../index.ts'
import { sure } from './sure.ts'
import { whole } from './whole.ts'

export const lessons = course(game, [sure, whole])
