/** A figure is a ratio: what was measured, and the peer or the limit it was measured against in the same run. */
import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os'

export interface Figure {
  /** `server.ours.50.moves`: part, what, size. */
  readonly id: string
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly against: Against
  /** `value / against.value`. */
  readonly ratio: number
  /** The middle half of the ratios of all rounds, where there were several. */
  readonly spread?: readonly [number, number]
  /** Only where the server has promised something, or something was aimed at. */
  readonly kept?: boolean
  readonly aim?: Aim
}

/** A bound of the ratio, and what an earlier commit came to in the same run; `null` where it was not there. */
export interface Aim {
  readonly bound: 'most' | 'least'
  readonly limit: number
  readonly before: number | null
  readonly ratioBefore: number | null
}

export interface Against {
  readonly what: string
  readonly value: number
  readonly kind: 'peer' | 'limit' | 'promise'
}

export interface Run {
  /** Short runs, for a look; the figures are rougher. */
  readonly quick: boolean
  readonly say: (line: string) => void
}

export interface Part {
  readonly name: string
  readonly does: string
  run(run: Run): Promise<readonly Figure[]>
}

export function figure(
  id: string,
  what: string,
  value: number,
  unit: string,
  against: Against,
  spread?: readonly [number, number],
): Figure {
  const ratio = tidy(value / against.value)
  const plain = { id, what, value: tidy(value), unit, against: { ...against, value: tidy(against.value) }, ratio }
  return spread ? { ...plain, spread: [tidy(spread[0]), tidy(spread[1])] } : plain
}

/** A promise the server keeps by staying at or below the limit, or at or above it. */
export function promise(
  id: string,
  what: string,
  value: number,
  unit: string,
  bound: 'most' | 'least',
  limit: number,
): Figure {
  const against: Against = { what: `promised at ${bound} ${limit} ${unit}`, value: limit, kind: 'promise' }
  return { ...figure(id, what, value, unit, against), kept: bound === 'most' ? value <= limit : value >= limit }
}

/** What was aimed at for the ratio to what stands beside it. Where that had another value for the earlier commit, it comes last. */
export function aimed(
  id: string,
  what: string,
  unit: string,
  { now, before }: { readonly now: number; readonly before: number | null },
  [beside, value, valueBefore = value]: readonly [string, number, number?],
  [bound, limit]: readonly ['most' | 'least', number],
  around?: readonly [number, number],
): Figure {
  const plain = figure(id, what, now, unit, { what: beside, value, kind: 'limit' }, around)
  const ratioBefore = before === null ? null : tidy(before / valueBefore)
  const aim = { bound, limit, before: before === null ? null : tidy(before), ratioBefore }
  return { ...plain, kept: bound === 'most' ? plain.ratio <= limit : plain.ratio >= limit, aim }
}

/** Four digits are more than a shared machine can promise. */
function tidy(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(4)) : value
}

export interface Machine {
  readonly system: string
  readonly cores: number
  readonly processor: string
  readonly memory: string
  readonly node: string
  /** Programs that wanted a core during the minute before; above the number of cores the machine was busy. */
  readonly load: number
}

export function machine(): Machine {
  return {
    system: `${type()} ${process.arch}`,
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.version,
    load: tidy(loadavg()[0] ?? 0),
  }
}

/** Seconds of processor time that `work` used; a busy machine does not blur them. */
export function cpuSeconds(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

/** How often `work` runs in a second of processor time, from about `seconds` of trying. */
export function rate(seconds: number, work: () => void): number {
  for (let i = 0; i < 20; i++) work()
  let done = 0
  let spent = 0
  for (let batch = 16; spent < seconds; batch *= 2) {
    spent += cpuSeconds(() => {
      for (let i = 0; i < batch; i++) work()
    })
    done += batch
  }
  return done / spent
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
}
