/** The time, renewed now and then while somebody looks: for what is left on clocks. */
import { useEffect, useState } from 'preact/hooks'

export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }, every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
