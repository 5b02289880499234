/** Parliament: three laws in force, three proposed, and how the votes went. */
import { ShieldIcon } from '../../../art/index.ts'
import { lawTitle } from '../speech/names.ts'
import { lawText } from '../speech/texts.ts'
import type { View } from '../types/index.ts'
import { Ballot } from './ballot.tsx'
import { liveryOf, nameOf, useBoard } from './context.tsx'
import { EffectsIcon } from './effects.tsx'

export function Parliament() {
  const board = useBoard()
  const { say, view } = board
  const { laws } = view
  return (
    <section class="la-parliament" aria-label={say({ say: 'word.parliament' })}>
      {view.ask?.what === 'vote' && <Ballot />}
      <h3>{say({ say: 'word.currentLaws' })}</h3>
      <ol class="la-laws">
        {laws.current.map((id, i) => (
          <Law
            key={id}
            id={id}
            mark={laws.applying === i ? say({ say: 'board.applying' }) : null}
            kind={laws.applying === i ? 'applying' : 'current'}
          />
        ))}
      </ol>
      <h3>{say({ say: 'word.proposedLaws' })}</h3>
      <ol class="la-laws">
        {laws.proposed.map((id, i) => {
          const result = laws.results[i]
          const voting = view.ask?.what === 'vote' && view.ask.position === i
          if (id === null) return <Decided key={`decided ${i}`} result={result} />
          return (
            <Law
              key={id}
              id={id}
              mark={voting ? say({ say: 'board.voting' }) : null}
              kind={voting ? 'voting' : 'proposed'}
            />
          )
        })}
      </ol>
    </section>
  )
}

function Law(props: { readonly id: string; readonly kind: string; readonly mark: string | null }) {
  const board = useBoard()
  const law = board.figures.laws.find((known) => known.id === props.id)
  if (!law) return null
  return (
    <li class={`la-law ${props.kind}`}>
      {props.mark && <em>{props.mark}</em>}
      <strong>{board.say(lawTitle(law.id))}</strong>
      <span>{board.say(lawText(law))}</span>
      <EffectsIcon reward={law.effect} {...(law.kind === 'exchange' ? { cost: law.cost } : {})} height={28} />
    </li>
  )
}

/** A vote that has been taken: who said what. */
function Decided(props: { readonly result: View['laws']['results'][number] | undefined }) {
  const board = useBoard()
  const { result } = props
  if (!result) return <li class="la-law decided" />
  return (
    <li class={`la-law decided ${result.passed ? 'passed' : 'rejected'}`}>
      <em>{board.say({ say: result.passed ? 'board.passed' : 'board.rejected', yes: result.yes, no: result.no })}</em>
      <strong>{board.say(lawTitle(result.law))}</strong>
      <span class="la-votes">
        {result.ballots.map((ballot, seat) => (
          <span key={seat} title={nameOf(board, { seat, ally: false })}>
            <ShieldIcon livery={liveryOf(board, { seat, ally: false })} size={18} />
            {board.say({ say: ballot.yes ? 'move.vote.yes' : 'move.vote.no' })}
            {ballot.votes > 0 && ` +${ballot.votes}`}
          </span>
        ))}
      </span>
    </li>
  )
}
