/** Stands in for the board of a game that has no drawing: the standing, and every choice as a button. */
import type { BoardProps } from '../../art/board.ts'
import { ShieldIcon } from '../../art/shield.tsx'
import type { AnyGame } from '../../engine/game.ts'

export function catchAll(game: AnyGame) {
  return function CatchAll(props: BoardProps<unknown, unknown>) {
    const { view, moves, seats } = props
    const standings = game.speech.standing(view)
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
        <div class="row catch-moves">
          {moves.slice(0, 60).map((offer) => (
            <button key={offer.text} type="button" class="button" onClick={() => props.act([offer.text])}>
              {offer.label}
            </button>
          ))}
        </div>
      </div>
    )
  }
}
