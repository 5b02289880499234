import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ReportButton } from '../house/report-button.tsx'
import { RuleLink } from '../rules/rule-link.tsx'
import { useTyped } from '../parts/typed.ts'
import { ask } from '../people/api.ts'
import { say } from '../words/index.ts'
import type { Said, Table } from './table.ts'
import type { TableText } from './table-text.ts'

interface Props {
  readonly table: Table
  readonly talk: readonly Said[]
  readonly tableText: TableText
}

export function Chat({ table, talk, tableText }: Props) {
  const [text, setText] = useTyped(`${table.id}.chat`)
  const [fault, setFault] = useState('')
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [talk.length])
  useEffect(() => {
    const newest = talk.at(-1)?.key
    if (newest !== undefined && table.kind === 'remote' && table.scene.peek().viewer !== null)
      void ask('readChat', { id: table.id, body: { n: newest } })
  }, [talk.length])
  const send = async (event: Event): Promise<void> => {
    event.preventDefault()
    const words = text.trim()
    if (!words) return
    const no = await table.say(words)
    setFault(no ? tableText.refusal(no.reason) : '')
    if (!no) setText('')
  }
  return (
    <div class="chat">
      <TalkRule table={table} tableText={tableText} />
      {talk.length === 0 && <p class="quiet">{say('chat.none')}</p>}
      <ol class="plain log" ref={list} tabIndex={0} aria-label={say('chat.title')} aria-live="polite">
        {talk.map((line) => (
          <li key={line.key}>
            <strong>{line.name}</strong> {line.removed ? <em class="quiet">{say('chat.removed')}</em> : line.text}
            {!line.removed && line.seat !== table.scene.value.viewer && (
              <ReportButton table={table.id} met={{ line: line.key }} name={line.name} words={line.text} />
            )}
          </li>
        ))}
      </ol>
      <form class="chat-say" onSubmit={(event) => void send(event)}>
        <input
          type="text"
          maxLength={500}
          value={text}
          aria-label={say('chat.say')}
          placeholder={say('chat.say')}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say('chat.send')}
        </button>
      </form>
      {fault && <p class="fault">{fault}</p>}
      <Company table={table} />
    </div>
  )
}

/** The other people at the table, who may be reported although they say nothing. */
function Company({ table }: { readonly table: Table }) {
  const { viewer } = table.scene.value
  const people = table.players.value.flatMap(({ kind, name }, seat) =>
    kind === 'person' && name !== null && seat !== viewer ? [{ seat, name }] : [],
  )
  if (viewer === null || people.length === 0) return null
  return (
    <p class="quiet">
      {people.map(({ seat, name }) => (
        <span key={seat} class="company">
          {name} <ReportButton table={table.id} met={{ seat }} name={name} words="" />
        </span>
      ))}
    </p>
  )
}

/** What the rules ask of those who talk here, where they ask anything. */
function TalkRule({ table, tableText }: Omit<Props, 'talk'>) {
  const { id, talk } = table.game.about
  if (!talk || !(talk.seats?.includes(table.seats) ?? true)) return null
  return (
    <p class="talk-rule quiet">
      {tableText.phrase({ say: 'talk' })} <RuleLink game={id} rule={talk.rule} />
    </p>
  )
}
