/**
 * Sets of figures follow a person from device to device: what this browser keeps goes to the account once, and what the account has
 * comes here. What was forgotten on another device is forgotten here; what was made here meanwhile is not lost, whatever it is called.
 */
import { sameJson } from '../../engine/json.ts'
import { MOST_NAME } from '../../engine/figure-set.ts'
import type { FigureSets } from '../../protocol/index.ts'
import { readStored, store } from '../local-store.ts'
import { ask, refused } from '../people/api.ts'
import { me } from '../people/me.ts'
import { dropSet, keepSet, type Kept, readSets, storeSets } from './sets.ts'

const SHARED = 'figures.shared'

/** The sets of a game that the account of this person is known to have had. */
function sharedBy(who: string, game: string): readonly string[] {
  const found = readStored(SHARED) as Partial<Record<string, unknown>> | null
  const names = found?.['who'] === who ? found[game] : null
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : []
}

function markShared(who: string, game: string, names: readonly string[]): void {
  const found = readStored(SHARED) as Record<string, unknown> | null
  store(SHARED, { ...(found?.['who'] === who ? found : {}), who, [game]: names })
}

const ofGame = ({ sets }: FigureSets, game: string): readonly Kept[] => sets.filter((set) => set.game === game)

function freeName(name: string, taken: readonly Kept[]): string {
  for (let n = 2; ; n++) {
    const end = ` ${n}`
    const free = name.slice(0, MOST_NAME - end.length) + end
    if (!taken.some((set) => set.name === free)) return free
  }
}

/** Brings browser and account together; without an account nobody is asked. */
export async function shareSets(game: string): Promise<void> {
  const who = me.peek()?.id
  if (who === undefined) return
  const answer = await ask('listFigureSets')
  if (refused(answer)) return
  const shared = sharedBy(who, game)
  let there = ofGame(answer, game)
  /** What the account has no room for stays here. */
  const left: Kept[] = []
  for (const set of readSets(game)) {
    const same = there.find(({ name }) => name === set.name)
    if (shared.includes(set.name) || (same && sameJson(same.figures, set.figures))) continue
    const wish = same ? { ...set, name: freeName(set.name, [...there, ...readSets(game)]) } : set
    const kept = await ask('keepFigureSet', { body: { game, name: wish.name, figures: { ...wish.figures } } })
    if (refused(kept)) left.push(wish)
    else there = ofGame(kept, game)
  }
  storeSets(game, [...there, ...left])
  markShared(
    who,
    game,
    there.map(({ name }) => name),
  )
}

/** Whether the account has it, too; `null` where there is none, or nobody to be asked. */
export async function keepEverywhere(game: string, set: Kept): Promise<boolean | null> {
  keepSet(game, set)
  const who = me.peek()?.id
  if (who === undefined) return null
  // Until the account has it, it is this browser's.
  const others = sharedBy(who, game).filter((name) => name !== set.name)
  markShared(who, game, others)
  const answer = await ask('keepFigureSet', { body: { game, name: set.name, figures: { ...set.figures } } })
  if (refused(answer)) return answer.refused === 'unreachable' ? null : false
  markShared(who, game, [...others, set.name])
  return true
}

export async function dropEverywhere(game: string, name: string): Promise<void> {
  dropSet(game, name)
  if (me.peek()) await ask('dropFigureSet', { body: { game, name } })
}
