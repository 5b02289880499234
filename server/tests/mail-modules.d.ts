/** What the tests use of two packages that bring no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'
  interface Options {
    readonly authOptional: boolean
    readonly disabledCommands: readonly string[]
    readonly logger: boolean
    onRcptTo(address: { readonly address: string }, session: unknown, done: (error?: Error) => void): void
    onData(stream: Readable, session: unknown, done: (error?: Error) => void): void
  }
  export class SMTPServer {
    readonly server: Server
    constructor(options: Options)
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    on(event: 'error', listener: (error: Error) => void): void
  }
}
declare module 'mailparser' {
  export interface Parsed {
    readonly subject: string
    readonly text: string
    readonly html: string
    readonly messageId: string
    readonly headers: ReadonlyMap<string, unknown>
    readonly to: { readonly text: string }
    readonly from: { readonly text: string }
    readonly attachments: readonly { readonly contentType: string; readonly content: Buffer }[]
  }
  export function simpleParser(bytes: Buffer): Promise<Parsed>
}
