/** Browsers that take pushes, and webhooks. */
import { useState } from 'preact/hooks'
import type { Channel, HookShape } from '../../protocol/index.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { ask, refused } from '../people/api.ts'
import type { PartProps } from './calls-page.tsx'
import { isThisBrowser, pushState, startPush, stopPush } from './push.ts'
import { tell } from './words.ts'

const HOOK_SHAPES = ['json', 'discord', 'slack', 'matrix', 'ntfy'] as const satisfies readonly HookShape[]
const SHAPE_WORDS = {
  json: 'shape.json',
  discord: 'shape.discord',
  slack: 'shape.slack',
  matrix: 'shape.matrix',
  ntfy: 'shape.ntfy',
} as const

export function Ways(props: PartProps) {
  const { calls, guest } = props
  const [browsers, hooks] = [
    calls.channels.filter(({ kind }) => kind === 'push'),
    calls.channels.filter(({ kind }) => kind === 'hook'),
  ]
  return (
    <>
      <section class="section" aria-labelledby="calls-push">
        <h2 id="calls-push">{tell('push.title')}</h2>
        <p class="prose">{tell('push.text')}</p>
        {browsers.map((channel) => (
          <Way key={channel.id} channel={channel} {...props} />
        ))}
        <ThisBrowser {...props} />
      </section>
      <section class="section" aria-labelledby="calls-hooks">
        <h2 id="calls-hooks">{tell('hook.title')}</h2>
        <p class="prose">{tell(guest ? 'accounts-only' : 'hook.text')}</p>
        {hooks.map((channel) => (
          <Way key={channel.id} channel={channel} {...props} />
        ))}
        {!guest && <NewHook {...props} />}
      </section>
    </>
  )
}

function Way({ channel, changed }: PartProps & { readonly channel: Channel }) {
  const { id, kind, host, label, shape, offAt } = channel
  const browser = isThisBrowser(id) ? tell('push.this', { browser: label }) : label
  const name = kind === 'push' ? browser : `${shape ? tell(SHAPE_WORDS[shape]) : ''} (${host})`
  const remove = async (): Promise<void> => {
    if (isThisBrowser(id)) await stopPush()
    changed(await ask('removeChannel', { id }))
  }
  return (
    <div class="calls-way">
      <span>
        {name} {offAt !== null && <span class="fault">{tell('way.off')}</span>}
      </span>
      <button
        type="button"
        class="button"
        onClick={() => void ask('testChannel', { id }).then((answer) => changed(answer, tell('test.sent')))}
      >
        {tell('test')}
        <span class="sr">: {name}</span>
      </button>
      <button type="button" class="text-button" onClick={() => void remove()}>
        {tell('remove')}
        <span class="sr">: {name}</span>
      </button>
    </div>
  )
}

function ThisBrowser({ calls, changed }: PartProps) {
  const loaded = useLoaded(pushState, [calls])
  const state = loaded.state === 'here' ? loaded.value : null
  if (state === 'none') return <p class="quiet">{tell('push.cannot')}</p>
  if (state === 'denied') return <p class="quiet">{tell('push.denied')}</p>
  const start = async (): Promise<void> => {
    const no = await startPush(calls.house.pushKey)
    changed(no === 'denied' ? null : no, tell(no === 'denied' ? 'push.denied' : 'push.on'))
  }
  return (
    <button type="button" class="button" disabled={state === null} onClick={() => void start()}>
      {tell('push.start')}
    </button>
  )
}

function NewHook({ changed }: PartProps) {
  const [url, setUrl] = useState('')
  const [shape, setShape] = useState<HookShape>('json')
  const [secret, setSecret] = useState<string | null>(null)
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    const answer = await ask('addChannel', { body: { kind: 'hook', url: url.trim(), shape } })
    if (!refused(answer) && shape === 'json') setSecret(answer.secret)
    else changed(answer)
  }
  if (secret !== null)
    return (
      <>
        <p class="prose">{tell('hook.secret')}</p>
        <code class="calls-secret">{secret}</code>
        <button type="button" class="button" onClick={() => changed(null)}>
          {tell('hook.noted')}
        </button>
      </>
    )
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label class="field">
        <span>{tell('hook.shape')}</span>
        <select
          value={shape}
          onChange={({ currentTarget: { value } }) => setShape(HOOK_SHAPES.find((each) => each === value) ?? 'json')}
        >
          {HOOK_SHAPES.map((each) => (
            <option key={each} value={each}>
              {tell(SHAPE_WORDS[each])}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{tell('hook.url')}</span>
        <input
          type="url"
          required
          maxLength={1000}
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {tell('hook.add')}
      </button>
    </form>
  )
}
