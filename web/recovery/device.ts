/** What a device with a passkey is asked, in the browser's own words. */
import type { Answer } from '../../protocol/index.ts'

type Question = Answer<'askPasskey'>

/** Browsers keep passkeys for names alone, and only where nobody can listen. */
export function canHavePasskeys(): boolean {
  const bare = /^[\d.]+$|^\[/.test(location.hostname)
  return (
    !bare &&
    window.isSecureContext &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

/** `null` when the reader thought better of it, or the device has nothing to offer. */
async function answered(ask: () => Promise<Credential | null>) {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as Given) : null
  } catch {
    return null
  }
}

interface Given {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: { readonly clientDataJSON: string }
  readonly clientExtensionResults: object
}

export function newKey({ options }: Question): Promise<Given | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return answered(() => navigator.credentials.create({ publicKey }))
}

export function useKey({ options }: Question): Promise<Given | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return answered(() => navigator.credentials.get({ publicKey }))
}

/** A phone names what its system is made of, too, or what it is like: Android is a Linux, and an iPhone like a Mac. */
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS X', 'Linux'] as const

/** "Linux": what the reader will recognise this device by, until they call it something else. */
export function deviceName(): string {
  const agent = navigator.userAgent
  const system = SYSTEMS.find((known) => agent.includes(known)) ?? ''
  return system === 'Mac OS X' ? 'Mac' : system
}
