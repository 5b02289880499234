/** Logistic regression: the weights under which the outcomes seen were likeliest. By Adam, in small batches. */
import { type Dice, quick } from '../../engine/index.ts'
import type { Samples } from './samples.ts'

const PASSES = 12
const BATCH = 512
/** The first step; steps shrink to nothing. */
const STEP = 0.02
const MOMENTUM = 0.9
const SCALE = 0.999
/** Keeps the weights of what is rarely seen small. */
const SHRINK = 1e-6

/** `tell` hears after each pass how well the weights explain what was seen, as the mean logarithm: less is better. */
export function regress(samples: Samples, count: number, seed: number, tell?: (loss: number) => void): number[] {
  const weights = new Float64Array(count)
  const slope = new Float64Array(count)
  const mean = new Float64Array(count)
  const square = new Float64Array(count)
  const order = Uint32Array.from(samples.results, (_, row) => row)
  const dice = quick(seed)
  const batches = Math.ceil(order.length / BATCH) * PASSES
  for (let batch = 0, loss = 0; batch < batches; batch++) {
    const from = (batch % (batches / PASSES)) * BATCH
    if (from === 0) mix(order, dice)
    const rows = order.subarray(from, from + BATCH)
    loss += slopeOf(samples, rows, weights, slope)
    const step = STEP * (1 - batch / batches)
    for (let i = 0; i < count; i++) {
      const pull = (slope[i] as number) / rows.length + SHRINK * (weights[i] as number)
      mean[i] = MOMENTUM * (mean[i] as number) + (1 - MOMENTUM) * pull
      square[i] = SCALE * (square[i] as number) + (1 - SCALE) * pull * pull
      const push = (mean[i] as number) / (1 - MOMENTUM ** (batch + 1))
      const width = Math.sqrt((square[i] as number) / (1 - SCALE ** (batch + 1))) + 1e-8
      weights[i] = (weights[i] as number) - (step * push) / width
    }
    if (from + BATCH < order.length) continue
    tell?.(loss / order.length)
    loss = 0
  }
  return Array.from(weights)
}

/** Sums up how the loss of some rows changes with each weight; says what the loss is. */
function slopeOf(samples: Samples, rows: Uint32Array, weights: Float64Array, slope: Float64Array): number {
  const { indices, values, starts, results } = samples
  slope.fill(0)
  let loss = 0
  for (const row of rows) {
    const from = starts[row] as number
    const to = starts[row + 1] as number
    let sum = 0
    for (let i = from; i < to; i++) sum += (weights[indices[i] as number] as number) * (values[i] as number)
    const chance = 1 / (1 + Math.exp(-sum))
    const result = results[row] as number
    loss -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance)
    for (let i = from; i < to; i++) {
      const weight = indices[i] as number
      slope[weight] = (slope[weight] as number) + (chance - result) * (values[i] as number)
    }
  }
  return loss
}

function mix(order: Uint32Array, dice: Dice): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = dice.int(i + 1)
    const held = order[i] as number
    order[i] = order[other] as number
    order[other] = held
  }
}
