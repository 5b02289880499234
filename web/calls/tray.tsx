/** The bell in the header: how much is unread, and what. */
import './calls.css'
import { useEffect, useRef } from 'preact/hooks'
import type { Notice } from '../../protocol/index.ts'
import { Bell } from '../parts/icons.tsx'
import { date, titleOf } from '../words/index.ts'
import { clear, follow, notices, read, setSound, sound } from './notices.ts'
import { type CallWordId, tell, useWords } from './words.ts'

const WORDS = {
  needed: 'notice.needed',
  hurry: 'notice.hurry',
  started: 'notice.started',
  finished: 'notice.finished',
  rematch: 'notice.rematch',
  invited: 'notice.invited',
  proposal: 'notice.proposal',
  chat: 'notice.chat',
  replaced: 'notice.replaced',
  returned: 'notice.returned',
  evening: 'notice.evening.asked',
  reminder: 'notice.reminder.day',
  answer: 'notice.answer.yes',
  'channel-off': 'notice.channel-off',
} as const satisfies Record<Notice['kind'], CallWordId>

/** Of some kinds the reason says more. */
const TOLD = {
  'evening.moved': 'notice.evening.moved',
  'evening.off': 'notice.evening.off',
  'reminder.hour': 'notice.reminder.hour',
  'reminder.open': 'notice.reminder.open',
  'answer.maybe': 'notice.answer.maybe',
  'answer.no': 'notice.answer.no',
  'answer.declined': 'notice.answer.declined',
} as const satisfies Record<string, CallWordId>

export function Tray() {
  const ready = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(follow, [])
  if (!ready) return null
  const count = notices.value.length
  const label = tell('tray.label', { n: count })
  const close = (): void => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        class="tray-bell"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Bell />
        {count > 0 && <span class="count figures">{count > 99 ? '99+' : count}</span>}
      </button>
      <span class="sr" role="status">
        {count > 0 ? label : ''}
      </span>
      <dialog
        ref={dialog}
        class="tray"
        aria-labelledby="tray-title"
        onClick={(event) => event.target === dialog.current && close()}
      >
        <h2 id="tray-title">{tell('tray.title')}</h2>
        {count === 0 ? <p class="quiet">{tell('tray.empty')}</p> : <Lines close={close} />}
        <label class="check">
          <input type="checkbox" checked={sound.value} onChange={(event) => setSound(event.currentTarget.checked)} />
          {tell('tray.sound')}
        </label>
        <div class="row">
          {count > 0 && (
            <button type="button" class="button" onClick={() => void clear().then(close)}>
              {tell('tray.clear')}
            </button>
          )}
          <a class="button" href="/me/calls" onClick={close}>
            {tell('tray.settings')}
          </a>
          <button type="button" class="button bare" onClick={close}>
            {tell('tray.close')}
          </button>
        </div>
      </dialog>
    </>
  )
}

function noticeText({ kind, reason = 'yes', name = '' }: Notice): string {
  if (reason === 'opening') return tell('notice.opening')
  const told = (TOLD as Readonly<Record<string, CallWordId | undefined>>)[`${kind}.${reason}`]
  return tell(told ?? WORDS[kind], { name })
}

function Lines({ close }: { readonly close: () => void }) {
  const follow = (notice: Notice): void => {
    read(notice)
    close()
  }
  return (
    <ul class="plain tray-lines">
      {notices.value.map((notice) => (
        <li key={notice.id}>
          <a href={notice.table === '' ? '/me/calls' : `/t/${notice.table}`} onClick={() => follow(notice)}>
            <span>{noticeText(notice)}</span>
            <span class="quiet">
              {notice.game === '' ? '' : `${titleOf(notice.game).name} · `}
              {date(notice.at)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
