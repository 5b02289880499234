/** Something the person who started a command can put right; its message says how. */
export class StartProblem extends Error {}
