/** How the house calls a person: where, when, and what about. */
import { type Static, Type } from 'typebox'
import { Id, OneOf } from './common.ts'

const Hour = Type.Integer({ minimum: 0, maximum: 23 })

/** What people can be called about, as they choose it: each stands for several kinds of notices. */
export const CALL_TOPICS = ['turns', 'games', 'offers', 'words'] as const
export type CallTopic = (typeof CALL_TOPICS)[number]

export const CallSettingsSchema = Type.Object(
  {
    /** A mail for each call, one a day at `hour`, or none. */
    mail: OneOf(['each', 'daily', 'off'] as const),
    hour: Hour,
    /** IANA name of the zone in which `hour` and `quiet` are meant. */
    zone: Type.String({ maxLength: 60 }),
    /** No call is made in these hours; it comes when they are over, if there is still a reason. */
    quiet: Type.Union([Type.Object({ from: Hour, to: Hour }, { additionalProperties: false }), Type.Null()]),
    /** Hours before a game is lost on time; `null` for a fifth of the time or six hours, whichever is less; 0 for never. */
    warn: Type.Union([Type.Integer({ minimum: 0, maximum: 168 }), Type.Null()]),
    /** What not to be called about. The tray in the page tells of everything. */
    without: Type.Array(OneOf(CALL_TOPICS), { maxItems: CALL_TOPICS.length }),
  },
  { $id: 'CallSettings', additionalProperties: false },
)
export type CallSettings = Static<typeof CallSettingsSchema>

export const HOOK_SHAPES = ['json', 'discord', 'slack', 'matrix', 'ntfy'] as const
export type HookShape = (typeof HOOK_SHAPES)[number]

const Key = Type.String({ minLength: 10, maxLength: 200, pattern: '^[A-Za-z0-9_-]+=*$' })

export const NewChannelBody = Type.Union(
  [
    Type.Object(
      {
        kind: Type.Literal('push'),
        /** What `PushManager.subscribe` gave. */
        endpoint: Type.String({ minLength: 10, maxLength: 1000 }),
        p256dh: Key,
        auth: Key,
      },
      { additionalProperties: false },
    ),
    Type.Object(
      {
        kind: Type.Literal('hook'),
        url: Type.String({ minLength: 8, maxLength: 1000 }),
        shape: OneOf(HOOK_SHAPES),
      },
      { additionalProperties: false },
    ),
  ],
  { $id: 'NewChannel' },
)
export type NewChannel = Static<typeof NewChannelBody>

export const ChannelSchema = Type.Object(
  {
    id: Type.String(),
    kind: OneOf(['push', 'hook'] as const),
    /** Whose server it is: never the whole address, which is as good as a key. */
    host: Type.String(),
    shape: Type.Union([OneOf(HOOK_SHAPES), Type.Null()]),
    label: Type.String(),
    createdAt: Type.Number(),
    /** When it was switched off because calls did not get through. */
    offAt: Type.Union([Type.Number(), Type.Null()]),
  },
  { $id: 'Channel' },
)
export type Channel = Static<typeof ChannelSchema>

/** The secret that signs what a webhook of your own is sent; it is shown once. */
export const NewChannelSchema = Type.Object(
  { channel: ChannelSchema, secret: Type.Union([Type.String(), Type.Null()]) },
  { $id: 'ChannelMade' },
)

export const MailStateSchema = Type.Object(
  {
    address: Type.String(),
    confirmed: Type.Boolean(),
    offAt: Type.Union([Type.Number(), Type.Null()]),
  },
  { $id: 'MailState' },
)

export const CallsSchema = Type.Object(
  {
    settings: CallSettingsSchema,
    mail: Type.Union([MailStateSchema, Type.Null()]),
    channels: Type.Array(ChannelSchema),
    /** Whether there is a link to the calendar and the feed. */
    feed: Type.Boolean(),
    /** Tables that do not call you. */
    muted: Type.Array(Type.String()),
    /** What this house has set up. */
    house: Type.Object({
      mail: Type.Boolean(),
      /** The public half of the key that push services know the house by. */
      pushKey: Type.String(),
    }),
  },
  { $id: 'Calls' },
)
export type Calls = Static<typeof CallsSchema>

export const MailAddressBody = Type.Object(
  { address: Type.String({ minLength: 3, maxLength: 254 }) },
  { $id: 'MailAddress', additionalProperties: false },
)
export const ConfirmMailBody = Type.Object(
  { secret: Type.String({ minLength: 10, maxLength: 60 }) },
  { $id: 'ConfirmMail', additionalProperties: false },
)
export const MuteTableBody = Type.Object({ muted: Type.Boolean() }, { $id: 'MuteTable', additionalProperties: false })
export const FeedSchema = Type.Object({ calendar: Type.String(), atom: Type.String() }, { $id: 'Feed' })

export const ByToken = Type.Object({ token: Type.String({ minLength: 10, maxLength: 60 }) })
/** `mail` or the id of a channel. */
export const ByChannel = Type.Object({ id: Id })

/** What a push carries to the service worker of the browser it is for, in its reader's words. */
export interface Pushed {
  readonly title: string
  readonly body: string
  /** Where a click leads. */
  readonly path: string
  /** The table, so that the newest call from it takes the place of the one before; empty for what is about none. */
  readonly tag: string
  /** What can be done without opening anything, where a browser offers that. */
  readonly actions: readonly { readonly action: PushAction; readonly title: string }[]
}
export type PushAction = 'open' | 'mute'
