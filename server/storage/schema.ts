/** The rows, as both databases hold them. Times are milliseconds since 1970, flags 0 or 1, structures JSON text. */
import type { EveningAnswer, HookShape, Notice, ReportReason } from '../../protocol/index.ts'

export interface Schema {
  persons: {
    id: string
    name: string
    /** The name of an account in the form names are compared in; `null` for guests. */
    name_key: string | null
    /** What the name looks like: accounts that look alike cannot exist side by side. `null` where nobody has worked it out. */
    skeleton: string | null
    password: string | null
    preferences: string
    created_at: number
    seen_at: number
    banned_at: number | null
    /** When a ban ends; `null` for one that does not. */
    banned_until: number | null
    /** Until then nothing they say at tables is taken. */
    muted_until: number | null
    /** Since when they keep order in the house; `null` for everybody else. */
    host_at: number | null
  }
  sessions: {
    id: string
    /** SHA-256 of the token; the token itself is stored nowhere. */
    token_hash: string
    person_id: string
    kind: 'browser' | 'token'
    label: string
    created_at: number
    seen_at: number
    expires_at: number
    /** When the password was last given in this session; `null` for never. */
    proved_at: number | null
    /** From which household it was last used, hashed; `null` where that tells nobody apart. */
    household: string | null
  }
  tables: {
    id: string
    game: string
    version: number
    seat_count: number
    options: string
    listed: number
    status: 'open' | 'playing' | 'finished'
    clock: string
    auto_start: number
    host_id: string
    invite: string
    dice_key: string
    commitment: string
    /** Since when the seats are asked to open what they committed to; `null` before, and once the match has begun. */
    opening_at: number | null
    /** The match's set-up, once it has begun; it holds the dice key. */
    setup: string | null
    /** Entries in the log: acts compare and set it. */
    length: number
    /** Raised by every change that is not a log entry. */
    revision: number
    clock_state: string | null
    paused_at: number | null
    outcome: string | null
    /** What happens to the seat of somebody who stays away; `null` as is usual with the table's clock. */
    absence: string | null
    /** Where the game stands as a spectator sees it: a phrase of the game, as JSON; `null` where it has none. */
    stage: string | null
    /**
     * `null`: everybody takes the seat they want. `random`: who plays which side is drawn when the game starts; then, for each
     * seat, as JSON, which seat its player had sat down at.
     */
    drawn: string | null
    /** The evening it is proposed for, as JSON (`evenings/evening.ts`). */
    evening: string | null
    /** The table this one is a rematch of. */
    rematch_of: string | null
    created_at: number
    started_at: number | null
    ended_at: number | null
    updated_at: number
  }
  seats: {
    table_id: string
    seat: number
    kind: 'open' | 'person' | 'bot' | 'gone'
    person_id: string | null
    name: string | null
    level: string | null
    reserved: number
    /** What the seat committed to; its entropy is opened when everybody is bound. */
    commitment: string | null
    entropy: string | null
    /** 0 the table waits for this seat, 1 it waits for others, 2 it is over. */
    rank: number
    /** When `rank` last changed. */
    since: number
    seen_at: number
    /** Somebody whose order is carried out is shown as present until then, as whoever plays is. */
    shown_until?: number | null
  }
  entries: {
    table_id: string
    /** The place of its first entry in the log. */
    n: number
    kind: 'move' | 'undo' | 'back' | 'end' | 'rules'
    seat: number | null
    /** One act: an entry of the log, or several moves of one seat (`log-row.ts`). Earlier builds wrote a row for each entry. */
    body: string
    /** The client's id of the act. */
    move_id: string | null
    /** The acting seat's update number after the whole act: the answer to a repeated act. */
    number: number
    at: number
  }
  snapshots: { table_id: string; length: number; body: string }
  proposals: {
    table_id: string
    kind: 'abort' | 'draw' | 'pause' | 'resume' | 'substitute' | 'rules' | 'back'
    by_seat: number
    target: number | null
    level: string | null
    agreed: string
    created_at: number
  }
  chat: {
    table_id: string
    n: number
    seat: number | null
    person_id: string | null
    name: string
    text: string
    at: number
    /** When the host removed the words; the line keeps its place. Later ones have later moments, at one table. */
    removed_at: number | null
  }
  /** How far each person has read what was said at a table: the number of the last line. */
  chat_reads: { table_id: string; person_id: string; n: number }
  /** `game/lesson` */
  learned: { person_id: string; lesson: string }
  /** Corrected figures that a person keeps by name; `figures` is JSON. */
  figure_sets: { person_id: string; game: string; name: string; figures: string; at: number }
  /** Links by which anybody sees a private table as a spectator did, up to a moment. The token itself is stored nowhere. */
  looks: { token_hash: string; table_id: string; person_id: string; moment: number; made_at: number }
  notes: { table_id: string; person_id: string; text: string }
  /** Who came by the link of a private table. */
  admitted: { table_id: string; person_id: string }
  /** Who is asked to the evening of a table, and what they said. Of somebody who does not want to hear of it the name alone. */
  evening_answers: {
    id: string
    table_id: string
    person_id: string | null
    name: string
    answer: EveningAnswer | null
    /** When they were asked, or have answered. */
    at: number
    /** What the host was last told they said. */
    told: EveningAnswer | null
  }
  jobs: {
    id: string
    kind:
      | 'bot'
      | 'standing'
      | 'clock'
      | 'end'
      | 'vote'
      | 'opening'
      | 'forced'
      | 'notice'
      | 'tell'
      | 'call'
      | 'invite'
      | 'digest'
      | 'sweep'
    table_id: string | null
    body: string
    run_at: number
    lease: string | null
    lease_until: number | null
    /** In a row, since it last went well. */
    failures: number
    /** What went wrong the last time. */
    error: string | null
    /** When it was given up; it stays until the host has it tried again. */
    dead_at: number | null
  }
  notices: {
    id: string
    person_id: string
    kind: Notice['kind']
    reason: NonNullable<Notice['reason']> | null
    table_id: string
    game: string
    at: number
    /** Who did what it tells of. */
    name?: string | null
  }
  /** Where a person is called beside the page and the mail: browsers that take pushes, webhooks; and the secret links of feeds. */
  channels: {
    id: string
    person_id: string
    kind: 'push' | 'hook' | 'feed'
    /** A URL; of a feed the hash of its secret. */
    address: string
    shape: HookShape | null
    /** The keys of a push subscription, or the secret that signs for a webhook. */
    secrets: string
    label: string
    created_at: number
    /** Calls that did not get through, in a row. */
    failures: number
    /** When it was switched off for it. */
    off_at: number | null
  }
  /** One for each person: it counts once it is confirmed. */
  mail_addresses: {
    id: string
    person_id: string
    address: string
    /** SHA-256 of the secret that confirms it, and until when that is good. */
    token_hash: string | null
    expires_at: number | null
    confirmed_at: number | null
    failures: number
    off_at: number | null
    /** When the last mail of a day's calls was sent. */
    digest_at: number | null
    /** Since when a link sent there gives a new password; `null` if it does not. */
    recovery_at: number | null
    created_at: number
  }
  call_settings: { person_id: string; body: string }
  /** Tables that do not call somebody. */
  muted_tables: { table_id: string; person_id: string }
  /** What a seat wants done in its absence; nobody else is told that there is any. */
  standing_orders: {
    id: string
    table_id: string
    seat: number
    person_id: string
    kind: string
    span: 'once' | 'turn' | 'revoked'
    /** The turn it was given in. */
    turn: number
    /** Replies to foreseen positions, for a line; else an empty list. */
    steps: string
    /** The number of the seat's update it was last about to answer; `null` before. */
    claimed: number | null
    /** What was carried out by it, as a list: when, in notation, and the number of the seat's update it led to. */
    done: string
    at: number
    /** Why it is no longer carried out; `null` while it is. */
    ended: 'done' | 'over' | 'stopped' | 'left' | null
    ended_at: number | null
  }
  faults: { id: string; table_id: string; at: number; detail: string }
  /** What is limited over all nodes: who (hashed) has used how much until when. */
  limits: { id: string; points: number; expires_at: number }
  /** Whom the host has shown out of a table: they do not come back to it. */
  shown_out: { table_id: string; person_id: string }
  /** What the house keeps for itself: the key it signs records with. */
  house: { name: string; value: string; made_at: number }
  /** Whose seat it is in which a bot, or somebody else, sits in: they sit there again when they come back. */
  kept_seats: { table_id: string; seat: number; person_id: string }
  /** Who has seen a running game, from a seat or as a spectator. */
  witnesses: { table_id: string; person_id: string }
  /** Whom a person does not want to meet. */
  blocks: { person_id: string; blocked_id: string; at: number }
  /** What people told the host about, with the words as they were. */
  reports: {
    id: string
    at: number
    table_id: string
    /** Who is reported, and by what name. */
    person_id: string
    name: string
    /** Who reports; `null` once they are gone. */
    by_id: string | null
    /** The line of chat in question; `null` where it is about somebody as such. */
    line: number | null
    words: string
    reason: ReportReason
    note: string
    settled_at: number | null
  }
  /** One-time links to a new password: the hash of each, and until when it is good. */
  resets: { token_hash: string; person_id: string; made_at: number; expires_at: number }
  /** One-time codes for whoever has lost every other way in: the hash of each that is left. */
  recovery_codes: { person_id: string; code_hash: string; made_at: number }
  /** Keys on people's devices that sign them in. */
  passkeys: {
    id: string
    person_id: string
    /** What the device calls it, and the public half, both base64url. */
    credential_id: string
    public_key: string
    /** How often the device says it was used; 0 where it does not count. */
    counter: number
    /** JSON list: how the device can be reached. */
    transports: string
    label: string
    created_at: number
    used_at: number | null
  }
  /** Questions that passkeys are asked: each is answered once and soon. */
  challenges: { id: string; person_id: string | null; kind: 'add' | 'sign-in'; challenge: string; expires_at: number }
  /** Households from which no guests come in, because of whom, until when. */
  shut_doors: { household: string; person_id: string; until: number }
  audit: {
    id: string
    at: number
    actor: string
    action: string
    subject: string
    detail: string
    /** Whom it was done to and who did it, where that is a person: their names go with them. */
    subject_id: string | null
    actor_id: string | null
  }
}
