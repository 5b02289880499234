/**
 * The grid every table stands on, played or looked back on: the board with the whole height, and a panel beside it
 * with head, seats, question, choices, log and the keys of its drawers. On a phone the same parts stand in rows.
 */
import './rail.css'
import './seats.css'
import './notices.css'
import './choices.css'
import './drawer.css'
import './table.css'
import './phone.css'
import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { type BoardPage, PageContext } from '../../art/slot.tsx'
import { type AskWhy, WhyContext } from '../../art/why.ts'
import { Emblem, LightChoice } from '../parts/frame.tsx'
import { UnfoldSign } from '../parts/icons.tsx'
import { useMedia } from '../parts/use-media.ts'
import { BesideContext } from '../rules/beside-context.ts'
import { tell } from '../telling/words.ts'
import { say } from '../words/index.ts'
import { type DrawerId, DrawerKeys } from './drawers.tsx'
import { rail, setRail } from './rail-store.ts'

/** A phone or an upright tablet. */
export const NARROW = '(max-width: 56rem) and (orientation: portrait)'

interface ShellProps {
  readonly class: string
  readonly title: string
  readonly heading: string
  /** Somebody went back here: it counts for nothing but the fun of it. */
  readonly casual?: boolean
  readonly moment?: number
  readonly seatCount: number
  readonly board: ComponentChildren
  /** What stands at the right of the head. */
  readonly tools: ComponentChildren
  readonly seats: ComponentChildren
  /** What a teacher says, above the question. */
  readonly guide?: ComponentChildren
  readonly question: ComponentChildren
  /** The board in words, right under the question. */
  readonly words?: ComponentChildren
  readonly news?: ComponentChildren
  readonly choices: ComponentChildren
  /** The board's own choices are put away: the page lists them all. */
  readonly few?: boolean
  /** What is foreseen: it lies over the head of the log. */
  readonly foresight?: ComponentChildren
  readonly log: ComponentChildren
  /** What else can be done here: keys before those of the drawers. */
  readonly keys?: ComponentChildren
  readonly drawers: readonly DrawerId[]
  readonly counts?: { readonly [id in DrawerId]?: number }
  readonly drawer: DrawerId | null
  readonly toggle: (id: DrawerId) => void
  /** The open drawer; gets the place where a board tells its signs. */
  readonly open: (signs: (place: Element | null) => void) => ComponentChildren
  /** Shows a rule in the drawer of the rules. */
  readonly beside?: (rule: string) => void
  /** Answers a place of the board that offers nothing. */
  readonly why?: AskWhy | null
  readonly children?: ComponentChildren
}

export function Shell(props: ShellProps) {
  return (
    <BesideContext.Provider value={props.beside ?? null}>
      <WhyContext.Provider value={props.why ?? null}>
        <Grid {...props} />
      </WhyContext.Provider>
    </BesideContext.Provider>
  )
}

function Grid(props: ShellProps) {
  const { drawer, toggle } = props
  const narrow = useMedia(NARROW)
  const [choices, setChoices] = useState<Element | null>(null)
  const [status, setStatus] = useState<Element | null>(null)
  const [signs, setSigns] = useState<Element | null>(null)
  const raised = drawer === 'mine'
  const page = useMemo(
    (): BoardPage => ({
      narrow,
      slots: { choices, status, signs },
      raised,
      raise: (on) => {
        if (on !== raised) toggle('mine')
      },
    }),
    [narrow, choices, status, signs, raised],
  )
  const { folded, wide, side, own } = rail.value
  const look = [props.class, folded && !narrow ? 'rail-folded' : '', wide ? 'rail-wide' : '', `rail-${side}`]
  return (
    <div
      class={look.filter(Boolean).join(' ')}
      data-moment={props.moment}
      data-drawer={drawer ?? undefined}
      data-own={raised ? 'raised' : own ? undefined : 'folded'}
      style={{ '--seats': `${props.seatCount}` }}
    >
      <h1 class="sr">{props.heading}</h1>
      <a class="skip" href="#moves">
        {say('skip.moves')}
      </a>
      <div class="table-board">
        <h2 class="sr">{say('table.board')}</h2>
        <PageContext.Provider value={page}>{props.board}</PageContext.Provider>
      </div>
      <aside class="rail" aria-label={say('table.side')}>
        <header class="rail-head">
          <a class="rail-home" href="/" aria-label="Rose & Crown" title={say('over.home')}>
            <Emblem />
          </a>
          <div class="rail-title">
            <strong class="serif">
              {props.title}
              {props.casual && <small class="casual"> {tell('back.casual')}</small>}
            </strong>
            <div class="rail-status" ref={setStatus} />
          </div>
          <LightChoice />
          {props.tools}
        </header>
        {props.seats}
        {props.guide}
        <div class="rail-question">{props.question}</div>
        {props.words}
        <div class="rail-news">{props.news}</div>
        {/* Browsers make what scrolls a stop of its own unless told otherwise. */}
        <div class={props.few ? 'rail-choices few' : 'rail-choices'} tabIndex={-1}>
          {props.choices}
          <div class="rail-slot" ref={setChoices} />
        </div>
        <div class="rail-log">{props.log}</div>
        {props.open(setSigns)}
        {props.foresight}
        <DrawerKeys drawers={props.drawers} counts={props.counts ?? {}} open={drawer} toggle={toggle}>
          {props.keys}
        </DrawerKeys>
        {folded && !narrow && (
          <button type="button" class="rail-unfold" onClick={() => setRail({ folded: false })}>
            <UnfoldSign /> {say('rail.unfold')}
          </button>
        )}
      </aside>
      {props.children}
    </div>
  )
}
