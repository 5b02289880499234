/** The moments of a game worth going back to: battles, deaths, changed sides, thrones. */
import type { Phrase } from '../../../engine/index.ts'
import type { Moment } from '../../../engine/telling.ts'
import type { BlockId } from '../rules/ids.ts'
import type { Event, View } from '../types/index.ts'
import { area, block, who } from './names.ts'

export function moment(event: Event, after: View): Moment | null {
  switch (event.type) {
    case 'defected':
      return named(3, { say: 'moment.defected', block: block(event.to) })
    case 'eliminated':
      if (event.fate !== 'dead') return null
      return named(isHeir(event.block, after) ? 3 : 2, {
        say: event.cause === 'execution' ? 'moment.executed' : 'moment.dead',
        block: block(event.block),
      })
    case 'king':
      return named(3, { say: 'moment.king', block: block(event.block) })
    case 'battle-over':
      return named(1, { say: 'moment.battle', who: who(event.winner), area: area(event.area) })
    case 'freed':
      return named(2, { say: 'moment.freed', block: block(event.block) })
    case 'plague':
      return named(1, { say: 'moment.plague', area: area(event.area) })
    case 'count': {
      const [red = 0, white = 0] = event.counts
      const sides = { lancaster: { seat: 0 }, york: { seat: 1 } }
      return named(3, { say: event.usurped ? 'moment.usurped' : 'moment.kept', ...sides, red, white })
    }
    default:
      return null
  }
}

function named(weight: Moment['weight'], name: Phrase): Moment {
  return { name, weight }
}

function isHeir(id: BlockId, { houses }: View): boolean {
  return houses.some(({ heirs }) => heirs.some((heir) => heir.block === id))
}
