/** Whether the reader asked for less motion, in the system or here. */
import { computed, signal } from '@preact/signals'
import { store, readStored } from '../local-store.ts'

const query = matchMedia('(prefers-reduced-motion: reduce)')
const system = signal(query.matches)
query.addEventListener('change', () => {
  system.value = query.matches
})

const own = signal(readStored('calm') === 'yes')
export const calm = computed(() => system.value || own.value)

export function setCalm(wanted: boolean): void {
  own.value = wanted
  store('calm', wanted ? 'yes' : 'no')
}
