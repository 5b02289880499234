/**
 * The games as the client knows them: by their folder. Boards, rules and words are chunks of their
 * own, loaded when a game is opened; a game without a drawing is still playable from its list of moves.
 */
import type { Board, Picture } from '../art/board.ts'
import type { AnyGame } from '../engine/game.ts'
import { figuresIn } from '../engine/rules-text.ts'
import { type Lift, versionsIn } from '../engine/versions.ts'
import { type Catalogue, LOCALES, type Locale } from '../engine/words.ts'
import { catalogue, findGame, findRules } from '../games/index.ts'
import { loadPart } from './parts/load-part.ts'
import { liftedBoard } from './lifted-board.tsx'

const boards = import.meta.glob<AnyBoard>('../games/*/board/index.tsx', { import: 'Board' })
const pictures = import.meta.glob<Picture>('../games/*/board/picture.tsx', { import: 'Picture' })
const gameWords = import.meta.glob<Catalogue>('../games/*/words/*.json', { import: 'default' })
const boardWords = import.meta.glob<Catalogue>('../games/*/board/words/*.json', { import: 'default' })
const artWords = import.meta.glob<Catalogue>('../art/words/*.json', { import: 'default' })
const howtos = import.meta.glob<Catalogue>('../games/*/howto/??.json', { import: 'default' })
const scenes = import.meta.glob<readonly SceneSpec[]>('../games/*/howto/scenes.json', { import: 'default' })
const rules = import.meta.glob<string>('../games/*/rules{,.??}.md', { query: '?raw', import: 'default' })
const figures = import.meta.glob<string>('../games/*/data.json', { query: '?raw', import: 'default' })

export type AnyBoard = Board<unknown, unknown>

/** A picture for "how to play": the position some moves into a game played with these dice. */
export interface SceneSpec {
  readonly seats: number
  readonly seed: number
  readonly moves: number
}

export { catalogue, findGame, findRules }

/** Today's rules unless a version is named; an older one is a chunk of its own. */
export async function loadGame(
  id: string,
  version = findGame(id)?.about.version ?? 0,
  log: Parameters<typeof versionsIn>[0] = [],
): Promise<AnyGame> {
  const rules = findRules(id, version)
  if (!rules) throw new Error(`no such game: ${id} ${version}`)
  return loadPart({ what: 'game', game: id }, () => rules.load(versionsIn(log)))
}

/** One board serves every version: what an older one makes is lifted into today's shapes first. */
export async function loadBoard(id: string, lift?: Lift): Promise<AnyBoard | null> {
  const load = boards[`../games/${id}/board/index.tsx`]
  const board = load ? await loadPart({ what: 'board', game: id }, load) : null
  return board && lift ? liftedBoard(board, lift) : board
}

/** Where a picture is missing an emblem stands for it: nothing waits, nothing is said. */
export async function loadPicture(id: string): Promise<Picture | null> {
  return (await pictures[`../games/${id}/board/picture.tsx`]?.()) ?? null
}

/** Looked through in this order: the game's words, its board's, those of the art room, those of an older version of the rules. */
export async function loadWords(id: string, locale: Locale, version?: number): Promise<readonly Catalogue[]> {
  const loads = [
    gameWords[`../games/${id}/words/${locale}.json`],
    boardWords[`../games/${id}/board/words/${locale}.json`],
    artWords[`../art/words/${locale}.json`],
    version === undefined ? undefined : async () => (await findRules(id, version)?.words(locale)) ?? undefined,
  ]
  const found = await loadPart({ what: 'words', game: id }, () => Promise.all(loads.map(async (load) => load?.())))
  return found.filter((words) => words !== undefined)
}

/** What all boards say alike. */
export async function loadArtWords(locale: Locale): Promise<Catalogue> {
  const load = artWords[`../art/words/${locale}.json`]
  return load ? loadPart({ what: 'language' }, load) : {}
}

export async function loadHowto(id: string, locale: Locale): Promise<Catalogue | null> {
  const load = howtos[`../games/${id}/howto/${locale}.json`]
  return load ? loadPart({ what: 'howto', game: id }, load) : null
}

export async function loadScenes(id: string): Promise<readonly SceneSpec[]> {
  const load = scenes[`../games/${id}/howto/scenes.json`]
  return load ? loadPart({ what: 'howto', game: id }, load) : []
}

export interface RulesText {
  readonly text: string
  /** English where nobody has written them in the reader's language. */
  readonly locale: Locale
  /** As it is written, with the places of figures instead of figures, and the figures. */
  readonly written: string
  readonly data: unknown
}

/** The languages somebody has written the rules in. */
export function rulesLocales(id: string): readonly Locale[] {
  return LOCALES.filter((locale) => rules[rulesFile(id, locale)])
}

function rulesFile(id: string, locale: Locale): string {
  return `../games/${id}/rules${locale === 'en' ? '' : `.${locale}`}.md`
}

/** The rules of the printed game, its figures in their places. */
export async function loadRules(id: string, locale: Locale): Promise<RulesText | null> {
  const spoken = rules[rulesFile(id, locale)] ? locale : 'en'
  const load = rules[rulesFile(id, spoken)]
  if (!load) return null
  const [written, data] = await loadPart({ what: 'rules', game: id }, () => Promise.all([load(), loadFigures(id)]))
  return { text: figuresIn(written, data), locale: spoken, written, data }
}

/** The printed figures of a game. */
export async function loadFigures(id: string): Promise<unknown> {
  return JSON.parse((await figures[`../games/${id}/data.json`]?.()) ?? 'null')
}
