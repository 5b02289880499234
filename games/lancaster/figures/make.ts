/** The kinds of figures this game has. */
import type { Field, Figure, Form } from '../../../engine/figures.ts'
import type { Phrase } from '../../../engine/game.ts'
import { rewardText } from '../speech/texts.ts'
import { type Cost, type Effect, type Gain, GOODS } from '../types/index.ts'
import { sourceOf } from './confidence.ts'

export interface Where {
  readonly group: string
  readonly about?: Phrase
}

export const label = (id: string, n?: number): Phrase => ({ say: `label.${id}`, ...(n === undefined ? {} : { n }) })

/** What the rules are made around. */
export function fixed(where: Where, path: string, text: Phrase, value: unknown): Figure {
  return { ...where, path, label: text, value, ...sourceOf(path) }
}

function figure(where: Where, path: string, text: Phrase, value: unknown, field: Field): Figure {
  return { ...fixed(where, path, text, value), field }
}

export function number(where: Where, path: string, text: Phrase, value: number, max = 20, min = 0): Figure {
  return figure(where, path, text, value, { kind: 'number', min, max })
}

export function flag(where: Where, path: string, text: Phrase, value: boolean): Figure {
  return figure(where, path, text, value, { kind: 'flag' })
}

export function name(where: Where, path: string, text: Phrase, value: string, tell: Figure['tell']): Figure {
  return { ...figure(where, path, text, value, { kind: 'name' }), ...(tell ? { tell } : {}) }
}

/** What is paid, one figure for each kind of goods. */
export function costs(where: Where, path: string, cost: Cost): Figure[] {
  return GOODS.map((good) => number(where, `${path}.${good}`, label(`cost-${good}`), cost[good] ?? 0))
}

const MOST = 4
const AMOUNT = { min: 1, max: 20 }

const gain = (good: Gain): Form => ({
  id: good,
  label: { say: `form.${good}` },
  number: AMOUNT,
  make: (amount) => ({ op: 'gain', good, amount }) satisfies Effect,
})
const form = (id: string, effect: Effect | null): Form => ({ id, label: { say: `form.${id}` }, make: () => effect })

const NOTHING = form('nothing', null)
const KNIGHTS: readonly Form[] = [
  {
    id: 'recruit',
    label: { say: 'form.recruit' },
    number: { min: 1, max: 4 },
    make: (strength) => ({ op: 'recruit', strength, count: 1 }) satisfies Effect,
  },
  form('recruit-two', { op: 'recruit', strength: 1, count: 2 }),
  form('recruit-three', { op: 'recruit', strength: 1, count: 3 }),
  form('upgrade', { op: 'upgrade', scope: 'owned' }),
  form('upgrade-placed', { op: 'upgrade', scope: 'deployed' }),
  {
    id: 'swap',
    label: { say: 'form.swap' },
    number: { min: 1, max: 3 },
    make: (from) => ({ op: 'upgrade', scope: 'deployed', from, to: from + 1 }) satisfies Effect,
  },
  form('nobleman', { op: 'nobleman' }),
]
const GOODS_AND_TILES: readonly Form[] = [
  ...(['gold', 'squires', 'votes', 'points'] as const).map(gain),
  form('extension', { op: 'extension' }),
]
/** Only a county has a knight that could sail. */
const JOURNEYS: readonly Form[] = [
  form('journey', { op: 'journey', earnsFavour: true }),
  form('journey-bare', { op: 'journey', earnsFavour: false }),
]

export const ANYWHERE: readonly Form[] = [NOTHING, ...GOODS_AND_TILES, ...KNIGHTS]
export const IN_COUNTY: readonly Form[] = [...ANYWHERE, ...JOURNEYS]
export const FOR_ALLY: readonly Form[] = [NOTHING, ...KNIGHTS]

/** The entries of a reward, and a place for one more. */
export function rewards(where: Where, path: string, reward: readonly Effect[], forms = ANYWHERE): Figure[] {
  return Array.from({ length: Math.min(MOST, Math.max(2, reward.length + 1)) }, (_, i) => ({
    ...figure(where, `${path}.${i}`, label('reward', i + 1), reward[i] ?? null, { kind: 'form', forms }),
    tell: (value) => rewardText([value as Effect])[0] ?? { say: 'value.none' },
  }))
}
