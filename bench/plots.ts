/** Small charts as SVG, drawn by hand: they follow the reader's light or dark page and need no library. */

export interface Line {
  readonly name: string
  readonly points: readonly (readonly [number, number])[]
}

export interface Chart {
  readonly title: string
  readonly x: string
  readonly y: string
  readonly lines: readonly Line[]
}

export interface Bar {
  readonly name: string
  readonly value: number
}

const WIDTH = 640
const HEIGHT = 320
const LEFT = 64
const BOTTOM = 44
const TOP = 34
const RIGHT = 175
const COLOURS = ['#b3263a', '#2f5d9b', '#5a7d2a', '#8a5a2b', '#6b4c9a']
const STYLE = `<style>text{font:12px system-ui,sans-serif;fill:#333}.t{font-size:14px;font-weight:600}.g{stroke:#bbb;stroke-width:.5}
@media(prefers-color-scheme:dark){text{fill:#ddd}.g{stroke:#555}}</style>`

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function short(value: number): string {
  if (value >= 1e6) return `${value / 1e6}M`
  if (value >= 1e3) return `${value / 1e3}k`
  return String(Number(value.toPrecision(2)))
}

/** Powers of ten around the values: both axes are logarithmic, because sizes and speeds are. */
function decades(values: readonly number[]): readonly number[] {
  const seen = values.filter((value) => value > 0)
  const from = Math.floor(Math.log10(Math.min(...seen)))
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...seen))))
  return Array.from({ length: to - from + 1 }, (_, i) => 10 ** (from + i))
}

function scale(ticks: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.log10(ticks[0] ?? 1), Math.log10(ticks.at(-1) ?? 10)]
  return (value) => from + ((Math.log10(Math.max(value, 1e-9)) - low) / (high - low)) * (to - from)
}

function frame(title: string, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">
${STYLE}<text class="t" x="${LEFT}" y="20">${escape(title)}</text>
${body}
</svg>
`
}

export function chart({ title, x, y, lines }: Chart): string {
  const points = lines.flatMap((line) => line.points)
  const across = decades(points.map(([at]) => at))
  const up = decades(points.map(([, value]) => value))
  const px = scale(across, LEFT, WIDTH - RIGHT)
  const py = scale(up, HEIGHT - BOTTOM, TOP)
  const grid = [
    ...across.map((tick) => {
      const at = px(tick).toFixed(1)
      return `<line class="g" x1="${at}" y1="${TOP}" x2="${at}" y2="${HEIGHT - BOTTOM}"/><text x="${at}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${short(tick)}</text>`
    }),
    ...up.map((tick) => {
      const at = py(tick).toFixed(1)
      return `<line class="g" x1="${LEFT}" y1="${at}" x2="${WIDTH - RIGHT}" y2="${at}"/><text x="${LEFT - 6}" y="${at}" dy="4" text-anchor="end">${short(tick)}</text>`
    }),
  ]
  const drawn = lines.map((line, i) => {
    const colour = COLOURS[i % COLOURS.length]
    const path = line.points.map(([at, value]) => `${px(at).toFixed(1)},${py(value).toFixed(1)}`).join(' ')
    const dots = line.points.map(
      ([at, value]) => `<circle cx="${px(at).toFixed(1)}" cy="${py(value).toFixed(1)}" r="3" fill="${colour}"/>`,
    )
    const key = TOP + 14 + i * 18
    return `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${path}"/>${dots.join('')}<rect x="${WIDTH - RIGHT + 12}" y="${key - 9}" width="10" height="10" fill="${colour}"/><text x="${WIDTH - RIGHT + 27}" y="${key}">${escape(line.name)}</text>`
  })
  const axes = `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${escape(x)}</text><text transform="translate(14 ${HEIGHT / 2}) rotate(-90)" text-anchor="middle">${escape(y)}</text>`
  return frame(title, HEIGHT, [...grid, ...drawn, axes].join('\n'))
}

export function bars(title: string, unit: string, list: readonly Bar[]): string {
  const ticks = decades(list.map(({ value }) => value))
  const left = 210
  const px = scale(ticks, left, WIDTH - 70)
  const height = TOP + list.length * 22 + BOTTOM
  const grid = ticks.map((tick) => {
    const at = px(tick).toFixed(1)
    return `<line class="g" x1="${at}" y1="${TOP}" x2="${at}" y2="${height - BOTTOM}"/><text x="${at}" y="${height - BOTTOM + 16}" text-anchor="middle">${short(tick)}</text>`
  })
  const drawn = list.map(({ name, value }, i) => {
    const at = TOP + i * 22
    return `<text x="${left - 8}" y="${at + 15}" text-anchor="end">${escape(name)}</text><rect x="${left}" y="${at + 4}" width="${Math.max(1, px(value) - left).toFixed(1)}" height="14" fill="${COLOURS[0]}"/><text x="${(Math.max(left, px(value)) + 5).toFixed(1)}" y="${at + 15}">${Math.round(value).toLocaleString('en')}</text>`
  })
  return frame(
    title,
    height,
    [...grid, ...drawn, `<text x="${left}" y="${height - 8}">${escape(unit)}</text>`].join('\n'),
  )
}
