/**
 * Search over whole plans, for games whose turns are built of many small steps.
 *
 * A candidate is everything the seat does until somebody else, or chance, has a say. Candidates come
 * from the game's own quick picks; each is tried in guessed worlds against quick plans of the others;
 * trials go to the candidates that look best, and variations of the best join them. All candidates
 * meet the same worlds in the same order, so that they differ by merit and not by luck.
 */
import { quick } from '../engine/index.ts'
import { type Budget, doubt } from './budget.ts'
import { type Plan, complete, makePlan, vary } from './steps.ts'
import { bent } from './tempers.ts'
import type { Considered, Finding, Task, World } from './types.ts'
import { copyWorld, judgeFor, othersFirst, playOn, reachOf, settle } from './worlds.ts'

interface Candidate extends Plan {
  trials: number
  total: number
}

/** With this many choices or fewer, each that promises anything begins at least one candidate. */
const FEW_CHOICES = 16
const FIRST_CANDIDATES = 12
const MOST_CANDIDATES = 64
/** A variation of the best joins after every so many trials; where a plan takes several, once all have had theirs. */
const VARY_EVERY = 4
/** How often it is asked whether the decision is already clear, in trials. */
const SETTLED_EVERY = 16
/** How much curiosity counts, in units of the spread of the results. */
const CURIOSITY = 0.7

export function planSearch(task: Task, budget: Budget): Finding {
  const base = task.rules.guess(task.view, task.dice)
  const trials = new Trials(task, budget)
  const least = leastOf(task)
  const pool = new Map<string, Candidate>()
  const add = (plan: Plan): void => {
    const key = plan.steps.join(' ')
    if (plan.steps.length > 0 && !pool.has(key)) pool.set(key, { ...plan, trials: 0, total: 0 })
  }
  for (const plan of firstPlans(task, base, budget)) add(plan)
  for (let round = 1; budget.spend(); round++) {
    const best = favourite(pool)
    if (best && round % VARY_EVERY === 0 && (least === 1 || allTried(pool, least))) {
      if (pool.size >= MOST_CANDIDATES) dropWorst(pool)
      const others = [...pool.values()]
      const other = others[task.dice.int(others.length)] ?? best
      add(vary(task, base, best.steps, other.steps))
    }
    const next = mostPromising(pool, round, least, trials.spread())
    if (!next || !trials.run(next)) break
    if (round % SETTLED_EVERY === 0 && best && settled(task, pool, best, budget)) break
  }
  return finding(pool)
}

/** How often a plan is tried before it is left for better ones. */
function leastOf({ lore }: Task): number {
  return lore?.trials ?? 1
}

/** Whether the second plan could no longer catch up with the best, or hardly. */
function settled({ level }: Task, pool: ReadonlyMap<string, Candidate>, best: Candidate, budget: Budget): boolean {
  let second = 0
  for (const candidate of pool.values()) if (candidate !== best) second = Math.max(second, candidate.trials)
  return best.trials - second > budget.remaining() * doubt(level)
}

function* firstPlans(task: Task, base: World, budget: Budget): Generator<Plan> {
  const moves = task.rules.legal(base, task.seat)
  const effort = task.level.effort ?? Number.POSITIVE_INFINITY
  const least = leastOf(task)
  // Where a plan takes several trials, half of the work is for what comes to mind first, half for what follows from it.
  const most = least > 1 ? Math.min(effort / 3, budget.remaining() / (2 * least)) : effort / 3
  const wanted = Math.max(2, Math.min(FIRST_CANDIDATES, Math.floor(most)))
  if (task.intent.length > 0) yield complete(task, base, task.intent)
  yield makePlan(task, base)
  yield complete(task, base, [task.texts.of(task.rules.idle(base, task.seat))])
  for (const idea of task.lore?.ideas?.(base, task.seat, moves) ?? [])
    yield complete(
      task,
      base,
      idea.map((move) => task.texts.of(move)),
    )
  if (moves.length <= FEW_CHOICES)
    for (const move of moves)
      // What promises nothing at all is left to the quick picks.
      if (!budget.over() && (task.lore?.promise?.(base, task.seat, move) ?? 1) > 0)
        yield complete(task, base, [task.texts.of(move)])
  for (let i = 0; i < wanted && !budget.over(); i++) yield makePlan(task, base)
}

