/** Where north is. Whoever does not sit in the south may turn the garden with it: own side below, or north above. */
import { Compass } from '../../../art/index.ts'
import { useBoard } from './context.tsx'
import { upright } from './turning.ts'

export function Bearings() {
  const { plan, say, turns, own } = useBoard()
  const [x, y, size] = plan.compass
  const rose = <Compass x={x} y={y} size={size} turn={turns * 90} />
  if (own === 0) return <g pointer-events="none">{rose}</g>
  const turn = (): void => {
    upright.value = !upright.value
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    // A key held down turns it once.
    if (!event.repeat) turn()
  }
  const label = say({ say: 'board.north-up' })
  return (
    <g
      class="rk-compass"
      role="button"
      tabindex={0}
      aria-label={label}
      aria-pressed={upright.value}
      onClick={turn}
      onKeyDown={onKeyDown}
    >
      <title>{label}</title>
      <circle cx={x} cy={y} r={size * 0.56} class="rk-compass-ground" />
      {rose}
    </g>
  )
}
