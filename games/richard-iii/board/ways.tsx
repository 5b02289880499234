/** "Which way?": asked when a group can reach a place by several routes, by land or by sea. */
import { Ask, ChoiceButton } from '../../../art/index.ts'
import type { Phrase } from '../../../engine/game.ts'
import { type Course, type Place, shipsOf } from './places.ts'
import { placePhrase, useBoard, usePointing } from './context.tsx'

function wayPhrase({ way }: Course): Phrase {
  if (way.by === 'sea')
    return way.zone ? { say: 'board.way.zone', zone: { say: `zone.${way.zone}` } } : { say: 'board.way.sea' }
  const between = way.route.slice(1, -1)
  return between.length > 0
    ? { say: 'board.way.through', areas: between.map(placePhrase) }
    : { say: 'board.way.straight' }
}

export function Ways(props: {
  readonly place: Place
  readonly go: (course: Course) => void
  readonly onCancel: () => void
}) {
  const board = useBoard()
  const { say } = board
  const { hinted } = usePointing()
  return (
    <Ask title={say({ say: 'board.which-way', area: placePhrase(props.place) })} onCancel={props.onCancel}>
      {(board.courses.get(props.place) ?? []).map((course) => {
        const text = say(wayPhrase(course))
        const label = course.deeds.length === 1 ? course.deeds[0]?.offer.label : undefined
        return (
          <ChoiceButton
            key={course.way.key}
            label={label ?? text}
            choose={() => props.go(course)}
            hinted={hinted?.way.key === course.way.key}
            onPoint={(on) => board.point(on ? (course.deeds[0]?.offer.text ?? null) : null)}
            class="r3-deed"
          >
            {text}
            {board.picked.length > 1 && <small>{say({ say: 'board.blocks', n: course.blocks.length })}</small>}
            {shipsOf(course) > 1 && <small>{say({ say: 'board.ships', n: shipsOf(course) })}</small>}
          </ChoiceButton>
        )
      })}
    </Ask>
  )
}
