/** A link to the moment shown, for everybody who gets it; or why there is none. */
import type { Seat } from '../../engine/game.ts'
import { type ComingWordId, tell } from '../coming/words.ts'
import { ask, refused } from '../people/api.ts'
import { packRecord } from './record-link.ts'
import type { ReplaySource } from './source.ts'

export interface Shared {
  readonly link: string | null
  /** For whom it works. */
  readonly says: ComingWordId
}

export async function shareOf(source: ReplaySource, moment: number, eyes: Seat | null): Promise<Shared> {
  const { origin, pathname, hash } = location
  const at = `at=${moment}&eyes=${eyes === null ? 'watch' : eyes}`
  switch (source.reach.kind) {
    case 'running':
      return { link: null, says: 'share.later' }
    case 'given':
      return { link: `${origin}${pathname}?${at}${hash}`, says: 'share.public' }
    case 'public':
      return { link: `${origin}/replay/t/${source.reach.table}?${at}`, says: 'share.public' }
    case 'record': {
      const packed = source.record === null ? null : await packRecord(source.record)
      if (packed === null) return { link: null, says: 'share.large' }
      return { link: `${origin}/replay/link?${at}#${packed}`, says: 'share.local' }
    }
    case 'private': {
      const made = await ask('makeLook', { id: source.reach.table, body: { number: moment } })
      if (refused(made)) return { link: null, says: 'share.refused' }
      return { link: `${origin}/replay/look/${made.token}?at=${made.moment}&eyes=watch`, says: 'share.running' }
    }
  }
}

/** Ends every link to a private table; what there is to say about it. */
export async function endShares(table: string): Promise<string> {
  return refused(await ask('endLooks', { id: table })) ? tell('share.still') : tell('share.ended')
}
