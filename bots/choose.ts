/** One question, one answer: picks the search that suits the game and keeps what it promises. */
import { quick, sidesOf, stateHash } from '../engine/index.ts'
import { alphaBeta, fastAlphaBeta } from './alphabeta.ts'
import { Budget } from './budget.ts'
import { planSearch } from './plan.ts'
import { raceSearch } from './race.ts'
import { blurIn, settleOn } from './slips.ts'
import { styleOf } from './style.ts'
import { fancyOf } from './tempers.ts'
import { Texts } from './texts.ts'
import { treeSearch } from './tree.ts'
import type { Choice, Considered, Finding, Intent, Request, Rules, Style, Task, World } from './types.ts'
import { copyWorld, quickMove } from './worlds.ts'

/** Work without a clock for a level that only time limits. */
const EFFORT_WITHOUT_CLOCK = 2000
/** In how many sampled worlds alpha-beta looks ahead; fewer and deeper where it is fast. */
const DEALS = 12
const FAST_DEALS = 8
/** Of the time given, the part for everything after the search. */
const RESERVE_MS = 5

export function choose(request: Request): Choice {
  const task = taskOf(request)
  const budget = budgetOf(request)
  const world = task.rules.guess(task.view, task.dice)
  const moves = task.rules.legal(world, task.seat)
  const keys = moves.map((move) => task.rules.write(move))
  const [only] = keys
  if (only === undefined) throw new Error('a bot was asked for a move although its seat is not awaited')
  const followed = follow(task, world, request.intent, keys)
  if (keys.length === 1) return followed ?? answer(task, world, [{ move: only, value: 0, share: 1 }], [only])
  if (slips(task)) {
    const move = task.rules.write(moves[task.dice.int(moves.length)])
    // The plan goes on afterwards: thinking again after every slip would make up for them.
    return answer(task, world, [], [move, ...(followed ? (request.intent?.moves ?? []) : [])])
  }
  if (followed) return followed
  budget.keepTo(stakes(task, world))
  const style = styleOf(task, world)
  if (style === 'race') budget.atMost(enoughFor(request))
  const finding = search(task, world, style, budget)
  const plan = settleOn(finding, blurIn(task.level, task.lore), task.dice)
  const [move] = plan
  if (move !== undefined && keys.includes(move)) return answer(task, world, finding.considered, plan)
  // Not even one line was finished in the time given.
  const quickly = task.rules.write(quickMove(task.lore, world, task.seat, moves, task.dice))
  return answer(task, world, [], [quickly])
}

export function taskOf(request: Request): Task {
  const rules = request.game as unknown as Rules
  const dice = quick(request.seed)
  const seats = rules.speech.standing(request.view).length
  return {
    rules,
    lore: request.knowledge,
    fancy: fancyOf(request.knowledge, request.level),
    view: request.view,
    seat: request.seat,
    seats,
    // Everybody knows the sides, so any guess has them; it draws from dice of its own and leaves the search as it was.
    sides: sidesOf(rules, rules.sides && rules.guess(request.view, quick(request.seed)), seats),
    level: request.level,
    dice,
    texts: new Texts(rules),
    intent: request.intent?.moves ?? [],
  }
}

export function budgetOf({ level, effort, now, budgetMs }: Request): Budget {
  const work = effort ?? level.effort ?? (now ? null : EFFORT_WITHOUT_CLOCK)
  return new Budget(work, now, Math.max(0, (budgetMs ?? level.budgetMs) - RESERVE_MS))
}

/** Who is limited by time alone, and was asked for no more, races no longer than something better can be found. */
function enoughFor({ knowledge, level, effort }: Request): number {
  const asked = effort ?? level.effort
  return asked === null ? (knowledge?.enough ?? Number.POSITIVE_INFINITY) : asked
}

function search(task: Task, world: World, style: Style, budget: Budget): Finding {
  const { depth, fastDepth = depth } = task.level
  switch (style) {
    case 'alphabeta':
      return task.lore?.board
        ? fastAlphaBeta(task, budget, { deals: FAST_DEALS, depth: fastDepth })
        : alphaBeta(task, budget, { deals: DEALS, depth })
    case 'plan':
      return planSearch(task, budget)
    case 'race':
      return raceSearch(task, world, budget)
    case 'tree':
      return treeSearch(task, budget)
  }
}

/** Even a trifle is looked at this much, as a part of the whole. */
const LEAST_STAKES = 0.02

function stakes({ lore, seat }: Task, world: World): number {
  return Math.min(1, Math.max(LEAST_STAKES, lore?.stakes?.(world, seat) ?? 1))
}

function slips({ level, dice }: Task): boolean {
  return level.slip > 0 && dice.int(1000) < level.slip * 1000
}

/** The next step of a plan made before, if the table looks as the plan foresaw. */
function follow(task: Task, world: World, intent: Intent | null | undefined, keys: readonly string[]): Choice | null {
  const [move] = intent?.moves ?? []
  if (!intent || move === undefined || !keys.includes(move) || stateHash(task.view) !== intent.view) return null
  return answer(task, world, [{ move, value: 0, share: 1 }], intent.moves)
}

function answer(task: Task, world: World, considered: readonly Considered[], plan: readonly string[]): Choice {
  const [move = '', ...rest] = plan
  return { move, considered, intent: rest.length > 0 ? intentAfter(task, world, move, rest) : null }
}

function intentAfter(task: Task, world: World, move: string, rest: readonly string[]): Intent | null {
  const { rules, seat } = task
  const after = copyWorld(rules, world)
  const step = rules.legal(after, seat).find((choice) => rules.write(choice) === move)
  const dice = quick(0)
  rules.apply(after, seat, step, dice, null)
  // What chance decides cannot be foreseen, so there is nothing to hold on to.
  return dice.drawn > 0 ? null : { view: stateHash(rules.view(after, seat)), moves: rest }
}
