export * from './answer.ts'
export * from './grammar.ts'
