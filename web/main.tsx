import { render } from 'preact'
import { App } from './app.tsx'
import { findMe } from './people/me.ts'
import { preferred, speak } from './words/index.ts'

// After a new release the parts of the old one are gone: the page of today fetches those of today.
addEventListener('vite:preloadError', () => location.reload())

async function start(): Promise<void> {
  await speak(preferred())
  const house = document.getElementById('house')
  if (house) render(<App />, house)
  void findMe()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void findMe()
  })
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js')
}

void start()
