/**
 * A socket that tells its connection what comes in by a call. Listeners would tell the same, but a table of five of them for each socket takes a
 * tenth of the memory of an idle connection, of which there may be tens of thousands.
 */
import { WebSocket } from 'ws'
import type { Connection } from './connection.ts'

/** What is told of a socket, the same for all of them. */
export interface Ears {
  ponged(connection: Connection): void
  pinged(connection: Connection, data: Buffer): void
  spoken(connection: Connection, data: Buffer, isBinary: boolean): void
  closed(connection: Connection): void
}

export class LiveSocket extends WebSocket {
  private connection: Connection | null = null
  private ears: Ears | null = null

  /** From now on that connection's ears hear it. */
  tell(connection: Connection, ears: Ears): void {
    this.connection = connection
    this.ears = ears
  }

  override emit(event: string | symbol, ...told: unknown[]): boolean {
    const { connection, ears } = this
    if (!connection || !ears) return super.emit(event, ...told)
    switch (event) {
      case 'message':
        ears.spoken(connection, told[0] as Buffer, told[1] as boolean)
        break
      case 'pong':
        ears.ponged(connection)
        break
      case 'ping':
        ears.pinged(connection, told[0] as Buffer)
        break
      case 'error':
        this.terminate()
        break
      case 'close':
        ears.closed(connection)
    }
    return true
  }
}
