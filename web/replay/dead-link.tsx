/** A link that shows nothing, any more or from the beginning. */
import { tell, useWords } from '../coming/words.ts'
import { Arms } from '../parts/arms.tsx'
import { say } from '../words/index.ts'

export function DeadLink() {
  if (!useWords()) return <div class="waiting" />
  return (
    <div class="page narrow bare">
      <Arms class="ornament" />
      <h1>{tell('share.dead')}</h1>
      <p class="lead">{tell('share.dead-text')}</p>
      <p class="row">
        <a class="button first" href="/">
          {say('lost.home')}
        </a>
      </p>
    </div>
  )
}
