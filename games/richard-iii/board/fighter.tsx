/** A block in battle, face up: strength, rating with its bonuses and why, what its fire is worth. */
import { ChoiceButton, Crown, type Fact, Icon, Mitre, Town } from '../../../art/index.ts'
import type { FighterView } from '../types/index.ts'
import { Arms } from './arms.tsx'
import type { Deed } from './places.ts'
import { blockPhrase, type BoardContext, useBoard, usePointing } from './context.tsx'
import { printedFact } from './facts.ts'
import { expectedHits } from './odds.ts'
import { BlockIcon } from './tray.tsx'

const SIGN = {
  shield: () => <path d="M-34 -40 H34 V-4 C34 20 16 34 0 42 C-16 34 -34 20 -34 -4 Z" class="r3-own-land" />,
  crown: () => <Crown />,
  cathedral: () => <Mitre />,
  city: () => <Town large />,
  wales: () => <Arms of="mercenary-welsh" />,
} as const

export function Fighter(props: {
  readonly fighter: FighterView
  /** What taking this block does now: a hit, a target. */
  readonly deed: Deed | undefined
  /** One of the blocks whose turn it is, for its owner to name. */
  readonly choose: (() => void) | undefined
  readonly acting: boolean
  readonly odds: string
}) {
  const board = useBoard()
  const { say, view } = board
  const { hinted } = usePointing()
  const { fighter, deed } = props
  const name = say(blockPhrase(fighter.block))
  const hits = expectedHits(fighter.strength, fighter.firepower)
  const fact = fighterFact(board, fighter, hits)
  const next = view.battle?.next.includes(fighter.block) === true
  return (
    <ChoiceButton
      label={deed?.offer.label ?? `${name}, ${fact.lines.join(', ')}`}
      choose={deed ? () => board.act([deed.offer.text]) : props.choose}
      picked={props.choose ? props.acting : undefined}
      hinted={deed ? hinted === deed : hinted?.blocks.includes(fighter.block)}
      onPoint={deed && ((on) => board.point(on ? deed.offer.text : null))}
      fact={fact}
      place={`block ${fighter.block}`}
      reach
      class={`r3-fighter ${fighter.acted ? 'acted' : ''} ${next ? 'next' : ''}`}
    >
      <span class="unseen">{name}</span>
      <BlockIcon
        block={fighter.block}
        name={name}
        strength={fighter.strength}
        size={62}
        lying
        title={view.king === fighter.block ? 'king' : view.pretender === fighter.block ? 'pretender' : null}
      />
      <small class="figure">
        <b>
          {fighter.letter}
          {fighter.firepower}
        </b>
        {fighter.bonuses.length > 0 && (
          <span class="r3-bonus" aria-hidden="true">
            {fighter.bonuses.map((bonus) => (
              <Icon key={bonus} size={16}>
                {SIGN[bonus]()}
              </Icon>
            ))}
          </span>
        )}
        {props.odds || (fighter.acted ? <Tick /> : say({ say: 'board.expect', hits: hits.toFixed(1) }))}
      </small>
    </ChoiceButton>
  )
}

/** Has struck in this round. */
function Tick() {
  return (
    <Icon size={13}>
      <path d="M-38 4 L-12 32 L40 -34" class="r3-tick" />
    </Icon>
  )
}

function fighterFact(board: BoardContext, fighter: FighterView, hits: number): Fact {
  const { say } = board
  const base = printedFact(board, fighter.block, fighter.strength)
  return {
    title: base.title,
    lines: [
      say({ say: 'board.fires', n: fighter.strength, power: fighter.firepower }),
      say({ say: 'board.expect-long', hits: hits.toFixed(1) }),
      ...fighter.bonuses.map((bonus) => say({ say: `board.bonus.${bonus}` })),
      ...(fighter.acted ? [say({ say: 'board.acted' })] : []),
      ...(fighter.mayCharge ? [say({ say: 'board.may-charge' })] : []),
      ...base.lines.slice(1),
    ],
  }
}
