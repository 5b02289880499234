/** What the socket thread and the rules threads say to each other. */
import type { Intent } from '../../bots/index.ts'
import type {
  Carried,
  Ended,
  EndReason,
  Entry,
  ExtraTimes,
  ForcedStep,
  LineStep,
  MatchSetup,
  Outcome,
  Seat,
  Snapshot,
  StandingOrder,
  Viewer,
} from '../../engine/index.ts'

/** A log entry with what the house keeps beside it. */
export interface LogEntry {
  readonly entry: Entry
  readonly moveId: string | null
  readonly number: number
  readonly at: number
}

/** Everything needed to fold a table's log. */
export interface Load {
  readonly setup: MatchSetup
  readonly snapshot: Snapshot | null
  readonly log: readonly LogEntry[]
}

/** What the thread of the past is brought: the rest of a log it holds the beginning of. */
export type PastLoad = Load | { readonly from: number; readonly more: readonly LogEntry[] }

/** A `TableAct`, with what makes a repeated or belated one of a person harmless. */
export type Act =
  | {
      readonly kind: 'act'
      readonly seat: Seat
      readonly id: string
      readonly number: number
      readonly steps: readonly string[]
      /** Nobody decided it: it was the only one. */
      readonly forced?: true
    }
  | {
      readonly kind: 'undo'
      readonly seat: Seat
      readonly id: string
      readonly number: number
      readonly count?: number
    }
  | { readonly kind: 'back'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'idle'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly seat: Seat | null; readonly reason: EndReason }
  | { readonly kind: 'rules'; readonly seat: null; readonly version: number }

/** `hashed`: those of the viewers among whose readers are some that know no prints; `print`: whether the reader knows them. */
export type Ask =
  | {
      readonly op: 'play'
      readonly act: Act
      readonly viewers: readonly Viewer[]
      readonly hashed: readonly Viewer[]
      readonly at: number
      readonly paused: boolean
      /** For whom steps that nobody has to decide are played right after it. */
      readonly people: readonly Seat[]
    }
  /** Entries another node wrote. */
  | {
      readonly op: 'follow'
      readonly log: readonly LogEntry[]
      readonly viewers: readonly Viewer[]
      readonly hashed: readonly Viewer[]
    }
  | { readonly op: 'state'; readonly seat: Viewer; readonly legal: boolean; readonly print: boolean }
  | { readonly op: 'view'; readonly seat: Seat }
  /** Which of these orders has something to say to the seat's decision now. */
  | { readonly op: 'standing'; readonly seat: Seat; readonly orders: readonly StandingOrder[] }
  /** Replies to a line as somebody writes it down. */
  | { readonly op: 'line'; readonly seat: Seat; readonly plies: readonly string[] }
  /** How many sides are still in the game. */
  | { readonly op: 'sides' }
  | { readonly op: 'forget' }

/** Questions about what has been: for the thread of the past, which no move waits for. */
export type PastAsk =
  /** What a viewer sees now: for a picture of it. */
  | { readonly op: 'look'; readonly seat: Viewer }
  /** The numbered updates after `from`, for a seat that comes back. */
  | {
      readonly op: 'since'
      readonly seat: Viewer
      readonly from: number
      readonly hash: string | null
      readonly print: boolean
    }
  | { readonly op: 'history'; readonly seat: Viewer; readonly from: number; readonly limit: number }
  /** The number of updates a spectator had had when that seat had had so many. */
  | { readonly op: 'shown'; readonly seat: Seat; readonly number: number }
  /** How far back that seat's latest turn reaches that all together could take back. */
  | { readonly op: 'back'; readonly seat: Seat }
  /** Whether the table would stand just as it does by that version of its rules. */
  | { readonly op: 'rules'; readonly version: number }
  /** `old`: of a game that was over when records were of format 1. */
  | {
      readonly op: 'record'
      readonly players: readonly string[]
      readonly extra: readonly ExtraTimes[] | null
      readonly date: string
      readonly old: boolean
    }

