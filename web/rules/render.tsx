/** Rules as elements: text nodes only, never markup from the file. */
import type { ComponentChildren } from 'preact'
import type { Tokens } from 'marked'
import { Signed } from '../../art/signed.tsx'
import { leadingId, mentions } from '../../engine/rules-text.ts'
import { type Block, headingId, inside, rowId } from './markdown.ts'

export interface RulesPage {
  readonly game: string
  /** Rule ids that have a place on this page: a mention of one becomes a link. */
  readonly known: ReadonlySet<string>
  /** What stands under a rule: pictures, and since when it holds. */
  readonly under?: (rule: string) => ComponentChildren
}

interface Props {
  readonly blocks: readonly Block[]
  readonly page: RulesPage
  /** The element around these blocks has the place of the rule already. */
  readonly placed?: boolean
}

export function Blocks({ blocks, page, placed = false }: Props) {
  return (
    <>
      {blocks.map((block, index) => (
        <One key={index} block={block} page={page} placed={placed} />
      ))}
    </>
  )
}

interface OneProps {
  readonly block: Block
  readonly page: RulesPage
  readonly placed: boolean
}

function One({ block, page, placed }: OneProps) {
  switch (block.type) {
    case 'heading': {
      // The page has its own first heading.
      const Level = `h${Math.min(6, Math.max(2, block.depth))}` as 'h2'
      return (
        <>
          <Level id={headingId(block)}>
            <Inline tokens={inside(block.tokens)} page={page} />
          </Level>
          {page.under?.(headingId(block))}
        </>
      )
    }
    case 'paragraph':
    case 'text': {
      const id = placed ? undefined : leadingId(block.text)
      return (
        <>
          <p id={id}>
            <Inline tokens={inside(block.tokens)} page={page} />
          </p>
          {id !== undefined && page.under?.(id)}
        </>
      )
    }
    case 'list':
      return <List list={block} page={page} />
    case 'table':
      return <Table table={block} page={page} />
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={inside(block.tokens)} page={page} />
        </blockquote>
      )
    case 'hr':
      return <hr class="rule" />
    case 'space':
      return null
    default:
      return <p>{block.raw}</p>
  }
}

function List({ list, page }: { readonly list: Tokens.List; readonly page: RulesPage }) {
  const Kind = list.ordered ? 'ol' : 'ul'
  return (
    <Kind>
      {list.items.map((item, index) => {
        const id = leadingId(item.text)
        return (
          <li key={index} id={id}>
            <Blocks blocks={inside(item.tokens)} page={page} placed={id !== undefined} />
            {id !== undefined && page.under?.(id)}
          </li>
        )
      })}
    </Kind>
  )
}

function Table({ table, page }: { readonly table: Tokens.Table; readonly page: RulesPage }) {
  const name = table.header.map((cell) => cell.text).join(', ')
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={name}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell, index) => (
              <th key={index} scope="col">
                <Inline tokens={inside(cell.tokens)} page={page} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index} id={rowId(row)}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Inline tokens={inside(cell.tokens)} page={page} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Inline({ tokens, page }: { readonly tokens: readonly Block[]; readonly page: RulesPage }) {
  return <>{tokens.map((token) => inline(token, page))}</>
}

function inline(token: Block, page: RulesPage): ComponentChildren {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={inside(token.tokens)} page={page} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inline tokens={inside(token.tokens)} page={page} />
        </em>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'link':
      return /^(https?:|#|\/)/.test(token.href) ? <a href={token.href}>{token.text}</a> : token.text
    case 'text':
    case 'escape':
      return mentions(token.text).map((text) =>
        page.known.has(text) ? (
          <a class="mention" href={`/rules/${page.game}#${text}`}>
            {text}
          </a>
        ) : (
          <Signed text={text} />
        ),
      )
    default:
      return token.raw
  }
}
