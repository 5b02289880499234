/**
 * What the way of an act between the threads costs, and what a shorter one would: `npm run bench -- hops`. Today an act goes from the sockets to the
 * rules, back, to SQLite and back, four hops; if the rules handed what they played straight to SQLite there would be three. Threads that do
 * nothing but pass texts on, as long as those of a move of The Rose King, tell what that could save at the most. Not part of a run of everything.
 */
import { MessageChannel, Worker } from 'node:worker_threads'
import { figure, type Figure, type Part, quantile, type Run } from './figures.ts'

/** Characters of an act asked of the rules, of what they played, of what is stored, and of the answer. */
const TEXTS = { asked: 180, played: 900, stored: 500, answered: 20 } as const
/** One table, and as many acts as travel together at 50. */
const TOGETHER = [1, 14] as const

/** Passes on: what comes from `parentPort` or from the other thread goes out as a text of its own length. */
const PASS = `
const { parentPort, workerData } = require('node:worker_threads')
const text = 'x'.repeat(workerData.length)
let out = parentPort
const pass = (batch) => out.postMessage(batch.map(() => text))
parentPort.on('message', (message) => {
  if (!message.to && !message.from) return pass(message)
  if (message.to) out = message.to
  if (message.from) message.from.on('message', pass)
})
`

interface Way {
  /** One batch there and back. */
  go(): Promise<void>
  close(): Promise<void>
}

function passer(length: number): Worker {
  return new Worker(PASS, { eval: true, workerData: { length } })
}

function send(worker: Worker, batch: readonly string[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(batch)
}

function answerOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve) => worker.once('message', resolve))
}

function wayOf(together: number, isShort: boolean): Way {
  const batch = (length: number): readonly string[] => Array.from({ length: together }, () => 'x'.repeat(length))
  const asked = batch(TEXTS.asked)
  const stored = batch(TEXTS.stored)
  const rules = passer(isShort ? TEXTS.played + TEXTS.stored : TEXTS.played)
  // Whoever is told last has to be told what was played, too.
  const rows = passer(isShort ? TEXTS.played + TEXTS.answered : TEXTS.answered)
  if (isShort) {
    const { port1, port2 } = new MessageChannel()
    rules.postMessage({ to: port1 }, [port1])
    rows.postMessage({ from: port2 }, [port2])
  }
  return {
    async go() {
      const done = answerOf(isShort ? rows : rules)
      send(rules, asked)
      await done
      if (isShort) return
      const kept = answerOf(rows)
      send(rows, stored)
      await kept
    },
    async close() {
      await Promise.all([rules.terminate(), rows.terminate()])
    },
  }
}

interface Spent {
  /** µs of processor time for an act. */
  readonly cpu: number
  /** µs until its answer, the median. */
  readonly median: number
}

async function spentOn(way: Way, times: number, together: number): Promise<Spent> {
  const waits: number[] = []
  const before = process.cpuUsage()
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    await way.go()
    waits.push((performance.now() - began) * 1000)
  }
  const { user, system } = process.cpuUsage(before)
  const median = quantile(
    waits.toSorted((a, b) => a - b),
    0.5,
  )
  return { cpu: (user + system) / times / together, median }
}

const middle = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

async function measure({ quick, say }: Run): Promise<readonly Figure[]> {
  const [rounds, times] = quick ? [6, 1000] : [20, 3000]
  const figures: Figure[] = []
  for (const together of TOGETHER) {
    const ways = [wayOf(together, false), wayOf(together, true)] as const
    const spent: readonly Spent[][] = [[], []]
    for (const way of ways) await spentOn(way, times, together)
    for (let round = 0; round < rounds; round++)
      for (const [i, way] of ways.entries()) spent[i]?.push(await spentOn(way, times, together))
    for (const way of ways) await way.close()
    const [four = [], three = []] = spent
    for (const [id, what, of] of [
      ['cpu', 'processor time for an act', ({ cpu }: Spent) => cpu],
      ['wait', 'there and back, median', ({ median }: Spent) => median],
    ] as const) {
      const against = { what: 'four hops', value: middle(four.map(of)), kind: 'peer' } as const
      const line = figure(
        `hops.${together}.${id}`,
        `three hops, ${together} together: ${what}`,
        middle(three.map(of)),
        'µs',
        against,
      )
      say(`${line.what}: ${line.value} µs, four hops ${line.against.value} µs`)
      figures.push(line)
    }
  }
  return figures
}

export const hops: Part = {
  name: 'hops',
  does: 'the way of an act between the threads, four hops and three',
  run: measure,
}
