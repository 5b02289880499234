/** What stands under the question: a few choices as buttons, what a bot would play, the steps of a draft. */
import type { MoveSign, Offer } from '../../art/board.ts'
import { Signed } from '../../art/signed.tsx'
import { type ForesightLine, ForesightLines } from '../../art/foresight.tsx'
import { say } from '../words/index.ts'

/** So few choices stand as buttons under the question, whatever the board shows. */
export const FEW = 4
/** A label longer than this many letters has a wider button: on a phone the row has room for two lines. */
const LONG = 48

interface Props {
  readonly offers: readonly Offer<unknown>[]
  readonly pointed: string | null
  readonly point: (text: string | null) => void
  readonly act: (text: string) => void
  readonly view: unknown
  /** The board's small drawing beside the words, if it has one. */
  readonly Sign: MoveSign<unknown, unknown> | undefined
}

export function FewChoices({ offers, pointed, point, act, view, Sign }: Props) {
  if (offers.length === 0 || offers.length > FEW) return null
  return (
    <div class="few-choices" role="group" aria-label={say('choices.title')}>
      {offers.map((offer) => (
        <button
          key={offer.text}
          type="button"
          class={`choice-button${offer.label.length > LONG ? ' long' : ''}${offer.text === pointed ? ' pointed' : ''}`}
          onClick={() => act(offer.text)}
          onFocus={() => point(offer.text)}
          onBlur={() => point(null)}
          onPointerEnter={() => point(offer.text)}
          onPointerLeave={() => point(null)}
        >
          {Sign && (
            <span class="move-sign">
              <Sign move={offer.move} view={view} />
            </span>
          )}
          <span>
            <Signed text={offer.label} />
          </span>
        </button>
      ))}
    </div>
  )
}

interface AgainProps {
  readonly label: string
  /** What it would bring. */
  readonly lines: readonly ForesightLine[]
  readonly play: () => void
  readonly leave: () => void
}

/** Between the first tap and the second. */
export function TapAgain({ label, lines, play, leave }: AgainProps) {
  return (
    <div class="tap-again" role="status">
      <p>
        <Signed text={label} />
        <ForesightLines lines={lines} />
        <small>{say('touch.again')}</small>
      </p>
      <button type="button" class="button first" onClick={play}>
        {say('touch.play')}
      </button>
      <button type="button" class="button" onClick={leave}>
        {say('touch.leave')}
      </button>
    </div>
  )
}
