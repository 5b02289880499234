/** A bar on the error stream while long work runs; nothing at all when nobody is watching. */
export class Progress {
  private shown = 0
  private readonly what: string
  private total: number
  private readonly began = Date.now()
  private readonly live = process.stderr.isTTY

  constructor(what: string, total: number) {
    this.what = what
    this.total = total
  }

  at(done: number, total = this.total): void {
    this.total = total
    const now = Date.now()
    if (!this.live || (now - this.shown < 100 && done < this.total)) return
    this.shown = now
    const share = this.total > 0 ? Math.min(1, done / this.total) : 1
    const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '·')
    const seconds = (now - this.began) / 1000
    const left = share > 0 ? Math.ceil(seconds / share - seconds) : 0
    process.stderr.write(`\r${this.what} ${bar} ${done}/${this.total}, ${left} s left  `)
  }

  end(): void {
    if (this.live) process.stderr.write('\r\u001B[K')
  }
}
