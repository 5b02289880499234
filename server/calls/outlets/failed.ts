/** A call that did not get through. */
export class NotDelivered extends Error {
  /** Nothing will ever get through there again. */
  readonly gone: boolean
  /** Milliseconds the other side wants to be left alone. */
  readonly wait: number

  constructor(why: string, { gone = false, wait = 0, cause }: { gone?: boolean; wait?: number; cause?: unknown } = {}) {
    super(why, { cause })
    this.gone = gone
    this.wait = wait
  }
}
