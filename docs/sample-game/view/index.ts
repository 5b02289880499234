export { guess } from './guess.ts'
export { view } from './view.ts'
