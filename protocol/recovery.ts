/** Ways into an account beside the password: printed codes and passkeys. */
import { Type } from 'typebox'
import { Id, Password, PlayerName } from './common.ts'

export const WaysInSchema = Type.Object(
  {
    /** Whether the account has a password. */
    password: Type.Boolean(),
    /** Whether a mail to my address gives a new password; `null` where there is no confirmed address. */
    mail: Type.Union([Type.Boolean(), Type.Null()]),
    /** How many recovery codes are left. */
    codes: Type.Integer(),
    passkeys: Type.Array(
      Type.Object({
        id: Type.String(),
        label: Type.String(),
        createdAt: Type.Number(),
        usedAt: Type.Union([Type.Number(), Type.Null()]),
      }),
    ),
  },
  { $id: 'WaysIn' },
)

/** The password again; an account that has only passkeys sends none, and signs in with one before. */
const again = Type.Optional(Type.String({ maxLength: 200 }))

export const MailResetBody = Type.Object(
  { allowed: Type.Boolean(), password: again },
  { $id: 'MailReset', additionalProperties: false },
)
export const AskResetBody = Type.Object({ name: PlayerName }, { $id: 'AskReset', additionalProperties: false })

export const MakeCodesBody = Type.Object({ password: again }, { $id: 'MakeCodes', additionalProperties: false })
export const CodesSchema = Type.Object({ codes: Type.Array(Type.String()) }, { $id: 'RecoveryCodes' })

export const RecoverBody = Type.Object(
  { name: PlayerName, code: Type.String({ minLength: 1, maxLength: 60 }), password: Password },
  { $id: 'Recover', additionalProperties: false },
)

const bytes = (most: number) => Type.String({ maxLength: most, pattern: '^[A-Za-z0-9_-]*$' })

/** What the browser's `PublicKeyCredential.toJSON()` gives; the parts nobody reads are let pass. */
export const CredentialSchema = Type.Object(
  {
    id: bytes(1400),
    rawId: bytes(1400),
    type: Type.Literal('public-key'),
    response: Type.Object({ clientDataJSON: bytes(8000) }),
    clientExtensionResults: Type.Object({}),
  },
  { $id: 'Credential' },
)

/** What the browser is to ask the device: for `PublicKeyCredential.parse…OptionsFromJSON`. */
export const PasskeyQuestionSchema = Type.Object(
  { id: Type.String(), options: Type.Unsafe<Record<string, unknown>>(Type.Object({})) },
  { $id: 'PasskeyQuestion' },
)

export const AskPasskeyBody = Type.Object(
  { name: Type.Optional(PlayerName) },
  { $id: 'AskPasskey', additionalProperties: false },
)
export const AddPasskeyBody = Type.Object(
  {
    id: Id,
    credential: CredentialSchema,
    label: Type.String({ minLength: 1, maxLength: 60 }),
    password: again,
  },
  { $id: 'AddPasskey', additionalProperties: false },
)
export const PasskeyAccountBody = Type.Object(
  { id: Id, credential: CredentialSchema, label: Type.String({ minLength: 1, maxLength: 60 }), name: PlayerName },
  { $id: 'PasskeyAccount', additionalProperties: false },
)
export const SignInPasskeyBody = Type.Object(
  { id: Id, credential: CredentialSchema },
  { $id: 'SignInPasskey', additionalProperties: false },
)
