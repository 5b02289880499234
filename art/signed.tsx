/** Words with their signs drawn: an arrow from a font is a blank box wherever the system has no such font. */
import { Fragment } from 'preact'

/** Stands for a way from one place to the next, in the words of a game; never seen as a letter. */
export const ARROW = '→'

export function Arrow() {
  return (
    <svg viewBox="0 0 18 12" class="arrow" aria-hidden="true">
      <path d="M1 6H16M11.5 1.5 16 6 11.5 10.5" />
    </svg>
  )
}

export function Signed({ text }: { readonly text: string }) {
  const parts = text.split(ARROW)
  if (parts.length === 1) return <>{text}</>
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              <Arrow />
              <span class="unseen-arrow">{ARROW}</span>
            </>
          )}
          {part}
        </Fragment>
      ))}
    </>
  )
}
