/**
 * The part of Markdown our rules pages use, parsed into plain data: headings, paragraphs, nested
 * lists, tables, code, quotes. A block that opens with a rule id (a heading, a bold lead, the first
 * cell of a table row) carries it, so that `#RK-4.2` leads there.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'text'; readonly text: string; readonly id?: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly Row[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' }

export interface Item {
  readonly blocks: readonly Block[]
  readonly id?: string
}

export interface Row {
  readonly cells: readonly string[]
  readonly id?: string
}

const RULE_ID = /^(?:\*\*|`)?((?:[A-Z][A-Z0-9]{0,2})-[A-Z]?\d[\d.]*\d|(?:[A-Z][A-Z0-9]{0,2})-[A-Z]?\d)(?![\w])/
const BULLET = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/
const TABLE_LINE = /^\s*\|.*\|\s*$/

/** The rule id a text opens with. */
export function leadingId(text: string): string | undefined {
  return RULE_ID.exec(text)?.[1]
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export function parse(source: string): readonly Block[] {
  return blocksOf(source.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/))
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = []
  let i = 0
  while (i < lines.length) {
    const line = lines[i] ?? ''
    const [block, next] = line.trim() === '' ? [null, i + 1] : blockAt(lines, i)
    if (block) blocks.push(block)
    i = next
  }
  return blocks
}

function blockAt(lines: readonly string[], start: number): readonly [Block, number] {
  const line = lines[start] ?? ''
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line)
  if (heading) {
    const text = heading[2] ?? ''
    return [{ kind: 'heading', level: heading[1]?.length ?? 1, text, id: leadingId(text) ?? slug(text) }, start + 1]
  }
  if (/^\s*(---+|\*\*\*+|___+)\s*$/.test(line)) return [{ kind: 'rule' }, start + 1]
  if (/^\s*```/.test(line)) return codeAt(lines, start)
  if (TABLE_LINE.test(line) && /^\s*\|[\s:|-]+\|\s*$/.test(lines[start + 1] ?? '')) return tableAt(lines, start)
  if (/^\s*>/.test(line)) return quoteAt(lines, start)
  if (BULLET.test(line)) return listAt(lines, start)
  return textAt(lines, start)
}

function until(lines: readonly string[], start: number, goesOn: (line: string) => boolean): number {
  let end = start
  while (end < lines.length && goesOn(lines[end] ?? '')) end++
  return end
}

function codeAt(lines: readonly string[], start: number): readonly [Block, number] {
  const end = until(lines, start + 1, (line) => !/^\s*```/.test(line))
  return [{ kind: 'code', text: lines.slice(start + 1, end).join('\n') }, end + 1]
}

function quoteAt(lines: readonly string[], start: number): readonly [Block, number] {
  const end = until(lines, start, (line) => /^\s*>/.test(line))
  const inner = lines.slice(start, end).map((line) => line.replace(/^\s*> ?/, ''))
  return [{ kind: 'quote', blocks: blocksOf(inner) }, end]
}

function tableAt(lines: readonly string[], start: number): readonly [Block, number] {
  const end = until(lines, start, (line) => TABLE_LINE.test(line))
  const [head = [], , ...rows] = lines.slice(start, end).map(cellsOf)
  return [{ kind: 'table', head, rows: rows.map((cells) => withId({ cells }, leadingId(cells[0] ?? ''))) }, end]
}

function cellsOf(line: string): readonly string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, '|'))
}

function listAt(lines: readonly string[], start: number): readonly [Block, number] {
  const first = BULLET.exec(lines[start] ?? '')
  const indent = first?.[1]?.length ?? 0
  const ordered = /\d/.test(first?.[2] ?? '')
  const items: Item[] = []
  let i = start
  for (;;) {
    const bullet = BULLET.exec(lines[i] ?? '')
    if (!bullet || bullet[1]?.length !== indent || /\d/.test(bullet[2] ?? '') !== ordered) break
    const body = [bullet[3] ?? '']
    const inside = (line: string): boolean => line.trim() !== '' && /^\s*/.exec(line)?.[0].length !== indent
    let end = until(lines, i + 1, (line) => inside(line) && indentOf(line) > indent)
    body.push(...lines.slice(i + 1, end).map((line) => line.slice(Math.min(indentOf(line), indent + 2))))
    items.push(withId({ blocks: blocksOf(body) }, leadingId(body[0] ?? '')))
    const after = until(lines, end, (line) => line.trim() === '')
    if (BULLET.exec(lines[after] ?? '')?.[1]?.length === indent) end = after
    i = end
  }
  return [{ kind: 'list', ordered, items }, Math.max(i, start + 1)]
}

function indentOf(line: string): number {
  return /^\s*/.exec(line)?.[0].length ?? 0
}

function textAt(lines: readonly string[], start: number): readonly [Block, number] {
  const opens = (line: string): boolean =>
    line.trim() === '' || /^#{1,6}\s|^\s*```|^\s*>/.test(line) || BULLET.test(line) || TABLE_LINE.test(line)
  const end = until(lines, start + 1, (line) => !opens(line))
  const text = lines
    .slice(start, end)
    .map((line) => line.trim())
    .join(' ')
  return [withId({ kind: 'text', text }, leadingId(text)), end]
}

function withId<T extends object>(part: T, id: string | undefined): T & { readonly id?: string } {
  return id === undefined ? part : { ...part, id }
}

/** The block that carries a rule id, alone. */
export function blockOf(blocks: readonly Block[], id: string): Block | null {
  for (const block of blocks) {
    if ('id' in block && block.id === id) return block
    if (block.kind === 'table') {
      const rows = block.rows.filter((row) => row.id === id)
      if (rows.length > 0) return { ...block, rows }
    }
    if (block.kind === 'list') {
      const items = block.items.filter((item) => item.id === id)
      if (items.length > 0) return { ...block, items }
      for (const item of block.items) {
        const inner = blockOf(item.blocks, id)
        if (inner) return inner
      }
    }
  }
  return null
}

/** Every rule id that has a place of its own. */
export function idsOf(blocks: readonly Block[]): ReadonlySet<string> {
  const ids = new Set<string>()
  const add = (id: string | undefined): void => {
    if (id !== undefined) ids.add(id)
  }
  for (const block of blocks) {
    if ('id' in block) add(block.id)
    if (block.kind === 'table') for (const row of block.rows) add(row.id)
    if (block.kind === 'list')
      for (const item of block.items) {
        add(item.id)
        for (const id of idsOf(item.blocks)) ids.add(id)
      }
  }
  return ids
}
