/** The course of this game, in the order of `ids.json`. */
import { course } from '../../../engine/lesson.ts'
import { game } from '../index.ts'
import { attack } from './attack.ts'
import { card } from './card.ts'
import { charge } from './charge.ts'
import { fire } from './fire.ts'
import { march } from './march.ts'
import { recruit } from './recruit.ts'
import { retreat } from './retreat.ts'
import { sea } from './sea.ts'
import { supply } from './supply.ts'
import { throne } from './throne.ts'
import { treachery } from './treachery.ts'
import { whole } from './whole.ts'

export const lessons = course(game, [
  card,
  march,
  recruit,
  sea,
  attack,
  fire,
  charge,
  retreat,
  treachery,
  supply,
  throne,
  whole,
])
