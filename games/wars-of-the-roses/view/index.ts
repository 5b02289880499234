export { guess } from './guess.ts'
export { overlay, view } from './view.ts'
