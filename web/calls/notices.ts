/** What the reader has not read yet, the same in every tab. */
import { effect, signal } from '@preact/signals'
import type { Notice } from '../../protocol/index.ts'
import { readStored, store } from '../local-store.ts'
import { waiting } from '../parts/use-title.ts'
import { ask, refused } from '../people/api.ts'
import { findMe, heardGoodbye, person } from '../people/me.ts'
import { showCount } from './favicon.ts'
import { listen } from './line.ts'
import { chime } from './sound.ts'

export const notices = signal<readonly Notice[]>([])
export const sound = signal(readStored('call-sound') === 'on')

export function setSound(on: boolean): void {
  sound.value = on
  store('call-sound', on ? 'on' : 'off')
  if (on) chime()
}

async function load(): Promise<void> {
  const answer = await ask('listNotices')
  if (!refused(answer)) notices.value = answer.notices
}

const isOpen = (table: string): boolean => table !== '' && location.pathname === `/t/${table}`

/** Follows what concerns the reader, whoever that is at the moment. */
export function follow(): () => void {
  let stop = (): void => undefined
  const stopAll = effect(() => {
    const somebody = person.value
    stop()
    notices.value = []
    stop = () => undefined
    if (somebody === null) return
    void load()
    stop = listen((heard) => {
      if (heard.tell === 'again') return void load()
      if (heard.tell === 'bye') return heardGoodbye(heard)
      if (heard.tell === 'read') {
        notices.value = notices.peek().filter(({ table }) => heard.table !== null && table !== heard.table)
        return
      }
      const { notice } = heard
      if (notices.peek().some(({ id }) => id === notice.id)) return
      void findMe()
      if (isOpen(notice.table) && document.visibilityState === 'visible') return
      notices.value = [notice, ...notices.peek()]
      if (heard.first && sound.peek()) chime()
    })
  })
  const stopCount = effect(() => {
    waiting.value = notices.value.length
    showCount(notices.value.length)
  })
  return () => {
    stopAll()
    stopCount()
    stop()
  }
}

export async function clear(): Promise<void> {
  notices.value = []
  await ask('clearNotices')
}

/** Followed: what it said is known. A decision stays until it is made. */
export function read({ id, kind }: Notice): void {
  if (kind === 'needed' || kind === 'hurry') return
  notices.value = notices.peek().filter((each) => each.id !== id)
  void ask('readNotice', { id })
}
