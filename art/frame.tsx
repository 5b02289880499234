/**
 * A map that can be zoomed and moved: wheel, drag, pinch, the keys + − 0 and the arrows (with Shift wherever the focus is
 * on it), and buttons. All of it changes the viewBox alone, so lines stay sharp at any size.
 */
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from './place.tsx'
import { useSay } from './say.ts'
import { useWidth } from './shape.ts'
import { type Box, fitted, moved, zoomed } from './view-box.ts'

/** Pixels for a unit of the drawing below which small lettering is not worth reading: the class `far`. */
const FAR = 0.42

export interface MapFrameProps {
  /** The whole drawing: x, y, width, height. */
  readonly box: Box
  /** The accessible name of the map. */
  readonly label: string
  /** How far in one can go. */
  readonly deepest?: number
  /** A part to look at; when it changes the map shows it (a phone zooms to what matters). */
  readonly lookAt?: Box | null
  /** The corner of the buttons: where the map has least to say. */
  readonly tools?: 'start' | 'end'
  readonly class?: string
  readonly children: ComponentChildren
}

/** A picture of a part of a map: that part is the whole drawing then. */
export const LookContext = createContext<Box | null>(null)

interface Grip {
  readonly x: number
  readonly y: number
}

export function MapFrame(props: MapFrameProps) {
  const { deepest = 6, lookAt } = props
  const whole = useContext(LookContext) ?? props.box
  const words = useSay()
  const say = (id: string) => words({ say: id })
  const [box, setBox] = useState<Box>(whole)
  const [dragging, setDragging] = useState(false)
  const svg = useRef<SVGSVGElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const grips = useRef(new Map<number, Grip>())
  /** Whether the present press has moved: then it is no click. */
  const travelled = useRef(false)

  const key = lookAt?.join()
  useEffect(() => setBox(lookAt ? fitted(lookAt, whole, deepest) : whole), [key, whole.join()])

  const zoom = (by: number, at?: Grip) => setBox((now) => zoomed(now, whole, by, deepest, at && place(now, at)))
  /** A point of the screen as a point of the drawing. */
  const place = (now: Box, at: Grip): readonly [number, number] => {
    const area = svg.current?.getBoundingClientRect()
    if (!area) return [now[0] + now[2] / 2, now[1] + now[3] / 2]
    const scale = Math.min(area.width / now[2], area.height / now[3])
    return [
      now[0] + now[2] / 2 + (at.x - area.left - area.width / 2) / scale,
      now[1] + now[3] / 2 + (at.y - area.top - area.height / 2) / scale,
    ]
  }
  const unitsPerPixel = () => {
    const area = svg.current?.getBoundingClientRect()
    return area ? 1 / Math.min(area.width / box[2], area.height / box[3]) : 1
  }

  const isWhole = box[2] >= whole[2] * 0.999
  const far = width > 0 && width / box[2] < FAR
  // Preact listens to wheel passively on the root in some browsers; zooming must be able to stop the scroll.
  useEffect(() => {
    const drawing = svg.current
    const onWheel = (event: WheelEvent) => {
      // Zooming out of the whole map is scrolling the page.
      if (isWhole && event.deltaY > 0) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY })
    }
    drawing?.addEventListener('wheel', onWheel, { passive: false })
    return () => drawing?.removeEventListener('wheel', onWheel)
  })

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (grips.current.size === 0) travelled.current = false
    grips.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const drag = (event: PointerEvent) => {
    const before = grips.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const others = [...grips.current].filter(([id]) => id !== event.pointerId)
    const other = others[0]?.[1]
    if (other) {
      const stretch = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
      zoom(stretch, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      travelled.current = true
    } else {
      if (!travelled.current && Math.hypot(now.x - before.x, now.y - before.y) < 5) return
      if (isWhole) return
      if (!travelled.current) svg.current?.setPointerCapture(event.pointerId)
      travelled.current = true
      setDragging(true)
      const unit = unitsPerPixel()
      setBox((old) => moved(old, whole, (before.x - now.x) * unit, (before.y - now.y) * unit))
    }
    grips.current.set(event.pointerId, now)
  }
  const release = (event: PointerEvent) => {
    grips.current.delete(event.pointerId)
    if (grips.current.size === 0) setDragging(false)
  }
  const swallow = (event: Event) => {
    if (!travelled.current) return
    travelled.current = false
    event.stopPropagation()
    event.preventDefault()
  }
  const pan = ([dx, dy]: readonly [number, number]) =>
    setBox((now) => moved(now, whole, (dx * now[2]) / 8, (dy * now[2]) / 8))
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoom(1.4)
    else if (event.key === '-') zoom(1 / 1.4)
    else if (event.key === '0') setBox(whole)
    // On a part of the map plain arrows walk to the next part.
    else if (isWhole || !(event.key in PANS) || !(event.shiftKey || event.target === svg.current)) return
    else pan(PANS[event.key as keyof typeof PANS].by)
    event.preventDefault()
  }

  return (
    <div
      ref={frame}
      class={`map-frame ${isWhole ? '' : 'zoomed'} ${far ? 'far' : ''} ${dragging ? 'dragging' : ''} ${props.class ?? ''}`}
      style={{ '--map-shape': `${whole[2]} / ${whole[3]}` }}
      onKeyDown={onKey}
    >
      <svg
        ref={svg}
        viewBox={box.map((value) => Math.round(value * 10) / 10).join(' ')}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        tabindex={0}
        aria-label={props.label}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        onClickCapture={swallow}
      >
        {props.children}
      </svg>
      <div class={props.tools === 'start' ? 'map-tools start' : 'map-tools'}>
        <Tool name={say('art.zoom-in')} sign="M-24 0 H24 M0 -24 V24" use={() => zoom(1.5)} />
        <Tool name={say('art.zoom-out')} sign="M-24 0 H24" use={() => zoom(1 / 1.5)} off={isWhole} />
        <Tool name={say('art.zoom-whole')} sign={CORNERS} use={() => setBox(whole)} off={isWhole} />
        {!isWhole &&
          Object.values(PANS).map(({ word, by, sign }) => (
            <Tool key={word} name={say(word)} sign={sign} use={() => pan(by)} />
          ))}
      </div>
    </div>
  )
}

/** The ways a map that is zoomed in can be moved: a step is an eighth of what is seen. */
const PANS = {
  ArrowLeft: { word: 'art.pan-left', by: [-1, 0], sign: 'M12 -24 L-12 0 L12 24' },
  ArrowRight: { word: 'art.pan-right', by: [1, 0], sign: 'M-12 -24 L12 0 L-12 24' },
  ArrowUp: { word: 'art.pan-up', by: [0, -1], sign: 'M-24 12 L0 -12 L24 12' },
  ArrowDown: { word: 'art.pan-down', by: [0, 1], sign: 'M-24 -12 L0 12 L24 -12' },
} as const

/** Two arrows to opposite corners. */
const CORNERS = 'M-24 24 L24 -24 M4 -24 H24 V-4 M-4 24 H-24 V4'

function Tool(props: {
  readonly name: string
  readonly sign: string
  readonly use: () => void
  readonly off?: boolean
}) {
  return (
    <button type="button" aria-label={props.name} title={props.name} disabled={props.off} onClick={() => props.use()}>
      <Icon size={24}>
        <path
          d={props.sign}
          fill="none"
          stroke="currentColor"
          stroke-width="7"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </Icon>
    </button>
  )
}
