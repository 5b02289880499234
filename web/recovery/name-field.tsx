/** The name somebody signs in with. */
import { say } from '../words/index.ts'

export function NameField({ name, type }: { readonly name: string; readonly type: (text: string) => void }) {
  return (
    <label class="field">
      <span>{say('me.name')}</span>
      <input
        type="text"
        required
        maxLength={24}
        autocomplete="username"
        value={name}
        onInput={(event) => type(event.currentTarget.value)}
      />
    </label>
  )
}
