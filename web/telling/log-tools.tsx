/** Beside the log: marks on or off, one moment back, standing still. */
import { Earlier, MarksSign, Pause } from '../parts/icons.tsx'
import { rail, setRail } from '../table/rail-store.ts'
import { say } from '../words/index.ts'
import { tell } from './words.ts'

export function LogTools({ walk }: { readonly walk: (by: -1 | 0) => void }) {
  const { marks } = rail.value
  const marksWord = tell('marks.toggle')
  return (
    <div class="log-tools" role="group" aria-label={tell('marks.tools')}>
      <h2>{say('log.title')}</h2>
      <button
        type="button"
        aria-pressed={marks}
        aria-label={marksWord}
        title={`${marksWord} (k)`}
        aria-keyshortcuts="k"
        onClick={() => setRail({ marks: !marks })}
      >
        <MarksSign />
      </button>
      <button
        type="button"
        aria-label={say('playback.earlier')}
        title={`${say('playback.earlier')} (,)`}
        aria-keyshortcuts=","
        onClick={() => walk(-1)}
      >
        <Earlier />
      </button>
      <button
        type="button"
        aria-label={say('playback.pause')}
        title={`${say('playback.pause')} (p)`}
        aria-keyshortcuts="p"
        onClick={() => walk(0)}
      >
        <Pause />
      </button>
    </div>
  )
}
