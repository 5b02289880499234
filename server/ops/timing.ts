import type { Services } from '../services.ts'

/** Waits for it, but not longer than that: what is left undone is taken up by another node, or at the next start. Whether it was done. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms))
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
