/**
 * A question the board itself asks when one place stands for several offers ("with how many
 * squires?"), or when a move must be meant (spending a hero). It takes the focus and gives it back.
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

export function Ask(props: {
  readonly title: string
  /** The label of "never mind". */
  readonly cancel: string
  readonly onCancel: () => void
  readonly children: ComponentChildren
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    props.onCancel()
  }
  return (
    <div ref={box} class="ask" role="dialog" aria-label={props.title} onKeyDown={onKeyDown}>
      <p>{props.title}</p>
      <div class="ask-choices">
        {props.children}
        <button type="button" class="ask-cancel" onClick={() => props.onCancel()}>
          {props.cancel}
        </button>
      </div>
    </div>
  )
}
