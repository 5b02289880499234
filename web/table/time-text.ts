/** How much time that is, in the reader's words. */
import { say } from '../words/index.ts'

export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  if (days > 0) return say('time.days', { days, hours })
  if (hours > 0) return say('time.hours', { hours, minutes })
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
