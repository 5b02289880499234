/** Richard III: heirs left alone, points left over, charges, idle mercenaries, and whether a plan hangs on the seed. */
import type { Seat } from '../../engine/index.ts'
import { absurd } from '../../games/richard-iii/bot/absurd.ts'
import { read } from '../../games/richard-iii/bot/moves.ts'
import { NEAR } from '../../games/richard-iii/bot/survey.ts'
import { BLOCK_COUNT, COUNTS, HEIRS, IS_HEIR } from '../../games/richard-iii/rules/blocks.ts'
import { TURNS } from '../../games/richard-iii/rules/figures.ts'
import { AREA_COUNT, EXILE_OF, MIDDLESEX } from '../../games/richard-iii/rules/map.ts'
import { DEAD, ownerOf, upright } from '../../games/richard-iii/rules/places.ts'
import type { Event, Move, State } from '../../games/richard-iii/types/index.ts'
import type { Counts, Decision, Manners, Watch } from './play.ts'
import { countKinds, sixTimes } from './six.ts'

/** Of the action phases that begin one in so many is asked again. */
const EVERY = 10
const ASKED = 'action phases asked six times'
const PHASES = 'action phases, the last before all go home left out'
const LONE = 'a lone heir, two or more enemies within a march'
const KING = 'the King alone in London'
const BESIDE = 'the King alone in London, an enemy next door'
const BESIDE_FOUR = 'the King alone in London, four or more enemies next door'
const FOUR = 4
const ENDED = 'action phases ended while points were left'
const MARCHES = 'last turn: blocks that count nothing, moved to meet nobody'

export const richardIII: Manners = {
  seats: 2,
  games: 8,
  level: 'earl',
  effort: 60,
  options: { scenario: 'campaign-1460' },
  drawn: 16,
  watch(counts): Watch<State, Move, Event> {
    counts.add(PHASES, 0)
    counts.add(LONE, 0, PHASES)
    for (const what of [KING, BESIDE, BESIDE_FOUR]) counts.add(what, 0, PHASES)
    counts.add('heirs', 0)
    counts.add('heirs dead at the end', 0, 'heirs')
    counts.add(ENDED, 0)
    counts.add('and a head could be raised', 0, ENDED)
    counts.add('and a head could be raised that may well live', 0, ENDED)
    counts.add('charges', 0)
    counts.add('where fire would have been no worse', 0, 'charges')
    counts.add('fire held', 0)
    counts.add(MARCHES, 0)
    counts.add('by the last to act', 0, MARCHES)
    counts.add('by the last to act, whom it cannot help', 0, MARCHES)
    counts.add(ASKED, 0)
    countKinds(counts, 'plan', ASKED)
    let acting = -1
    return {
      decides(decision) {
        const { state } = decision
        if (state.phase === 'action' && acting !== state.active && decision.lot.int(EVERY) === 0)
          askSix(counts, decision)
        acting = state.phase === 'action' ? state.active : -1
        countMove(counts, decision)
      },
      moved(state) {
        if (acting < 0 || (state.phase === 'action' && state.active === acting)) return
        if (!isLastAct(state, acting)) countAlone(counts, state, acting)
        acting = -1
      },
      over(state) {
        const heirs = HEIRS.flat()
        counts.add('heirs', heirs.length)
        counts.add('heirs dead at the end', heirs.filter((heir) => state.at[heir] === DEAD).length)
      },
    }
  },
}

/** The same steps in another order are the same plan. */
function askSix(counts: Counts, { again }: Decision<State, Move>): void {
  const plans = sixTimes(again).map(({ move, intent }) => [move, ...(intent?.moves ?? [])].sort().join(' '))
  counts.add(ASKED)
  countKinds(counts, 'plan', ASKED, plans)
}

function countMove(counts: Counts, { state, seat, move, moves }: Decision<State, Move>): void {
  if (move.type === 'pass') counts.add('fire held')
  if (move.type === 'charge') {
    counts.add('charges')
    if (absurd(state, seat, move)) counts.add('where fire would have been no worse')
  }
  if (state.phase !== 'action') return
  if (move.type === 'end' && state.points > 0) {
    counts.add(ENDED)
    if (moves.some((each) => each.type === 'recruit' && COUNTS[read(each).block] === 1))
      counts.add('and a head could be raised')
    if (absurd(state, seat, move)) counts.add('and a head could be raised that may well live')
  }
  if ((move.type === 'march' || move.type === 'sail') && isIdle(state, seat, move)) {
    counts.add(MARCHES)
    if (state.first !== seat) counts.add('by the last to act')
    // Whoever leaves a crowd leaves it food.
    if (absurd(state, seat, move)) counts.add('by the last to act, whom it cannot help')
  }
}

function isIdle(state: State, seat: Seat, move: Move): boolean {
  const { block, other, to } = read(move)
  const counting = COUNTS[block] === 1 || (other >= 0 && COUNTS[other] === 1)
  return state.turn === TURNS && !counting && state.here[1 - seat]?.[to] === 0
}

/** After it all go home, and nobody is in danger any more but in battles that have begun. */
function isLastAct(state: State, seat: Seat): boolean {
  return state.turn === TURNS && state.first !== seat
}

function countAlone(counts: Counts, state: State, seat: Seat): void {
  counts.add(PHASES)
  const alone = loneHeirs(state, seat)
  if (alone.some((heir) => enemiesNear(state, seat, heir, 0) >= 2)) counts.add(LONE)
  if (!alone.includes(state.king) || state.at[state.king] !== MIDDLESEX) return
  const beside = enemiesNear(state, seat, state.king, 1)
  counts.add(KING)
  if (beside > 0) counts.add(BESIDE)
  if (beside >= FOUR) counts.add(BESIDE_FOUR)
}

/** With nobody beside them, friend or enemy, and not safe in exile. */
function loneHeirs(state: State, seat: Seat): number[] {
  const heirs: number[] = []
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = state.at[block] ?? DEAD
    if (IS_HEIR[block] === 0 || area >= AREA_COUNT || EXILE_OF[area] !== -1) continue
    if (ownerOf(state, block) !== seat || !upright(state, block)) continue
    if (state.here[seat]?.[area] === 1 && state.here[1 - seat]?.[area] === 0) heirs.push(block)
  }
  return heirs
}

/** Enemy blocks within a march of at most two areas; with `part` 1 only those next door. */
function enemiesNear(state: State, seat: Seat, heir: number, part: number): number {
  const near = NEAR[state.at[heir] ?? -1] ?? []
  return near
    .filter((each) => each.part >= part)
    .reduce((sum, { area }) => sum + (state.here[1 - seat]?.[area] ?? 0), 0)
}
