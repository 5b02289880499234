/** The rules, and what the signs of the board mean. The text is fetched when the drawer is opened. */
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { AskedRule } from '../rules/beside.tsx'
import { say } from '../words/index.ts'

interface Props {
  readonly game: string
  /** The rule somebody wants to read. */
  readonly asked?: AskedRule | null
  readonly signs: (place: Element | null) => void
}

interface Reader {
  readonly RulesBeside: FunctionComponent<{ readonly game: string; readonly asked: AskedRule | null }>
}

export function RulesDrawer({ game, asked, signs }: Props) {
  const [reader, setReader] = useState<Reader | null>(null)
  useEffect(() => {
    // Without it the links lead to the page.
    void import('../rules/beside.tsx').then(setReader, () => undefined)
  }, [])
  return (
    <div class="rules-drawer">
      <p class="row">
        <a class="button" href={`/rules/${game}`}>
          {say('landing.rules')}
        </a>
        <a class="button bare" href={`/how/${game}`}>
          {say('landing.learn')}
        </a>
      </p>
      <div ref={signs} />
      {reader && <reader.RulesBeside game={game} asked={asked ?? null} />}
    </div>
  )
}
