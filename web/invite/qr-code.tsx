/** The link as a code for a camera: whoever sits beside you points a phone at it. */
import './qr-code.css'
import { useMemo } from 'preact/hooks'
import { encode } from 'uqr'
import { tell, useWords } from './words.ts'

/** The margin a camera needs to find it. */
const MARGIN = 3

export function QrCode({ link }: { readonly link: string }) {
  const here = useWords()
  const { size, path } = useMemo(() => drawn(link), [link])
  return (
    <figure class="qr-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={here ? tell('qr.label') : ''}>
        <rect width={size} height={size} class="qr-paper" />
        <path d={path} class="qr-ink" shape-rendering="crispEdges" />
      </svg>
      <figcaption>{here && tell('qr.hint')}</figcaption>
    </figure>
  )
}

/** Every row as runs of dark modules. */
function drawn(link: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(link, { ecc: 'M', border: MARGIN })
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.findIndex((each, at) => at > x && !each)
      return [`M${x} ${y}h${end - x}v1h${x - end}z`]
    }),
  )
  return { size, path: runs.join('') }
}
