/** Whether it is really they who ask for something that a stolen cookie must not do. */
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { provenUntil } from './host-role.ts'
import { checkPassword } from './passwords.ts'
import type { Who } from './sessions.ts'

/** By the password; where an account has none, by having signed in with a passkey not long ago. */
export async function confirm({ now }: Services, who: Who, password: string | undefined): Promise<void> {
  if (who.password === null && !who.guest) {
    if (provenUntil(who) > now()) return
    throw new Refused('password-needed', 'Sign in again with your passkey first.')
  }
  if (!(await checkPassword(password ?? '', who.password)))
    throw new Refused('wrong-password', 'The password is wrong.')
}
