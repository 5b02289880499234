export { forced } from './forced.ts'
export { guess } from './guess.ts'
export { overlay, view } from './view.ts'
