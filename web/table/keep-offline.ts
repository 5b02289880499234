/** Asks the service worker to keep what this table was made of, so that it opens without the network. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const paths = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin)
    .map((url) => url.pathname)
  void navigator.serviceWorker.ready.then((registration) => registration.active?.postMessage(paths))
}