/** Tries candidates in one common sequence of worlds. */
class Trials {
  private readonly worlds: World[] = []
  private readonly task: Task
  private readonly budget: Budget
  private readonly seed: number
  private count = 0
  private sum = 0
  private squares = 0

  constructor(task: Task, budget: Budget) {
    this.task = task
    this.budget = budget
    this.seed = task.dice.int(2 ** 31)
  }

  /** False when time ran out in the middle: the trial does not count then. */
  run(candidate: Candidate): boolean {
    const { task, budget } = this
    const { rules, seat } = task
    const number = candidate.trials
    const dice = quick(this.seed + number * 7919)
    const world = copyWorld(rules, (this.worlds[number] ??= this.prepare()))
    for (const [i, text] of candidate.steps.entries()) {
      if (!rules.awaiting(world).includes(seat)) break
      const move = task.lore?.foreseen?.(world, seat)
        ? candidate.moves[i]
        : task.texts.find(rules.legal(world, seat), text)
      if (move === undefined) break
      rules.apply(world, seat, move, dice, null)
    }
    settle(task, world, dice, budget)
    playOn(task, world, reachOf(task), dice, budget)
    if (budget.over() && candidate.trials > 0) return false
    const value = bent(judgeFor(task, world, seat), candidate.liked)
    candidate.total += value
    candidate.trials++
    this.count++
    this.sum += value
    this.squares += value * value
    return true
  }

  /** A guessed world in which the others have made their plans. */
  private prepare(): World {
    const { task, budget } = this
    const world = task.rules.guess(task.view, task.dice)
    if (task.rules.awaiting(world).includes(task.seat)) othersFirst(task, world, task.dice, budget)
    return world
  }

  /** The standard deviation of all results, so that curiosity is measured in the game's own scale. */
  spread(): number {
    const mean = this.sum / (this.count || 1)
    return Math.sqrt(Math.max(0, this.squares / (this.count || 1) - mean * mean)) + 1e-6
  }
}

function allTried(pool: ReadonlyMap<string, Candidate>, least: number): boolean {
  for (const { trials } of pool.values()) if (trials < least) return false
  return true
}

/** Whoever has been tried least until all have had their chance; then what looks best, or may yet turn out so. */
function mostPromising(
  pool: ReadonlyMap<string, Candidate>,
  round: number,
  least: number,
  spread: number,
): Candidate | null {
  let best: Candidate | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (const candidate of pool.values()) {
    const { trials, total } = candidate
    const score =
      trials < least ? 10 - trials : total / trials + CURIOSITY * spread * Math.sqrt(Math.log(round + 1) / trials)
    if (score > bestScore) {
      best = candidate
      bestScore = score
    }
  }
  return best
}

/** The candidate tried most often; the search gives its trials to what looks best. */
function favourite(pool: ReadonlyMap<string, Candidate>): Candidate | null {
  let best: Candidate | null = null
  for (const candidate of pool.values())
    if (!best || candidate.trials > best.trials || (candidate.trials === best.trials && mean(candidate) > mean(best)))
      best = candidate
  return best
}

function dropWorst(pool: Map<string, Candidate>): void {
  let worst: string | null = null
  let worstMean = Number.POSITIVE_INFINITY
  for (const [key, candidate] of pool)
    if (candidate.trials > 0 && mean(candidate) < worstMean) {
      worst = key
      worstMean = mean(candidate)
    }
  if (worst !== null) pool.delete(worst)
}

function mean({ trials, total }: Candidate): number {
  return trials > 0 ? total / trials : -1
}

function finding(pool: ReadonlyMap<string, Candidate>): Finding {
  const best = favourite(pool)
  const trials = [...pool.values()].reduce((sum, candidate) => sum + candidate.trials, 0) || 1
  const byMove = new Map<string, Considered>()
  for (const candidate of pool.values()) {
    const move = candidate.steps[0] ?? ''
    const known = byMove.get(move)
    const share = candidate.trials / trials
    const value = Math.max(known?.value ?? -1, mean(candidate))
    byMove.set(move, { move, value, share: share + (known?.share ?? 0) })
  }
  const first = best?.steps[0]
  const considered = [...byMove.values()].sort(
    (a, b) => Number(b.move === first) - Number(a.move === first) || b.share - a.share,
  )
  const weighed = [...pool.values()]
    .filter((candidate) => candidate.trials > 0)
    .map((candidate) => ({ plan: candidate.steps, value: mean(candidate) }))
  return { considered, plan: best?.steps ?? [], weighed }
}
