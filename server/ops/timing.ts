import type { Services } from '../services.ts'

/** Waits for it, but not longer than that: what is left undone is taken up by another node, or at the next start. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
}

export function every(ms: number, { log }: Services, work: () => Promise<void>): NodeJS.Timeout {
  let busy = false
  return setInterval(() => {
    if (busy) return
    busy = true
    work()
      .catch((error: unknown) => log.warn({ err: error }, 'a regular look failed'))
      .finally(() => {
        busy = false
      })
  }, ms)
}
