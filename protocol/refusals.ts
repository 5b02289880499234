import { type Static, Type } from 'typebox'

/** Every way the server says no, with the HTTP status it has there. */
export const REFUSALS = {
  'bad-request': 400,
  'too-deep': 400,
  'bad-options': 400,
  /** Hours of play that leave no hour out, or changed again within a week. */
  'bad-hours': 400,
  /** More days of vacation than a year has for it, or days that are over. */
  'bad-vacation': 400,
  'no-such-game': 404,
  'no-such-route': 404,
  /** The same for a table that does not exist and one that is not yours to see. */
  'no-such-table': 404,
  'no-such-session': 404,
  'no-such-proposal': 404,
  'no-such-person': 404,
  'no-such-line': 404,
  'no-such-report': 404,
  'no-such-job': 404,
  'no-such-order': 404,
  /** The table is proposed for no evening, or it was called off. */
  'no-such-evening': 404,
  /** A date that is over, too close or too far away, a zone that is not known, or a table that anybody may come to. */
  'bad-evening': 400,
  /** As many people are asked to an evening as one may ask. */
  'too-many-asked': 409,
  /** The table is proposed for an evening: nobody sits down or begins before its hour. */
  'too-early': 409,
  /** A standing order the game does not know, a line that cannot be played or hangs on chance, or more than a seat may have. */
  'bad-order': 400,
  /** A link to a new password that was used, is too old, or never was. */
  'no-such-link': 404,
  /** A passkey that is not known here, or does not answer the question it was asked. */
  'wrong-passkey': 401,
  /** A recovery code that is wrong or was used already. */
  'wrong-code': 401,
  'no-such-passkey': 404,
  /** Without it there would be no way into the account any more. */
  'last-way-in': 409,
  /** The server draws no pictures of tables: its client is not built. */
  'no-pictures': 404,
  'no-such-channel': 404,
  /** A mail address or the address of a webhook or push service that cannot be one. */
  'bad-address': 400,
  /** The address leads into a private network: nothing is ever sent there. */
  'private-address': 400,
  /** This house sends no mail. */
  'not-set-up': 409,
  /** Guests have the tray and pushes; mail and webhooks are for accounts. */
  'accounts-only': 403,
  'too-many-channels': 409,
  /** The test did not get through; `reason` says why. */
  'not-delivered': 409,
  'not-signed-in': 401,
  'wrong-password': 401,
  /** A host gives the password again after half an hour. */
  'password-needed': 401,
  banned: 403,
  /** The host of the house takes nothing you say for a while. */
  muted: 403,
  'not-host': 403,
  /** Hosts are neither banned nor muted from the page, nor do they get links to a new password. */
  'is-host': 409,
  'cross-origin': 403,
  /** The server was called by a name it does not have: see `ORIGINS`. */
  'wrong-host': 421,
  /** The host of the table has shown you out. */
  'shown-out': 403,
  'not-seated': 403,
  'not-yours': 403,
  /** Your seat is out of the game: the table no longer asks it. */
  out: 403,
  'not-finished': 409,
  'already-started': 409,
  'not-started': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'seats-open': 409,
  /** The dice are being opened: who sits where stays as it is until the game begins. */
  opening: 409,
  /** There is nothing to open yet: not every seat is taken, or the host has not started the game. */
  'not-opening': 409,
  /** What was opened is not what the seat had committed to, or it has opened already. */
  'wrong-opening': 409,
  'name-taken': 409,
  'has-account': 409,
  'not-away': 409,
  /** Between two only the clock decides about an absence. */
  'clock-decides': 409,
  'newest-rules': 409,
  'rules-differ': 409,
  /** A seat that became free is for somebody who has seen nothing of the game. */
  'has-watched': 403,
  paused: 409,
  'not-paused': 409,
  /** You acted on an old update; `number` is the current one. */
  stale: 409,
  'not-awaited': 409,
  'not-legal': 409,
  'nothing-to-undo': 409,
  'game-over': 409,
  /** The server has not got the rules, or the version of them, that the table is played by. */
  'rules-missing': 409,
  /** The rules failed or took too long on this move; it was not played and the fault is on file. */
  'rules-fault': 500,
  'too-large': 413,
  'too-many': 429,
  /** As many games without other people are running as one person may have. */
  'too-many-tables': 429,
  /** Try again in a moment: the store or the node is not ready. */
  busy: 503,
} as const satisfies Record<string, number>

export type RefusalType = keyof typeof REFUSALS

export const RefusalSchema = Type.Object(
  {
    refused: Type.Unsafe<RefusalType>(
      Type.String({ enum: Object.keys(REFUSALS), description: 'What kind of no this is' }),
    ),
    message: Type.String({ description: 'A sentence in English for logs and bot authors' }),
    /** The game's own reason for `not-legal` and `not-awaited`: words under `refused.<reason>`. */
    reason: Type.Optional(Type.String()),
    /** The seat's current update number. */
    number: Type.Optional(Type.Integer()),
    /** For `too-many`: seconds to wait. */
    wait: Type.Optional(Type.Number()),
  },
  { $id: 'Refusal' },
)
export type RefusalBody = Static<typeof RefusalSchema>
