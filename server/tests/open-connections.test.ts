/** How many connections somebody has open: one that is let in counts until it is closed, one that is not for no longer than it takes to say no. */
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { OpenConnections } from '../live/open-connections.ts'
import type { Limits } from '../people/limits.ts'

/** Two from an address, one of a session. */
const limits = {
  tooManyOpen: (whose: string, open: number) => open >= (whose === 'session' ? 1 : 2),
} as unknown as Limits

const gone = (stream: PassThrough): Promise<void> =>
  new Promise((resolve) => stream.once('close', () => resolve()).destroy())

test('who is let in counts until the connection is left, once, whatever becomes of its stream', async () => {
  const open = new OpenConnections(limits)
  const enter = (): PassThrough => {
    const stream = new PassThrough()
    open.pass('address', 'here', stream)
    open.handOver(stream)
    return stream
  }
  const streams = [enter(), enter()]
  expect(enter).toThrow('too many connections')
  await Promise.all(streams.map(gone))
  expect(enter).toThrow('too many connections')
  open.left('session', 'here')
  open.left('address', 'elsewhere')
  expect(enter).toThrow('too many connections')
  open.left('address', 'here')
  enter()
  expect(enter).toThrow('too many connections')
})

test('who is turned away, or hangs up while coming in, does not count any more; nobody else is let in for it', async () => {
  const open = new OpenConnections(limits)
  const coming = (session: string): PassThrough => {
    const stream = new PassThrough()
    open.pass('address', 'here', stream)
    open.pass('session', session, stream)
    return stream
  }
  const first = coming('anne')
  const second = new PassThrough()
  open.pass('address', 'here', second)
  expect(() => open.pass('session', 'anne', second)).toThrow('too many connections')
  expect(() => coming('bert')).toThrow('too many connections')
  await gone(second)
  const third = coming('bert')
  expect(() => coming('cid')).toThrow('too many connections')
  await Promise.all([first, third].map(gone))
  coming('anne')
  coming('bert')
  expect(() => coming('cid')).toThrow('too many connections')
})

test('a stream that is gone before it is looked at is not counted', () => {
  const open = new OpenConnections(limits)
  for (let i = 0; i < 5; i++) {
    const stream = new PassThrough()
    stream.destroy()
    open.pass('address', 'here', stream)
  }
})
