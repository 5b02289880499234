import { useEffect, useState } from 'preact/hooks'

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed' }

/** Loads something when its dependencies change; an answer that comes too late is dropped. */
export function useLoaded<T>(load: () => Promise<T>, deps: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  useEffect(() => {
    let current = true
    load().then(
      (value) => current && setLoaded({ state: 'here', value }),
      (error: unknown) => {
        console.error(error)
        if (current) setLoaded({ state: 'failed' })
      },
    )
    return () => {
      current = false
    }
  }, [...deps])
  return loaded
}
