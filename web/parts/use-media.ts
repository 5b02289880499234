/** Whether the window is as a media query asks, kept up to date. */
import { useLayoutEffect, useState } from 'preact/hooks'

export function useMedia(query: string): boolean {
  const [is, setIs] = useState(() => matchMedia(query).matches)
  useLayoutEffect(() => {
    const media = matchMedia(query)
    const change = (): void => setIs(media.matches)
    change()
    media.addEventListener('change', change)
    return () => media.removeEventListener('change', change)
  }, [query])
  return is
}
