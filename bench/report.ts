/** From figures to docs/benchmarks.md and its charts: `node bench/report.ts <figures.json>`, or `roses bench --docs`. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Figure, type Machine, quantile } from './figures.ts'
import { type Bar, bars, chart, type Line } from './plots.ts'

export interface Results {
  readonly at: string
  readonly seconds: number
  readonly quick: boolean
  /** `others`: the share of all cores that somebody else used whenever this program stood still, before each part and at the end. */
  readonly machine: Machine & { readonly others?: readonly number[] }
  readonly parts: readonly {
    readonly name: string
    readonly does: string
    readonly seconds: number
    readonly figures: readonly Figure[]
  }[]
}

const PREFACE = `# Benchmarks

Every figure is a ratio from one run: beside a peer that did the same work in the same minutes on the same machine, beside
a limit of that machine, or beside what the house has promised. Make them all, this page and its charts again with

    npm run bench -- --docs

or the figures alone with \`npm run bench -- --json > bench.json\`; a part of them by name (\`npm run bench -- rules state\`), rougher and
sooner with \`--quick\`. A page from figures at hand: \`node bench/report.ts bench.json\`.

How each part measures is at the head of its file in \`bench/\`. Speeds of rules and states are counted in processor time, so that a busy
machine does not blur them. Everything with a clock on the wall (moves a second, delays, opening, painting) suffers when others
use the same cores: there, trust the ratios more than the numbers. On such a
machine \`--docs\` refuses to write this page. What stands behind a ratio in brackets is the middle half of the ratios of all rounds.
What a move costs beside an earlier server: [move-cost.md](move-cost.md); what a house of many players needs: [scale.md](scale.md); what was
aimed at, and what came of it: [aims.md](aims.md).
`

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url))
const FORMATTER = fileURLToPath(new URL('../node_modules/oxfmt/bin/oxfmt', import.meta.url))

/** Where the table of docs/aims.md begins and ends; all else there is written by hand. */
const AIMS = ['<!-- aims: written by the benchmark -->', '<!-- aims end -->'] as const

/** Writes the pages, their charts and figures, formatted as every file here. */
export function publish(results: Results): void {
  const only = (own: boolean): Results => ({
    ...results,
    parts: results.parts.filter(({ name }) => (name === 'aims') === own),
  })
  const [aims, others] = [only(true), only(false)]
  const files = new Map(others.parts.length > 0 ? filesOf(others) : [])
  if (aims.parts.length > 0) files.set('aims.md', withAims(readFileSync(`${DOCS}aims.md`, 'utf8'), aims))
  for (const [file, text] of files) writeFileSync(DOCS + file, text)
  const texts = [...files.keys()].filter((file) => !file.endsWith('.svg')).map((file) => DOCS + file)
  spawnSync(process.execPath, [FORMATTER, ...texts], { stdio: 'ignore' })
}

/** File names under docs/ and what goes into them. */
function filesOf(results: Results): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const figures = results.parts.flatMap((part) => part.figures)
  const charts = drawCharts(figures)
  for (const [name, svg] of charts) files.set(`benchmarks-${name}.svg`, svg)
  files.set('benchmarks.md', page(results, [...charts.keys()]))
  files.set('benchmarks.json', `${JSON.stringify(results, null, 1)}\n`)
  return files
}

/** The page with another table. */
function withAims(text: string, results: Results): string {
  const [from, to] = AIMS.map((mark) => text.indexOf(mark)) as [number, number]
  if (from < 0 || to < from) throw new Error('docs/aims.md has no place for the table')
  const head =
    '| Aim | Before | Now | Beside | Before beside it | Now beside it | Aimed at | Kept |\n| --- | ---: | ---: | --- | ---: | ---: | ---: | --- |'
  const lines = results.parts
    .flatMap(({ figures }) => figures)
    .map(({ what, value, unit, against, ratio, spread, kept, aim }) => {
      const told = (of: number | null = null): string => (of === null ? '–' : number(of))
      const cells = [
        what,
        (aim?.before ?? null) === null ? '–' : `${told(aim?.before)} ${unit}`,
        `${number(value)} ${unit}`,
        `${against.what}: ${number(against.value)}`,
        told(aim?.ratioBefore),
        `${number(ratio)}${spread ? ` (${spread.map(number).join(' to ')})` : ''}`,
        kept === undefined ? '–' : `at ${aim?.bound ?? ''} ${told(aim?.limit)}`,
        kept === undefined ? '–' : kept ? 'yes' : '**no**',
      ]
      return `| ${cells.join(' | ')} |`
    })
  return `${text.slice(0, from)}${AIMS[0]}\n\n${about(results).join('\n')}\n\n${head}\n${lines.join('\n')}\n\n${text.slice(to)}`
}

function about(results: Results): readonly string[] {
  const { machine } = results
  return [
    `Run of ${results.at.slice(0, 16).replace('T', ' ')} UTC, ${Math.round(results.seconds / 6) / 10} minutes${results.quick ? ', quick' : ''}, on ${machine.cores} cores of ${machine.processor}, ${machine.memory}, ${machine.system}, Node ${machine.node}.`,
    quietness(machine),
  ]
}

function quietness({ load, cores, others = [] }: Results['machine']): string {
  const before = `On average ${load} programs wanted a core in the minute before it`
  if (others.length > 0) {
    const percent = (share: number): number => Math.round(share * 100)
    return `${before}. Between its parts nothing of it ran, and others used ${percent(
      quantile(
        others.toSorted((a, b) => a - b),
        0.5,
      ),
    )} % of the machine (the middle of ${others.length} looks), ${percent(Math.max(...others))} % at the most.`
  }
  return `${before}${load > cores ? ': the machine was shared and busy, so the wall-clock figures are not those of a quiet one' : ''}.`
}

