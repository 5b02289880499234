/** Rewards and costs as small drawings in a row. */
import type { ComponentChildren } from 'preact'
import { Coin, Extension, Knight, Laurel, Nobleman, Rise, Ship, Squire, Vote } from '../../../art/index.ts'
import { isLostOnAlly } from '../speech/texts.ts'
import type { Cost, Effect } from '../types/index.ts'

interface Drawn {
  /** In units of 100. */
  readonly width: number
  readonly lost?: boolean
  readonly draw: (x: number) => ComponentChildren
}

const GOODS = { gold: Coin, squires: Squire, votes: Vote } as const
const STRENGTHS = [1, 2, 3, 4] as const

function strengthOf(strength: number): 1 | 2 | 3 | 4 {
  return STRENGTHS.find((known) => known === strength) ?? 1
}

/** Up to two goods are drawn one by one, more as one with a figure. */
function goods(kind: keyof typeof GOODS, amount: number): readonly Drawn[] {
  const Good = GOODS[kind]
  if (amount <= 2)
    return Array.from({ length: amount }, (_, i) => ({
      width: i < amount - 1 ? 62 : 96,
      draw: (x) => <Good x={x} size={88} />,
    }))
  return [
    {
      width: 140,
      draw: (x) => (
        <>
          <text class="figure" x={x - 22} y="26" text-anchor="end" font-size="76">
            {amount}
          </text>
          <Good x={x + 26} size={88} />
        </>
      ),
    },
  ]
}

function drawn(effect: Effect): readonly Drawn[] {
  switch (effect.op) {
    case 'gain':
      return effect.good === 'points'
        ? [{ width: 108, draw: (x) => <Laurel x={x} points={effect.amount} /> }]
        : goods(effect.good, effect.amount)
    case 'recruit':
      return [
        {
          width: 120,
          draw: (x) => <Recruit x={x} strength={effect.strength} />,
        },
      ]
    case 'upgrade':
      return [
        {
          width: effect.from === undefined ? 116 : 176,
          draw: (x) =>
            effect.from === undefined ? (
              <Helmet x={x} />
            ) : (
              <>
                <Knight x={x - 44} strength={strengthOf(effect.from)} size={84} />
                <Rise x={x} size={46} turn={90} />
                <Knight x={x + 44} strength={strengthOf(effect.to ?? 4)} size={84} />
              </>
            ),
        },
      ]
    case 'extension':
      return [{ width: 106, draw: (x) => <Extension x={x - 4} size={92} /> }]
    case 'nobleman':
      return [{ width: 96, draw: (x) => <Nobleman x={x} size={90} /> }]
    case 'journey':
      return [{ width: 110, draw: (x) => <Ship x={x} size={100} sail="var(--petal-red)" /> }]
  }
}

function Plus(props: { readonly x: number; readonly y: number }) {
  return (
    <path
      d="M-12 0 H12 M0 -12 V12"
      transform={`translate(${props.x} ${props.y})`}
      stroke="var(--gold-ink)"
      stroke-width="7"
      stroke-linecap="round"
    />
  )
}

/** A new knight: his helm and a plus. */
export function Recruit(props: { readonly x: number; readonly strength: number }) {
  return (
    <>
      <Knight x={props.x - 8} strength={strengthOf(props.strength)} size={92} />
      <Plus x={props.x + 42} y={-28} />
    </>
  )
}

/** Any knight made stronger: a helm without a figure, and an arrow that rises. */
export function Helmet(props: { readonly x: number }) {
  return (
    <>
      <g
        transform={`translate(${props.x - 14} 4) scale(1.25)`}
        stroke="var(--stone-ink)"
        stroke-width="2.4"
        stroke-linejoin="round"
      >
        <path
          d="M-21 30 C-26 4 -25 -16 -20 -26 C-11 -36 11 -36 20 -26 C25 -16 26 4 21 30 C10 37 -10 37 -21 30 Z"
          fill="var(--steel)"
        />
        <path d="M-23 -12 C-10 -17 10 -17 23 -12 L22.5 -4 C10 -9 -10 -9 -22.5 -4 Z" fill="var(--stone-ink)" />
        <path d="M0 -5 V33" fill="none" />
      </g>
      <Rise x={props.x + 38} y={-6} size={56} />
    </>
  )
}

function row(items: readonly Drawn[]): { readonly width: number; readonly children: ComponentChildren } {
  let x = 0
  const children = items.map((item, i) => {
    const at = x + item.width / 2
    x += item.width
    return (
      <g key={i} class={item.lost ? 'la-lost' : undefined}>
        {item.draw(at)}
      </g>
    )
  })
  return { width: x, children }
}

/** A reward as one's own knight gets it, or as an ally's does: what is lost on him stands back. */
function drawnFor(reward: readonly Effect[], ally: boolean): readonly Drawn[] {
  return reward.flatMap((effect) =>
    ally && isLostOnAlly(effect) ? drawn(effect).map((item) => ({ ...item, lost: true })) : drawn(effect),
  )
}

function itemsOf(reward: readonly Effect[], cost: Cost, ally: boolean): readonly Drawn[] {
  const price = (['gold', 'squires', 'votes'] as const).flatMap((good) => {
    const amount = cost[good] ?? 0
    return amount > 0 ? goods(good, amount) : []
  })
  if (price.length === 0) return drawnFor(reward, ally)
  const arrow: Drawn = {
    width: 56,
    draw: (x) => (
      <path
        d={`M${x - 18} 0 H${x + 14} M${x + 2} -13 L${x + 16} 0 L${x + 2} 13`}
        fill="none"
        stroke="var(--gold-ink)"
        stroke-width="7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    ),
  }
  return [...price, arrow, ...drawnFor(reward, ally)]
}

const FREE: Cost = {}

/** Inside a drawing: a row around (x, y), `height` high and never wider than `room`. */
export function Effects(props: {
  readonly reward: readonly Effect[]
  readonly cost?: Cost
  readonly x: number
  readonly y: number
  readonly height: number
  readonly room: number
  readonly class?: string
  /** An ally's knight would get it. */
  readonly ally?: boolean
}) {
  const { width, children } = row(itemsOf(props.reward, props.cost ?? FREE, props.ally ?? false))
  const scale = Math.min(props.height / 100, props.room / width)
  return (
    <g
      transform={`translate(${props.x - (width * scale) / 2} ${props.y}) scale(${scale})`}
      pointer-events="none"
      class={props.class}
    >
      {children}
    </g>
  )
}

/** In running HTML. */
export function EffectsIcon(props: {
  readonly reward: readonly Effect[]
  readonly cost?: Cost
  readonly height?: number
}) {
  const { width, children } = row(itemsOf(props.reward, props.cost ?? FREE, false))
  if (width === 0) return null
  const height = props.height ?? 30
  return (
    <svg
      class="la-effects la-neutral"
      viewBox={`0 -54 ${width} 108`}
      width={(width * height) / 108}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** A knight in a livery, clamped to the four there are. */
export function Fighter(props: {
  readonly strength: number
  readonly x?: number
  readonly y?: number
  readonly size?: number
}) {
  const { x = 0, y = 0, size = 100 } = props
  return <Knight strength={strengthOf(props.strength)} x={x} y={y} size={size} />
}
