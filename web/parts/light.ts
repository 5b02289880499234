/** Day, night, or whatever the system says. */
import { signal } from '@preact/signals'
import { removeStored, store, readStored } from '../local-store.ts'

export const LIGHTS = ['system', 'day', 'night'] as const
export type Light = (typeof LIGHTS)[number]

const chosen = readStored('light')
export const light = signal<Light>(chosen === 'day' || chosen === 'night' ? chosen : 'system')

export function setLight(wanted: Light): void {
  light.value = wanted
  if (wanted === 'system') {
    removeStored('light')
    delete document.documentElement.dataset['theme']
  } else {
    store('light', wanted)
    document.documentElement.dataset['theme'] = wanted
  }
}
