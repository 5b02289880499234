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
    <Drawer
      id="words"
      open={open}
      close={drawer.close}
      // For whoever has it always it may be open from the start; for anybody else it comes when it is opened, and takes the focus.
      {...(ways.value.words && { unfold: () => drawer.show('words') })}
    >
      <WordsDrawer {...words} />
    </Drawer>
  )
}
