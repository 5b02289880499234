/**
 * The games as the client knows them: by their folder. Boards, rules and words are chunks of their
 * own, loaded when a game is opened; a game without a drawing is still playable from its list of moves.
 */
import type { Board, Picture } from '../art/board.ts'
import type { AnyGame } from '../engine/game.ts'
import type { Catalogue, Locale } from '../engine/words.ts'
import { catalogue, findGame } from '../games/index.ts'
import { loadPart } from './parts/load-part.ts'

const boards = import.meta.glob<AnyBoard>('../games/*/board/index.tsx', { import: 'Board' })
const pictures = import.meta.glob<Picture>('../games/*/board/picture.tsx', { import: 'Picture' })
const gameWords = import.meta.glob<Catalogue>('../games/*/words/*.json', { import: 'default' })
const boardWords = import.meta.glob<Catalogue>('../games/*/board/words/*.json', { import: 'default' })
const artWords = import.meta.glob<Catalogue>('../art/words/*.json', { import: 'default' })
const howtos = import.meta.glob<Catalogue>('../games/*/howto/??.json', { import: 'default' })
const scenes = import.meta.glob<readonly SceneSpec[]>('../games/*/howto/scenes.json', { import: 'default' })
const rules = import.meta.glob<string>('../games/*/rules.md', { query: '?raw', import: 'default' })

export type AnyBoard = Board<unknown, unknown>

/** A picture for "how to play": the position some moves into a game played with these dice. */
export interface SceneSpec {
  readonly seats: number
  readonly seed: number
  readonly moves: number
}

export { catalogue, findGame }

export async function loadGame(id: string): Promise<AnyGame> {
  const entry = findGame(id)
  if (!entry) throw new Error(`no such game: ${id}`)
  return loadPart({ what: 'game', game: id }, () => entry.load())
}

export async function loadBoard(id: string): Promise<AnyBoard | null> {
  const load = boards[`../games/${id}/board/index.tsx`]
  return load ? loadPart({ what: 'board', game: id }, load) : null
}

/** Where a picture is missing an emblem stands for it: nothing waits, nothing is said. */
export async function loadPicture(id: string): Promise<Picture | null> {
  return (await pictures[`../games/${id}/board/picture.tsx`]?.()) ?? null
}

/** Looked through in this order: the game's words, its board's, those of the art room. */
export async function loadWords(id: string, locale: Locale): Promise<readonly Catalogue[]> {
  const loads = [
    gameWords[`../games/${id}/words/${locale}.json`],
    boardWords[`../games/${id}/board/words/${locale}.json`],
    artWords[`../art/words/${locale}.json`],
  ]
  const found = await loadPart({ what: 'words', game: id }, () => Promise.all(loads.map((load) => load?.())))
  return found.filter((words) => words !== undefined)
}

export async function loadHowto(id: string, locale: Locale): Promise<Catalogue | null> {
  const load = howtos[`../games/${id}/howto/${locale}.json`]
  return load ? loadPart({ what: 'howto', game: id }, load) : null
}

export async function loadScenes(id: string): Promise<readonly SceneSpec[]> {
  const load = scenes[`../games/${id}/howto/scenes.json`]
  return load ? loadPart({ what: 'howto', game: id }, load) : []
}

export async function loadRules(id: string): Promise<string | null> {
  return (await rules[`../games/${id}/rules.md`]?.()) ?? null
}
