import { Arms } from '../parts/arms.tsx'
import { useTitle } from '../parts/use-title.ts'
import { say } from '../words/index.ts'

export function NotFound() {
  useTitle(say('lost.title'))
  return (
    <div class="page narrow bare">
      <Arms class="ornament" />
      <h1>{say('lost.title')}</h1>
      <p class="lead">{say('lost.text')}</p>
      <p>
        <a class="button first" href="/">
          {say('lost.home')}
        </a>
      </p>
    </div>
  )
}
