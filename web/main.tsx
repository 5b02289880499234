import { render } from 'preact'
import { LOCALES } from '../engine/words.ts'
import { App } from './app.tsx'
import { findMe, keepCounting } from './people/me.ts'
import { letWorkerTakeOver, precache } from './precache.ts'
import { preferred, speak } from './words/index.ts'

const yes = (): boolean => true
const no = (): boolean => false

async function start(): Promise<void> {
  // Without the network any language that is on the device is better than an empty page.
  for (const locale of [preferred(), ...LOCALES]) if (await speak(locale).then(yes, no)) break
  const root = document.getElementById('app')
  if (root) render(<App />, root)
  void findMe()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void findMe()
  })
  keepCounting()
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    letWorkerTakeOver(await navigator.serviceWorker.register('/sw.js'))
    whenIdle(precache)
  }
}

/** After everything the reader is waiting for. */
function whenIdle(work: () => void): void {
  const idle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
    else setTimeout(work, 2000)
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle)
}

void start()
