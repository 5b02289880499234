/** The line between browsers and the server, in a test's hand: it can be cut, or swallow what the server answers. */
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export class Wire {
  private readonly server: Server
  private readonly pairs = new Set<Socket>()
  private isCut = false
  /** Called with the first answer that does not arrive. */
  private swallowing: (() => void) | null = null

  private constructor(port: number) {
    this.server = createServer((browser) => {
      if (this.isCut) return void browser.destroy()
      const house = connect(port, '127.0.0.1')
      for (const socket of [browser, house]) {
        this.pairs.add(socket)
        socket.on('error', () => socket.destroy())
        socket.on('close', () => {
          this.pairs.delete(socket)
          browser.destroy()
          house.destroy()
        })
      }
      browser.pipe(house)
      house.on('data', (bytes: Buffer) => {
        if (this.swallowing) this.swallowing()
        else browser.write(bytes)
      })
    })
  }

  static async to(origin: string): Promise<Wire> {
    const wire = new Wire(Number(new URL(origin).port))
    await new Promise<void>((done) => wire.server.listen(0, '127.0.0.1', done))
    return wire
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Every connection ends at once, and none can be made. */
  cut(): void {
    this.isCut = true
    for (const socket of this.pairs) socket.destroy()
  }

  mend(): void {
    this.isCut = false
    this.swallowing = null
  }

  /** From now on what browsers send arrives and what they are answered does not; fulfilled with the first such answer. */
  swallow(): Promise<void> {
    return new Promise((swallowed) => {
      this.swallowing = swallowed
    })
  }

  close(): void {
    this.cut()
    this.server.close()
  }
}
