/** Regions, places and pieces as a tree: arrows walk and unfold, a digit goes to the neighbour of that number. */
import { useMemo, useRef, useState } from 'preact/hooks'
import { wordOf } from '../../engine/command/read-part.ts'
import type { OutlineBranch, OutlineTree } from '../../engine/outline.ts'
import type { TableText } from '../table/table-text.ts'
import { focusAt, type PartProps, useVisited } from './use-roving.ts'
import { tell } from './words.ts'

interface Props extends PartProps {
  readonly part: OutlineTree
  readonly tableText: TableText
}

interface Row {
  readonly branch: OutlineBranch
  readonly parent: string | null
  readonly level: number
  readonly at: number
  readonly of: number
}

/** Every branch with the one it grows from, in the order of reading. */
function rowsOf(branches: readonly OutlineBranch[], parent: string | null, level: number): readonly Row[] {
  return branches.flatMap((branch, index) => [
    { branch, parent, level, at: index + 1, of: branches.length },
    ...rowsOf(branch.inside ?? [], branch.place, level + 1),
  ])
}

export function TreePart({ part, tableText, stop, visit }: Props) {
  const box = useRef<HTMLUListElement>(null)
  const rows = useMemo(() => rowsOf(part.branches, null, 1), [part])
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const parents = new Map(rows.map(({ branch, parent }) => [branch.place, parent]))
  const isShown = (parent: string | null): boolean =>
    parent === null || (!folded.has(parent) && isShown(parents.get(parent) ?? null))
  const shown = rows.filter(({ parent }) => isShown(parent))
  const [visited, setVisited] = useVisited(shown.map(({ branch }) => branch.place))
  const here = rows.find(({ branch }) => branch.place === visited)
  const named = new Map(rows.map(({ branch }) => [branch.place, wordOf(branch.name, tableText.phrase)]))
  const fold = (place: string, on: boolean): void => {
    const next = new Set(folded)
    if (on) next.add(place)
    else next.delete(place)
    setFolded(next)
  }
  /** Unfolds what a place lies in, and goes there. */
  const go = (place: string): void => {
    const open = new Set(folded)
    for (let at = parents.get(place) ?? null; at !== null; at = parents.get(at) ?? null) open.delete(at)
    setFolded(open)
    requestAnimationFrame(() => focusAt(box, place))
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !here) return
    const index = shown.findIndex(({ branch }) => branch.place === visited)
    const inside = here.branch.inside ?? []
    const to = (row: Row | undefined): void => {
      if (row) focusAt(box, row.branch.place)
    }
    const near = here.branch.next?.[Number(event.key) - 1]
    if (event.key === 'ArrowDown') to(shown[index + 1])
    else if (event.key === 'ArrowUp') to(shown[index - 1])
    else if (event.key === 'Home') to(shown[0])
    else if (event.key === 'End') to(shown.at(-1))
    else if (event.key === 'ArrowRight' && inside.length > 0)
      if (folded.has(visited)) fold(visited, false)
      else to(shown[index + 1])
    else if (event.key === 'ArrowLeft')
      if (inside.length > 0 && !folded.has(visited)) fold(visited, true)
      else to(rows.find(({ branch }) => branch.place === here.parent))
    else if (near !== undefined) go(near)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <ul
        ref={box}
        role="tree"
        class="plain words-tree"
        aria-label={wordOf(part.title, tableText.phrase)}
        onKeyDown={onKey}
      >
        {shown.map(({ branch, level, at, of }) => (
          <li
            key={branch.place}
            role="treeitem"
            data-at={branch.place}
            aria-level={level}
            aria-posinset={at}
            aria-setsize={of}
            aria-expanded={(branch.inside ?? []).length > 0 ? !folded.has(branch.place) : undefined}
            style={{ '--level': `${level}` }}
            tabIndex={stop && branch.place === visited ? 0 : -1}
            onFocus={() => {
              setVisited(branch.place)
              visit(branch.place)
            }}
          >
            <strong>{named.get(branch.place)}</strong>
            {branch.brief !== undefined && <span>, {wordOf(branch.brief, tableText.phrase)}</span>}
          </li>
        ))}
      </ul>
      {(here?.branch.next ?? []).length > 0 && (
        <p class="words-jumps">
          {tell('jump.next')}{' '}
          {here?.branch.next?.map((place, index) => (
            <button key={place} type="button" tabIndex={-1} class="text-button" onClick={() => go(place)}>
              <kbd>{index + 1}</kbd> {named.get(place)}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
