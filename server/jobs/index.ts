import type { House } from '../house.ts'
import { agreedEnd } from '../tables/votes.ts'
import { botTurn } from './bots.ts'
import { timeIsUp } from './clocks.ts'
import { giveNotice } from './notices.ts'
import type { Handlers } from './runner.ts'
import { sweep } from './sweep.ts'

export function handlers(house: House): Handlers {
  return {
    bot: (job) => botTurn(house, job),
    clock: (job) => timeIsUp(house, job),
    end: (job) => agreedEnd(house, job),
    notice: (job) => giveNotice(house, job),
    sweep: (job) => sweep(house, job),
  }
}
