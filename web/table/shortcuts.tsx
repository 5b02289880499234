/** The keys of a table, and the page that tells them (`?`). */
import { useEffect, useRef } from 'preact/hooks'
import { botWord } from '../people/levels.ts'
import { say } from '../words/index.ts'
import { tell } from '../telling/words.ts'
import { rail, setRail } from './rail-store.ts'
import { DRAWERS, type DrawerId } from './drawers.tsx'

export interface Shortcut {
  readonly key: string
  readonly what: string
  readonly use: () => void
}

interface Does {
  readonly drawers: readonly DrawerId[]
  readonly toggle: (id: DrawerId) => void
  readonly close: () => void
  readonly undo: () => void
  readonly hint: (() => void) | null
  /** One moment back or on, and standing still. */
  readonly walk: (by: -1 | 0 | 1) => void
  readonly tables: () => void
  /** To the next table that needs the reader; `null` where there is no server to ask. */
  readonly next: { readonly what: string; readonly use: () => void } | null
  /** Goes to the command field. */
  readonly command: () => void
  /** Says once more what was said last. */
  readonly repeat: () => void
}

export function fullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen().catch(() => undefined)
}

export function shortcutsOf(does: Does): readonly Shortcut[] {
  const { drawers, toggle, undo, hint, walk, tables, next, command, repeat } = does
  return [
    ...drawers.map((id) => ({ key: DRAWERS[id].key, what: say(DRAWERS[id].word), use: () => toggle(id) })),
    { key: '/', what: say('keys.command'), use: command },
    { key: '.', what: say('keys.repeat'), use: repeat },
    { key: 'u', what: say('table.undo'), use: undo },
    ...(hint ? [{ key: 'h', what: botWord('hint.title'), use: hint }] : []),
    { key: 'k', what: tell('marks.toggle'), use: () => setRail({ marks: !rail.peek().marks }) },
    { key: ',', what: say('playback.earlier'), use: () => walk(-1) },
    { key: ';', what: say('playback.later'), use: () => walk(1) },
    { key: 'p', what: say('playback.pause'), use: () => walk(0) },
    { key: 'b', what: say('rail.fold'), use: () => setRail({ folded: !rail.peek().folded }) },
    { key: 'w', what: say('rail.wide'), use: () => setRail({ wide: !rail.peek().wide }) },
    { key: 'x', what: say('rail.side'), use: () => setRail({ side: rail.peek().side === 'end' ? 'start' : 'end' }) },
    { key: 'f', what: say('rail.full'), use: fullScreen },
    { key: 'g', what: say('nav.tables'), use: tables },
    ...(next ? [{ key: 'j', ...next }] : []),
  ]
}

/** Whether a key belongs to what has the focus: words are being written there. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable)
}

export function useShortcuts(list: readonly Shortcut[], close: () => void, help: () => void): void {
  const latest = useRef({ list, close, help })
  latest.current = { list, close, help }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      if (event.key === 'Escape') latest.current.close()
      if (isWriting(event.target)) return
      const found =
        event.key === '?' ? latest.current.help : latest.current.list.find(({ key }) => key === event.key)?.use
      if (!found) return
      event.preventDefault()
      found()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

export function ShortcutsPage(props: {
  readonly list: readonly Shortcut[]
  readonly open: boolean
  readonly close: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (props.open) dialog.current?.showModal()
  }, [props.open])
  return (
    <dialog ref={dialog} class="shortcuts" aria-labelledby="shortcuts-title" onClose={props.close}>
      <h2 id="shortcuts-title">{say('keys.title')}</h2>
      <dl>
        {props.list.map(({ key, what }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>+</kbd> <kbd>-</kbd> <kbd>0</kbd>
          </dt>
          <dd>{say('keys.zoom')}</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>{say('keys.escape')}</dd>
        </div>
      </dl>
      <p>
        <a href="/keys">{say('nav.keys')}</a>
      </p>
      <div class="row">
        <button type="button" class="button first" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </div>
    </dialog>
  )
}
