import { type RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Whether an element has come near what the reader sees, or is about to be printed; what was near once stays. */
export function useNear(of: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = of.current
    if (near || !element) return undefined
    const come = (): void => setNear(true)
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: '700px',
    })
    watch.observe(element)
    addEventListener('beforeprint', come)
    return () => {
      watch.disconnect()
      removeEventListener('beforeprint', come)
    }
  }, [near])
  return near
}
