/** A picture of a game, drawn by its own board; an emblem where a game has none. */
import { Crown } from '../../art/crown.tsx'
import { Rose } from '../../art/rose.tsx'
import { loadPicture } from '../game-assets.ts'
import { useLoaded } from './use-loaded.ts'

export function GamePicture({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => loadPicture(id), [id])
  if (loaded.state === 'loading') return <span class="picture" />
  const Picture = loaded.state === 'here' ? loaded.value : null
  return (
    <span class="picture" aria-hidden="true">
      {Picture ? <Picture /> : <Heraldry />}
    </span>
  )
}

function Heraldry() {
  return (
    <svg viewBox="0 0 320 200">
      <rect width="320" height="200" fill="var(--parchment)" />
      <Rose house="lancaster" x={105} y={108} size={96} />
      <Rose house="york" x={215} y={108} size={96} />
      <Crown x={160} y={62} size={64} />
    </svg>
  )
}
