/**
 * A question the board itself asks when one place stands for several offers ("with how many
 * squires?"), or when a move must be meant (spending a hero). It takes the focus and gives it back.
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Offer } from './board.ts'
import { ChoiceButton } from './choice.tsx'
import type { Offers } from './offers.ts'
import { useSay } from './say.ts'
import { Signed } from './signed.tsx'

export function Ask(props: {
  readonly title: string
  /** The label of "never mind", where another fits better. */
  readonly cancel?: string
  readonly onCancel: () => void
  readonly children: ComponentChildren
}) {
  const say = useSay()
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
          {props.cancel ?? say({ say: 'art.never-mind' })}
        </button>
      </div>
    </div>
  )
}

/** "Which of these?": every offer of a place as a button, those that belong together in one row. */
export function Which<Move>(props: {
  readonly title?: string
  readonly cancel?: string
  readonly offers: Offers<Move>
  readonly take: (offer: Offer<Move>) => void
  readonly onCancel: () => void
  /** Moves of one row have the same; the signs tell them apart, and their words are for ears only. */
  readonly rowOf?: (move: Move) => string | null
  readonly sign?: (move: Move) => ComponentChildren
}) {
  const say = useSay()
  const rows = Map.groupBy(props.offers, ({ move, text }) => props.rowOf?.(move) ?? text)
  return (
    <Ask
      title={props.title ?? say({ say: 'art.which' })}
      {...(props.cancel === undefined ? {} : { cancel: props.cancel })}
      onCancel={props.onCancel}
    >
      {[...rows].map(([key, offers]) => (
        <div key={key} class="ask-row">
          {offers.map((offer) => (
            <ChoiceButton key={offer.text} label={offer.label} choose={() => props.take(offer)} plain>
              {props.sign?.(offer.move)}
              <span class={offers.length === 1 ? '' : 'unseen'}>
                <Signed text={offer.label} />
              </span>
            </ChoiceButton>
          ))}
        </div>
      ))}
    </Ask>
  )
}
