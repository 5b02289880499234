/** Pushes as the RFCs have them: their own examples, to the byte. */
import { createPrivateKey, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { pushedOf } from '../calls/outlets/push.ts'
import { encrypted } from '../calls/push/encrypt.ts'
import { vapidOf } from '../calls/push/vapid.ts'
import { voiceOf } from '../words/index.ts'
import { subscription } from './post-office.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

test('RFC 8291, section 5: the example of the RFC comes out to the byte', () => {
  const chance = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  }
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  expect(encrypted('When I grow up, I want to be a watermelon', keys, chance, 0).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('RFC 8292: what the house says of itself is signed by the key it publishes, for that service and for a day at most', () => {
  // The pair of RFC 8291, section 5: as_private and as_public.
  const point = bytes('BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8')
  const [px, py] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const pair = { kty: 'EC', crv: 'P-256', x: px!, y: py!, d: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' }
  const secret = createPrivateKey({ key: pair, format: 'jwk' })
  const now = 1_453_000_000_000
  const said = vapidOf(secret).authorization(new URL('https://push.example.net/p/1'), 'mailto:push@example.com', now)
  const [, head = '', claims = '', signature = '', key = ''] = /^vapid t=(.+)\.(.+)\.(.+), k=(.+)$/.exec(said) ?? []
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString()) as { aud: string; exp: number; sub: string }
  expect([aud, sub]).toEqual(['https://push.example.net', 'mailto:push@example.com'])
  expect(exp * 1000 - now).toBeLessThanOrEqual(86_400_000)
  const [x, y] = [bytes(key).subarray(1, 33), bytes(key).subarray(33)].map((part) => part.toString('base64url'))
  const published = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const proof = { key: published, dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), proof, bytes(signature))).toBe(true)
})

test('every push is as long as any other, whatever it says', () => {
  const { p256dh, auth, read } = subscription()
  const [short, long] = ['a', 'ř'.repeat(300)].map((text) => encrypted(text, { p256dh, auth }))
  expect(read(short!)).toBe('a')
  expect(read(long!)).toBe('ř'.repeat(300))
  expect(short!.length).toBe(long!.length)
})

test('nothing that is said makes a push longer, and services take it', async () => {
  const { p256dh, auth, read } = subscription()
  const voice = await voiceOf('cs')
  const message = (text: string) => ({
    title: '',
    subject: '',
    head: text,
    text,
    scene: null,
    until: null,
    path: '/t/a',
  })
  const [short, long] = ['a', '"🌹'.repeat(900)].map((text) => pushedOf(message(text), 'a', voice))
  expect(short).toMatchObject({
    title: 'a',
    body: 'a',
    actions: [{ title: 'Otevřít' }, { title: 'Ztišit tento stůl' }],
  })
  const [one, two] = [short, long].map((pushed) => encrypted(JSON.stringify(pushed), { p256dh, auth }))
  expect([two!.length, two!.length <= 4096]).toEqual([one!.length, true])
  const { title, body } = JSON.parse(read(two!)) as { title: string; body: string }
  for (const text of [title, body]) expect(text).toMatch(/^("🌹)+"?…$/u)
})
