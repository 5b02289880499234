/** Positions are built outside the tests: lessons begin with them, too. */
export * from '../position.ts'
