/** One board, in play. Games are found by their folders, so this page names none. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import {
  type AnyGame,
  type AnyKnowledge,
  type Catalogue,
  defaultOptions,
  type Locale,
  type Phrase,
  quick,
  type Reader,
  render as renderPhrase,
} from '../../engine/index.ts'
import type { Board, Offer } from '../board.ts'

const RULES = import.meta.glob<{ game: AnyGame }>('../../games/*/index.ts')
const BOTS = import.meta.glob<{ knowledge: AnyKnowledge }>('../../games/*/bot/index.ts')
const BOARDS = import.meta.glob<{ Board: Board<unknown, unknown> }>('../../games/*/board/index.tsx')
const WORDS = import.meta.glob<{ default: Catalogue }>([
  '../../games/*/words/*.json',
  '../../games/*/board/words/*.json',
  '../words/*.json',
])

interface Loaded {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge | null
  readonly Board: Board<unknown, unknown>
  readonly catalogues: readonly Catalogue[]
}

async function load(id: string, locale: string): Promise<Loaded> {
  const room = `../../games/${id}`
  const [rules, bot, board] = await Promise.all([
    RULES[`${room}/index.ts`]?.(),
    BOTS[`${room}/bot/index.ts`]?.().catch(() => null),
    BOARDS[`${room}/board/index.tsx`]?.(),
  ])
  if (!rules || !board) throw new Error(`no such game: ${id}`)
  const names = [`${room}/words/${locale}.json`, `${room}/board/words/${locale}.json`, `../words/${locale}.json`]
  const words = await Promise.all(names.map((name) => WORDS[name]?.()))
  return {
    game: rules.game,
    knowledge: bot?.knowledge ?? null,
    Board: board.Board,
    catalogues: words.flatMap((module) => (module ? [module.default] : [])),
  }
}

export function GamePage(props: { readonly id: string; readonly query: URLSearchParams }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const locale = (props.query.get('locale') ?? 'en') as Locale
  useEffect(() => {
    void load(props.id, locale).then(setLoaded)
  }, [props.id, locale])
  return loaded ? <Play {...loaded} query={props.query} locale={locale} /> : <p>…</p>
}

function Play(props: Loaded & { readonly query: URLSearchParams; readonly locale: Locale }) {
  const { game, knowledge, Board, query } = props
  const number = (name: string, usual: number) => Number(query.get(name) ?? usual)
  const seats = number('seats', game.about.seatCounts[0] ?? 2)
  const [version, setVersion] = useState(0)
  const [last, setLast] = useState<readonly { readonly type: string }[]>([])
  const [hint, setHint] = useState<string | null>(null)

  const table = useMemo(() => {
    const dice = quick(number('seed', 1))
    const state = game.setup(seats, defaultOptions(game.about), dice)
    const until = query.get('until')
    for (let step = 0; step < number('steps', until ? 9999 : 0); step++) {
      const seat = game.awaiting(state)[0]
      if (seat === undefined) break
      if (until && step >= number('from', 0) && JSON.stringify(game.view(state, seat)).includes(until)) break
      const moves = game.legal(state, seat)
      const move = knowledge?.pick?.(state, seat, moves, dice) ?? moves[dice.int(moves.length)]
      game.apply(state, seat, move, dice, null)
    }
    return { state, dice }
  }, [game])

  const awaited = game.awaiting(table.state)
  const asked = query.get('seat')
  const seat = asked === '-' ? null : asked === null ? (awaited[0] ?? 0) : Number(asked)
  const faces = Array.from({ length: seats }, (_, i) => game.speech.seat(i, seats))
  const reader: Reader = {
    locale: props.locale,
    catalogues: props.catalogues,
    seatName: (i) => renderPhrase(faces[i]?.name ?? { say: '' }, { ...reader, seatName: String }),
  }
  const say = (phrase: Phrase) => renderPhrase(phrase, reader)
  const view = game.view(table.state, seat)
  const moves: Offer<unknown>[] =
    seat === null
      ? []
      : game
          .legal(table.state, seat)
          .map((move) => ({ move, text: game.write(move), label: say(game.speech.move(move, view)) }))

  const act = (texts: readonly string[]) => {
    const told: { readonly type: string }[] = []
    for (const text of texts) {
      const move = seat === null ? undefined : game.legal(table.state, seat).find((known) => game.write(known) === text)
      if (move !== undefined && seat !== null)
        game.apply(table.state, seat, move, table.dice, (event, to) => {
          if (!to || to.includes(seat)) told.push(event)
        })
    }
    setLast(told)
    setVersion(version + 1)
  }

  return (
    <div class="play">
      <p>
        {say(game.speech.prompt(view, seat).ask)} {hint}
      </p>
      <Board
        view={view}
        seat={seat}
        moves={moves}
        act={act}
        say={say}
        seats={faces.map((face) => ({ name: say(face.name), livery: face.livery }))}
        hint={query.get('hint')}
        point={setHint}
        last={last}
        calm={query.has('calm')}
      />
    </div>
  )
}
