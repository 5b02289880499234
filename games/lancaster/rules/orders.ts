/** What may be left to itself: votes nobody cares about, bargains not made, rewards as usual. */
import type { Orders } from '../../../engine/game.ts'
import type { Move, View } from '../types/index.ts'

type Take = (view: View, moves: readonly Move[]) => Move | null

const first =
  (fits: (move: Move, view: View) => boolean): Take =>
  (view, moves) =>
    moves.find((move) => fits(move, view)) ?? null

export const orders: Orders<View, Move> = {
  kinds: [
    { id: 'abstain', take: first((move) => move.type === 'vote' && move.votes === 0) },
    { id: 'no-exchange', take: first((move) => move.type === 'exchange' && move.times === 0) },
    { id: 'decline', take: first((move) => move.type === 'decline') },
    { id: 'reward', take: first((move) => move.type === 'take' && move.what === 'reward') },
    { id: 'name-me', take: first((move, view) => move.type === 'name' && move.seat === view.seat) },
  ],
  turn: (view) => view.round,
}
