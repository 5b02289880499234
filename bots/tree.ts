/**
 * Information-set Monte-Carlo tree search.
 *
 * Every iteration guesses a fresh world from the view and walks down one tree shared by all of
 * them, so a choice is judged over everything the seat cannot see. Seats that decide at once choose
 * apart, each from its own arms (decoupled), and each seat maximises its own value (max^n). Chance
 * needs no nodes of its own: an arm counts how often it was on offer, not how often its parent was seen.
 */
import type { Seat } from '../engine/index.ts'
import { type Budget, doubt } from './budget.ts'
import { singleSteps } from './finding.ts'
import { bent, fondness, keenness } from './tempers.ts'
import type { Finding, Move, Task, World } from './types.ts'
import { judge, playOn, reachOf } from './worlds.ts'

interface Arm {
  readonly key: string
  move: Move
  visits: number
  offered: number
  total: number
  prior: number
  /** How much the bot likes it, where it is its own. */
  liked: number
  /** Left out of the search. */
  idle: boolean
}

interface Arms {
  readonly byMove: Map<Move, Arm>
  readonly byKey: Map<string, Arm>
}

interface Node {
  /** The arms of each seat that has decided here. */
  readonly arms: Map<Seat, Arms>
  readonly children: Map<string, Node>
}

interface Step {
  readonly seat: Seat
  readonly arm: Arm
}

/** How much curiosity counts against results so far. */
const CURIOSITY = 1.2
/** The part of the prior every move gets that promises anything, however little. */
const EVEN_SHARE = 0.25

/** How often it is asked whether the decision is already clear, in iterations. */
const SETTLED_EVERY = 16

const newNode = (): Node => ({ arms: new Map(), children: new Map() })

export function treeSearch(task: Task, budget: Budget): Finding {
  const root = newNode()
  const reach = reachOf(task)
  for (let round = 1; budget.spend(); round++) {
    iterate(task, root, reach, budget)
    if (round % SETTLED_EVERY === 0 && settled(task, root, budget)) break
  }
  const arms = [...(root.arms.get(task.seat)?.byKey.values() ?? [])]
  const visits = arms.reduce((sum, arm) => sum + arm.visits, 0) || 1
  const considered = arms
    .sort((a, b) => b.visits - a.visits || mean(b) - mean(a))
    .map((arm) => ({ move: arm.key, value: mean(arm), share: arm.visits / visits }))
  // What was never tried has no value yet.
  const tried = considered.filter(({ share }) => share > 0)
  return { ...singleSteps(tried), considered }
}

/** A choice, and how often it was made. */
export interface Habit {
  readonly text: string
  readonly times: number
}

/** What each seat asked at once with this one comes to choose, from a part of the work that is left. */
export function habitsOf(task: Task, budget: Budget, part: number): ReadonlyMap<Seat, readonly Habit[]> {
  const root = newNode()
  const reach = reachOf(task)
  const before = budget.spent
  const done = (): number => budget.spent - before
  while (done() < part * (done() + budget.remaining()) && budget.spend()) iterate(task, root, reach, budget)
  return new Map(
    [...root.arms].map(([seat, { byKey }]) => [
      seat,
      [...byKey.values()].map(({ key, visits }) => ({ text: key, times: visits })),
    ]),
  )
}

/** Whether the second choice could no longer catch up with the first, or hardly. */
function settled({ seat, level }: Task, root: Node, budget: Budget): boolean {
  let first = 0
  let second = 0
  for (const { visits } of root.arms.get(seat)?.byKey.values() ?? [])
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  return first - second > budget.remaining() * doubt(level)
}

function mean(arm: Arm): number {
  return arm.visits > 0 ? arm.total / arm.visits : 0
}

