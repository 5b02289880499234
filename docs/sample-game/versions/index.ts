/** Written by `roses freeze`: what today's rules do, in short, and the older versions that stay loadable. */
import type { Versions } from '../../../engine/versions.ts'

export const versions: Versions = {
  behaviour: '86ff54f22c74d170',
  frozen: [],
}
