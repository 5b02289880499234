/** Where the question stands, while the past is looked at: the tale, its pace, and the ways back. */
import { PaceChoice } from '../telling/pace-choice.tsx'
import { tell } from '../telling/words.ts'
import { say } from '../words/index.ts'
import type { Playback } from './playback.ts'
import { PlaybackBar } from './playback-bar.tsx'
import type { TableText } from './table-text.ts'

interface Props {
  readonly playback: Playback
  readonly tableText: TableText
  readonly present: () => void
  /** Plays on from the moment shown; `null` where that is not allowed. */
  readonly goOn: (() => void) | null
}

export function LookingBack({ playback, tableText, present, goOn }: Props) {
  return (
    <PlaybackBar playback={playback} tableText={tableText}>
      <PaceChoice label={tell('pace.replay')} />
      <button type="button" class="button first" onClick={present}>
        {say('playback.present')}
      </button>
      {goOn && (
        <button type="button" class="button" onClick={goOn}>
          {tell('back.go-on')}
        </button>
      )}
    </PlaybackBar>
  )
}
