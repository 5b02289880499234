/** One rule alone, out of the whole page. Fetched when it is asked for: reading Markdown weighs more than a table. */
import type { RulesText } from '../game-assets.ts'
import { say } from '../words/index.ts'
import { blockOf, parse } from './markdown.ts'
import { Blocks } from './render.tsx'

interface Props {
  readonly source: RulesText
  readonly game: string
  readonly rule: string
}

export function RuleText({ source, game, rule }: Props) {
  const found = blockOf(parse(source.text), rule)
  if (!found) return <p>{say('prompt.no-rule')}</p>
  return (
    <div lang={source.locale}>
      <Blocks blocks={[found]} page={{ game, known: new Set() }} />
    </div>
  )
}
