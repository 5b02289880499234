/** The vote screen: yes or no and how many votes to add, in secret until everybody has decided. */
import { ChoiceButton, Icon, ShieldIcon, Vote } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import { liveryOf, nameOf, useBoard } from './context.tsx'

function cast(ballot: { readonly yes: boolean; readonly votes: number }): Phrase {
  return { say: `move.vote.${ballot.yes ? 'yes' : 'no'}${ballot.votes > 0 ? '.with' : ''}`, n: ballot.votes }
}

export function Ballot() {
  const board = useBoard()
  const { say, view } = board
  const offers = board.at('ballot')
  const { secret } = view
  return (
    <div class="la-ballot">
      {offers.length > 0 &&
        [true, false].map((yes) => (
          <div
            key={String(yes)}
            class="la-vote-row"
            role="group"
            aria-label={say({ say: yes ? 'move.vote.yes' : 'move.vote.no' })}
          >
            <strong class={yes ? 'yes' : 'no'}>{say({ say: yes ? 'move.vote.yes' : 'move.vote.no' })}</strong>
            {offers.map((offer) =>
              offer.move.type === 'vote' && offer.move.yes === yes ? (
                <ChoiceButton
                  key={offer.text}
                  label={offer.label}
                  choose={() => board.act([offer.text])}
                  class="la-vote"
                >
                  {offer.move.votes === 0
                    ? say({ say: yes ? 'move.vote.yes' : 'move.vote.no' })
                    : `+${offer.move.votes}`}
                  {offer.move.votes > 0 && (
                    <>
                      <Icon size={20}>
                        <Vote />
                      </Icon>
                      <span class="unseen">{offer.label}</span>
                    </>
                  )}
                </ChoiceButton>
              ) : null,
            )}
          </div>
        ))}
      {secret?.ballot && <p class="la-said">{say({ say: 'board.your-vote', vote: cast(secret.ballot) })}</p>}
      <p class="la-sealed">
        {secret?.decided.map((decided, seat) => (
          <span key={seat} class={decided ? 'done' : ''} title={nameOf(board, { seat, ally: false })}>
            <ShieldIcon livery={liveryOf(board, { seat, ally: false })} size={22} />
            {say({ say: decided ? 'word.decided' : 'word.undecided' })}
          </span>
        ))}
      </p>
    </div>
  )
}
