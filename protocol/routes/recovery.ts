/** Codes and passkeys, and signing out everywhere. */
import { Ok } from '../common.ts'
import { MeSchema } from '../people.ts'
import * as recovery from '../recovery.ts'
import { ById, KNOWN, route, SIGNED_IN } from './route.ts'

const tag = 'people'
const ok = { ok: true } as const
/** Whatever a stolen cookie must not do. */
const CONFIRMED = [...SIGNED_IN, 'wrong-password', 'password-needed'] as const
const question = { id: 'c5Xw0PqL', options: { challenge: 'q7Zr1c0t5Vd2mX8nK4bL9wEy', rpId: 'roses.example' } }
const credential = {
  id: 'mZ2rYw',
  rawId: 'mZ2rYw',
  type: 'public-key',
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' },
  clientExtensionResults: {},
} as const
const margaret = {
  id: 'p3kW9xQd',
  name: 'Margaret',
  guest: false,
  preferences: { language: 'en' },
  needed: 2,
  host: false,
} as const

export const RECOVERY_ROUTES = {
  getWaysIn: route({
    tag,
    summary: 'How I can get into my account: password, recovery codes, passkeys.',
    answer: recovery.WaysInSchema,
    refusals: SIGNED_IN,
    example: {
      answer: {
        password: true,
        mail: null,
        codes: 9,
        passkeys: [{ id: 'k1', label: 'My phone', createdAt: 1_790_000_000_000, usedAt: null }],
      },
    },
  }),
  makeRecoveryCodes: route({
    tag,
    summary: 'Ten codes to print; each gives a new password once. They are shown once, and earlier ones are void.',
    body: recovery.MakeCodesBody,
    answer: recovery.CodesSchema,
    refusals: [...CONFIRMED, 'not-yours'],
    example: { body: { password: 'of Anjou, 1430' }, answer: { codes: ['wake-f3ld-2b9r-qx7m'] } },
  }),
  recoverAccount: route({
    tag,
    summary: 'Choose a new password by a recovery code, which then is used up; all my sessions end.',
    body: recovery.RecoverBody,
    answer: Ok,
    refusals: ['wrong-code'],
    example: { body: { name: 'Margaret', code: 'wake-f3ld-2b9r-qx7m', password: 'of Anjou, 1445' }, answer: ok },
  }),
  allowMailReset: route({
    tag,
    summary:
      'Whether a link that is sent to my confirmed address gives a new password. Another address must be allowed anew.',
    body: recovery.MailResetBody,
    answer: Ok,
    refusals: [...CONFIRMED, 'not-yours'],
    example: { body: { allowed: true, password: 'of Anjou, 1430' }, answer: ok },
  }),
  askReset: route({
    tag,
    summary:
      'Have a link to a new password sent, if there is such an account and it allows that; the answer does not say.',
    body: recovery.AskResetBody,
    answer: Ok,
    refusals: [],
    example: { body: { name: 'Margaret' }, answer: ok },
  }),
  endSessions: route({
    tag,
    summary: 'Sign out everywhere: every session of mine ends, this one and those of my programs too.',
    answer: Ok,
    refusals: SIGNED_IN,
    example: { answer: ok },
  }),
  askPasskey: route({
    tag,
    summary: 'What my browser asks a device that is to become a passkey of mine.',
    body: recovery.AskPasskeyBody,
    answer: recovery.PasskeyQuestionSchema,
    refusals: [...SIGNED_IN, 'name-taken'],
    example: { body: {}, answer: question },
  }),
  addPasskey: route({
    tag,
    summary: 'Keep a passkey for my account.',
    body: recovery.AddPasskeyBody,
    answer: Ok,
    refusals: [...CONFIRMED, 'wrong-passkey', 'not-yours'],
    example: { body: { id: 'c5Xw0PqL', credential, label: 'My phone', password: 'of Anjou, 1430' }, answer: ok },
  }),
  removePasskey: route({
    tag,
    summary: 'Forget a passkey of mine; the last way into an account stays.',
    params: ById,
    answer: Ok,
    refusals: [...SIGNED_IN, 'no-such-passkey', 'last-way-in'],
    example: { answer: ok },
  }),
  createPasskeyAccount: route({
    tag,
    summary: 'Keep this guest as an account whose only way in is a passkey.',
    body: recovery.PasskeyAccountBody,
    answer: MeSchema,
    refusals: [...SIGNED_IN, 'has-account', 'name-taken', 'wrong-passkey'],
    example: { body: { id: 'c5Xw0PqL', credential, label: 'My phone', name: 'Margaret' }, answer: margaret },
  }),
  askPasskeySignIn: route({
    tag,
    summary: 'What my browser asks a passkey that is to sign me in.',
    answer: recovery.PasskeyQuestionSchema,
    refusals: [],
    example: { answer: question },
  }),
  signInPasskey: route({
    tag,
    summary: 'Sign in with a passkey; the tables of the guest I was come along.',
    body: recovery.SignInPasskeyBody,
    answer: MeSchema,
    refusals: [...KNOWN, 'wrong-passkey'],
    example: { body: { id: 'c5Xw0PqL', credential }, answer: margaret },
  }),
} as const