export type Request =
  | {
      readonly no: number
      readonly table: string
      /** The log length the socket thread knows of. */
      readonly length: number
      readonly ask: Ask
      readonly load?: Load
    }
  | {
      readonly no: number
      readonly table: string
      readonly length: number
      readonly past: PastAsk
      readonly load?: PastLoad
    }
  | { readonly no: number; readonly think: Think; readonly intent: Intent | null }

/** A question to a bot: a seat's view and nothing else of the table. */
export interface Think {
  readonly table: string
  /** Whose table it is: hosts take turns. */
  readonly host: string
  readonly game: string
  readonly version: number
  readonly view: unknown
  readonly seat: Seat
  readonly level: string
  readonly seed: number
}

/** JSON text for one viewer: `"seat":0,"number":7,…`, ready to be wrapped and sent. */
export interface SeatUpdate {
  readonly seat: Viewer
  readonly number: number
  /** Whether its hash is a print: for the readers that know them. */
  readonly print: boolean
  readonly text: string
}

export interface PlayedEntry {
  readonly entry: Entry
  readonly moveId: string | null
  readonly number: number
  /** Whom the match awaited after it. */
  readonly awaiting: readonly Seat[]
}

export interface Played {
  readonly log: readonly PlayedEntry[]
  readonly length: number
  /** The log length that no undo can reach behind any more. */
  readonly settled: number
  /** The log length that not even all together can go back behind. */
  readonly floor: number
  /** The step that everybody can see is the only one there is now. */
  readonly forced: ForcedStep | null
  /** The acting seat's number afterwards. */
  readonly number: number
  readonly awaiting: readonly Seat[]
  /** Seats that are out of the game for good. */
  readonly out: readonly Seat[]
  readonly outcome: Outcome | null
  readonly versions: readonly number[]
  /** Whether everybody was told of it. */
  readonly open: boolean
  /** Where the game stands for a spectator, as JSON; `null` where nothing open has happened. */
  readonly stage: string | null
  readonly updates: readonly SeatUpdate[]
  readonly snapshot: Snapshot | null
}

export type Reply =
  /** `more`: the steps after it that nobody had to decide, each as an act of its own. */
  | { readonly kind: 'played'; readonly played: Played; readonly more: readonly Played[] }
  | { readonly kind: 'replayed'; readonly number: number }
  | { readonly kind: 'back'; readonly to: number; readonly seen: readonly number[] }
  | { readonly kind: 'refused'; readonly refused: string; readonly reason?: string; readonly number: number }
  | {
      readonly kind: 'updates'
      readonly updates: readonly SeatUpdate[]
      readonly awaiting: readonly Seat[]
      readonly versions: readonly number[]
      readonly outcome: Outcome | null
      readonly stage: string | null
    }
  | { readonly kind: 'text'; readonly text: string; readonly number: number }
  | { readonly kind: 'view'; readonly view: unknown; readonly number: number; readonly awaited: boolean }
  | { readonly kind: 'sides'; readonly count: number }
  | {
      readonly kind: 'standing'
      readonly number: number
      readonly carried: Carried | null
      readonly ended: readonly Ended[]
      readonly turn: number
    }
  | { readonly kind: 'line'; readonly steps: readonly LineStep[] | null }
  /** With what the bot has in mind for its next one. */
  | { readonly kind: 'moves'; readonly moves: readonly string[]; readonly intent: Intent | null }
  | { readonly kind: 'done' }
  | { readonly kind: 'done-at'; readonly number: number }
  /** The thread does not hold the table at that length but the first `have` entries: ask again with `load`. */
  | { readonly kind: 'missing'; readonly have: number }
  | { readonly kind: 'fault'; readonly detail: string }

export interface ThreadData {
  readonly games: string
  /** Shared memory: the number of the request being worked on. */
  readonly current: Int32Array
}
