/** What a bot's judgement has meant in games between equal bots: how often who stood like that has won. */
export interface Chances {
  /** The command that wrote it. */
  readonly made: string
  /** In which third of a game each stage lies, from 0: `stageKey` names it. */
  readonly phases: { readonly [stage: string]: number }
  readonly tables: readonly ChanceTable[]
}

/** What was played with so many seats and these settings. */
export interface ChanceTable {
  readonly seats: number
  readonly options: { readonly [option: string]: unknown }
  readonly games: number
  /** By seat: the part of the games that it has won; a shared win counts in part. */
  readonly won: readonly number[]
  /** By seat and third of the game: a constant and a slope, from the log odds of the judgement to those of winning. */
  readonly lines: readonly (readonly (readonly number[])[])[]
}
