/** A rules page as a list of places: every rule and every heading with its own words, in the order of the page. */
import { leadingId } from '../../engine/rules-text.ts'
import { type Block, headingId, idsOf, inside, rowId } from './markdown.ts'

export interface RulePlace {
  /** Where a link to it leads. */
  readonly id: string
  readonly heading: boolean
  /** As it is written, signs of Markdown and all. */
  readonly text: string
}

export function placesOf(blocks: readonly Block[]): readonly RulePlace[] {
  const places: RulePlace[] = []
  const open = (id: string, text: string, heading = false): void => {
    places.push({ id, text, heading })
  }
  /** What has no id belongs to what stands before it. */
  const goOn = (text: string): void => {
    const last = places.pop()
    if (last) places.push({ ...last, text: `${last.text}\n${text}` })
  }
  const put = (id: string | undefined, text: string): void => (id === undefined ? goOn(text) : open(id, text))
  const walk = (block: Block): void => {
    if (block.type === 'heading') open(headingId(block), block.text, true)
    else if (block.type === 'paragraph' || block.type === 'text') put(leadingId(block.text), block.text)
    else if (block.type === 'blockquote') inside(block.tokens).forEach(walk)
    else if (block.type === 'table')
      for (const row of block.rows) put(rowId(row), row.map((cell) => cell.text).join(' '))
    else if (block.type === 'list')
      for (const item of block.items) {
        const nested = inside(item.tokens).filter((token) => token.type === 'list' && idsOf([token]).size > 0)
        put(
          leadingId(item.text),
          nested.reduce((text, token) => text.replace(token.raw, ''), item.text),
        )
        nested.forEach(walk)
      }
  }
  blocks.forEach(walk)
  return places
}

/** The words without the signs of Markdown. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_]([^*_]+)[*_](?![\p{L}\p{N}])/gu, '$1')
    .replace(/\s*\n\s*(?:[-*] )?/g, ' ')
    .trim()
}
