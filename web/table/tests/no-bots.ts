/** A browser whose bots cannot be asked: they play as an absent player would. */
import { vi } from 'vitest'

export function withoutBots(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal(
    'Worker',
    class {
      private heard: (message: { data: object }) => void = () => undefined
      addEventListener(type: string, heard: (message: { data: object }) => void): void {
        if (type === 'message') this.heard = heard
      }
      postMessage({ id }: { id: number }): void {
        this.heard({ data: { id, fault: 'no bots here' } })
      }
      terminate(): void {
        // Nothing runs.
      }
    },
  )
}
