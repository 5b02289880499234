/** The sheet of a piece clicked on the map: which order is meant. It stays open for more of them. */
import { Ask, Which } from '../../../art/index.ts'
import type { AssetId, RegionId } from '../rules/ids.ts'
import { asset as assetName, region as regionName } from '../speech/names.ts'
import { useBoard } from './context.tsx'
import { Bid, Controls } from './controls.tsx'

export function Sheet() {
  const board = useBoard()
  const { asked, say } = board
  if (asked === null) return null
  const close = () => board.ask(null)
  const region = asked.startsWith('calais ') ? (asked.slice(7) as RegionId) : null
  const planning = board.view.phase === 'planning'
  const title = region ? say({ say: 'board.bid-in', region: regionName(region) }) : say(assetName(asked as AssetId))
  const cancel = say({ say: 'board.close' })
  if (!region && !planning)
    return (
      <Which
        title={title}
        cancel={cancel}
        offers={board.at(asked)}
        take={({ text }) => board.act([text])}
        onCancel={close}
      />
    )
  return (
    <Ask title={title} cancel={cancel} onCancel={close}>
      {region ? <Bid region={region} /> : <Controls id={asked as AssetId} />}
    </Ask>
  )
}
