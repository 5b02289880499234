/** The line between page and server, cut in every state, with a socket and a clock held by hand. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL } from '../../protocol/version.ts'
import { outdated } from '../release.ts'
import { Connection } from './connection.ts'
import { browser, stubBrowser, Wire } from './tests/wire.ts'

const act = { do: 'act' as const, table: 't', number: 3, steps: ['N1'] }
const hello = { tell: 'hello', protocol: PROTOCOL, build: 'b' }
let line: Connection
let greetings = 0
let heard: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  stubBrowser(() => null)
  greetings = 0
  heard = []
  outdated.value = false
  line = new Connection(
    () => greetings++,
    ({ tell }) => heard.push(tell),
  )
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Long enough for the first try after one break. */
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1100)

test('it is opened where the page came from, safely where the page did', () => {
  expect(Wire.latest.url).toMatch(/^wss:\/\/house\.example\/api\/v\d+\/live\?hash=print$/)
})

test('what was asked before the line is open is sent once it is, after the greeting', async () => {
  const answered = line.ask(act)
  expect(Wire.latest.sent).toEqual([])
  const wire = Wire.latest.connect()
  expect(greetings).toBe(1)
  expect(wire.asked('act')).toHaveLength(1)
  wire.answer(wire.asked('act')[0])
  expect(await answered).toMatchObject({ ok: true })
})

test('cut after sending and before the answer: the same act goes out again, under the same id, once', async () => {
  const answers: unknown[] = []
  const first = Wire.latest.connect()
  void line.ask(act).then((answer) => answers.push(answer))
  const [sent] = first.asked('act')
  first.cut()
  expect(line.open.value).toBe(false)
  await soon()
  const second = Wire.latest.connect()
  expect(second).not.toBe(first)
  expect(second.asked('act')).toEqual([sent])
  second.answer(sent)
  await soon()
  expect(answers).toHaveLength(1)
  // Answered is answered: a third line hears nothing of it.
  second.cut()
  await soon()
  expect(Wire.latest.connect().asked('act')).toEqual([])
})

test('what was asked while the line was down is sent when it is up, with what waited before, in order', async () => {
  Wire.latest.connect().cut()
  void line.ask({ ...act, steps: ['first'] })
  void line.ask({ ...act, steps: ['second'] })
  await soon()
  expect(
    Wire.latest
      .connect()
      .asked('act')
      .map(({ steps }) => steps[0]),
  ).toEqual(['first', 'second'])
})

test('a request to open a table, or a heartbeat, is not repeated: the greeting asks anew', async () => {
  const first = Wire.latest.connect()
  void line.ask({ do: 'open', table: 't' })
  void line.ask({ do: 'ping' })
  expect(first.sent).toHaveLength(2)
  first.cut()
  await soon()
  expect(Wire.latest.connect().sent).toEqual([])
  expect(greetings).toBe(2)
})

test('what a former line still says is not heard', async () => {
  const first = Wire.latest.connect()
  line.reopen()
  first.say({ tell: 'closed', table: 't' })
  expect(heard).toEqual([])
  Wire.latest.connect().say({ tell: 'closed', table: 't' })
  expect(heard).toEqual(['closed'])
})

test('tries come ever more slowly, never slower than every twenty seconds, and at once again after a word from the other side', async () => {
  const gaps: number[] = []
  for (let i = 0; i < 9; i++) {
    const [count, began] = [Wire.all.length, Date.now()]
    Wire.latest.cut()
    while (Wire.all.length === count) await vi.advanceTimersByTimeAsync(50)
    gaps.push(Date.now() - began)
  }
  expect(gaps[0]).toBeLessThanOrEqual(1100)
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(10_000)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(20_000)
  expect(line.tries.value).toBe(9)
  Wire.latest.connect().say(hello)
  expect(line.tries.value).toBe(0)
  const count = Wire.all.length
  Wire.latest.cut()
  await soon()
  expect(Wire.all).toHaveLength(count + 1)
})

test('when the network is back it tries at once', async () => {
  Wire.latest.cut()
  const count = Wire.all.length
  browser.dispatchEvent(new Event('online'))
  expect(Wire.all).toHaveLength(count + 1)
  // And not again while it is open.
  Wire.latest.connect()
  browser.dispatchEvent(new Event('online'))
  expect(Wire.all).toHaveLength(count + 1)
})

test('a line that is dead without saying so is given up: after the laptop slept, or when nothing answers', async () => {
  const wire = Wire.latest.connect()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(wire.asked('ping')).toHaveLength(1)
  wire.answer(wire.asked('ping')[0])
  // The clock goes on, the timers slept.
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(wire.isOpen).toBe(false)
  await soon()
  expect(Wire.latest).not.toBe(wire)
})

test('a house that takes the call and says nothing is called anew, and one that took its time is kept', async () => {
  const silent = Wire.latest
  const answered = line.ask(act)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(Wire.latest).not.toBe(silent)
  // Whoever answers in the end is heard, and no limit for the beginning cuts the line.
  const slow = Wire.latest
  await vi.advanceTimersByTimeAsync(5000)
  slow.connect()
  slow.answer(slow.asked('act')[0])
  expect(await answered).toMatchObject({ ok: true })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(Wire.latest).toBe(slow)
  expect(line.open.value).toBe(true)
})

test('as long as the other side says something it stays', async () => {
  const wire = Wire.latest.connect()
  for (let half = 0; half < 10; half++) {
    await vi.advanceTimersByTimeAsync(30_000)
    wire.say({ tell: 'chat', table: 't' })
  }
  expect(wire.isOpen).toBe(true)
  expect(Wire.all).toHaveLength(1)
})

test('a server of another protocol is not asked again and again', async () => {
  const wire = Wire.latest.connect()
  wire.say({ ...hello, protocol: PROTOCOL + 1 })
  wire.cut()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(Wire.all).toHaveLength(1)
})

test('a closed line stays closed: no try, no heartbeat, no network brings it back', async () => {
  const wire = Wire.latest.connect()
  line.close()
  expect(wire.isOpen).toBe(false)
  browser.dispatchEvent(new Event('online'))
  line.reopen()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(Wire.all).toHaveLength(1)
  expect(wire.asked('ping')).toEqual([])
})
