/**
 * The drawers of the panel: the list of moves, talk, notes, rules; on a phone the log and one's own things too.
 * They lie where the log lies, never over what is asked. The list of moves is always there for the keyboard and
 * for a screen reader: it unfolds as soon as the focus comes to it.
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import {
  BookSign,
  CloseSign,
  HouseSign,
  ListSign,
  NotesSign,
  ScrollSign,
  TalkSign,
  WordsSign,
} from '../parts/icons.tsx'
import { say, type WordId } from '../words/index.ts'

export type DrawerId = 'mine' | 'log' | 'words' | 'moves' | 'talk' | 'notes' | 'orders' | 'rules'

interface Spec {
  readonly key: string
  readonly word: WordId
  readonly Sign: () => ComponentChildren
}

export const DRAWERS: { readonly [id in DrawerId]: Spec } = {
  mine: { key: 'o', word: 'drawer.mine', Sign: HouseSign },
  log: { key: 'l', word: 'log.title', Sign: ScrollSign },
  words: { key: 'i', word: 'drawer.words', Sign: WordsSign },
  moves: { key: 'm', word: 'moves.title', Sign: ListSign },
  talk: { key: 't', word: 'chat.title', Sign: TalkSign },
  notes: { key: 'n', word: 'notes.title', Sign: NotesSign },
  orders: { key: 'a', word: 'drawer.orders', Sign: ScrollSign },
  rules: { key: 'r', word: 'drawer.rules', Sign: BookSign },
}

/** What one opens a drawer for. */
const USED = '.move, textarea, input, a, button:not(.drawer-close)'

const STILL = { preventScroll: true }

/** What is still on its way has nothing to use yet; and nobody who taps wants the keys of a phone over what there is to read. */
function entry(box: HTMLElement | null): HTMLElement | null {
  const first = box?.querySelector<HTMLElement>(USED) ?? null
  const writes = first?.matches('textarea, input') === true && matchMedia('(pointer: coarse)').matches
  return first && !writes ? first : (box?.querySelector<HTMLElement>('.drawer-close') ?? null)
}

interface DrawerProps {
  readonly id: DrawerId
  readonly open: boolean
  readonly close: () => void
  /** Called when the focus comes to a drawer that is folded. */
  readonly unfold?: () => void
  readonly children: ComponentChildren
}

export function Drawer({ id, open, close, unfold, children }: DrawerProps) {
  const box = useRef<HTMLElement>(null)
  // One that is always there may be open from the start; any other comes when it is opened.
  const was = useRef(unfold !== undefined && open)
  useEffect(() => {
    // Whoever opens a drawer wants to use it; the keyboard follows.
    if (open && !was.current && !box.current?.contains(document.activeElement)) entry(box.current)?.focus(STILL)
    was.current = open
  }, [open])
  // The focus is there already: whoever is past it by the time the drawer is open is not called back.
  const entered = (): void => {
    was.current = true
    unfold?.()
  }
  return (
    <section
      ref={box}
      class={open ? `drawer drawer-${id}` : 'drawer folded'}
      aria-label={say(DRAWERS[id].word)}
      onFocusIn={open ? undefined : entered}
    >
      {open && (
        <button type="button" class="drawer-close" aria-label={say('close')} title={say('close')} onClick={close}>
          <CloseSign />
        </button>
      )}
      {children}
    </section>
  )
}

interface KeysProps {
  readonly drawers: readonly DrawerId[]
  readonly open: DrawerId | null
  readonly toggle: (id: DrawerId) => void
  /** A number beside the word: how many moves, how many words said. */
  readonly counts: { readonly [id in DrawerId]?: number }
  /** What else can be done here, before the drawers. */
  readonly children?: ComponentChildren
}

export function DrawerKeys({ drawers, open, toggle, counts, children }: KeysProps) {
  return (
    <div class="rail-keys" role="group" aria-label={say('drawer.keys')}>
      {children}
      {drawers.map((id) => {
        const { key, word, Sign } = DRAWERS[id]
        const count = counts[id] ?? 0
        return (
          <button
            key={id}
            type="button"
            class={`key key-${id}`}
            aria-pressed={open === id}
            aria-keyshortcuts={key}
            title={`${say(word)} (${key})`}
            onClick={() => toggle(id)}
          >
            <Sign />
            <span>{say(word)}</span>
            {count > 0 && <small class="figures">{count}</small>}
          </button>
        )
      })}
    </div>
  )
}
