/**
 * A page to look at the drawings, not part of the product: all primitives, or with `?game=<id>` a
 * board in play. The board's view comes from the game itself, played for `steps` moves by chance.
 *
 * Parameters: game, seats, seed, steps, seat (`-` for a spectator), locale, theme, calm, hint;
 * until (play on until the view's JSON holds this text, not before the step `from`).
 */
import { render } from 'preact'
import './gallery.css'
import { GamePage } from './play.tsx'
import { Sheet } from './sheet.tsx'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme

const root = document.getElementById('gallery')
const game = query.get('game')
if (root) render(game ? <GamePage id={game} query={query} /> : <Sheet picture={query.get('picture')} />, root)
