/** What stands under the question: a few choices as buttons, what a bot would play, the steps of a draft. */
import type { MoveSign, Offer } from '../../art/board.ts'
import { Signed } from '../../art/signed.tsx'
import { type ForesightLine, ForesightLines } from '../../art/foresight.tsx'
import { say } from '../words/index.ts'
import { MoveButton, MoveWords } from './move-button.tsx'

/** So few choices stand as buttons under the question, whatever the board shows. */
export const FEW = 4
/** A label longer than this many letters has a row of its own on a phone. */
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
        <MoveButton
          key={offer.text}
          text={offer.text}
          class={`choice-button${offer.label.length > LONG ? ' long' : ''}${offer.text === pointed ? ' pointed' : ''}`}
          act={act}
          point={point}
        >
          <MoveWords offer={offer} view={view} Sign={Sign} />
        </MoveButton>
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
