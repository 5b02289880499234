/** Something the caller can put right: printed as one line, exit code 2, no stack trace. */
export class Refusal extends Error {}

/** A proof that failed: printed as one line, exit code 1. */
export class Failure extends Error {}

export function refuse(sentence: string): never {
  throw new Refusal(sentence)
}
