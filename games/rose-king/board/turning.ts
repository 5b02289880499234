/** Whether the garden lies with north at the top although the reader sits elsewhere. */
import { signal } from '@preact/signals'

export const upright = signal(false)
