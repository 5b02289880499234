/**
 * Rules pages are Markdown, read by marked. What is ours: a block that opens with a rule id (a heading, a
 * bold lead, the first cell of a table row) carries it, so that `#RK-4.2` leads there.
 */
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { headingPlace, leadingId } from '../../engine/rules-text.ts'

export type Block = MarkedToken

export function parse(source: string): readonly Block[] {
  return inside(new Lexer().lex(source.replace(/<!--[\s\S]*?-->/g, '')))
}

/** Nobody adds tokens of another kind to the lexer. */
export function inside(tokens: readonly Token[] | undefined): readonly Block[] {
  return (tokens ?? []) as readonly Block[]
}

/** Where a link to this heading leads. */
export function headingId({ text }: Tokens.Heading): string {
  return headingPlace(text)
}

/** The rule id a row of a table opens with. */
export function rowId([first]: readonly Tokens.TableCell[]): string | undefined {
  return leadingId(first?.text ?? '')
}

/** The block that carries a rule id, alone. */
export function blockOf(blocks: readonly Block[], id: string): Block | null {
  for (const block of blocks) {
    if (idOf(block) === id) return block
    if (block.type === 'table') {
      const rows = block.rows.filter((row) => rowId(row) === id)
      if (rows.length > 0) return { ...block, rows }
    }
    if (block.type === 'list') {
      const items = block.items.filter((item) => leadingId(item.text) === id)
      if (items.length > 0) return { ...block, items }
      for (const item of block.items) {
        const inner = blockOf(inside(item.tokens), id)
        if (inner) return inner
      }
    }
  }
  return null
}

/** Every id that has a place of its own. */
export function idsOf(blocks: readonly Block[]): ReadonlySet<string> {
  const ids = blocks.flatMap((block): readonly (string | undefined)[] => {
    if (block.type === 'table') return block.rows.map(rowId)
    if (block.type !== 'list') return [idOf(block)]
    return block.items.flatMap((item) => [leadingId(item.text), ...idsOf(inside(item.tokens))])
  })
  return new Set(ids.filter((id) => id !== undefined))
}

function idOf(block: Block): string | undefined {
  if (block.type === 'heading') return headingId(block)
  return block.type === 'paragraph' ? leadingId(block.text) : undefined
}
