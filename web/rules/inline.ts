/** Bold, italic, code, links and mentions of rules inside a line, as plain data. */
export type Span =
  | { readonly kind: 'plain' | 'bold' | 'italic' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mention'; readonly text: string }

const PART =
  /`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])|(?<!\w)_([^_\s](?:[^_]*[^_\s])?)_(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z][A-Z0-9]{0,2}-[A-Z]?\d[\d.]*\d|[A-Z][A-Z0-9]{0,2}-[A-Z]?\d)\b/g

export function spans(text: string): readonly Span[] {
  const found: Span[] = []
  let end = 0
  for (const match of text.matchAll(PART)) {
    if (match.index > end) found.push({ kind: 'plain', text: text.slice(end, match.index) })
    end = match.index + match[0].length
    const [all, code, bold, star, line, label, href, mention] = match
    const italic = star ?? line
    if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (bold !== undefined) found.push({ kind: 'bold', text: bold })
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic })
    else if (label !== undefined && href !== undefined) found.push({ kind: 'link', text: label, href })
    else if (mention !== undefined) found.push({ kind: 'mention', text: mention })
    else found.push({ kind: 'plain', text: all })
  }
  if (end < text.length) found.push({ kind: 'plain', text: text.slice(end) })
  return found
}
