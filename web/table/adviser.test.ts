import { expect, test } from 'vitest'
import { playsAlone } from './adviser.ts'
import type { Player } from './table.ts'

const ME: Player = { kind: 'person', name: 'Anna' }
const BOT: Player = { kind: 'bot', name: null, level: 'earl' }

test('advice is for whoever plays against bots alone: not at tables with other people, for spectators, or beside a bot that sits in for somebody', () => {
  expect(playsAlone([ME, BOT, BOT], 0)).toBe(true)
  expect(playsAlone([BOT, ME], 1)).toBe(true)
  expect(playsAlone([ME, BOT, { kind: 'person', name: 'Ben' }], 0)).toBe(false)
  expect(playsAlone([ME, { kind: 'open', name: null }], 0)).toBe(false)
  expect(playsAlone([ME, { ...BOT, owner: 'Ben' }], 0)).toBe(false)
  expect(playsAlone([BOT, BOT], null)).toBe(false)
})
