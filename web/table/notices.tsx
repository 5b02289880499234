/** What the table has to say besides its question: it lies over the question's foot and pushes nothing. */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { RuleLink } from '../rules/rule-link.tsx'
import { say } from '../words/index.ts'
import type { Drafts } from './drafts.ts'
import { Proposals } from './options.tsx'
import type { Link, Refused, Table } from './table.ts'
import type { TableText } from './table-text.ts'
import type { Since } from './use-since.ts'
import type { Answer } from './why.ts'

interface Props {
  readonly table: Table
  readonly tableText: TableText
  readonly drafts: Drafts
  readonly refusal: Answer
  readonly setRefusal: (text: string) => void
  readonly report: (no: Refused | null) => void
  /** What is new, where its own card has no room. */
  readonly since: Since | null
  readonly showSince: () => void
  readonly visit: (moment: number) => void
}

export function Notices(props: Props) {
  const { table, tableText, drafts, refusal, setRefusal, report, since, showSince, visit } = props
  const { viewer } = table.scene.value
  const resumable = viewer !== null && !table.proposals.value.some(({ kind }) => kind === 'resume')
  return (
    <div class="notices">
      {refusal.text && (
        <Alert class="notice refusal" close={() => setRefusal('')}>
          {refusal.text} {refusal.rule && <RuleLink game={table.game.about.id} rule={refusal.rule} />}
        </Alert>
      )}
      {drafts.lost.value && (
        <Alert class="notice" close={() => (drafts.lost.value = false)}>
          {say('draft.lost')}
        </Alert>
      )}
      {since && since.moment !== null && (
        <div class="notice">
          <p>{say('since.text', { n: since.count })}</p>
          <button type="button" class="button" onClick={showSince}>
            {say('since.show')}
          </button>
          <button type="button" class="text-button" onClick={since.seen}>
            {say('since.skip')}
          </button>
        </div>
      )}
      {table.paused.value && (
        <div class="notice" role="status">
          <p>{say('paused.text')}</p>
          {resumable && (
            <button type="button" class="button" onClick={() => void table.propose('resume').then(report)}>
              {say('paused.resume')}
            </button>
          )}
        </div>
      )}
      <Proposals table={table} tableText={tableText} report={report} visit={visit} />
      <LinkState link={table.link.value} />
      <LinkBack link={table.link.value} />
    </div>
  )
}

function Alert(props: { readonly class: string; readonly close: () => void; readonly children: ComponentChildren }) {
  return (
    <p class={props.class} role="alert">
      {props.children}
      <button type="button" class="text-button" onClick={props.close}>
        {say('close')}
      </button>
    </p>
  )
}

function LinkState({ link }: { readonly link: Link }) {
  const words = { sending: 'link.sending', reconnecting: 'link.reconnecting', offline: 'link.offline' } as const
  const text = link === 'here' ? '' : say(words[link])
  // What passes by itself is for the eyes: nobody wants to hear it before every result.
  if (link === 'sending')
    return (
      <p class="link-state sending" aria-hidden="true">
        {text}
      </p>
    )
  return (
    <p class={`link-state ${link}`} role="status">
      {text}
    </p>
  )
}

/** Eyes see the notice go; ears are told that the line is back. */
function LinkBack({ link }: { readonly link: Link }) {
  const lost = useRef(false)
  const gone = link === 'reconnecting' || link === 'offline'
  if (gone) lost.current = true
  return (
    <p class="sr" role="status">
      {lost.current && !gone ? say('link.back') : ''}
    </p>
  )
}
