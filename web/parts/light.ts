/** Day, night, or whatever the system says. */
import { signal } from '@preact/signals'
import { forget, keep, kept } from '../keep.ts'

export const LIGHTS = ['system', 'day', 'night'] as const
export type Light = (typeof LIGHTS)[number]

const chosen = kept('light')
export const light = signal<Light>(chosen === 'day' || chosen === 'night' ? chosen : 'system')

export function setLight(wanted: Light): void {
  light.value = wanted
  if (wanted === 'system') {
    forget('light')
    delete document.documentElement.dataset['theme']
  } else {
    keep('light', wanted)
    document.documentElement.dataset['theme'] = wanted
  }
}
