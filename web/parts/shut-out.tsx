/** Tells somebody whom the host has shut out, or whose household, what has happened and whom to ask; without it they would merely look on. */
import { me, shutOut } from '../people/me.ts'
import { say } from '../words/index.ts'

export function ShutOut() {
  if (!shutOut.value || me.value) return null
  return (
    <div class="outdated row" role="alert">
      <p>
        {say('refused.banned')} {say('shut-out.mistake')}
      </p>
      <a class="button" href="/terms" onClick={() => (shutOut.value = false)}>
        {say('shut-out.whom')}
      </a>
    </div>
  )
}
