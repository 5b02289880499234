import { REFUSALS, type RefusalBody, type RefusalType } from '../protocol/index.ts'

/** A no that somebody can do something about. */
export class Refused extends Error {
  readonly type: RefusalType
  readonly more: Omit<RefusalBody, 'refused' | 'message'>

  constructor(type: RefusalType, message: string, more: Omit<RefusalBody, 'refused' | 'message'> = {}) {
    super(message)
    this.type = type
    this.more = more
  }

  get status(): number {
    return REFUSALS[this.type]
  }

  get body(): RefusalBody {
    return { refused: this.type, message: this.message, ...this.more }
  }
}

/** Whether trying again is all one can do: nobody's wish was refused, the server could not answer. */
export function isTrouble(error: unknown): boolean {
  return !(error instanceof Refused) || TROUBLE.includes(error.type)
}

const TROUBLE: readonly RefusalType[] = ['busy', 'rules-fault', 'rules-missing']

/** The same words whether a table does not exist or is none of your business. */
export function noSuchTable(): Refused {
  return new Refused('no-such-table', 'There is no such table, or it is not open to you.')
}

export function seatTaken(): Refused {
  return new Refused('seat-taken', 'That seat is taken.')
}
