/** Who the reader is to the server, and what becomes of that when the server does not answer. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '../../protocol/index.ts'
import { ask, askRecord } from './api.ts'
import { beSomebody, findMe, me, prefer, reachable } from './me.ts'

const anna = { id: 'anna', name: 'Anna', preferences: { language: 'cs' } } as unknown as Me
let answer: () => Promise<Response>
let asked: string[] = []

beforeEach(() => {
  asked = []
  me.value = undefined
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.split('/').at(-1) ?? '')
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const says = (body: object, status = 200) => {
  answer = async () => Response.json(body, { status })
}
const silence = () => {
  answer = () => Promise.reject(new TypeError('no network'))
}

test('whoever loses the network is still the same person; who never reached the server is nobody', async () => {
  silence()
  await findMe()
  expect([me.value, reachable.value]).toEqual([null, false])
  says({ me: anna })
  await findMe()
  expect(me.value?.id).toBe('anna')
  silence()
  await findMe()
  expect([me.value?.id, reachable.value]).toEqual(['anna', false])
  says({ me: null })
  await findMe()
  expect([me.value, reachable.value]).toEqual([null, true])
})

test('a preference holds at once, and no longer if the server did not take it', async () => {
  me.value = anna
  says({ refused: 'bad-hours', message: '' }, 400)
  const refused = prefer({ language: 'de' })
  expect(me.value.preferences.language).toBe('de')
  expect(await refused).toMatchObject({ refused: 'bad-hours' })
  expect(me.value.preferences.language).toBe('cs')
  says({})
  expect(await prefer({ language: 'de' })).toBeNull()
  expect(me.value.preferences.language).toBe('de')
})

test('what is between us and the server and speaks another language counts as nobody there', async () => {
  says({ error: 'bad gateway' }, 502)
  expect(await ask('getMe')).toEqual({ refused: 'unreachable' })
  answer = async () => new Response('<html>sign in to this wifi</html>')
  expect(await ask('getMe')).toEqual({ refused: 'unreachable' })
})

test('a guest is made once, and only of somebody who is nobody', async () => {
  me.value = anna
  expect(await beSomebody()).toBe(anna)
  expect(asked).toEqual([])
  me.value = null
  says({ ...anna, id: 'guest' })
  await beSomebody()
  expect(asked).toEqual(['guests'])
  expect(me.peek()?.id).toBe('guest')
})

test('a server that is busy, or of another release, makes nobody of the reader', async () => {
  me.value = anna
  for (const [refused, status] of [
    ['busy', 503],
    ['too-many', 429],
    ['no-such-route', 404],
  ] as const) {
    says({ refused, message: '' }, status)
    await findMe()
    expect(me.value?.id).toBe('anna')
  }
  says({ refused: 'banned', message: '' }, 403)
  await findMe()
  expect(me.value).toBe(null)
})

test('the record of a game is its text; where it is refused or cannot be reached there is none', async () => {
  answer = async () => new Response('a record\n')
  expect(await askRecord('t1')).toBe('a record\n')
  says({ refused: 'not-over', message: '' }, 409)
  expect(await askRecord('t1')).toBeNull()
  silence()
  expect(await askRecord('t1')).toBeNull()
})
