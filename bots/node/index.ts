/** What the command line runs: leagues and the engine on stdio. */
export { engine } from './engine.ts'
export { league, type LeagueOptions, type Progress } from './league.ts'
