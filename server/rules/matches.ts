/** The matches a rules thread hosts. */
import { type AnyGame, lookAt, readLine, sidesInGame, turnOf } from '../../engine/index.ts'
import { stageOf } from './history.ts'
import { HostedMatch } from './hosted-match.ts'
import type { Ask, Load, Reply } from './messages.ts'

const TABLES_KEPT = 1000

export class Matches {
  private readonly tables = new Map<string, HostedMatch>()

  host(table: string, game: AnyGame, load: Load): void {
    this.drop(table)
    this.tables.set(table, new HostedMatch(game, load))
    const [oldest] = this.tables.keys()
    if (this.tables.size > TABLES_KEPT && oldest !== undefined) this.drop(oldest)
  }

  drop(table: string): void {
    this.tables.delete(table)
  }

  answer(table: string, length: number, ask: Ask): Reply {
    if (ask.op === 'forget') {
      this.drop(table)
      return { kind: 'done' }
    }
    const hosted = this.tables.get(table)
    if (!hosted || hosted.match.entries.length !== length) return { kind: 'missing', have: 0 }
    // Whatever is used moves to the end of the line for eviction.
    this.tables.delete(table)
    this.tables.set(table, hosted)
    const { match } = hosted
    switch (ask.op) {
      case 'play':
        return hosted.play(ask.act, ask, ask.paused, ask.people)
      case 'follow': {
        const updates = hosted.follow(ask.log, ask)
        const { seen, outcome } = match
        return {
          kind: 'updates',
          updates,
          awaiting: match.awaiting(),
          versions: [...seen],
          outcome,
          stage: stageOf(match),
        }
      }
      case 'state':
        return { kind: 'text', text: hosted.state(ask.seat, ask.legal, ask.print), number: match.version(ask.seat) }
      case 'view':
        return {
          kind: 'view',
          view: match.view(ask.seat),
          number: match.version(ask.seat),
          awaited: match.awaiting().includes(ask.seat),
        }
      case 'standing': {
        const { game } = match
        const view = match.view(ask.seat)
        const awaited = match.awaiting().includes(ask.seat)
        return {
          kind: 'standing',
          number: match.version(ask.seat),
          ...lookAt(game, view, awaited ? match.legal(ask.seat) : null, ask.orders),
          turn: turnOf(game, view),
        }
      }
      case 'line':
        return { kind: 'line', steps: readLine(match.game, match.view(ask.seat), ask.seat, ask.plies) }
      case 'sides':
        return { kind: 'sides', count: sidesInGame(match.game, match.state, match.setup.seats).size }
    }
  }
}