function page(results: Results, charts: readonly string[]): string {
  const promises = results.parts.flatMap((part) => part.figures).filter(({ kept }) => kept !== undefined)
  const parts = results.parts.map(({ name, does, seconds, figures }) => {
    const images = charts
      .filter((each) => each.startsWith(name))
      .map((each) => `![${each}](benchmarks-${each}.svg)\n\n`)
    return `## ${name}\n\n${does[0]?.toUpperCase()}${does.slice(1)} (${seconds} s).\n\n${images.join('')}${rows(figures)}`
  })
  return `${PREFACE}\n${about(results).join('\n')}\n\n## Promises\n\n${promiseRows(promises)}\n${parts.join('\n')}`
}

function number(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : String(value)
}

function rows(figures: readonly Figure[]): string {
  const lines = figures
    .filter(({ kept }) => kept === undefined)
    .map(
      ({ what, value, unit, against, ratio, spread }) =>
        `| ${what} | ${number(value)} ${unit} | ${against.what}: ${number(against.value)} | ${number(ratio)}${spread ? ` (${spread.map(number).join(' to ')})` : ''} |`,
    )
  if (lines.length === 0) return ''
  return `| What | Measured | Beside | Ratio |\n| --- | ---: | --- | ---: |\n${lines.join('\n')}\n`
}

function promiseRows(figures: readonly Figure[]): string {
  const lines = figures.map(
    ({ what, value, unit, against, kept }) =>
      `| ${what} | ${number(value)} ${unit} | ${against.what.replace('promised ', '')} | ${kept ? 'yes' : '**no**'} |`,
  )
  return `| What | Measured | Promised | Kept |\n| --- | ---: | ---: | --- |\n${lines.join('\n')}\n`
}

/** `server.sqlite.50.moves` and its like, as points over the number in the middle. */
function series(figures: readonly Figure[], name: string, pattern: RegExp, peer = false): Line {
  const points = figures.flatMap(({ id, value, against }) => {
    const size = pattern.exec(id)?.[1]
    return size === undefined ? [] : [[Number(size), peer ? against.value : value] as const]
  })
  return { name, points }
}

function drawCharts(figures: readonly Figure[]): ReadonlyMap<string, string> {
  const charts = new Map<string, string>()
  const actions = figures.filter(({ id }) => /^rules\..*\.actions$/.test(id))
  if (actions[0]) {
    const peer = { name: 'boardgame.io (The Rose King)', value: actions[0].against.value }
    const list = actions.map(({ what, value }) => ({ name: what.replace(', random actions', ''), value }))
    charts.set(
      'rules',
      bars('Random actions a second of one core', 'actions/s, logarithmic', [...list, peer, ...limitOfRules(figures)]),
    )
  }
  const tables = { x: 'tables', lines: [] }
  const moves = /^server\.sqlite\.(\d+)\.moves$/
  if (figures.some(({ id }) => moves.test(id))) {
    charts.set(
      'server-moves',
      chart({
        ...tables,
        title: 'Moves a second',
        y: 'moves/s',
        lines: [
          series(figures, 'durable, SQLite', moves),
          series(figures, 'boardgame.io', moves, true),
          series(figures, 'limit: ws, SQLite', /^server\.bare\.(\d+)\.moves$/, true),
        ],
      }),
    )
    const delay = (q: string): RegExp => new RegExp(`^server\\.sqlite\\.(\\d+)\\.${q}$`)
    charts.set(
      'server-delay',
      chart({
        ...tables,
        title: 'From sending a move to the other side’s receipt',
        y: 'ms',
        lines: [
          series(figures, 'median', delay('p50')),
          series(figures, '99 of 100', delay('p99')),
          series(figures, 'boardgame.io median', delay('p50'), true),
          series(figures, 'boardgame.io 99', delay('p99'), true),
          series(figures, 'limit: ws, SQLite median', /^server\.bare\.(\d+)\.p50$/, true),
        ],
      }),
    )
  }
  const grown = (base: string, what: string): RegExp => new RegExp(`^growth\\.${base}\\.(\\d+)\\.${what}$`)
  if (figures.some(({ id }) => grown('sqlite', 'lobby').test(id)))
    charts.set(
      'growth',
      chart({
        ...tables,
        title: 'Lists among many tables',
        y: 'ms',
        lines: [
          series(figures, 'lobby, SQLite', grown('sqlite', 'lobby')),
          series(figures, 'my tables, SQLite', grown('sqlite', 'mine')),
          series(figures, 'lobby, PostgreSQL', grown('postgresql', 'lobby')),
          series(figures, 'mine, PostgreSQL', grown('postgresql', 'mine')),
        ],
      }),
    )
  return charts
}

/** The loop in C, where there was a compiler: it is measured in games, which are as long as ours of The Rose King. */
function limitOfRules(figures: readonly Figure[]): readonly Bar[] {
  const [limit, actions, games] = ['rose-king.c', 'rules.rose-king.2.actions', 'rules.rose-king.2.games'].map((name) =>
    figures.find(({ id }) => id === name),
  )
  if (!limit || !actions || !games) return []
  return [{ name: 'limit: The Rose King in C', value: (limit.against.value * actions.value) / games.value }]
}

if (import.meta.main) publish(JSON.parse(readFileSync(process.argv[2] ?? 'bench.json', 'utf8')) as Results)
