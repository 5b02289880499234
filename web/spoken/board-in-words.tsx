/**
 * The board in words: every part of a game's outline, one Tab stop for all of them. Arrows walk inside a part, Page Up and
 * Page Down go from part to part, Enter tells the place in whole sentences.
 */
import './spoken.css'
import { useMemo, useRef, useState } from 'preact/hooks'
import { outlineOf } from '../../engine/command/answer.ts'
import { wordOf } from '../../engine/command/read-part.ts'
import type { AnyGame } from '../../engine/game.ts'
import { described } from '../../engine/outline.ts'
import type { TableText } from '../table/table-text.ts'
import type { Voice } from './announcer.tsx'
import { GridPart } from './grid-part.tsx'
import { TablePart } from './table-part.tsx'
import { TreePart } from './tree-part.tsx'
import { tell } from './words.ts'

interface Props {
  readonly game: AnyGame
  readonly view: unknown
  readonly tableText: TableText
  readonly voice: Voice
}

export function BoardInWords({ game, view, tableText, voice }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const outline = useMemo(() => outlineOf({ game, view }), [game, view])
  const [at, setAt] = useState('')
  const [place, setPlace] = useState<string | null>(null)
  const current = outline.some(({ id }) => id === at) ? at : (outline[0]?.id ?? '')
  const sentences = place === null ? '' : described(game, view, place).map(tableText.phrase).join(' ')
  const turn = (by: number): void => {
    const index = outline.findIndex(({ id }) => id === current)
    const next = outline[Math.max(0, Math.min(outline.length - 1, index + by))]
    if (!next) return
    setAt(next.id)
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-part="${next.id}"] [data-at][tabindex="0"]`)?.focus(),
    )
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'PageDown') turn(1)
    else if (event.key === 'PageUp') turn(-1)
    else if (event.key === 'Enter' || event.key === ' ') voice.say(sentences)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  if (outline.length === 0) return null
  return (
    <div ref={box} class="words-board" onKeyDown={onKey}>
      {outline.map((part) => {
        const title = wordOf(part.title, tableText.phrase)
        const shared = {
          tableText,
          stop: part.id === current,
          visit: (visited: string | null) => {
            setAt(part.id)
            setPlace(visited)
          },
        }
        return (
          // A wide table scrolls, and browsers make what scrolls a stop of its own unless told otherwise.
          <section key={part.id} data-part={part.id} aria-label={title} tabIndex={-1}>
            <h3>{title}</h3>
            {part.kind === 'grid' && <GridPart part={part} {...shared} />}
            {part.kind === 'tree' && <TreePart part={part} {...shared} />}
            {part.kind === 'table' && <TablePart part={part} {...shared} />}
          </section>
        )
      })}
      <p class="words-tell prose">{sentences || tell('board.hint')}</p>
    </div>
  )
}
