/** Starting, resuming and playing again a table in this browser. */
import { defaultOptions } from '../../engine/options.ts'
import type { Options } from '../../engine/game.ts'
import { findGame, loadGame } from '../game-assets.ts'
import { localDice, newId } from './chance.ts'
import { LocalTable } from './local.ts'
import { type LocalPlayer, loadSave, storeSave } from './saves.ts'

export interface LocalSetup {
  readonly game: string
  readonly players: readonly LocalPlayer[]
  readonly options?: Options
}

/** The id of the new table. */
export function newLocalTable({ game, players, options }: LocalSetup): string {
  const about = findGame(game)?.about
  if (!about) throw new Error(`no such game: ${game}`)
  const id = newId()
  const seats = players.length
  const setup = {
    game,
    version: about.version,
    seats,
    options: options ?? defaultOptions(about, seats),
    dice: localDice(seats),
  }
  storeSave({ id, setup, players, entries: [], touched: Date.now(), over: false, yours: true })
  return id
}

export async function openLocalTable(id: string): Promise<LocalTable | null> {
  const save = loadSave(id)
  if (!save) return null
  return new LocalTable(await loadGame(save.setup.game, save.setup.version), save)
}
