/** How much one address or one account may ask for. */
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Refused } from '../refused.ts'

const LIMITS = {
  /** Any HTTP request, by address. */
  http: { points: 1200, duration: 60 },
  /** Making guests, by address. */
  guests: { points: 120, duration: 600 },
  /** Passwords tried, by address and by account. */
  passwords: { points: 10, duration: 600 },
  /** Tables made, by account. */
  tables: { points: 60, duration: 600 },
  /** Acts and messages, by account. */
  acts: { points: 600, duration: 10 },
  chat: { points: 20, duration: 20 },
  /** Live connections opened, by address. */
  sockets: { points: 600, duration: 60 },
  /** Whole histories folded anew, by account or address. */
  histories: { points: 120, duration: 60 },
} as const

export type Limited = keyof typeof LIMITS

export class Limits {
  private readonly limiters: Record<Limited, RateLimiterMemory> | null

  /** `factor` widens every limit; 0 switches them off, for load tests. */
  constructor(factor: number) {
    const make = (name: Limited): RateLimiterMemory =>
      new RateLimiterMemory({ points: Math.ceil(LIMITS[name].points * factor), duration: LIMITS[name].duration })
    this.limiters =
      factor === 0
        ? null
        : (Object.fromEntries((Object.keys(LIMITS) as Limited[]).map((name) => [name, make(name)])) as Record<
            Limited,
            RateLimiterMemory
          >)
  }

  async take(what: Limited, key: string): Promise<void> {
    const limiter = this.limiters?.[what]
    if (!limiter) return
    try {
      await limiter.consume(key)
    } catch (state) {
      const wait = Math.ceil(((state as { msBeforeNext?: number }).msBeforeNext ?? 1000) / 1000)
      throw new Refused('too-many', `That was too much at once; try again in ${wait} s.`, { wait })
    }
  }
}
