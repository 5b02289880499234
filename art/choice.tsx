/**
 * Whatever can be clicked on a board. `Choice` is a group inside an SVG drawing, `ChoiceButton` the
 * same thing as an HTML button. Both are reached with Tab, taken with Enter or Space, named for the
 * screen reader, and glow in gold while they can be taken.
 *
 * In SVG the attribute is spelled `tabindex`: Preact sets what it is given, and browsers do not know it
 * under the name of the property. It is always said: Chromium stops at whatever listens for the focus.
 */
import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import type { Fact } from './board.ts'
import { useFact } from './fact.tsx'
import { WhyContext } from './why.ts'

export interface ChoiceProps {
  /** The accessible name: usually the label of the offer. */
  readonly label: string
  /** What taking it does; without it the part is shown with its facts but cannot be taken. */
  readonly choose?: (() => void) | undefined
  readonly fact?: Fact | undefined
  /** What the board calls this place: touched while it cannot be taken it is asked why. */
  readonly place?: string | undefined
  /** The moves that a touch would mean, where the board knows better than the place alone says. */
  readonly meant?: readonly string[] | undefined
  /** Picked already (one step of several), told as `aria-pressed`. */
  readonly picked?: boolean | undefined
  /** Pointed out from outside: `props.hint` is its text. */
  readonly hinted?: boolean | undefined
  /** A part that only tells facts joins the Tab order if it has something the screen does not say. */
  readonly reach?: boolean | undefined
  /** Told when the pointer or focus comes (`true`) and goes (`false`). */
  readonly onPoint?: ((on: boolean) => void) | undefined
  readonly class?: string | undefined
  readonly transform?: string | undefined
  readonly children?: ComponentChildren
}

function classes(props: ChoiceProps): string {
  const parts = ['spot']
  if (props.choose) parts.push('choice')
  if (props.picked) parts.push('picked')
  if (props.hinted) parts.push('hinted')
  if (props.class) parts.push(props.class)
  return parts.join(' ')
}

/** The facts' handlers with the pointing added. */
function useHandlers(props: ChoiceProps, held?: () => void) {
  const fact = useFact(props.fact, held)
  const { onPoint } = props
  if (!onPoint) return fact
  return {
    ...fact,
    onPointerEnter: () => onPoint(true),
    onPointerLeave: (event: PointerEvent) => {
      fact.onPointerLeave(event)
      onPoint(false)
    },
    onFocus: (event: FocusEvent) => {
      fact.onFocus(event)
      onPoint(true)
    },
    onBlur: (event: FocusEvent) => {
      fact.onBlur(event)
      onPoint(false)
    },
  }
}

/** A part that cannot be taken answers the mouse, the finger and, where it is reached, the key. */
function useWhy({ choose, place, meant }: ChoiceProps) {
  const ask = useContext(WhyContext)
  if (choose || !ask || place === undefined) return null
  const why = () => ask(place, meant)
  return {
    onClick: why,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.repeat) why()
    },
  }
}

export function Choice(props: ChoiceProps) {
  const why = useWhy(props)
  const handlers = useHandlers(props, why?.onClick)
  const { choose } = props
  if (!choose)
    return (
      <g
        class={why ? `${classes(props)} asks` : classes(props)}
        transform={props.transform}
        role={props.fact ? 'img' : undefined}
        aria-label={props.fact ? props.label : undefined}
        tabindex={props.reach ? 0 : -1}
        {...handlers}
        {...why}
      >
        {props.children}
      </g>
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    // A key held down acts once.
    if (!event.repeat) choose()
  }
  return (
    <g
      class={classes(props)}
      transform={props.transform}
      role="button"
      tabindex={0}
      aria-label={props.label}
      aria-pressed={props.picked}
      onClick={choose}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {props.children}
    </g>
  )
}

/** The same in HTML, where text must wrap: law cards, dialogs, drawers. */
export function ChoiceButton(props: ChoiceProps & { readonly plain?: boolean }) {
  const why = useWhy(props)
  const handlers = useHandlers(props, why?.onClick)
  if (!props.choose)
    return (
      <div
        class={why ? `${classes(props)} asks` : classes(props)}
        tabIndex={props.reach ? 0 : undefined}
        {...handlers}
        {...why}
      >
        {props.children}
      </div>
    )
  return (
    <button
      type="button"
      class={classes(props)}
      aria-label={props.plain ? undefined : props.label}
      aria-pressed={props.picked}
      onClick={props.choose}
      {...handlers}
    >
      {props.children}
    </button>
  )
}
