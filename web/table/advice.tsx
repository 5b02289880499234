/** "What would you play?": two or three moves a bot likes, why, and a click that plays them. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Offer } from '../../art/board.ts'
import { ForesightLines } from '../../art/foresight.tsx'
import { Signed } from '../../art/signed.tsx'
import type { Hint } from '../../bots/index.ts'
import type { Phrase } from '../../engine/game.ts'
import { sameJson } from '../../engine/json.ts'
import { botWord } from '../people/levels.ts'
import { MoveButton } from './move-button.tsx'

interface Props {
  readonly ask: () => Promise<readonly Hint[]>
  readonly offers: readonly Offer<unknown>[]
  readonly point: (text: string | null) => void
  readonly act: (text: string) => void
  readonly phrase: (phrase: Phrase) => string
  /** Counts how often it was asked by key. */
  readonly asked: number
  /** Speaks up at every decision by itself. */
  readonly coached: boolean
  /** Hears which moves stand in the open advice. */
  readonly advised: (moves: readonly string[]) => void
}

export function Advice({ ask, offers, point, act, phrase, asked, coached, advised }: Props) {
  const [hints, setHints] = useState<readonly Hint[] | null>(null)
  const [asking, setAsking] = useState(false)
  const latest = useRef(offers)
  latest.current = offers
  useEffect(() => {
    setHints(null)
    if (coached && offers.length > 1) void think()
  }, [offers, coached])
  const think = async (): Promise<void> => {
    setAsking(true)
    const found = await ask()
    setAsking(false)
    // The table has moved on meanwhile.
    if (latest.current !== offers) return
    setHints(found)
    if (!coached) point(found[0]?.move ?? null)
  }
  useEffect(() => {
    advised(hints?.map(({ move }) => move) ?? [])
    return () => advised([])
  }, [hints])
  const heard = useRef(asked)
  useEffect(() => {
    if (asked !== heard.current && !asking) void think()
    heard.current = asked
  }, [asked])
  // Where there is no choice there is nothing to advise.
  if (offers.length < 2) return null
  return (
    <div class="advice" role="status" aria-busy={asking}>
      {hints === null ? (
        <button type="button" class="text-button" aria-disabled={asking} onClick={() => void (asking || think())}>
          {botWord('hint.title')}
        </button>
      ) : (
        <ol>
          {hints.map((hint, i) => {
            const label = offers.find((offer) => offer.text === hint.move)?.label
            return (
              label !== undefined && (
                <li key={hint.move}>
                  <MoveButton text={hint.move} class="hint" act={act} point={point}>
                    <strong>
                      <Signed text={label} />
                    </strong>
                    <ForesightLines lines={why(hints, i, phrase)} />
                  </MoveButton>
                </li>
              )
            )
          })}
        </ol>
      )}
    </div>
  )
}

/**
 * The reasons; what the bot expects is added where it tells the moves apart, and how the move stands to the first where there is nothing
 * else that would.
 */
function why(hints: readonly Hint[], at: number, phrase: (phrase: Phrase) => string) {
  const hint = hints[at]
  if (!hint) return []
  const lines = hint.reasons.map(({ text, tone }) => ({ text: phrase(text), tone }))
  if (new Set(hints.map(({ expects }) => expects)).size > 1)
    lines.push({ text: botWord(`hint.expects.${hint.expects}`), tone: 'plain' })
  const told = hints.slice(0, at).some(({ reasons }) => sameJson(reasons, hint.reasons))
  if (told || lines.length === 0) lines.push({ text: botWord(`hint.rank.${hint.rank}`), tone: 'plain' })
  return lines
}
