/** Says kindly that the page has to be loaded anew, where it and the server no longer understand each other. */
import { outdated } from '../release.ts'
import { say } from '../words/index.ts'

export function Outdated() {
  if (!outdated.value) return null
  return (
    <div class="outdated row" role="alert">
      <p>{say('release.other')}</p>
      <button type="button" class="button first" onClick={() => location.reload()}>
        {say('release.reload')}
      </button>
    </div>
  )
}
