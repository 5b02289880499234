/** Whether the reader asked for less motion, in the system or here. */
import { computed, signal } from '@preact/signals'
import { keep, kept } from '../keep.ts'

const query = matchMedia('(prefers-reduced-motion: reduce)')
const system = signal(query.matches)
query.addEventListener('change', () => {
  system.value = query.matches
})

const own = signal(kept('calm') === 'yes')
export const calm = computed(() => system.value || own.value)

export function setCalm(wanted: boolean): void {
  own.value = wanted
  keep('calm', wanted ? 'yes' : 'no')
}
