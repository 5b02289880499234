/** Every roll of this battle, the latest first: nothing that was thrown is lost when the next block acts. */
import { Die, Icon } from '../../../art/index.ts'
import type { Event } from '../types/index.ts'
import { blockPhrase, useBoard } from './context.tsx'
import { rollsOf } from './rolls.ts'

export function SoFar(props: { readonly told: readonly Event[]; readonly rounds: number }) {
  const { say } = useBoard()
  const rolls = rollsOf(props.told)
  return (
    <ol class="r3-so-far" reversed>
      {rolls.toReversed().map((event, i) =>
        event.type === 'round' ? (
          <li key={rolls.length - i} class="round">
            {say({ say: 'board.round', n: event.round, of: props.rounds })}
          </li>
        ) : (
          <li key={rolls.length - i}>
            <b class={event.block.startsWith('york-') ? 'york' : ''}>{say(blockPhrase(event.block))}</b>
            <span role="img" aria-label={event.dice.join(', ')}>
              {event.dice.map((face, k) => (
                <Icon key={k} size={20}>
                  <Die face={face} hit={face <= event.firepower} />
                </Icon>
              ))}
            </span>
          </li>
        ),
      )}
    </ol>
  )
}
