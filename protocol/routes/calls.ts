/** Being called: channels, settings, the tray, feeds. */
import { Type } from 'typebox'
import * as calls from '../calls.ts'
import { Ok } from '../common.ts'
import { AT_TABLE, ById, route, SIGNED_IN } from './route.ts'

const tag = 'calls'
const ok = { ok: true } as const
const OWN = [...SIGNED_IN, 'no-such-channel'] as const
const MAIL = [...SIGNED_IN, 'not-set-up', 'accounts-only'] as const

const settings = {
  mail: 'each',
  hour: 8,
  zone: 'Europe/Prague',
  quiet: { from: 22, to: 7 },
  warn: null,
  without: ['words'],
} as const satisfies calls.CallSettings
const channel: calls.Channel = {
  id: 'c7Rw',
  kind: 'hook',
  host: 'ntfy.example',
  shape: 'ntfy',
  label: '',
  createdAt: 1_790_000_000_000,
  offAt: null,
}

export const CALL_ROUTES = {
  getCalls: route({
    tag,
    summary: 'Where and when this house calls me, and what it has set up.',
    answer: calls.CallsSchema,
    refusals: SIGNED_IN,
    example: {
      answer: {
        settings: { ...settings, without: [...settings.without] },
        mail: { address: 'margaret@roses.example', confirmed: true, offAt: null },
        channels: [channel],
        feed: false,
        muted: [],
        house: { mail: true, pushKey: 'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiA' },
      },
    },
  }),
  setCalls: route({
    tag,
    summary: 'When and about what I am called, all of it at once.',
    body: calls.CallSettingsSchema,
    answer: Ok,
    refusals: SIGNED_IN,
    example: { body: { ...settings, without: [...settings.without] }, answer: ok },
  }),
  setMail: route({
    tag,
    summary: 'My mail address: it counts once the link sent there was followed.',
    body: calls.MailAddressBody,
    answer: Ok,
    refusals: [...MAIL, 'bad-address'],
    example: { body: { address: 'margaret@roses.example' }, answer: ok },
  }),
  removeMail: route({
    tag,
    summary: 'Forget my mail address.',
    answer: Ok,
    refusals: SIGNED_IN,
    example: { answer: ok },
  }),
  confirmMail: route({
    tag,
    summary: 'The address is mine: with the secret of the link that was sent there. It works once.',
    body: calls.ConfirmMailBody,
    answer: Ok,
    refusals: ['no-such-link'],
    example: { body: { secret: 'x3Jq9TzP0aLw8sVb' }, answer: ok },
  }),
  unsubscribe: route({
    tag,
    summary: 'No more mails to the address this link was sent to (RFC 8058). Asked again it has no second effect.',
    params: calls.ByToken,
    answer: Ok,
    refusals: ['no-such-link'],
    example: { answer: ok },
  }),
  addChannel: route({
    tag,
    summary: 'Call me there too: a browser that takes pushes, or a webhook.',
    body: calls.NewChannelBody,
    answer: calls.NewChannelSchema,
    refusals: [...SIGNED_IN, 'accounts-only', 'bad-address', 'private-address', 'too-many-channels'],
    example: {
      body: { kind: 'hook', url: 'https://ntfy.example/roses', shape: 'ntfy' },
      answer: { channel, secret: 'h4Kd0wQz8xYv2nTb' },
    },
  }),
  removeChannel: route({
    tag,
    summary: 'Call me there no more.',
    params: ById,
    answer: Ok,
    refusals: OWN,
    example: { answer: ok },
  }),
  testChannel: route({
    tag,
    summary:
      'Send me a test now: `mail`, or the id of a channel. One that was switched off is on again if it gets through.',
    params: calls.ByChannel,
    answer: Ok,
    refusals: [...OWN, 'not-set-up', 'not-delivered'],
    example: { answer: ok },
  }),
  makeFeed: route({
    tag,
    summary:
      'A secret link to a calendar of my deadlines and a feed of my games; the one before is worth nothing from now on.',
    answer: calls.FeedSchema,
    refusals: SIGNED_IN,
    example: { answer: { calendar: '/api/v1/feeds/k2Lw/calendar.ics', atom: '/api/v1/feeds/k2Lw/games.atom' } },
  }),
  removeFeed: route({
    tag,
    summary: 'The link to my calendar and feed is worth nothing any more.',
    answer: Ok,
    refusals: SIGNED_IN,
    example: { answer: ok },
  }),
  getCalendar: route({
    tag,
    summary: 'My deadlines as iCalendar (RFC 5545).',
    params: calls.ByToken,
    answer: Type.String(),
    text: true,
    refusals: ['no-such-link'],
  }),
  getFeed: route({
    tag,
    summary: 'My games as an Atom feed (RFC 4287).',
    params: calls.ByToken,
    answer: Type.String(),
    text: true,
    refusals: ['no-such-link'],
  }),
  readNotice: route({
    tag,
    summary: 'I have read that notice.',
    params: ById,
    answer: Ok,
    refusals: SIGNED_IN,
    example: { answer: ok },
  }),
  muteTable: route({
    tag,
    summary: 'This table does not call me, or does again; the tray in the page still tells of it.',
    params: ById,
    body: calls.MuteTableBody,
    answer: Ok,
    refusals: AT_TABLE,
    example: { body: { muted: true }, answer: ok },
  }),
} as const
