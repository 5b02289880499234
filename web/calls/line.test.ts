/** What all tabs of a browser hear of one live connection, and the bell that one of them rings. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser, Wire } from '../table/tests/wire.ts'
import { type Heard, listen } from './line.ts'

/** What one tab posts all others hear, as in a browser. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>()
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    Channel.all.add(this)
  }

  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }))
  }

  close(): void {
    Channel.all.delete(this)
  }
}

/** One after the other, each when the one before has let go. */
function lockedDoor() {
  let last = Promise.resolve()
  return {
    request: (_name: string, work: () => Promise<void>) => {
      last = last.then(work)
      return last
    },
  }
}

const stops: (() => void)[] = []

function tab() {
  const heard: Heard[] = []
  const stop = listen((each) => heard.push(each))
  stops.push(stop)
  return { heard, stop, told: () => heard.splice(0) }
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

beforeEach(() => {
  stubBrowser(() => null)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('navigator', { onLine: true, locks: lockedDoor() })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Channel.all.clear()
  vi.unstubAllGlobals()
})

const notice = { id: 'n1', kind: 'needed', table: 't1', game: '', at: 0 }

test('one connection serves all tabs: each hears everything once, and one alone is the first', async () => {
  const [one, two] = [tab(), tab()]
  await turns()
  expect(Wire.all).toHaveLength(1)
  Wire.latest.connect()
  expect([one.told(), two.told()]).toEqual([[{ tell: 'again' }], [{ tell: 'again' }]])
  Wire.latest.say({ tell: 'notice', notice })
  expect([one.told(), two.told()]).toEqual([
    [{ tell: 'notice', notice, first: true }],
    [{ tell: 'notice', notice, first: false }],
  ])
  for (const message of [
    { tell: 'read', table: 't1' },
    { tell: 'read', table: null },
    { tell: 'bye', reason: 'signed-out' },
  ]) {
    Wire.latest.say(message)
    expect([one.told(), two.told()]).toEqual([[message], [message]])
  }
  // What concerns tables alone is not for the tray.
  Wire.latest.say({ tell: 'hello', protocol: 0, build: '' })
  expect([one.told(), two.told()]).toEqual([[], []])
})

test('when the tab with the connection is closed, the next one takes it over; who left before is passed over', async () => {
  const [one, two, three] = [tab(), tab(), tab()]
  await turns()
  const first = Wire.latest.connect()
  one.told()
  two.stop()
  one.stop()
  await turns()
  expect(first.isOpen).toBe(false)
  expect(Wire.all).toHaveLength(2)
  Wire.latest.connect()
  Wire.latest.say({ tell: 'notice', notice })
  expect(three.told().at(-1)).toEqual({ tell: 'notice', notice, first: true })
  expect([one.told(), two.told().filter(({ tell }) => tell === 'notice')]).toEqual([[], []])
})

test.each<[string, () => void]>([
  ['locks', () => vi.stubGlobal('navigator', { onLine: true })],
  ['channels', () => Reflect.deleteProperty(globalThis, 'BroadcastChannel')],
])('in a browser without %s each tab has a connection of its own', async (_what, without) => {
  without()
  tab()
  tab()
  await turns()
  expect(Wire.all).toHaveLength(2)
})

test('the bell is two notes, the second higher and later; each swells, fades and is over', async () => {
  const rung: { note: number; start: number; stop: number; loud: (readonly [number, number])[] }[] = []
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 7
      readonly destination = {}
      resume = async (): Promise<void> => undefined
      createOscillator = () => {
        const tone = { note: 0, start: 0, stop: 0, loud: [] as (readonly [number, number])[] }
        rung.push(tone)
        return {
          frequency: {
            set value(note: number) {
              tone.note = note
            },
          },
          connect: (to: object) => to,
          start: (at: number) => void (tone.start = at),
          stop: (at: number) => void (tone.stop = at),
        }
      }
      createGain = () => {
        const tone = rung.at(-1)
        const set = (level: number, at: number): void => void tone?.loud.push([at, level])
        return {
          gain: { setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: set },
          connect: () => undefined,
        }
      }
    },
  )
  const { chime } = await import('./sound.ts')
  chime()
  await turns()
  expect(rung).toHaveLength(2)
  const [low, high] = rung
  expect((high?.note ?? 0) / (low?.note ?? 1)).toBeCloseTo(1.5, 1)
  expect(high?.start).toBeGreaterThan(low?.start ?? 0)
  for (const { start, stop, loud } of rung) {
    expect(start).toBeGreaterThanOrEqual(7)
    const [[begin, silent], [swell, full], [end, faded]] = loud as [
      [number, number],
      [number, number],
      [number, number],
    ]
    expect([begin, silent, end]).toEqual([start, 0, stop])
    expect(swell - begin).toBeLessThan(0.1)
    expect(end).toBeGreaterThan(swell)
    expect(full).toBeGreaterThan(faded)
    expect(full).toBeLessThanOrEqual(1)
    expect(faded).toBeLessThan(0.01)
  }
})
