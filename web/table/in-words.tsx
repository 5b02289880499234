/** The board in words, right under the question: in its drawer, or for whoever wants it always. */
import type { ComponentProps } from 'preact'
import { ways } from '../spoken/ways.ts'
import { WordsDrawer } from '../spoken/words-drawer.tsx'
import { Drawer } from './drawers.tsx'
import type { Drawers } from './use-drawer.ts'

type Props = ComponentProps<typeof WordsDrawer> & { readonly drawer: Drawers }

export function InWords({ drawer, ...words }: Props) {
  const open = drawer.open === 'words'
  if (!(open || ways.value.words) || !words.table.game.speech.outline) return null
  return (
    <Drawer id="words" open={open} close={drawer.close} unfold={() => drawer.show('words')}>
      <WordsDrawer {...words} />
    </Drawer>
  )
}
