export { forced } from './forced.ts'
export { guess } from './guess.ts'
export { open } from './open.ts'
export { overlay, view } from './view.ts'