function iterate(task: Task, root: Node, reach: number, budget: Budget): void {
  const { rules, dice } = task
  const world = rules.guess(task.view, dice)
  const path: Step[] = []
  let node = root
  for (let fresh = false; !fresh;) {
    const seats = rules.awaiting(world)
    if (seats.length === 0 || budget.over()) break
    const together = seats.length > 1 && (rules.together?.(world) ?? false)
    const steps = (together ? seats : seats.slice(0, 1)).map((seat) => ({ seat, arm: select(task, node, world, seat) }))
    for (const { seat, arm } of steps) {
      fresh ||= arm.visits === 0
      // The last of the simultaneous steps may have closed the phase early for the others.
      if (rules.awaiting(world).includes(seat)) rules.apply(world, seat, arm.move, dice, null)
    }
    path.push(...steps)
    node = childOf(node, steps)
  }
  playOn(task, world, reach, dice, budget)
  const values = judge(task, world)
  // What is liked is the choice that is asked for, not what may follow from it.
  const own = path.find(({ seat }) => seat === task.seat)
  if (own) values[task.seat] = bent(values[task.seat] ?? 0, own.arm.liked)
  for (const { seat, arm } of path) {
    arm.visits++
    arm.total += values[seat] ?? 0
  }
}

function childOf(node: Node, steps: readonly Step[]): Node {
  const key = steps.length === 1 && steps[0] ? steps[0].arm.key : steps.map((step) => step.arm.key).join(' ')
  const known = node.children.get(key)
  if (known) return known
  const made = newNode()
  node.children.set(key, made)
  return made
}

function select(task: Task, node: Node, world: World, seat: Seat): Arm {
  const moves = task.rules.legal(world, seat)
  let arms = node.arms.get(seat)
  if (!arms) node.arms.set(seat, (arms = { byMove: new Map(), byKey: new Map() }))
  const offered = offer(task, arms, world, seat, moves)
  let seen = 0
  let total = 0
  for (const arm of offered) {
    seen += arm.visits
    total += arm.total
  }
  // An arm not tried yet is taken to be a little worse than what is known here.
  const unknown = seen > 0 ? total / seen - 0.2 : 0
  let best = offered[0] as Arm
  let bestScore = Number.NEGATIVE_INFINITY
  for (const arm of offered) {
    if (arm.idle) continue
    const known = arm.visits > 0 ? arm.total / arm.visits : unknown
    const score = known + (CURIOSITY * arm.prior * Math.sqrt(arm.offered)) / (1 + arm.visits)
    if (score > bestScore) {
      best = arm
      bestScore = score
    }
  }
  return best
}

/** The arms of the moves on offer in this world, with their priors. */
function offer(task: Task, arms: Arms, world: World, seat: Seat, moves: readonly Move[]): Arm[] {
  const even = 1 / moves.length
  let fresh = false
  const offered: Arm[] = []
  for (const move of moves) {
    let arm = arms.byMove.get(move)
    if (!arm) {
      const key = task.rules.write(move)
      arm = arms.byKey.get(key)
      if (!arm) {
        arms.byKey.set(key, (arm = { key, move, visits: 0, offered: 0, total: 0, prior: even, liked: 0, idle: false }))
        // Games share their moves, so the move itself finds its arm again without being written.
        arms.byMove.set(move, arm)
        fresh = true
      }
      arm.move = move
    }
    arm.offered++
    offered.push(arm)
  }
  if (fresh) weigh(task, world, seat, offered)
  return offered
}

/** Sets the priors of arms on offer together. */
function weigh(task: Task, world: World, seat: Seat, offered: readonly Arm[]): void {
  const { lore, dice } = task
  const even = 1 / offered.length
  for (const arm of offered) arm.liked = fondness(task, world, seat, arm.move)
  const promises = offered.map(
    ({ move, liked }) => Math.max(0, lore?.promise?.(world, seat, move) ?? 0) * keenness(liked),
  )
  const sum = promises.reduce((a, b) => a + b, 0)
  offered.forEach((arm, i) => {
    const promised = sum > 0 ? (promises[i] ?? 0) / sum : even
    // What promises nothing beside others that do is never tried.
    arm.idle = promised === 0
    // A grain of chance, so that equal moves are not always tried in the order of the list.
    arm.prior = EVEN_SHARE * even * (1 + dice.int(100) / 1000) + (1 - EVEN_SHARE) * promised
  })
}
