/** The sheet of a piece clicked on the map: which order is meant. It stays open for more of them. */
import { Ask, ChoiceButton } from '../../../art/index.ts'
import type { AssetId, RegionId } from '../rules/ids.ts'
import { asset as assetName, region as regionName } from '../speech/names.ts'
import { useDesk } from './context.tsx'
import { Bid, Controls } from './controls.tsx'

export function Sheet() {
  const desk = useDesk()
  const { picked, say } = desk
  if (picked === null || desk.at(picked).length === 0) return null
  const close = () => desk.pick(null)
  const region = picked.startsWith('calais ') ? (picked.slice(7) as RegionId) : null
  const planning = desk.view.phase === 'planning'
  const title = region ? say({ say: 'board.bid-in', region: regionName(region) }) : say(assetName(picked as AssetId))
  return (
    <Ask title={title} cancel={say({ say: 'board.close' })} onCancel={close}>
      {region ? (
        <Bid region={region} />
      ) : planning ? (
        <Controls id={picked as AssetId} />
      ) : (
        desk.at(picked).map((offer) => (
          <ChoiceButton key={offer.text} label={offer.label} choose={() => desk.act([offer.text])} plain>
            {offer.label}
          </ChoiceButton>
        ))
      )}
    </Ask>
  )
}
