/** What a reader can do with the steps of a draft, and that nobody sees them. */
import { say } from '../words/index.ts'
import type { Drafts } from './drafts.ts'

export function DraftBar({ drafts }: { readonly drafts: Drafts }) {
  const n = drafts.count.value
  const redoable = drafts.redoable.value
  if (n === 0 && !redoable) return null
  return (
    <div class="row draft-bar">
      {n > 0 && <p class="quiet">{say('draft.steps', { n })}</p>}
      <button type="button" class="button bare" disabled={!redoable} onClick={() => drafts.redo()}>
        {say('draft.redo')}
      </button>
      <button type="button" class="button bare" disabled={n === 0} onClick={() => drafts.clear()}>
        {say('draft.clear')}
      </button>
    </div>
  )
}
