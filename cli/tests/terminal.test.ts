/** A game at the terminal: who sits where, what is asked, said and kept. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { render } from '../../engine/index.ts'
import { playCommand } from '../play.ts'
import { englishReader } from '../words.ts'
import { saidTo } from './said.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-terminal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const play = (args: readonly string[], lines: readonly string[]) => saidTo(lines, () => playCommand(args))

/** Who sits where, as the lines above the question have it. */
const seated = (text: string) => [...text.matchAll(/^ {2}[^\n(]+\(([\w#]+)\):/gm)].map(([, name]) => name)

test('people sit first, then the bots in the order in which they were named; the last of them takes what is left', async () => {
  const four = ['rose-king', '--seats', '4', '--seed', '3']
  expect(seated(await play([...four, '--bots', 'page,random'], ['q'])).slice(0, 4)).toEqual([
    'you',
    'you',
    'page',
    'random',
  ])
  expect(seated(await play([...four, '--bots', 'random,page,squire'], ['q'])).slice(0, 4)).toEqual([
    'you',
    'random',
    'page',
    'squire',
  ])
  expect(seated(await play(['rose-king', '--seed', '3'], ['q'])).slice(0, 2)).toEqual(['you', 'squire'])
  expect(seated(await play([...four, '--hotseat'], ['q'])).slice(0, 4)).toEqual(['you', 'you', 'you', 'you'])
  await expect(play([...four, '--bots', 'page,page,page,page,page'], [])).rejects.toThrow('5 bots for 4 seats')
})

test('a saved game goes on with the same people, at the same place', async () => {
  const file = join(folder, 'saved.record')
  await play(['rose-king', '--seed', '3', '--bots', 'random'], ['1', '1', `s ${file}`, 'q'])
  const kept = readFileSync(file, 'utf8')
  const again = join(folder, 'again.record')
  const text = await play(['--resume', file], [`s  ${again} `, 'q'])
  expect(seated(text).slice(0, 2)).toEqual(['you', 'random'])
  expect(text).toContain(`Saved. Go on with: roses play --resume ${again}\n`)
  expect(readFileSync(again, 'utf8')).toBe(kept)
  await expect(play(['--resume', join(folder, 'nowhere')], [])).rejects.toThrow('cannot read')
  writeFileSync(again, kept.replace(/^Rose/, 'Lily'))
  await expect(play(['--resume', again], [])).rejects.toThrow('line 1:')
})

test('what was asked is answered and can be heard again; a move in words is asked about first', async () => {
  const args = ['rose-king', '--seed', '3', '--bots', 'random']
  const text = await play(args, ['?', 'repeat', 'q'])
  const [, first = '', second = ''] = text.split('q leave: ')
  const answer = first.split('\n')[0] ?? ''
  expect(answer.length).toBeGreaterThan(10)
  expect(second.startsWith(answer)).toBe(true)
  // Left, it is still to be decided; nobody has moved.
  const menu = (part: string) => /^ +1 .*$/m.exec(part)?.[0]
  expect(menu(second)).toBe(menu(text))
})

test('what happened last, and since one’s own move, is told again to whoever asks', async () => {
  const text = await play(['rose-king', '--seed', '3', '--bots', 'random'], ['1', 'last', 'since', 'q'])
  const [, moved = '', last = '', since = ''] = text.split('q leave: ')
  const told = (moved.split('\n\n')[0] ?? '').split('\n').map((line) => line.trim())
  expect(told.length).toBeGreaterThan(1)
  expect(last.startsWith(`${told.at(-1)}\n\n`)).toBe(true)
  for (const line of told) expect(since.split('\n\n')[0]).toContain(line)
})

test('a game that is over says how it ended and with what scores', async () => {
  const typed = Array.from({ length: 300 }, () => '1')
  const text = await play(['rose-king', '--seed', '3', '--bots', 'random'], typed)
  expect(text).toMatch(/\n\n?[^\n]+\nScores: \d+ : \d+\n$/)
})

test('a table of older rules is read in today’s words, and in its own where today has none', async () => {
  const reader = await englishReader({ game: 'richard-iii', version: 1, options: {} }, String)
  const words = render({ say: 'refused.not-now' }, reader)
  expect(words).toMatch(/^[A-Z][^.]+ [^.]+\.$/)
  const today = await englishReader({ game: 'richard-iii', version: 2, options: {} }, String)
  expect(render({ say: 'name' }, reader)).toBe(render({ say: 'name' }, today))
})
