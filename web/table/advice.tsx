/** "What would you play?": two or three moves a bot likes, with what it expects from them. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Offer } from '../../art/board.ts'
import type { Hint } from '../../bots/index.ts'
import { botWord } from '../people/levels.ts'

interface Props {
  readonly ask: () => Promise<readonly Hint[]>
  readonly offers: readonly Offer<unknown>[]
  readonly point: (text: string | null) => void
  /** Counts how often it was asked by key. */
  readonly asked: number
}

export function Advice({ ask, offers, point, asked }: Props) {
  const [hints, setHints] = useState<readonly Hint[] | null>(null)
  const [asking, setAsking] = useState(false)
  useEffect(() => setHints(null), [offers])
  const think = async (): Promise<void> => {
    setAsking(true)
    const found = await ask()
    setAsking(false)
    setHints(found)
    point(found[0]?.move ?? null)
  }
  const heard = useRef(asked)
  useEffect(() => {
    if (asked !== heard.current && !asking) void think()
    heard.current = asked
  }, [asked])
  if (offers.length === 0) return null
  return (
    <div class="advice" role="status" aria-busy={asking}>
      {hints === null ? (
        <button type="button" class="text-button" aria-disabled={asking} onClick={() => void (asking || think())}>
          {botWord('hint.title')}
        </button>
      ) : (
        <ol>
          {hints.map((hint) => (
            <li key={hint.move}>
              {offers.find((offer) => offer.text === hint.move)?.label}
              <span class="quiet">, {botWord(`hint.expects.${hint.expects}`)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
