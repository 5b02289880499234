/** What the signs of this board mean. */
import {
  Castle,
  Coin,
  Crown,
  Laurel,
  Mitre,
  Nobleman,
  Port,
  Rise,
  RoseStone,
  Ship,
  type Sign,
  Town,
  Vote,
} from '../../../art/index.ts'
import { Captaincy, Cube, Hired, Pennon } from './piece.tsx'

export function signs(): readonly Sign[] {
  const sign = (id: string, drawing: Sign['drawing']): Sign => ({ say: id, drawing })
  return [
    sign('type.castle', <Castle />),
    sign('type.large-town', <Town large />),
    sign('type.town', <Town />),
    sign('type.port', <Port />),
    sign('type.ship', <Ship />),
    sign('type.bishop', <Mitre />),
    sign('type.noble', <Nobleman />),
    sign('board.sign.votes', <Vote />),
    sign('board.sign.prizes', <Laurel points={9} />),
    sign('board.sign.points', <Rise />),
    sign('board.sign.income', <Coin />),
    sign('board.sign.leader', <Crown />),
    sign('award.captain-of-calais', <Captaincy size={180} />),
    sign('board.sign.rose', <RoseStone house="york" />),
    sign('board.sign.troops', <Pennon n={3} />),
    sign('board.sign.mercenaries', <Hired n={2} />),
    sign('board.sign.white', <Cube colour="white" />),
    sign('board.sign.black', <Cube colour="black" />),
  ]
}
