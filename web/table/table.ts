/**
 * A table as the page sees it, wherever the game is kept: in this browser or on the server.
 * Nothing above this interface knows the difference.
 */
import type { ReadonlySignal } from '@preact/signals'
import type { AnyGame, Options, Outcome, Seat } from '../../engine/game.ts'
import type { StandingOrders } from '../orders/standing-orders.ts'
import type { Adviser } from './adviser.ts'

export interface Player {
  /** `null` when nobody gave a name: the seat's own is used then. */
  readonly name: string | null
  readonly kind: 'person' | 'bot' | 'open'
  readonly level?: string
  /** Whether that person is looking at the table now; absent where nobody can say. */
  readonly here?: boolean
  /** Gone for so long that the others may hand the seat on. */
  readonly away?: boolean
  /** Why their clock stands still now. */
  readonly rests?: 'holiday' | 'hours'
  /** Whose seat it is, if a bot or somebody else sits in. */
  readonly owner?: string
  /** How many times the time of the others it was agreed to have. */
  readonly times?: number
}

/** The time a seat has: milliseconds left as of `at`, by this browser's clock. */
export interface Clock {
  readonly left: number
  readonly at: number
  readonly running: boolean
  /** How much of it is a reserve for the whole game; 0 where there is none. */
  readonly reserve: number
}

export interface Choice {
  readonly move: unknown
  readonly text: string
}

/** What the table looks like now, to whoever is looking. */
export interface Scene {
  readonly viewer: Seat | null
  readonly view: unknown
  readonly awaiting: readonly Seat[]
  /** The choices of `viewer`; empty while others decide. */
  readonly choices: readonly Choice[]
  readonly undoable: boolean
  readonly outcome: Outcome | null
  /** The moment this is: log lines and frames are numbered by the moment they led to. */
  readonly moment: number
  readonly last: readonly TableEvent[]
  /** Whether a step of the reader's own led to this moment; `null` where that is not known. */
  readonly mine: boolean | null
}

export interface TableEvent {
  readonly type: string
}

export interface Line {
  readonly moment: number
  readonly event: TableEvent
}

/** The table at one moment of its past. */
export interface Frame {
  readonly moment: number
  readonly view: unknown
  readonly events: readonly TableEvent[]
  /** The viewer's own seat, when it acted. */
  readonly by?: Seat | null
}

export interface Said {
  readonly key: number
  readonly seat: Seat | null
  readonly name: string
  readonly text: string
  readonly at: number
  /** The host has removed the words. */
  readonly removed?: true
}

/** `sending` and `reconnecting` pass by themselves; `offline` says so and keeps trying. */
export type Link = 'here' | 'sending' | 'reconnecting' | 'offline'

/** The reason for what a lesson does not take: it is said by the lesson. */
export const LOOK_AGAIN = 'look-again'

/** Why something did not happen: a message of the site (`refused.<id>`) or of the game. */
export interface Refused {
  readonly reason: string
}

/** Something the others must agree to before it happens. */
export interface Proposal {
  readonly id: string
  readonly kind: ProposalKind
  readonly by: Seat
  /** Whose seat it is about, if it is about one. */
  readonly seat?: Seat | null
  readonly agreed: readonly Seat[]
  readonly needed: readonly Seat[]
  /** When it happens although not all have agreed. */
  readonly at: number | null
  /** The reader's moment that the table would go back to. */
  readonly moment: number | null
}

export type ProposalKind = 'abort' | 'draw' | 'pause' | 'resume' | 'substitute' | 'rules' | 'back'

export interface Notes {
  read(): Promise<string>
  write(text: string): Promise<Refused | null>
}

/** Who looks on at a private table. */
export interface Audience {
  readonly watchers: ReadonlySignal<readonly { readonly id: string; readonly name: string }[]>
  /** Shows one of them out; `null` if that is not the reader's to do. */
  readonly showOut: ReadonlySignal<((id: string) => Promise<Refused | null>) | null>
}

export interface Table {
  readonly kind: 'local' | 'remote'
  readonly id: string
  readonly game: AnyGame
  readonly seats: number
  readonly options: Options
  readonly scene: ReadonlySignal<Scene>
  readonly lines: ReadonlySignal<readonly Line[]>
  readonly players: ReadonlySignal<readonly Player[]>
  /** How many look on; nobody can at a table of this browser. */
  readonly watching?: ReadonlySignal<number>
  readonly clocks: ReadonlySignal<readonly (Clock | null)[]>
  readonly link: ReadonlySignal<Link>
  /** The seat to whom the device must be handed before anything is shown. */
  readonly curtain: ReadonlySignal<Seat | null>
  /** `null` where there is nobody to talk to. */
  readonly talk: ReadonlySignal<readonly Said[]> | null
  readonly proposals: ReadonlySignal<readonly Proposal[]>
  /** By agreement nobody's time runs and nobody decides. */
  readonly paused: ReadonlySignal<boolean>
  lift(): void
  act(texts: readonly string[]): Promise<Refused | null>
  /** Takes back the reader's last step, or so many of them. */
  undo(count?: number): Promise<Refused | null>
  /** Goes back to the reader's first decision from that moment on; `null` where that is not the reader's alone to do. */
  readonly goOnFrom: ((moment: number) => Promise<Refused | null>) | null
  resign(): Promise<Refused | null>
  /** Gives up the seat of who is out, to watch from then on; `null` where nobody else could look on. */
  readonly leave: (() => Promise<Refused | null>) | null
  say(text: string): Promise<Refused | null>
  /** `seat` is whose seat to hand on, for `substitute`. */
  propose(kind: ProposalKind, seat?: Seat): Promise<Refused | null>
  /** Answers the very proposal that is named. */
  answer(proposal: string, yes: boolean): Promise<Refused | null>
  /** What the reader has ordered for decisions they foresee; `null` where nothing can be ordered. */
  readonly orders: StandingOrders | null
  /** Notes to self; `null` where nobody keeps them. */
  readonly notes: Notes | null
  /** Sits down again where somebody sits in for the reader; `null` if nobody does. */
  readonly sitAgain: ReadonlySignal<(() => Promise<Refused | null>) | null>
  /** `null` where nobody can look on. */
  readonly audience: Audience | null
  /** Whom the reader may ask for advice; `null` where that would be unfair: wherever other people play. */
  readonly adviser: ReadonlySignal<Adviser | null>
  /** Everything the viewer may know of the past, oldest first. */
  frames(): Promise<readonly Frame[]>
  /** Asks for what nobody tells by itself, such as that somebody has been away for long. */
  refresh(): void
  close(): void
}
