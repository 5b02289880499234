/** What the block whose turn it is may do, with the odds of each. */
import { ChoiceButton } from '../../../art/index.ts'
import type { Aim } from './battle.tsx'
import { DeedButton } from './bar.tsx'
import type { Deed } from './places.ts'
import { blockPhrase, OfferButton, placePhrase, useBoard, usePointing } from './context.tsx'
import { chanceOfHit, expectedHits } from './odds.ts'

const AIMED = ['charge', 'treachery'] as const

export function Deeds(props: { readonly aim: Aim; readonly setAim: (aim: Aim) => void }) {
  const board = useBoard()
  const { say, view, deeds } = board
  const { hinted } = usePointing()
  const acting = board.picked[0]
  if (view.phase !== 'battle-turn' || !acting) return null
  const mine = deeds.filter((deed) => deed.blocks[0] === acting)
  const of = (type: string) => mine.filter(({ offer }) => offer.move.type === type)
  return (
    <div class="r3-deeds">
      <p>{say({ say: 'board.acts', block: blockPhrase(acting) })}</p>
      {of('fire').map((deed) => (
        <DeedButton key={deed.offer.text} deed={deed} note={worth()} />
      ))}
      {AIMED.filter((type) => of(type).length > 0).map((type) => (
        <ChoiceButton
          key={type}
          plain
          label={say({ say: `board.deed.${type}` })}
          choose={() => props.setAim(props.aim === type ? null : type)}
          picked={props.aim === type}
          hinted={hinted?.offer.move.type === type}
          class="r3-deed"
        >
          {say({ say: `board.deed.${type}` })}
          <small>{say({ say: props.aim === type ? 'board.aim-now' : `board.deed.${type}.note` })}</small>
        </ChoiceButton>
      ))}
      {props.aim && of(props.aim).map((deed: Deed) => <DeedButton key={deed.offer.text} deed={deed} />)}
      {of('pass').map((deed) => (
        <DeedButton key={deed.offer.text} deed={deed} />
      ))}
      {of('retreat').length > 0 && (
        <div class="r3-retreats">
          <span>{say({ say: 'board.retreat' })}</span>
          {of('retreat').map((deed) => (
            <OfferButton key={deed.offer.text} offer={deed.offer} label={deed.offer.label} class="r3-deed">
              {deed.place && say(placePhrase(deed.place))}
            </OfferButton>
          ))}
        </div>
      )}
    </div>
  )

  function worth(): string {
    const fighter = view.battle?.front.find(({ block }) => block === acting)
    if (!fighter) return ''
    return say({
      say: 'board.worth',
      n: fighter.strength,
      power: fighter.firepower,
      hits: expectedHits(fighter.strength, fighter.firepower).toFixed(1),
      chance: chanceOfHit(fighter.strength, fighter.firepower),
    })
  }
}
