/** Written by `roses freeze`: what today's rules do, in short, and the older versions that stay loadable. */
import type { Versions } from '../../../engine/versions.ts'

export const versions: Versions = {
  behaviour: '614b0e8b4c62331e',
  frozen: [
    {
      version: 1,
      hash: '0cf2c888cf6a5b6bd8999b9a43736195f9a8c77d957fddfd2b0d85471a0d371e',
      behaviour: 'fa7823b657454942',
      load: () => import('./1.js'),
    },
  ],
}
