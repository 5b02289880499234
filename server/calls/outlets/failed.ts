/** A call that did not get through. */
export class NotDelivered extends Error {
  /** Nothing will ever get through there again. */
  readonly gone: boolean
  /** It is the house that could not send: nothing is wrong with where it should go. */
  readonly ours: boolean
  /** Milliseconds the other side wants to be left alone. */
  readonly wait: number

  constructor(why: string, { gone = false, ours = false, wait = 0, cause }: Failure = {}) {
    super(why, { cause })
    this.gone = gone
    this.ours = ours
    this.wait = wait
  }
}

interface Failure {
  readonly gone?: boolean
  readonly ours?: boolean
  readonly wait?: number
  readonly cause?: unknown
}
