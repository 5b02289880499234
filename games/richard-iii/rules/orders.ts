/** What may be left to itself: the cards one keeps, and how one's blocks behave in battle. */
import type { Orders } from '../../../engine/index.ts'
import type { Move, View } from '../types/index.ts'

type Take = (view: View, moves: readonly Move[]) => Move | null

const first =
  (...types: readonly Move['type'][]): Take =>
  (_view, moves) =>
    moves.find(({ type }) => types.includes(type)) ?? null

/** Only where there is a battle to be fought on: `end` closes much else. */
const regrouped: Take = (view, moves) =>
  view.regroup === null ? null : (moves.find(({ type }) => type === 'end') ?? null)

export const orders: Orders<View, Move> = {
  kinds: [
    { id: 'keep-hand', take: first('decline', 'keep') },
    { id: 'fire', take: first('fire') },
    { id: 'hold', take: first('pass') },
    { id: 'retreat', take: first('retreat') },
    { id: 'no-treason', take: first('hold') },
    { id: 'first-hit', take: first('hit') },
    { id: 'stay', take: regrouped },
    { id: 'spare', take: first('spare') },
  ],
  turn: (view) => view.campaign * 100 + view.turn,
}
