/** Plants slips one at a time and looks whether the tests notice. */
import { Lane } from './lane.ts'
import { namePattern, type Slip } from './slip.ts'

/** `untested`: no test of that name passes on straight sources, so nothing can be said. */
export type Verdict = 'caught' | 'survived' | 'untested'

export interface Planted {
  readonly slip: Slip
  readonly verdict: Verdict
  /** The first test that noticed it, or why nothing can be said. */
  readonly note: string
  readonly seconds: number
}

const STRAIGHT_LIMIT_MS = 600_000
/** Longer than any test is patient, so that what fails by waiting in vain is told by its name. */
const LEAST_LIMIT_MS = 240_000
/** A busy machine may be slow, but a run that takes so many times as long as before hangs. */
const PATIENCE = 8

interface Straight {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
  readonly took: number
}

export async function plant(
  root: string,
  slips: readonly Slip[],
  {
    lanes = 2,
    heard = () => undefined,
  }: { lanes?: number; heard?: (done: number, total: number, last: Planted | null) => void } = {},
): Promise<readonly Planted[]> {
  const files = [...new Set(slips.flatMap(({ by }) => by))].toSorted()
  const total = files.length + slips.length
  let done = 0
  const straight = new Map<string, Straight>()
  const planted: Planted[] = []
  const open = Array.from({ length: Math.min(lanes, Math.max(1, slips.length)) }, () => new Lane(root))
  try {
    await share(open, files, async (lane, file) => {
      const began = performance.now()
      const result = await lane.straight(file, STRAIGHT_LIMIT_MS)
      straight.set(file, { ...result, took: performance.now() - began })
      heard(++done, total, null)
    })
    // Slips of one test file stand together, so that what it needs is still warm.
    const inOrder = slips.toSorted((a, b) => a.by.join().localeCompare(b.by.join()))
    await share(open, inOrder, async (lane, slip) => {
      const result = await judge(lane, slip, straight)
      planted.push(result)
      heard(++done, total, result)
    })
  } finally {
    for (const lane of open) lane.close()
  }
  return slips.flatMap((slip) => planted.filter((each) => each.slip === slip))
}

async function judge(lane: Lane, slip: Slip, straight: ReadonlyMap<string, Straight>): Promise<Planted> {
  const runs = slip.by.map((file) => straight.get(file))
  const failed = runs.flatMap((run) => run?.failed ?? [])
  if (failed.length > 0)
    return { slip, verdict: 'untested', note: `fails without it: ${failed.join('; ')}`, seconds: 0 }
  const named = namePattern(slip.rules)
  if (named && !runs.some((run) => run?.passed.some((name) => named.test(name))))
    return { slip, verdict: 'untested', note: `no test cites ${slip.rules.join(' or ')}`, seconds: 0 }
  const usual = runs.reduce((sum, run) => sum + (run?.took ?? 0), 0)
  const began = performance.now()
  const result = await lane.bent(slip, Math.max(LEAST_LIMIT_MS, PATIENCE * usual))
  const seconds = (performance.now() - began) / 1000
  const [note = ''] = result.failed
  return { slip, verdict: note === '' ? 'survived' : 'caught', note, seconds }
}

/** Every lane takes the next item as soon as it is free. */
async function share<T>(
  lanes: readonly Lane[],
  items: readonly T[],
  work: (lane: Lane, item: T) => Promise<void>,
): Promise<void> {
  const left = [...items]
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(lane, item)
    }),
  )
}
