/**
 * Rules that have changed since: a game's older versions are frozen modules, and what is made today (board, speech, bots)
 * meets them through a lift.
 */
import type { AnyGame, AnyKnowledge } from './game.ts'
import { sameJson } from './json.ts'
import type { Catalogue, Locale } from './words.ts'

/** What a frozen module exports. */
export interface FrozenModule {
  readonly game: AnyGame
  readonly words: { readonly [locale in Locale]: Catalogue }
}

/**
 * Turns what an older version makes into today's shapes; what is not named has the same shape still. Pure functions that
 * leave what they are given as it is.
 */
export interface Lift {
  readonly view?: (view: unknown) => unknown
  readonly move?: (move: unknown) => unknown
  readonly event?: (event: { readonly type: string }) => { readonly type: string }
  readonly state?: (state: unknown) => unknown
}

/** A line of `games/<id>/versions/index.ts`. */
export interface FrozenVersion {
  readonly version: number
  /** SHA-256 of the module's text; `null` of one that is no file. */
  readonly hash: string | null
  /** What it does, the hash of its `golden/behaviour-<version>.json`. */
  readonly behaviour: string
  load(): Promise<FrozenModule>
  readonly lift?: () => Promise<Lift>
}

/** What a game's folder says of its versions. */
export interface Versions {
  /** What today's version does, in short: the hash of its `golden/behaviour-<version>.json`. */
  readonly behaviour: string
  readonly frozen: readonly FrozenVersion[]
}

/** An old version's rules with today's voice. */
export function servedToday(old: AnyGame, today: AnyGame, lift: Lift, later: readonly AnyGame[] = [today]): AnyGame {
  const { speech } = today
  const { view = same, move = same, event = same } = lift
  return {
    ...old,
    lift,
    later,
    ...(today.open && { open: (seen: readonly unknown[]) => today.open?.(seen.map(view)) ?? seen[0] }),
    speech: {
      prompt: (seen, seat) => speech.prompt(view(seen), seat),
      move: (choice, seen) => speech.move(move(choice), view(seen)),
      amount: (choice) => speech.amount?.(move(choice)) ?? null,
      event: (happened) => speech.event(event(happened)),
      ...(speech.weight && { weight: (happened) => speech.weight?.(event(happened)) ?? 'line' }),
      ...(speech.actor && { actor: (happened) => speech.actor?.(event(happened)) ?? null }),
      ...(speech.group && { group: (happened) => speech.group?.(happened.map(event)) ?? null }),
      ...(speech.trace && { trace: (happened) => speech.trace?.(happened.map(event)) ?? [] }),
      ...(speech.moment && { moment: (happened, seen) => speech.moment?.(event(happened), view(seen)) ?? null }),
      ...(speech.tally && {
        tally: (past) =>
          (speech as Required<typeof speech>).tally(
            past.map((step) => ({ view: view(step.view), events: step.events.map(event) })),
          ),
      }),
      ...(speech.luck && { luck: (happened) => speech.luck?.(event(happened)) ?? null }),
      standing: (seen) => speech.standing(view(seen)),
      ...(speech.foresee && { foresee: (seen, moves) => speech.foresee?.(view(seen), moves.map(move)) ?? [] }),
      ...(speech.stage && { stage: (seen) => (speech as Required<typeof speech>).stage(view(seen)) }),
      ...(speech.sketch && { sketch: (seen) => speech.sketch?.(view(seen)) ?? '' }),
      ...(speech.outline && { outline: (seen) => speech.outline?.(view(seen)) ?? [] }),
      ...(speech.describe && { describe: (seen, place) => speech.describe?.(view(seen), place) ?? [] }),
      ...(speech.tries && { tries: (seen) => speech.tries?.(view(seen)) ?? [] }),
      ...(speech.refusals && { refusals: speech.refusals }),
      ...(speech.names && { names: (options) => speech.names?.(options) ?? {} }),
      seat: (seat, seats) => speech.seat(seat, seats),
    },
  }
}

/** The later versions that a log or a record goes on by. */
export function versionsIn(log: readonly { readonly kind: string; readonly version?: number }[]): readonly number[] {
  return log.flatMap(({ kind, version }) => (kind === 'rules' && version !== undefined ? [version] : []))
}

function same<T>(value: T): T {
  return value
}

/** What bots know today, of an older version's states and moves. */
export function liftedKnowledge(today: AnyKnowledge, lift: Lift): AnyKnowledge {
  if (!lift.state && !lift.move) {
    const lasting = { ...today }
    // A board made for search plays by today's rules.
    delete lasting.board
    return lasting
  }
  const { state = same, move = same } = lift
  const { wholeTurns, reach, trials, race, enough, blurs } = today
  // `quick` and `ideas` would name moves in today's shape, and a lift knows no way back.
  return {
    ...(wholeTurns !== undefined && { wholeTurns }),
    ...(reach !== undefined && { reach }),
    ...(trials !== undefined && { trials }),
    ...(race !== undefined && { race }),
    ...(enough !== undefined && { enough }),
    ...(blurs && { blurs }),
    ...(today.chances && { chances: today.chances }),
    evaluate: (now, seat) => today.evaluate(state(now), seat),
    ...(today.parts && { parts: (now, seat) => today.parts?.(state(now), seat) ?? {} }),
    ...(today.promise && { promise: (now, seat, choice) => today.promise?.(state(now), seat, move(choice)) ?? 0 }),
    ...(today.absurd && { absurd: (now, seat, choice) => today.absurd?.(state(now), seat, move(choice)) ?? false }),
    ...(today.foreseen && { foreseen: (now, seat) => today.foreseen?.(state(now), seat) ?? false }),
    ...(today.pick && {
      pick: (now, seat, moves, dice) => {
        const lifted = moves.map((choice) => move(choice))
        const picked = today.pick?.(state(now), seat, lifted, dice)
        return moves[lifted.findIndex((choice) => sameJson(choice, picked))] ?? moves[0]
      },
    }),
    ...(today.stakes && { stakes: (now, seat) => today.stakes?.(state(now), seat) ?? 1 }),
    ...(today.calm && { calm: (now) => today.calm?.(state(now)) ?? true }),
  }
}
