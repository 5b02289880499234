/** What hosts have done: who, when, what, to whom, why. */
import type { HostAudit } from '../../protocol/index.ts'
import { refused } from '../people/api.ts'
import { time } from '../words/index.ts'
import { askAsHost } from './ask.ts'
import { Pages } from './pages.tsx'
import { type HostWordId, tell } from './words.ts'

/** As the audit list has them, apart from how many hours it was for. */
const DEEDS: { readonly [action: string]: HostWordId | undefined } = {
  ban: 'act.ban',
  unban: 'act.unban',
  mute: 'act.mute',
  unmute: 'act.unmute',
  'remove line': 'act.remove-line',
  'settle report': 'act.settle',
  'watch table': 'act.watch',
  'close table': 'act.close',
  'inspect table': 'deed.inspect',
  'read fault': 'deed.read-fault',
  'retry job': 'act.retry',
  'drop job': 'act.drop',
  'reset link': 'act.reset',
  'make host': 'deed.make-host',
  'no host any more': 'deed.no-host',
}

export function Audit() {
  const load = async (after: string | undefined) => {
    const list = await askAsHost('hostAudit', after === undefined ? {} : { query: { after } })
    return refused(list) ? list : { items: list.entries, next: list.next }
  }
  return (
    <section aria-labelledby="audit">
      <h2 id="audit" class="sr">
        {tell('part.audit')}
      </h2>
      <Pages
        load={load}
        of=""
        none="audit.none"
        keyOf={(entry) => entry.id}
        show={(entry) => <Entry entry={entry} />}
      />
    </section>
  )
}

function Entry({ entry }: { readonly entry: HostAudit['entries'][number] }) {
  const [, action = entry.action, hours] = /^(.*?)(?: (\d+) h)?$/.exec(entry.action) ?? []
  const known = DEEDS[action]
  const what = known ? tell(known) : entry.action
  return (
    <article class="host-item">
      <h3>
        {what}
        {hours && ` (${tell('audit.hours', { n: Number(hours) })})`}: {entry.subject || tell('somebody-gone')}
      </h3>
      <p class="quiet">
        {time(entry.at)} · {entry.actor || tell('somebody-gone')}
      </p>
      {entry.detail && <p class="prose">{entry.detail}</p>}
    </article>
  )
}
