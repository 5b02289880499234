/** Written by `roses freeze`: what today's rules do, in short, and the older versions that stay loadable. */
import type { Versions } from '../../../engine/versions.ts'

export const versions: Versions = {
  behaviour: '9263b4228770dc19',
  frozen: [
    {
      version: 1,
      hash: '8a1caa6a3e5b7afe1c5eafd2e2b4fcf77343e88202f3fca429927e8e1296cc48',
      behaviour: '17b8df973cfe98c3',
      load: () => import('./1.js'),
    },
  ],
}
