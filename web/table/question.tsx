/** What is asked, always as high whatever it says: three lines, why, and a way back. */
import { Back } from '../parts/icons.tsx'
import { Prompt } from './prompt.tsx'
import type { Scene, Table } from './table.ts'
import type { TableText } from './table-text.ts'

interface Props {
  readonly table: Table
  readonly scene: Scene
  readonly tableText: TableText
  readonly undoWord: string
  /** `null` while there is nothing to take back. */
  readonly undo: (() => void) | null
}

export function Question({ table, scene, tableText, undoWord, undo }: Props) {
  return (
    <>
      <Prompt table={table} scene={scene} tableText={tableText} />
      {!scene.outcome && (
        <button
          type="button"
          class="undo"
          disabled={!undo}
          aria-label={undoWord}
          title={undoWord}
          aria-keyshortcuts="u"
          onClick={() => undo?.()}
        >
          <Back /> <span>{undoWord}</span>
        </button>
      )}
    </>
  )
}
