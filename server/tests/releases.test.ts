/** Clients of another release: the server says which it is, also to those it cannot serve. */
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { BUILD_HEADER, OTHER_PROTOCOL, PROTOCOL, PROTOCOL_HEADER } from '../../protocol/index.ts'
import { closeAll, place, startServer } from './test-server.ts'

afterAll(closeAll)

test('every answer of the API says which protocol and build gave it, also at addresses of another protocol', async () => {
  const { url } = await startServer({ ...(await place('sqlite')), version: '7.7.7' })
  for (const path of ['/api/v1/me', '/api/me', '/api/v99/me']) {
    const { headers } = await fetch(url + path)
    expect([path, headers.get(PROTOCOL_HEADER), headers.get(BUILD_HEADER)]).toEqual([path, String(PROTOCOL), '7.7.7'])
  }
  expect((await fetch(`${url}/healthz`)).headers.get(PROTOCOL_HEADER)).toBe(null)
})

test('a page of another protocol is greeted on its live connection, told which one is spoken, and let go', async () => {
  const { url } = await startServer({ ...(await place('sqlite')), version: '7.7.7' })
  const heard: unknown[] = []
  const code = await new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v99/live`)
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())))
    socket.on('close', resolve)
    socket.on('error', reject)
  })
  expect(heard).toEqual([{ tell: 'hello', protocol: PROTOCOL, build: '7.7.7' }])
  expect(code).toBe(OTHER_PROTOCOL)
})
