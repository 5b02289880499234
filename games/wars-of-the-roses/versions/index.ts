/** Written by `roses freeze`: what today's rules do, in short, and the older versions that stay loadable. */
import type { Versions } from '../../../engine/versions.ts'

export const versions: Versions = {
  behaviour: 'd1b9b2721cd1a335',
  frozen: [
    {
      version: 1,
      hash: 'b0227d1f1b4a7b76f67004715f4c14b354bbab123b2008c159d568a297483737',
      behaviour: '475aa6d53787fcda',
      load: () => import('./1.js'),
    },
  ],
}
