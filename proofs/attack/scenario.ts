/** What an attack is: who tries what, what came of it, and whether the promise held. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServeOptions } from '../../server/main.ts'
import type { Storage } from '../../server/storage/index.ts'
import type { NodeProcess } from '../../server/tests/process.ts'
import type { Kind } from '../../server/tests/test-server.ts'

/** A server as strangers see it: one node on SQLite, two on PostgreSQL. */
export interface House {
  readonly node: NodeProcess
  /** Where the victim sits: the second node, where there is one. */
  readonly other: NodeProcess
  readonly nodes: readonly NodeProcess[]
  /** What only a host, or bad luck, can reach. */
  readonly rows: Storage
  /** One more node on the same rows. */
  again(): Promise<NodeProcess>
}

export interface Arena {
  readonly kind: Kind
  /** Opens a server with the sample game, as a process of its own, unless told otherwise. */
  open(options?: ServeOptions): Promise<House>
}

export interface Finding {
  readonly measured: string
  readonly held: boolean
}

export interface Scenario {
  /** The promise it tries, by the number under which it was first broken. */
  readonly item: number
  readonly title: string
  readonly adversary: 'opponent' | 'stranger' | 'host' | 'program'
  run(arena: Arena): Promise<Finding>
}

/** Asks until the answer fits or the time is up; the last answer either way. */
export async function settled<T>(ask: () => Promise<T>, fits: (answer: T) => boolean, ms: number): Promise<T> {
  const until = performance.now() + ms
  let answer = await ask()
  while (!fits(answer) && performance.now() < until) {
    await sleep(50)
    answer = await ask()
  }
  return answer
}
