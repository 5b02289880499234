/**
 * What is asked in one turn of the loop goes to the database in one packet and on one connection: to wake it, and to be woken by it, takes longer
 * than most questions. Whatever comes while all connections are under way waits for the next one that is free, and shares it.
 */
import type pg from 'pg'

/** Milliseconds that a question without haste waits for others, whom it lets go first. */
const PATIENCE = 10

/** What the database says before it hangs up: it goes down, or somebody has ended the connection. */
const FAREWELL = /^57P/

interface Line {
  readonly client: Promise<pg.PoolClient>
  /** Asks for a connection, once. */
  readonly start: () => void
  asked: number
  answered: number
  /** Whether nothing more joins it. */
  closed: boolean
  broken: boolean
  released: boolean
}

export class Together {
  private readonly connections: pg.Pool
  private readonly most: number
  private line: Line | null = null

  /** On connections that send without waiting (`pipeline`); at most so many questions share one of them at a time. */
  constructor(connections: pg.Pool, most: number) {
    this.connections = connections
    this.most = most
  }

  /** `send` must send all it has to before it waits for anything, and nothing afterwards. */
  async ask<T>(send: (client: pg.PoolClient) => Promise<T>, haste = true): Promise<T> {
    const line = (this.line ??= this.begin())
    if (++line.asked >= this.most) this.close(line)
    if (haste || line.closed) line.start()
    else setTimeout(line.start, PATIENCE)
    const client = await line.client
    if (!haste) {
      // Should it wait for a lock, nobody who is in haste is behind it: neither who asked before nor who comes in this turn.
      await Promise.resolve()
      this.close(line)
    }
    try {
      return await send(client)
    } catch (error) {
      // What the database itself refuses has a code, and the connection is as good as before.
      const { code } = error as { code?: string }
      if (code === undefined || FAREWELL.test(code)) line.broken = true
      throw error
    } finally {
      line.answered++
      this.release(line, client)
    }
  }

  private begin(): Line {
    const { promise: client, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    let started = false
    const start = (): void => {
      if (started) return
      started = true
      this.connections.connect().then((there) => {
        there.connection.stream.cork()
        resolve(there)
        // Whatever is asked in the turn in which the connection is there goes with it.
        setImmediate(() => this.send(line, there))
      }, failed)
    }
    const failed = (error: unknown): void => {
      this.close(line)
      reject(error)
    }
    const line: Line = { client, start, asked: 0, answered: 0, closed: false, broken: false, released: false }
    return line
  }

  private send(line: Line, client: pg.PoolClient): void {
    this.close(line)
    client.connection.stream.uncork()
    this.release(line, client)
  }

  private close(line: Line): void {
    line.closed = true
    if (this.line === line) this.line = null
  }

  /** When all that was sent on it is answered, the connection is anybody's again. */
  private release(line: Line, client: pg.PoolClient): void {
    if (line.closed && line.answered === line.asked && !line.released) {
      line.released = true
      client.release(line.broken)
    }
  }
}
