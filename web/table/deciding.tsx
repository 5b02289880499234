/** What helps to decide, under the question: the few choices, a bot's advice, the plan so far, the second tap. */
import type { MoveSign, Offer } from '../../art/board.ts'
import type { ForesightLine } from '../../art/foresight.tsx'
import { Advice } from './advice.tsx'
import type { Adviser } from './adviser.ts'
import { FewChoices, TapAgain } from './choices.tsx'
import { DraftBar } from './draft-bar.tsx'
import type { Drafts } from './drafts.ts'
import type { SecondTap } from './second-tap.ts'
import type { Scene } from './table.ts'
import type { TableText } from './table-text.ts'

interface Props {
  readonly scene: Scene
  readonly tableText: TableText
  readonly offers: readonly Offer<unknown>[]
  readonly pointed: string | null
  readonly point: (text: string | null) => void
  readonly tap: SecondTap
  readonly Sign: MoveSign<unknown, unknown> | undefined
  /** The board shows every choice by itself, and has the whole window. */
  readonly onBoard: boolean
  /** `null` where nobody may be advised. */
  readonly adviser: Adviser | null
  /** How often advice was asked for by key. */
  readonly asked: number
  readonly coached: boolean
  readonly advised: (moves: readonly string[]) => void
  readonly drafts: Drafts
  readonly foresight: readonly ForesightLine[]
}

export function Deciding(props: Props) {
  const { scene, tableText, offers, pointed, point, tap, adviser, foresight } = props
  const { view, viewer } = scene
  const shown = tap.shown && offers.find(({ text }) => text === tap.shown?.[0])
  return (
    <>
      {!props.onBoard && (
        <FewChoices offers={offers} pointed={pointed} point={point} act={tap.pick} view={view} Sign={props.Sign} />
      )}
      {adviser && (
        <Advice
          ask={async () => (viewer === null ? [] : await adviser.hints(view, viewer))}
          offers={offers}
          point={point}
          act={tap.pick}
          phrase={tableText.phrase}
          asked={props.asked}
          coached={props.coached}
          advised={props.advised}
        />
      )}
      <DraftBar drafts={props.drafts} />
      {shown && <TapAgain label={shown.label} lines={foresight} play={tap.play} leave={tap.leave} />}
    </>
  )
}
