/** Commands for whoever works on the games: what they take, what they refuse, what they write down. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { About } from '../../engine/index.ts'
import { leadOf } from '../../bots/puzzles/verify.ts'
import type { PuzzleFile } from '../../bots/puzzles/types.ts'
import { catalogue, findGame } from '../../games/index.ts'
import { benchCommand } from '../bench.ts'
import { proofsCommand } from '../proofs.ts'
import { trainCommand } from '../train.ts'
import { list, optionsFor, readFlags, seatsFor, wholeNumber } from '../arguments.ts'
import { chosen } from '../bend.ts'
import { calibrateCommand, settings } from '../calibrate.ts'
import { ruleIds } from '../coverage.ts'
import { databaseOf, setting } from '../database.ts'
import { figuresCommand } from '../figures.ts'
import { writeBehaviour, writeFrozen, writeList, writtenBehaviour } from '../freeze/files.ts'
import { fuzzCommand } from '../fuzz.ts'
import { gamesCommand } from '../games.ts'
import { ladderBots, leagueCommand } from '../league.ts'
import { Progress } from '../progress.ts'
import { puzzlesCommand } from '../puzzles.ts'
import { simulateCommand } from '../simulate.ts'
import { said } from './said.ts'

const folder = mkdtempSync(join(tmpdir(), 'roses-workshop-'))
const file = (name: string) => join(folder, name)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const text = { type: 'string' } as const

test('slips are chosen by room, by words of their title or of their file, and by lot', () => {
  const bending = (...args: readonly string[]) =>
    chosen(readFlags(args, { room: text, only: text, sample: text, seed: text }))
  const engine = bending('--room', 'engine')
  expect(new Set(engine.map(({ room }) => room))).toEqual(new Set(['engine']))
  const [some] = engine
  expect(bending('--only', some?.title ?? '').map(({ title }) => title)).toContain(some?.title)
  const inFile = bending('--room', 'engine,web', '--only', some?.file ?? '')
  expect(inFile.length).toBeGreaterThan(0)
  expect(new Set(inFile.map((slip) => slip.file))).toEqual(new Set([some?.file]))
  const lot = bending('--room', 'engine', '--sample', '5', '--seed', '3')
  expect(lot).toHaveLength(5)
  expect(bending('--room', 'engine', '--sample', '5', '--seed', '3')).toEqual(lot)
  expect(bending('--room', 'engine', '--sample', '5', '--seed', '4')).not.toEqual(lot)
  expect(() => bending('--only', 'no slip is called so')).toThrow('there is no such slip')
})

test('rules are what a rulebook names in bold, in a table or in a heading; chapters are none, scenarios are', () => {
  const rules = [
    '## RK-4 A chapter',
    '### RK-4.1 A rule in a heading',
    '**RK-4.2** in bold, and again **RK-4.2**; RK-4.9 is only cited',
    '| RK-4.3 | in a table',
    '**RK-B2** a scenario of the game, **S-7** one of all games',
    '**LA-1.1** of another game',
  ].join('\n')
  expect(ruleIds({ rulePrefix: 'RK' } as About, rules)).toEqual(['RK-4.1', 'RK-4.2', 'RK-4.3', 'RK-B2', 'S-7'])
})

test('figures are listed with where they come from and whether they may be corrected; those of a file as they differ', async () => {
  const told = await said(() => figuresCommand(['lancaster']))
  const plain = JSON.parse(await said(() => figuresCommand(['lancaster', '--json']))) as {
    path: string
    value: unknown
    confidence: string
    field?: string
  }[]
  const lines = told.trimEnd().split('\n')
  expect(lines.filter((_, i) => i % 2 === 0)).toEqual(plain.map(({ path }) => path))
  for (const [i, { path, confidence, field }] of plain.entries())
    expect([path, lines[2 * i + 1]?.endsWith(`(${confidence}${field === undefined ? ', fixed' : ''})`)]).toEqual([
      path,
      true,
    ])
  const fixed = plain.filter(({ field }) => field === undefined)
  expect([fixed.length > 0, fixed.length < plain.length]).toEqual([true, true])
  const number = plain.find(({ field, value }) => field === 'number' && value === 2)
  writeFileSync(file('corrected.json'), JSON.stringify({ [number?.path ?? '']: 1 }))
  const differs = await said(() => figuresCommand(['lancaster', '--figures', file('corrected.json')]))
  expect(differs.trimEnd().split('\n')).toHaveLength(1)
  expect(differs).toMatch(/: 1, in the box 2\n$/)
  writeFileSync(file('box.json'), '{}')
  expect(await said(() => figuresCommand(['lancaster', '--figures', file('box.json')]))).toBe('As in the box.\n')
  for (const [content, why] of [
    ['no JSON', 'is no set of figures'],
    [JSON.stringify({ [fixed[0]?.path ?? '']: 1 }), fixed[0]?.path ?? '?'],
    [JSON.stringify({ kind: 'rose-and-crown figures', game: 'rose-king', name: 'x', figures: {} }), 'another game'],
  ] as const) {
    writeFileSync(file('wrong.json'), content)
    await expect(said(() => figuresCommand(['lancaster', '--figures', file('wrong.json')]))).rejects.toThrow(why)
  }
  await expect(said(() => figuresCommand(['lancaster', '--figures', file('nowhere')]))).rejects.toThrow('cannot read')
})

test('the list of frozen versions names each with its module, and how its states are lifted where that is known', () => {
  const behaviour = { game: 'trial', version: 3, games: [] }
  const frozen = [1, 2].map((version) => ({ version, hash: `hash ${version}`, behaviour: `did ${version}` }))
  expect(writtenBehaviour(folder, 3)).toBe(null)
  for (const { version } of frozen) writeFrozen(folder, version, `export const version = ${version}`)
  writeFileSync(file('versions/2.lift.ts'), '')
  writeBehaviour(folder, behaviour)
  writeList(folder, behaviour, frozen)
  const listed = readFileSync(file('versions/index.ts'), 'utf8')
  const [, first = '', second = ''] = listed.split(/^ {4}\{$/m)
  expect(first).toContain(
    `version: 1,\n      hash: 'hash 1',\n      behaviour: 'did 1',\n      load: () => import('./1.js')`,
  )
  expect(first).not.toContain('lift')
  expect(second).toContain(`load: () => import('./2.js'),\n      lift: async () => (await import('./2.lift.ts')).lift`)
  expect(writtenBehaviour(folder, 3)).toEqual(behaviour)
  expect(readFileSync(file('versions/1.js'), 'utf8')).toBe('export const version = 1')
  writeList(folder, behaviour, [])
  expect(readFileSync(file('versions/index.ts'), 'utf8')).toContain('frozen: [],')
})

test('games are listed for people as for programs', async () => {
  const told = await said(() => gamesCommand([]))
  for (const { about } of catalogue) {
    expect(told).toContain(`${about.id}: ${about.seatCounts.join(', ')} seats, rules version ${about.version}, by`)
    for (const option of about.options)
      expect(told).toMatch(new RegExp(`^ {2}--option ${option.id}=.+ {2}\\(${JSON.stringify(option.default)}\\)$`, 'm'))
  }
})

test('a league is of two bots at least, each known; its strengths are counted from one of them', async () => {
  const league = (...args: readonly string[]) => said(() => leagueCommand(['rose-king', ...args]))
  const few = ['--games', '2', '--threads', '1', '--bots', 'random,page']
  for (const [args, why] of [
    [['--bots', 'page'], 'name at least two bots'],
    [['--bots', 'page,nobody'], 'nobody'],
    [[...few, '--seating', 'round'], '--seating is split or one'],
    [[...few, '--anchor', 'squire=1200'], '--anchor is one of the bots'],
    [[...few, '--anchor', 'page'], '--anchor is one of the bots'],
    [[...few, '--anchor', 'page=many'], '--anchor is one of the bots'],
    [[...few, '--seats', '3'], 'rose-king is for 2, 4 seats, not 3'],
  ] as const)
    await expect(league(...args), args.join(' ')).rejects.toThrow(why)
  const told = await league(...few, '--anchor', 'page=-50', '--out', file('ladder.json'))
  expect(told).toMatch(/^page +Elo +-50 ± \d+ {2}\(2 games\)$/m)
  expect(told).toMatch(
    /^(random against page|page against random): ahead [\d.]+ % ± [\d.]+ %, won [\d.]+ % ± [\d.]+ % \(fair share 50\.0 %\), 2 games$/m,
  )
  const { made, tables } = JSON.parse(readFileSync(file('ladder.json'), 'utf8')) as {
    made: string
    tables: { seats: number }[]
  }
  expect(made).toBe('roses league rose-king --bots random,page --games 2 --seed 1 --anchor page=-50')
  expect(tables.map(({ seats }) => seats)).toEqual([2])
})

test('a ladder lets neighbours meet, at every number of seats if asked, and writes each down', async () => {
  const out = file('ladders.json')
  const bots = ['--bots', 'random,page', '--games', '2', '--threads', '1', '--anchor', 'random=100']
  const known = await said(() => leagueCommand(['rose-king', '--ladder', '--seats', 'all', ...bots, '--out', out]))
  expect(known.match(/^\d seats$/gm)).toEqual(['2 seats', '4 seats'])
  expect(known.match(/ against /g)).toHaveLength(2)
  const written = JSON.parse(readFileSync(out, 'utf8')) as { made: string; bots: string[]; tables: { seats: number }[] }
  const { made, tables } = written
  expect(tables.map(({ seats }) => seats)).toEqual([2, 4])
  expect(written.bots).toEqual(['random', 'page'])
  expect(made).toBe(
    'roses league rose-king --ladder --seats all --bots random,page --games 2 --seed 1 --anchor random=100',
  )
})

test('where no bots are named, those climb a ladder who did when it was written, with the effort that a monarch has in that game', async () => {
  for (const { about } of catalogue) {
    const text = readFileSync(new URL(`../../games/${about.id}/bot/ladder.json`, import.meta.url), 'utf8')
    const { made } = JSON.parse(text) as { made: string }
    const bots = await ladderBots(about.id)
    expect(made).toContain(` --bots ${bots.join(',')} `)
    expect(bots.map((bot) => bot.replace(/#\d+$/, ''))).toEqual(['monarch', 'earl', 'knight', 'squire', 'page'])
  }
  expect(await ladderBots('nobody-measured-it')).toHaveLength(5)
})

test('proofs, benchmarks and training that there are not are refused by name', async () => {
  for (const [command, args, why] of [
    [proofsCommand, [], 'which proofs?'],
    [proofsCommand, ['attack', 'rolling'], 'which proofs?'],
    [proofsCommand, ['attack', '--only', '9999'], 'there is no attack 9999'],
    [proofsCommand, ['attack', '--database', 'mysql'], '--database is sqlite or postgres'],
    [proofsCommand, ['rolling', '--tables', '0'], '--tables must be a whole number from 1 to 500'],
    [benchCommand, ['speed-of-light'], 'there is no part "speed-of-light" of the benchmark'],
    [trainCommand, ['rose-king', '--games', '0'], '--games must be a whole number from 1'],
  ] as const)
    await expect(
      said(() => command([...args])),
      args.join(' '),
    ).rejects.toThrow(why)
})

test('chances are measured at every number of seats, with every value of the options that were named', async () => {
  const out = file('chances.json')
  const calibrate = (...args: readonly string[]) => said(() => calibrateCommand([...args, '--out', out]))
  const small = ['--games', '2', '--effort', '1', '--seed', '4']
  await expect(calibrate('rose-king', ...small, '--each', 'weather')).rejects.toThrow(
    'rose-king has no choice or flag called "weather"',
  )
  const richard = await findGame('richard-iii')!.load()
  const values = (id: string, ...more: readonly string[]) =>
    settings(richard, [id, ...more], 2).map((options) => [id, ...more].map((each) => options[each]))
  expect(values('bombards-sail')).toEqual([[true], [false]])
  expect(values('bombards-sail', 'treason-by-sea')).toHaveLength(4)
  const scenario = richard.about.options.find(({ id }) => id === 'scenario')
  expect(values('scenario').flat()).toEqual(scenario?.kind === 'choice' ? scenario.values : [])
  await expect(calibrate('rose-king', '--games', '1')).rejects.toThrow('--games must be a whole number from 2')
  const told = await calibrate('rose-king', ...small)
  expect(told).toMatch(/^\| tenth \| judgement \| won \| n \| chance \| won \| n \|$/m)
  // Ten tenths, and over them as many moments as were judged.
  const tenths = [...told.matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \| (\d+) \|/gm)]
  expect(tenths.map(([, tenth]) => Number(tenth))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const moments = Number(/^\| Brier \| [\d.]+ \| {2}\| (\d+) \|/m.exec(told)?.[1])
  expect(tenths.reduce((sum, [, , , , n]) => sum + Number(n), 0)).toBe(moments)
  // What was judged so and so well stands first, and lies in its tenth; what came of it may be anything.
  for (const [, tenth, judged, won] of tenths.filter(([, , , , n]) => n !== '0')) {
    const [least, most] = [10 * (Number(tenth) - 1), 10 * Number(tenth)]
    expect([Number.parseInt(judged ?? '', 10) >= least, Number.parseInt(judged ?? '', 10) <= most]).toEqual([
      true,
      true,
    ])
    expect(won).toMatch(/^\d+ %$/)
  }
  expect((JSON.parse(readFileSync(out, 'utf8')) as { made: string }).made).toBe(
    'roses calibrate rose-king --games 2 --effort 1 --seed 4',
  )
})

test('a puzzle holds while its answer leads by half of what was asked for when it was made', async () => {
  const game = await findGame('rose-king')!.load()
  const knowledge = await findGame('rose-king')!.knowledge()
  const whole = JSON.parse(
    readFileSync(new URL('../../games/rose-king/puzzles.json', import.meta.url), 'utf8'),
  ) as PuzzleFile
  const [first] = whole.puzzles
  const made = { ...whole.made, effort: 20 }
  const one = { ...whole, made, puzzles: first ? [first] : [] }
  const lead = leadOf(game, knowledge, one, one.puzzles[0]!, { effort: 40, seed: 9 })
  expect(lead).toBeGreaterThan(0)
  const verify = async (margin: number, ...args: readonly string[]) => {
    writeFileSync(file('puzzles.json'), JSON.stringify({ ...one, made: { ...made, margin } }))
    const told = await said(() =>
      puzzlesCommand([
        'rose-king',
        '--verify',
        '--seed',
        '9',
        '--effort-times',
        '2',
        '--out',
        file('puzzles.json'),
        ...args,
      ]),
    )
    return { told, kept: JSON.parse(readFileSync(file('puzzles.json'), 'utf8')) as PuzzleFile }
  }
  const held = await verify((lead * 100) / 0.6, '--drop')
  expect(held.told).toBe('1 of 1 puzzles of rose-king hold at 2 times the effort: 100.0 %\n')
  expect(held.kept.made.checked).toEqual({ times: 2, seed: 9, tried: 1, held: 1 })
  const lost = await verify((lead * 100) / 0.4)
  expect(lost.told).toContain(`puzzle 1 does not hold: ${first?.answer} leads by ${lead.toFixed(3)}\n0 of 1 puzzles`)
  expect(lost.kept.puzzles).toHaveLength(1)
  expect((await verify((lead * 100) / 0.4, '--drop')).kept.puzzles).toEqual([])
  const again = { ...first!, number: 99, with: first!.with - 1 }
  one.puzzles.push(again)
  const twice = await verify((lead * 100) / 0.6, '--drop')
  expect(twice.told).toMatch(/^puzzle 99 asks what puzzle 1 asks\n1 of 1 puzzles/)
  expect([twice.kept.puzzles, twice.kept.made.given]).toEqual([[first], 99])
  writeFileSync(file('puzzles.json'), JSON.stringify({ ...one, made: { ...made, version: 9 } }))
  const args = ['rose-king', '--verify', '--out', file('puzzles.json')]
  await expect(said(() => puzzlesCommand(args))).rejects.toThrow('are for version 9 of the rules, not 1')
  await expect(said(() => puzzlesCommand(['rose-king', '--verify', '--out', file('none')]))).rejects.toThrow(
    'there are no puzzles at',
  )
})

test('a run of random games says what was played, and where the next run goes on', async () => {
  const told = JSON.parse(
    await said(() => fuzzCommand(['rose-king', '--games', '3', '--seed', '11', '--json', '--out', folder])),
  ) as { seed: number; nextSeed: number; failures: number; games: { game: string; games: number; moves: number }[] }
  expect(told).toMatchObject({ seed: 11, nextSeed: 14, failures: 0, games: [{ game: 'rose-king', games: 3 }] })
  const words = await said(() => fuzzCommand(['rose-king', '--games', '3', '--seed', '11']))
  expect(words).toMatch(new RegExp(`^rose-king: 3 games, ${told.games[0]?.moves} moves, \\d+ states`))
  await expect(said(() => fuzzCommand(['--minutes', '0']))).rejects.toThrow('--minutes must be a number above 0')
  await expect(said(() => fuzzCommand(['chess']))).rejects.toThrow('there is no game "chess" here')
})

test('a run that is ended by its time goes on after the last seed of whichever game came furthest', async () => {
  // A clock that goes slower and slower: the second game gets more of its slice done than the first.
  let [time, calls] = [0, 0]
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += calls++ < 5 ? 200 : 40))
  const args = ['lancaster', 'rose-king', '--minutes', '0.005', '--seed', '11', '--json']
  const told = JSON.parse(await said(() => fuzzCommand(args)).finally(() => clock.mockRestore())) as {
    nextSeed: number
    games: { games: number }[]
  }
  const [few = 0, many = 0] = told.games.map(({ games }) => games)
  expect(few).toBeGreaterThan(0)
  expect(many).toBeGreaterThan(few)
  expect(told.nextSeed).toBe(11 + many)
})

test('a simulation in words says the same as for programs', async () => {
  const args = ['rose-king', '--seats', '4', '--games', '10', '--seed', '5', '--bots', 'random']
  const told = JSON.parse(await said(() => simulateCommand([...args, '--json']))) as {
    bots: string[]
    wins: number[]
    draws: number
    averageMoves: number
    scores: { mean: number; spread: number }[]
    winningScore: { mean: number; spread: number }
  }
  const words = await said(() => simulateCommand(args))
  const share = (count: number) => `${(10 * count).toFixed(1)} %`
  expect(words).toContain('10 games of rose-king, 4 seats: random, random, random, random\n')
  for (const [seat, wins] of told.wins.entries()) {
    const { mean, spread } = told.scores[seat] ?? { mean: -1, spread: -1 }
    expect(words).toContain(`seat ${seat + 1} wins ${share(wins)}, scores ${mean} ± ${spread}\n`)
  }
  const { mean, spread } = told.winningScore
  expect(words).toContain(`draws ${share(told.draws)}; the best score of a game is ${mean} ± ${spread}\n`)
  expect(words).toContain(` ${told.averageMoves} moves a game\n`)
})

test('seats, options and lists are read as they are meant', async () => {
  const game = await findGame('rose-king')!.load()
  const flags = (...args: readonly string[]) =>
    readFlags(args, { seats: text, bots: text, option: { type: 'string', multiple: true }, seed: text })
  expect([seatsFor(game, flags()), seatsFor(game, flags('--seats', '4'))]).toEqual([2, 4])
  expect(() => seatsFor(game, flags('--seats', '3'))).toThrow('rose-king is for 2, 4 seats, not 3')
  expect(list(flags('--bots', ' page , random'), 'bots')).toEqual(['page', 'random'])
  expect(list(flags(), 'bots')).toEqual([])
  const usual = optionsFor(game, flags(), 2)
  const [option] = game.about.options
  if (option?.kind !== 'choice') throw new Error('another kind of option than was thought')
  const other = option.values.find((value) => value !== option.default) ?? ''
  expect(optionsFor(game, flags('--option', `${option.id}=${other}`), 2)).toEqual({ ...usual, [option.id]: other })
  expect(() => optionsFor(game, flags('--option', `${option.id}=blue`), 2)).toThrow(option.id)
  // A negative number after a flag is its value, behind another value it is none.
  expect(wholeNumber(flags('--seed', '-4'), 'seed', 0, -9)).toBe(-4)
  expect(() => flags('--seed', '3', '-4')).toThrow('try roses --help')
})

test('where the rows are is said by a flag, else by the environment, else it is the usual place', () => {
  const flags = (...args: readonly string[]) => readFlags(args, { 'data-dir': text, 'database-url': text })
  vi.stubEnv('DATA_DIR', '/from/environment')
  vi.stubEnv('DATABASE_URL', '')
  expect(databaseOf(flags('--data-dir', '/from/flag'))).toEqual({ dataDir: '/from/flag' })
  expect(databaseOf(flags())).toEqual({ dataDir: '/from/environment' })
  vi.stubEnv('DATABASE_URL', 'postgres://house')
  expect(databaseOf(flags())).toEqual({ dataDir: '/from/environment', databaseUrl: 'postgres://house' })
  expect(databaseOf(flags('--database-url', 'postgres://other')).databaseUrl).toBe('postgres://other')
  vi.stubEnv('DATA_DIR', undefined)
  expect(databaseOf(flags()).dataDir).toMatch(/\/data$/)
  expect(setting(flags(), 'port', 'ROSES_NO_SUCH_SETTING', '8080')).toBe('8080')
})

test('a bar shows how far it is to whoever watches, and nothing to anybody else', () => {
  const shown: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((part) => shown.push(String(part)) > 0)
  const watched = process.stderr.isTTY
  const bar = (live: boolean) => {
    Object.assign(process.stderr, { isTTY: live })
    const progress = new Progress('playing', 8)
    progress.at(2)
    progress.at(8)
    progress.end()
    return shown.splice(0)
  }
  try {
    expect(bar(false)).toEqual([])
    const [first, last, end] = bar(true)
    expect(first).toMatch(/^\rplaying █{6}·{18} 2\/8, \d+ s left {2}$/)
    expect(last).toMatch(/^\rplaying █{24} 8\/8, 0 s left {2}$/)
    expect(end).toBe('\r\u001B[K')
  } finally {
    Object.assign(process.stderr, { isTTY: watched })
  }
})
