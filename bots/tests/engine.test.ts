import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { quick } from '../../engine/index.ts'
import { engine, league } from '../node/index.ts'
import { bidsGame } from './samples/bids.ts'

const catalogue = new URL('./samples/catalogue.ts', import.meta.url).href

async function converse(...lines: readonly (object | string)[]): Promise<Record<string, unknown>[]> {
  const input = new PassThrough()
  const output = new PassThrough()
  const answers = text(output)
  for (const line of lines) input.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
  input.end()
  await engine(input, output, catalogue)
  output.end()
  return (await answers)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

const state = bidsGame.setup(2, {}, quick(1))
const legal = bidsGame.legal(state, 0).map((move) => bidsGame.write(move))
const question = { type: 'move', game: 'bids', seats: 2, seat: 0, view: bidsGame.view(state, 0), legal, effort: 50 }

test('the engine greets, moves and says goodbye', async () => {
  const answers = await converse(
    { type: 'hello', protocol: 1 },
    { ...question, id: 7 },
    { type: 'quit' },
    { ...question, id: 8 },
  )
  expect(answers).toHaveLength(2)
  expect(answers[0]).toEqual({ type: 'ready', protocol: 1, name: 'Rose & Crown' })
  expect(answers[1]).toMatchObject({ type: 'move', id: 7 })
  expect(legal).toContain(answers[1]!['move'])
})

test('the same question with a seed gets the same answer, and a hint two or three moves', async () => {
  const [first, second, hints] = await converse(
    { ...question, id: 1, seed: 4 },
    { ...question, id: 1, seed: 4 },
    { ...question, type: 'hint', id: 2 },
  )
  expect(second).toEqual(first)
  expect((hints!['hints'] as unknown[]).length).toBeGreaterThanOrEqual(2)
})

test.each([
  ['no JSON', 'hello', /message is a JSON object/],
  ['an unknown type', { type: 'dance' }, /message is a JSON object/],
  ['an unknown game', { ...question, game: 'chess' }, /unknown game "chess"/],
  ['an unknown level', { ...question, level: 'pope' }, /unknown level "pope"/],
  ['an unknown temper', { ...question, level: 'earl.kind' }, /unknown level "earl.kind"/],
  ['a missing view', { ...question, view: null }, /view must be/],
  ['a seat that is not one', { ...question, seat: -1 }, /seat must be/],
  ['moves of another position', { ...question, legal: ['99'] }, /not among the legal moves/],
])('%s gets an error, and the engine goes on', async (_name, line, message) => {
  const [error, ready] = await converse(line, { type: 'hello' })
  expect(error).toMatchObject({ type: 'error', message: expect.stringMatching(message) as string })
  expect(ready).toMatchObject({ type: 'ready' })
})

const PERL = `use JSON::PP; $| = 1;
while (<STDIN>) { my $q = decode_json($_); last if $q->{type} eq 'quit';
  print encode_json($q->{type} eq 'hello' ? {type => 'ready', protocol => 1, name => 'First move'}
    : {type => 'move', id => $q->{id}, move => $q->{legal}[0]}), "\\n" }`

function has(interpreter: string): boolean {
  try {
    execFileSync(interpreter, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The program of the documentation; where there is no Python, the same in Perl. */
async function outsideProgram(folder: string): Promise<string> {
  const page = await readFile(new URL('../../docs/engine-protocol.md', import.meta.url), 'utf8')
  const python = /```python\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  expect(python.trim().split('\n').length).toBeGreaterThan(20)
  const [interpreter, name, source] = has('python3') ? ['python3', 'any.py', python] : ['perl', 'first.pl', PERL]
  expect(has(interpreter), 'this test needs python3 or perl').toBe(true)
  await writeFile(join(folder, name), source)
  return `engine:${interpreter} "${join(folder, name)}"`
}

test('the league seats the program of the documentation, which makes no faults and loses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'))
  try {
    const program = await outsideProgram(folder)
    const table = await league({
      game: 'nim',
      seats: 2,
      bots: ['monarch#2000', program],
      games: 12,
      seed: 1,
      catalogue,
    })
    expect(table.bots.map((bot) => bot.faults)).toEqual([0, 0])
    expect(table.pairs[0]!.ahead).toBeGreaterThan(0.8)
  } finally {
    await rm(folder, { recursive: true })
  }
})

const COUNTS_WORK = `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { type, id, legal, effort, seed } = JSON.parse(line)
  if (type === 'quit') break
  const known = effort === 7 && Number.isSafeInteger(seed)
  const answer = type === 'hello' ? { type: 'ready' } : known ? { type: 'move', id, move: legal[0] } : { type: 'error', id }
  console.log(JSON.stringify(answer))
}`

test('a program is told its effort and a seed where the league names an effort', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engine-'))
  try {
    const file = join(folder, 'first.mjs')
    await writeFile(file, COUNTS_WORK)
    const bots = [`engine#7:"${process.execPath}" "${file}"`, 'random']
    const table = await league({ game: 'nim', seats: 2, bots, games: 2, seed: 1, catalogue })
    expect(table.bots.map((bot) => bot.faults)).toEqual([0, 0])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a program that is not there plays idle moves, counted as faults', async () => {
  const bots = ['engine:no-such-program-anywhere', 'random']
  const table = await league({ game: 'nim', seats: 2, bots, games: 2, seed: 1, catalogue })
  expect(table.bots.find((bot) => bot.bot !== 'random')!.faults).toBeGreaterThan(0)
})
