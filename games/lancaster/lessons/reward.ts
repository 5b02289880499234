/** A county gives its nobleman or its reward, and both to whoever pays. */
import { BLUE, table } from '../position.ts'
import { PRINTED } from '../rules/figures.ts'
import { type LancasterLesson, nameOf, said } from './tries.ts'

const COST = PRINTED.bothCost.gold ?? 0

export const reward: LancasterLesson = {
  id: 'reward',
  seats: 3,
  seat: BLUE,
  position: () => table().stock('gold', COST, 2, 2).county(BLUE, 'B', 2).counties().state,
  holes: { county: nameOf('B'), cost: COST },
  goals: [
    {
      id: 'both',
      rule: 'LA-7.2',
      met: said(/^take:both$/),
      wrong: [
        { id: 'nobleman', when: said(/nobleman/), example: ['take:nobleman'] },
        { id: 'reward', when: said(/reward/), example: ['take:reward'] },
      ],
      solution: ['take:both'],
    },
  ],
}
