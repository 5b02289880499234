/** Rules as elements: text nodes only, never markup from the file. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { spans } from './inline.ts'
import type { Block } from './markdown.ts'

/** Rule ids that have a place on this page: a mention of one becomes a link. */
export const Known = createContext<ReadonlySet<string>>(new Set())

export function Blocks({ blocks, game }: { readonly blocks: readonly Block[]; readonly game: string }) {
  return (
    <>
      {blocks.map((block, index) => (
        <One key={index} block={block} game={game} />
      ))}
    </>
  )
}

function One({ block, game }: { readonly block: Block; readonly game: string }) {
  switch (block.kind) {
    case 'heading': {
      // The page has its own first heading.
      const Level = `h${Math.min(6, Math.max(2, block.level))}` as 'h2'
      return (
        <Level id={block.id}>
          <Inline text={block.text} game={game} />
        </Level>
      )
    }
    case 'text':
      return (
        <p id={block.id}>
          <Inline text={block.text} game={game} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index} id={item.id}>
              <Blocks blocks={item.id === undefined ? item.blocks : item.blocks.map(withoutId)} game={game} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <div class="wide-table" tabIndex={0} role="region" aria-label={block.head.join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    <Inline text={cell} game={game} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index} id={row.id}>
                  {row.cells.map((cell, column) => (
                    <td key={column}>
                      <Inline text={cell} game={game} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} game={game} />
        </blockquote>
      )
    case 'rule':
      return <hr class="rule" />
  }
}

function withoutId(block: Block): Block {
  if (block.kind !== 'text') return block
  return { kind: 'text', text: block.text }
}

function Inline({ text, game }: { readonly text: string; readonly game: string }) {
  const known = useContext(Known)
  return (
    <>
      {spans(text).map((span, index) => {
        switch (span.kind) {
          case 'bold':
            return (
              <strong key={index}>
                <Inline text={span.text} game={game} />
              </strong>
            )
          case 'italic':
            return <em key={index}>{span.text}</em>
          case 'code':
            return <code key={index}>{span.text}</code>
          case 'link':
            return /^(https?:|#|\/)/.test(span.href) ? (
              <a key={index} href={span.href}>
                {span.text}
              </a>
            ) : (
              span.text
            )
          case 'mention':
            return known.has(span.text) ? (
              <a key={index} class="mention" href={`/rules/${game}#${span.text}`}>
                {span.text}
              </a>
            ) : (
              span.text
            )
          case 'plain':
            return span.text
        }
      })}
    </>
  )
}
