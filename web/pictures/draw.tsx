/**
 * Tables drawn without a browser, by the very boards that people play on. Built into a file of its own, which the server loads in a
 * thread: boards are written in JSX, which Node does not read.
 */
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { SeatFace } from '../../art/board.ts'
import type { Draw, Still } from '../../art/still.ts'
import type { AnyGame, Phrase } from '../../engine/game.ts'
import { liveriesOf } from '../../engine/liveries.ts'
import { type Catalogue, type Reader, render } from '../../engine/words.ts'
import { loadBoard, loadGame, loadPicture, loadWords } from '../game-assets.ts'
import { boardPlace, Card, CARD } from './card.tsx'
import { findTag, readMarkup, type Tag } from './markup.ts'
import { plainSvg } from './plain-svg.ts'
import { readStyles, type Styles } from './style-sheet.ts'

const shared = import.meta.glob<string>(['../../art/theme.css', '../../art/board.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const own = import.meta.glob<string>('../../games/*/board/*.css', { query: '?raw', import: 'default', eager: true })

/** The families as the files of the fonts name them. */
const FONTS = `:root { --serif: 'Alegreya Medium'; --sans: 'Alegreya Sans'; }`

/** A board alone is as wide as a mail. */
const WIDTH = 640

const sheets = new Map<string, Styles>()

export const draw: Draw = async (still) => {
  const { shape, theme } = still
  const [game, words] = await Promise.all([
    loadGame(still.game, still.version),
    loadWords(still.game, still.locale, still.version),
  ])
  const { faces, say } = textOf(still, game, words)
  const drawn = await boardOf(still, game, faces, say)
  const sheet = { styles: stylesOf(still.game), theme }
  const only = drawn && drawingIn(renderToString(drawn))
  const ratio = shapeOf(only?.at(-1))
  if (shape === 'board' && only) {
    const size = { width: WIDTH, height: Math.round(WIDTH / ratio) }
    return { svg: plainSvg(only, sheet, { xmlns: SVG, width: `${size.width}`, height: `${size.height}` }), ...size }
  }
  const place = boardPlace(ratio)
  const card = <Card board={place} title={say({ say: 'name' })} lines={still.lines} faces={faces} />
  // Rendered together, so that no two parts have the same id.
  const both = readMarkup(renderToString(<div>{[<div>{drawn}</div>, card]}</div>))
  const frame = findTag(both, (tag) => tag.attributes.get('class') === 'still-card') ?? []
  const board = drawn ? drawingOf(both) : null
  const { x, y, width, height } = place
  const inner = board ? plainSvg(board, sheet, { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` }) : ''
  const outer = plainSvg(frame, sheet, { width: `${CARD.width}`, height: `${CARD.height}` })
  return { svg: outer.replace(/<\/svg>$/, `${inner}</svg>`), ...CARD }
}

const SVG = 'http://www.w3.org/2000/svg'

function textOf(still: Still, game: AnyGame, catalogues: readonly Catalogue[]) {
  const seats = still.names.length
  const reader = (seatName: (seat: number) => string): Reader => ({ locale: still.locale, catalogues, seatName })
  const nameOf = (seat: number): string =>
    still.names[seat] ?? render(game.speech.seat(seat, seats).name, reader(String))
  const faces = liveriesOf(game, seats).map((livery, seat): SeatFace => ({ name: nameOf(seat), livery }))
  return { faces, say: (phrase: Phrase) => render(phrase, reader(nameOf)) }
}

/** The board as the viewer would see it with nothing to do; before the start the game's own picture. */
async function boardOf(
  { game: id, view, seat }: Still,
  game: AnyGame,
  seats: readonly SeatFace[],
  say: (phrase: Phrase) => string,
): Promise<VNode | null> {
  if (view === null) {
    const Picture = await loadPicture(id)
    return Picture && <Picture />
  }
  const Board = await loadBoard(id, game.lift)
  const still = { moves: [], act: () => undefined, hint: null, last: [], calm: true }
  return Board && <Board view={view} seat={seat} seats={seats} say={say} {...still} />
}

function drawingIn(markup: string): readonly Tag[] | null {
  return drawingOf(readMarkup(markup))
}

/** The map of a board, else the first drawing there is. */
function drawingOf(root: Tag): readonly Tag[] | null {
  const isDrawing = (tag: Tag): boolean => tag.name === 'svg' && tag.attributes.get('class') !== 'still-card'
  const map = findTag(root, (tag) => tag.attributes.get('class') === 'board-map')
  const last = map?.at(-1)
  const within = last && findTag(last, isDrawing)
  return map && within ? [...map, ...within] : findTag(root, isDrawing)
}

/** Width over height. */
function shapeOf(svg: Tag | undefined): number {
  const [, , width = 1, height = 1] = (svg?.attributes.get('viewBox') ?? '0 0 1 1').split(' ').map(Number)
  return width / height
}

function stylesOf(game: string): Styles {
  const known = sheets.get(game)
  if (known) return known
  const files = Object.entries(own).filter(([path]) => path.startsWith(`../../games/${game}/`))
  // What a board shares with its picture comes first, as the board has it.
  const ordered = files.sort(([a], [b]) => Number(b.endsWith('picture.css')) - Number(a.endsWith('picture.css')))
  const styles = readStyles([...Object.values(shared), ...ordered.map(([, text]) => text), FONTS])
  sheets.set(game, styles)
  return styles
}
