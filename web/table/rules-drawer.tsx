/** Where the rules are, and what the signs of the board mean. */
import { say } from '../words/index.ts'

export function RulesDrawer(props: { readonly game: string; readonly signs: (place: Element | null) => void }) {
  return (
    <div class="rules-drawer">
      <p class="row">
        <a class="button" href={`/rules/${props.game}`}>
          {say('landing.rules')}
        </a>
        <a class="button bare" href={`/how/${props.game}`}>
          {say('landing.learn')}
        </a>
      </p>
      <div ref={props.signs} />
    </div>
  )
}
