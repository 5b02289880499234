/** The dialogue in which one sits down against bots: fetched when somebody asks for it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { About } from '../../engine/game.ts'
import type { PlayDialog } from '../coming/play-dialog.tsx'
import { loadPart } from './load-part.ts'

interface Asking {
  readonly ask: (about: About) => void
  readonly dialog: ComponentChildren
}

export function useBotsDialog(): Asking {
  const [asked, setAsked] = useState<About | null>(null)
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof PlayDialog } | null>(null)
  const ask = (about: About): void => {
    setAsked(about)
    const load = () => import('../coming/play-dialog.tsx').then((module) => module.PlayDialog)
    loadPart({ what: 'page' }, load).then(
      (Dialog) => setLoaded({ Dialog }),
      // What is missing is told already.
      () => setAsked(null),
    )
  }
  const dialog = asked && loaded && <loaded.Dialog key={asked.id} about={asked} close={() => setAsked(null)} />
  return { ask, dialog }
}
