import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FIGURES, LONGEST_LINK, packRecord, unpackRecord } from './record-link.ts'

const RECORD = `rose-and-crown record 3\n${Array.from({ length: 200 }, (_, n) => `${n} NE2 žluť ♛`).join('\n')}\n`
const fragment = (bytes: Uint8Array): string => `#g=${Buffer.from(bytes).toString('base64url')}`

test('a game of this browser travels in its link, letter by letter', async () => {
  const packed = await packRecord(RECORD)
  expect(packed?.length).toBeLessThan(RECORD.length / 2)
  expect(await unpackRecord(`#${packed}`)).toBe(RECORD)
})

test('figures travel the same way, and neither is taken for the other', async () => {
  const packed = await packRecord('{"a.money": 7}', FIGURES)
  expect(await unpackRecord(`#${packed}`, FIGURES)).toBe('{"a.money": 7}')
  expect(await unpackRecord(`#${packed}`)).toBeNull()
})

test('a game as long as a link may be is still one, and one letter more is none', async () => {
  const lengths = [400_000, 400_001].map((length) => deflateRawSync(Buffer.alloc(length, 'a')))
  const opened = await Promise.all(lengths.map((bytes) => unpackRecord(fragment(bytes))))
  expect(opened.map((text) => text?.length ?? null)).toEqual([400_000, null])
})

test('what is too long for a link is not made one', async () => {
  expect(await packRecord(randomBytes(40_000).toString('base64'))).toBeNull()
})

test('a link that was cut short, is somebody else’s, or swells when it is opened shows nothing', async () => {
  const packed = (await packRecord(RECORD)) ?? ''
  const bomb = deflateRawSync(Buffer.alloc(8_000_000, 'a'))
  expect(bomb.length).toBeLessThan(LONGEST_LINK / 2)
  const hostile = ['', '#', '#g=', '#at=3', `#${packed.slice(0, -40)}`, '#g=%%%', '#g=<script>', fragment(bomb)]
  hostile.push(fragment(deflateRawSync(Buffer.from([0xff, 0xfe, 0xc0]))), `#g=${'A'.repeat(LONGEST_LINK + 1)}`)
  for (const text of hostile) expect(await unpackRecord(text), text.slice(0, 20)).toBeFalsy()
})
