/** What a person has learned follows them from device to device. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_LESSONS } from '../../protocol/people.ts'
import { Client } from './client.ts'
import { closeAll, KINDS, place, startServer } from './test-server.ts'

afterAll(closeAll)
const password = 'a rose by any name'

describe.each(KINDS)('on %s', (kind) => {
  let base = ''
  beforeAll(async () => {
    base = (await startServer(await place(kind))).url
  })
  const learn = async (client: Client, ...learned: string[]) => await client.ask('addLessons', { body: { learned } })

  test('lessons learned on two devices add up, and nothing is unlearned', async () => {
    const home = await Client.guest(base)
    await home.post('/api/me/account', { name: `Cecily ${kind}`, password })
    await learn(home, 'a-game/crown', 'a-game/join')
    const away = new Client(base)
    await away.post('/api/sessions', { name: `Cecily ${kind}`, password })
    expect((await learn(away, 'a-game/join', 'a-house/court')).body.learned).toEqual([
      'a-game/crown',
      'a-game/join',
      'a-house/court',
    ])
    expect((await learn(home)).body.learned).toHaveLength(3)
    expect((await home.ask('exportMe')).body.learned).toHaveLength(3)
  })

  test('a guest who signs in brings along what they have learned', async () => {
    const home = await Client.guest(base)
    await home.post('/api/me/account', { name: `Anne ${kind}`, password })
    await learn(home, 'a-game/crown')
    const guest = await Client.guest(base)
    await learn(guest, 'a-game/crown', 'a-game/hero')
    const signedIn = await guest.post('/api/sessions', { name: `Anne ${kind}`, password })
    expect(signedIn).toMatchObject({ status: 200, body: { name: `Anne ${kind}`, guest: false } })
    expect((await learn(guest)).body.learned).toEqual(['a-game/crown', 'a-game/hero'])
  })

  test('nobody sees what somebody else has learned, and a stranger is asked to come in', async () => {
    await learn(await Client.guest(base), 'a-game/crown')
    expect((await learn(await Client.guest(base))).body.learned).toEqual([])
    expect((await learn(new Client(base), 'a-game/crown')).body).toMatchObject({ refused: 'not-signed-in' })
  })

  test('a program that invents lessons without end is refused, and nothing is kept of it', async () => {
    const program = await Client.guest(base)
    const many = Array.from({ length: MOST_LESSONS }, (_, i) => `a-game/lesson-${i}`)
    await learn(program, 'a-game/crown')
    expect((await learn(program, ...many)).body).toMatchObject({ refused: 'bad-request' })
    expect((await learn(program, 'Not a lesson')).body).toMatchObject({ refused: 'bad-request' })
    expect((await learn(program, ...many, 'a-game/more')).body).toMatchObject({ refused: 'bad-request' })
    expect((await learn(program)).body.learned).toEqual(['a-game/crown'])
  })
})
