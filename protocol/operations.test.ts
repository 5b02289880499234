/** What goes over the wire for a call, whatever was typed into it. */
import { expect, test } from 'vitest'
import { httpRequest } from './operations.ts'

test('what was typed stays one value: it opens no other path and adds no other wish', () => {
  expect(httpRequest('getTable', { id: '../me?x=1#y' })).toEqual({
    method: 'GET',
    url: '/api/v1/tables/..%2Fme%3Fx%3D1%23y',
  })
  expect(httpRequest('listTables', { query: { game: 'rose king&status=playing', after: '5.a=b' } }).url).toBe(
    '/api/v1/tables?game=rose%20king%26status%3Dplaying&after=5.a%3Db',
  )
})

test('what is not said is not sent, and a body goes as it is', () => {
  expect(httpRequest('listTables', { query: { game: undefined } }).url).toBe('/api/v1/tables')
  expect(httpRequest('sendChat', { id: 't1', body: { text: 'Žluť & “…”' } })).toEqual({
    method: 'POST',
    url: '/api/v1/tables/t1/chat',
    body: '{"text":"Žluť & “…”"}',
  })
})
