/** Words with their signs drawn: an arrow from a font is a blank box wherever the font has none. */
import { Fragment } from 'preact'
import { say } from '../words/index.ts'

export function Signed({ text }: { readonly text: string }) {
  const parts = text.split(/\s*→\s*/)
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <svg viewBox="0 0 18 12" class="arrow" role="img" aria-label={say('sign.to')}>
              <path d="M1 6H16M11.5 1.5 16 6 11.5 10.5" />
            </svg>
          )}
          {part}
        </Fragment>
      ))}
    </>
  )
}
