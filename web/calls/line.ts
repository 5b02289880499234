/**
 * One live connection for all tabs of this browser: whichever tab holds the lock has it and tells the others. Where a browser has no locks
 * each tab has its own.
 */
import type { ByeMessage, Notice, ServerMessage } from '../../protocol/index.ts'
import { Connection } from '../table/connection.ts'

export type Heard =
  | {
      readonly tell: 'notice'
      readonly notice: Notice
      /** Told by the tab that has the connection: it alone makes a sound. */ readonly first: boolean
    }
  | { readonly tell: 'read'; readonly table: string | null }
  | { readonly tell: 'bye'; readonly reason: ByeMessage['reason'] }
  /** The connection was broken for a while: ask again. */
  | { readonly tell: 'again' }

const NAME = 'roses-calls'

/** Listens until `stop` is called. */
export function listen(hear: (heard: Heard) => void): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null
  const tell = (heard: Heard): void => {
    hear(heard)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    channel?.postMessage(heard.tell === 'notice' ? { ...heard, first: false } : heard)
  }
  const take = (message: ServerMessage): void => {
    if (message.tell === 'notice') tell({ tell: 'notice', notice: message.notice, first: true })
    if (message.tell === 'read') tell({ tell: 'read', table: message.table })
    if (message.tell === 'bye') tell({ tell: 'bye', reason: message.reason })
  }
  channel?.addEventListener('message', (event: MessageEvent<Heard>) => hear(event.data))
  let connection: Connection | null = null
  let letGo = (): void => undefined
  let stopped = false
  const hold = (): Promise<void> => {
    if (stopped) return Promise.resolve()
    connection = new Connection(() => tell({ tell: 'again' }), take)
    return new Promise((resolve) => {
      letGo = resolve
    })
  }
  if (channel && 'locks' in navigator) void navigator.locks.request(NAME, hold)
  else void hold()
  return () => {
    stopped = true
    connection?.close()
    channel?.close()
    letGo()
  }
}
