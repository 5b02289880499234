/** Stands in for the board of a game that has no drawing: the standing, and every choice as a button. */
import { useMemo } from 'preact/hooks'
import type { BoardProps } from '../../art/board.ts'
import { ShieldIcon } from '../../art/shield.tsx'
import type { AnyGame } from '../../engine/game.ts'
import { AmountField } from './amount-field.tsx'
import { gathered } from './amounts.ts'

export function catchAll(game: AnyGame) {
  return function CatchAll(props: BoardProps<unknown, unknown>) {
    const { view, moves, seats } = props
    const standings = game.speech.standing(view)
    const { ranges, single } = useMemo(() => gathered(game, moves), [moves])
    return (
      <div class="catch-all">
        <ul class="plain catch-seats">
          {seats.map((face, seat) => (
            <li key={seat}>
              <ShieldIcon livery={face.livery} size={56} />
              <h2>{face.name}</h2>
              <p class="figures catch-score">{standings[seat]?.score}</p>
              {standings[seat]?.facts.map((fact) => (
                <p key={fact.say} class="quiet">
                  {props.say(fact)}
                </p>
              ))}
            </li>
          ))}
        </ul>
        {ranges.map((amounts) => (
          <AmountField
            key={amounts[0]?.offer.text}
            amounts={amounts}
            pointed={props.hint}
            point={(text) => props.point?.(text)}
            act={(text) => props.act([text])}
          />
        ))}
        <div class="row catch-moves">
          {single.slice(0, 60).map((offer) => (
            <button key={offer.text} type="button" class="button" onClick={() => props.act([offer.text])}>
              {offer.label}
            </button>
          ))}
        </div>
      </div>
    )
  }
}
