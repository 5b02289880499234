/** How much one address or one account may ask for. */
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { sql } from 'kysely'
import { Refused } from '../refused.ts'
import { sha256 } from '../secrets.ts'
import type { Storage } from '../storage/index.ts'
import { limitKey } from './address.ts'

/** Counted by each node for itself: what matters is how busy one of them is. */
const HERE = {
  /** Any HTTP request, by address. */
  http: { points: 1200, duration: 60 },
  /** Acts and messages, by account. */
  acts: { points: 600, duration: 10 },
  chat: { points: 20, duration: 20 },
  /** Live connections opened, by address. */
  sockets: { points: 600, duration: 60 },
  /** Whole histories folded anew, by account or address. */
  histories: { points: 120, duration: 60 },
  /** Pictures of tables, by address: they are dear to draw. */
  pictures: { points: 60, duration: 60 },
} as const

/** Counted in the rows, hence by all nodes together and over a restart. */
const EVERYWHERE = {
  /** Making guests, by address. */
  guests: { points: 120, duration: 600 },
  /** Wrong passwords for one account from one address: whoever owns it gets in from any other. */
  passwords: { points: 10, duration: 600 },
  /** Wrong passwords from one address, whatever the account. */
  guesses: { points: 60, duration: 600 },
  /** Accounts made, by address. */
  accounts: { points: 30, duration: 600 },
  /** Tables made, by account. */
  tables: { points: 60, duration: 600 },
  /** Proposals made, by account: whoever said no is not asked again and again. */
  offers: { points: 10, duration: 600 },
  /** People asked in by name, by account; and how often one account asks the same person, whatever they answered. */
  invitations: { points: 20, duration: 86_400 },
  invitationsTo: { points: 3, duration: 86_400 },
  /** Evenings proposed, moved and called off, by account: each calls everybody who is asked. And answers to them. */
  evenings: { points: 12, duration: 86_400 },
  answers: { points: 60, duration: 86_400 },
  /** Mail addresses asked whether they are somebody's, by account and by address. */
  mails: { points: 5, duration: 3600 },
  /** Webhooks and browsers to be called, and tests of them, by account. */
  channels: { points: 30, duration: 3600 },
  /** Reports to the host, by account and by address: a host who is told too much reads nothing. */
  reports: { points: 10, duration: 86_400 },
  /** Links to a new password by mail, by the account's name: nobody's letter box is filled by others. */
  resets: { points: 4, duration: 3600 },
  reportsFrom: { points: 40, duration: 86_400 },
} as const

/** Live connections one address, or one session, may have open at this node at the same time. */
const OPEN_SOCKETS = { address: 300, session: 40 } as const

type Here = keyof typeof HERE
type Everywhere = keyof typeof EVERYWHERE
export type Limited = Here | Everywhere

/** What can be limited, by the names a host uses. */
export const LIMITED = [...Object.keys(HERE), ...Object.keys(EVERYWHERE)] as readonly Limited[]

export interface LimitsOptions {
  /** Widens every limit; 0 switches them off, for load tests. */
  readonly factor: number
  /** What the host allows instead of what is usual. */
  readonly points?: Partial<Record<Limited, number>> | undefined
  readonly storage: Storage
  readonly now: () => number
}

export class Limits {
  private readonly here: ReadonlyMap<string, RateLimiterMemory>
  private readonly options: LimitsOptions

  constructor(options: LimitsOptions) {
    this.options = options
    const { factor } = options
    const make = (name: Here): RateLimiterMemory =>
      new RateLimiterMemory({ points: this.allowed(name, HERE[name].points), duration: HERE[name].duration })
    const names = factor === 0 ? [] : (Object.keys(HERE) as Here[])
    this.here = new Map(names.map((name) => [name, make(name)]))
  }

  /** Load tests want to know what the server can bear, not what it allows. */
  get isOff(): boolean {
    return this.options.factor === 0
  }

  /** Whether one more live connection is one too many. */
  tooManyOpen(whose: keyof typeof OPEN_SOCKETS, open: number): boolean {
    const { factor } = this.options
    return !this.isOff && open >= Math.ceil(OPEN_SOCKETS[whose] * factor)
  }

  /** `whose` is an account or an address; a node counts addresses by household. */
  async take(what: Limited, whose: string): Promise<void> {
    if (this.isOff) return
    const key = limitKey(whose)
    if (isEverywhere(what)) return await this.takeStored(what, key)
    try {
      await this.here.get(what)?.consume(key)
    } catch (state) {
      throw tooMuch((state as { msBeforeNext?: number }).msBeforeNext ?? 1000)
    }
  }

  /** Takes nothing off in the end: the try was a good one. */
  async forgive(what: Everywhere, whose: string): Promise<void> {
    if (this.isOff) return
    await this.options.storage.relaxed
      .updateTable('limits')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('id', '=', idOf(what, limitKey(whose)))
      .where('points', '>', 0)
      .execute()
  }

  private allowed(what: Limited, usual: number): number {
    return Math.ceil((this.options.points?.[what] ?? usual) * this.options.factor)
  }

  private async takeStored(what: Everywhere, key: string): Promise<void> {
    const { storage, now } = this.options
    const { points, duration } = EVERYWHERE[what]
    const [at, until] = [now(), now() + duration * 1000]
    const row = await storage.relaxed
      .insertInto('limits')
      .values({ id: idOf(what, key), points: 1, expires_at: until })
      .onConflict((oc) =>
        oc.column('id').doUpdateSet({
          points: sql<number>`case when limits.expires_at <= ${at} then 1 else limits.points + 1 end`,
          expires_at: sql<number>`case when limits.expires_at <= ${at} then ${until} else limits.expires_at end`,
        }),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow()
    if (row.points > this.allowed(what, points)) throw tooMuch(row.expires_at - at)
  }
}

function isEverywhere(what: Limited): what is Everywhere {
  return Object.hasOwn(EVERYWHERE, what)
}

/** Addresses and names have no business in the rows. */
function idOf(what: Everywhere, key: string): string {
  return `${what} ${sha256(key).slice(0, 32)}`
}

function tooMuch(ms: number): Refused {
  const wait = Math.ceil(ms / 1000)
  return new Refused('too-many', `That was too much at once; try again in ${wait} s.`, { wait })
}
