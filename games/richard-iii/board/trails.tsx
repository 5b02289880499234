/** The steps of what has just moved: everybody's marches, sea moves and regroups of the latest update. */
import type { Event } from '../types/index.ts'
import { middle, routeLine } from './routes.ts'

function path(event: Event): { readonly d: string; readonly sea: boolean; readonly seat: number } | null {
  switch (event.type) {
    case 'marched':
      return { d: routeLine(event.route), sea: false, seat: event.seat }
    case 'regrouped':
      return { d: routeLine([event.from, event.to]), sea: false, seat: event.seat }
    case 'sailed': {
      const [a, b] = [middle(event.from), middle(event.to)]
      return { d: `M${a[0]} ${a[1]} Q${a[0]} ${b[1]} ${b[0]} ${b[1]}`, sea: true, seat: event.seat }
    }
    default:
      return null
  }
}

export function Trails(props: { readonly last: readonly Event[] }) {
  return (
    <g pointer-events="none">
      {props.last.map((event, i) => {
        const trail = path(event)
        if (!trail) return null
        const look = `${trail.seat === 0 ? 'red' : 'white'} ${trail.sea ? 'sea' : ''}`
        return <path key={`${i} ${trail.d}`} d={trail.d} class={`r3-trail ${look}`} />
      })}
    </g>
  )
}
