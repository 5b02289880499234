/** A table's page as text that a person can read: every part with its words, names, states and looks, one line each. */
import { createHash } from 'node:crypto'
import { type Drawn, nameOf } from './drawn.tsx'
import { body, page, Piece } from './screen.ts'

/** Told in another way, or nothing that anybody notices. */
const UNTOLD = new Set(['style', 'id', 'xmlns', 'autocomplete', 'inputmode', 'viewbox', 'open'])

function stateOf(piece: Piece): string {
  const given = piece.attributes
    .filter(({ name }) => !UNTOLD.has(name) && name !== 'class')
    .map(({ name, value }) => (value === '' || value === 'true' ? name : `${name}=${value}`))
  const field = ['input', 'select', 'textarea'].includes(piece.localName)
  const set = [
    ...(piece.disabled ? ['disabled'] : []),
    ...(piece.checked ? ['checked'] : []),
    ...(field && piece.value !== undefined ? [`holds=${piece.value}`] : []),
  ]
  const all = [...given, ...set]
  return all.length > 0 ? ` [${all.join(' ')}]` : ''
}

function headOf(piece: Piece): string {
  const look = (piece.getAttribute('class') ?? '').split(' ').filter(Boolean)
  return `${page.activeElement === piece && piece !== body ? '* ' : ''}${[piece.localName, ...look].join('.')}${stateOf(piece)}`
}

/** Ids of tables are counted, and say nothing. */
const plain = (text: string): string => text.replaceAll(/stage-\d+/g, 'stage').replaceAll(/\s+/g, ' ')

/** Every part that is shown; a closed dialogue and the inside of a drawing are not. */
export function linesOf(piece: Piece = body, depth = 0): readonly string[] {
  if (piece.localName === 'dialog' && !piece.open) return []
  const texts: string[] = []
  const inside: string[] = []
  for (const child of piece.childNodes)
    if (!(child instanceof Piece)) texts.push(child.textContent)
    else if (child.localName === 'svg') texts.push('◇')
    else inside.push(...linesOf(child, depth + 1))
  const text = texts.join('').trim()
  const head = headOf(piece)
  const bare = /^(div|span|p|li|ul|ol)$/.test(head) && text === ''
  return bare ? inside : [' '.repeat(depth) + plain(`${head}${text === '' ? '' : ` ${text}`}`), ...inside]
}

/** So many lines of what has changed are written out; the others are told by a number that changes with them. */
const WRITTEN = 12

export function changes(before: readonly string[], after: readonly string[]): readonly string[] {
  const come = without(after, before).map((line) => `  + ${line}`)
  const gone = without(before, after).map((line) => `  - ${line}`)
  const all = [...come, ...gone]
  if (all.length <= WRITTEN) return all
  const rest = all.slice(WRITTEN)
  return [...all.slice(0, WRITTEN), `  and ${rest.length} more: ${markOf(rest)}`]
}

/** A short number that is another one for other lines. */
export function markOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8)
}

/** Those of the first that the second has not as often. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line.trim(), (left.get(line.trim()) ?? 0) + 1)
  return lines
    .map((line) => line.trim())
    .filter((line) => {
      const n = left.get(line) ?? 0
      left.set(line, n - 1)
      return n <= 0
    })
}

/** Whatever can be used, in its order. */
export function usable(screen: Drawn): readonly Piece[] {
  return screen
    .all('button, input, select, textarea, summary, a')
    .filter((piece) => !piece.disabled && (piece.localName !== 'a' || nameOf(piece).startsWith('Why?')))
}

/** Uses it in the way it is there for, and says how. */
export function use(screen: Drawn, piece: Piece, pointerType = 'mouse'): string {
  const name = plain(nameOf(piece) || piece.getAttribute('type') || piece.localName)
  const kind = piece.getAttribute('type')
  if (piece.localName === 'select') {
    const options = piece.querySelectorAll('option').map((option) => option.value ?? option.getAttribute('value') ?? '')
    const to = options.findLast((value) => value !== piece.value) ?? ''
    screen.fill(piece, to)
    return `choose ${name}: ${to}`
  }
  if (kind === 'checkbox') {
    screen.tick(piece, !piece.checked)
    return `tick ${name}`
  }
  if (piece.localName === 'input' || piece.localName === 'textarea') {
    const to = kind === 'number' || kind === 'range' ? (piece.getAttribute('max') ?? '1') : 'all'
    screen.fill(piece, to)
    return `write ${name}: ${to}`
  }
  screen.press(piece, pointerType)
  return `press ${name}`
}
