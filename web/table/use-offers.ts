/** What may be chosen now, each with the words a reader wants: sentences, or notation. */
import { useMemo } from 'preact/hooks'
import type { Offer } from '../../art/board.ts'
import type { AnyGame } from '../../engine/game.ts'
import { ways } from '../spoken/ways.ts'
import type { Scene } from './table.ts'
import type { TableText } from './table-text.ts'

export function useOffers(game: AnyGame, scene: Scene, tableText: TableText): readonly Offer<unknown>[] {
  return useMemo(
    () =>
      scene.choices.map(({ move, text }) => ({
        move,
        text,
        label: ways.value.short ? text : tableText.phrase(game.speech.move(move, scene.view)),
      })),
    [scene, tableText, ways.value.short],
  )
}
